import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ged-hammer', () => {
  it('readies and enrages each other friendly Brobnar creature as it is destroyed', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['punch'],
        line: [
          { id: 'ged-hammer', damage: 3 },
          { id: 'troll', exhausted: true },
          { id: 'mother', exhausted: true },
          'bumpsy',
        ],
      },
      foe: { line: [{ id: 'krump', exhausted: true }] },
    });
    t.me.play('punch').choose('ged-hammer');
    t.expect({
      me: {
        line: [
          { id: 'troll', enraged: true },
          { id: 'mother', exhausted: true },
          { id: 'bumpsy', enraged: true },
        ],
      },
      foe: { line: [{ id: 'krump', exhausted: true }] },
    });
  });

  it('does nothing when it leaves otherwise', () => {
    const t = table({
      me: { house: 'untamed', hand: ['nature-s-call'], line: ['ged-hammer', { id: 'troll', exhausted: true }] },
    });
    t.me.play('nature-s-call').choose('ged-hammer').done();
    t.expect({ me: { hand: ['ged-hammer'], line: [{ id: 'troll', exhausted: true }] } });
  });
});
