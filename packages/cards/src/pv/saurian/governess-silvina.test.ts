import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('governess-silvina', () => {
  it('moves all æmber from a friendly creature to the most powerful enemy creature', () => {
    const t = table({
      me: {
        house: 'saurian',
        hand: ['governess-silvina'],
        line: [
          { id: 'valdr', aember: 3 },
          { id: 'troll', aember: 1 },
        ],
      },
      foe: { line: ['bumpsy', 'troll'] },
    });
    t.me.play('governess-silvina', 'left').choose('valdr');
    t.expect({
      me: { line: [{ id: 'governess-silvina', exhausted: true }, 'valdr', { id: 'troll', aember: 1 }] },
      foe: { line: ['bumpsy', { id: 'troll', aember: 3 }] },
    });
  });

  it('leaves the æmber where it is without an enemy creature', () => {
    const t = table({
      me: { house: 'saurian', hand: ['governess-silvina'], line: [{ id: 'valdr', aember: 3 }] },
      foe: {},
    });
    t.me.play('governess-silvina', 'left');
    t.expect({
      me: {
        line: [
          { id: 'governess-silvina', exhausted: true },
          { id: 'valdr', aember: 3 },
        ],
      },
    });
  });

  it('Scrap: stuns 2 creatures without æmber on them, on either side', () => {
    const t = table({
      me: { house: 'saurian', hand: ['governess-silvina'], line: ['valdr', 'troll'] },
      foe: { line: [{ id: 'bumpsy', aember: 1 }, 'dextre'] },
    });
    t.me.discard('governess-silvina');
    expect(t.options()).toEqual(['valdr', 'troll', 'dextre']);
    t.me.choose('troll', 'dextre');
    t.expect({
      me: { line: ['valdr', { id: 'troll', stunned: true }] },
      foe: {
        line: [
          { id: 'bumpsy', aember: 1 },
          { id: 'dextre', stunned: true },
        ],
      },
    });
  });
});
