import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('fear', () => {
  it('returns an enemy creature to the hand of its owner', () => {
    const t = table({
      me: { house: 'dis', hand: ['fear'], line: ['tocsin'] },
      foe: { line: ['mother', { id: 'niffle-queen', damage: 4, stunned: true }], hand: ['regrowth'] },
    });
    t.me.play('fear').choose('niffle-queen');
    t.expect({
      me: { hand: [], aember: 0, line: ['tocsin'], discard: ['fear'] },
      foe: { line: ['mother'], hand: ['regrowth', 'niffle-queen'] },
    });
  });

  it('discards the upgrades and takes the æmber on the creature', () => {
    const t = table({
      me: { house: 'dis', hand: ['fear'] },
      foe: { line: [{ id: 'raiding-knight', aember: 2, upgrades: ['protect-the-weak'] }] },
    });
    t.me.play('fear');
    t.expect({
      me: { aember: 2 },
      foe: { aember: 0, line: [], hand: ['raiding-knight'], discard: ['protect-the-weak'] },
    });
  });

  it('does not reach a friendly creature', () => {
    const t = table({ me: { house: 'dis', hand: ['fear'], line: ['tocsin'] }, foe: { line: [] } });
    t.me.play('fear');
    t.expect({ me: { line: ['tocsin'], hand: [], discard: ['fear'] } });
  });

  it('is stopped by a ward', () => {
    const t = table({ me: { house: 'dis', hand: ['fear'] }, foe: { line: [{ id: 'mother', warded: true }] } });
    t.me.play('fear');
    t.expect({ foe: { line: ['mother'], hand: [] } });
  });
});
