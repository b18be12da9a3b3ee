import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';
import { powersIn } from '../../testing/seen.ts';

describe('solo', () => {
  it('alone it has 20 more power, and gives 3 æmber after a fight', () => {
    const t = table({ me: { house: 'dis', line: ['solo'] }, foe: { line: ['troll', 'mother'] } });
    expect(powersIn(t)).toEqual([[25], [8, 5]]);
    t.me.fight('solo', 'troll');
    t.expect({ me: { aember: 3, line: [{ id: 'solo', exhausted: true, damage: 8 }] }, foe: { line: ['mother'] } });
  });

  it('beside another friendly creature it has neither', () => {
    const t = table({ me: { house: 'dis', line: ['solo', 'bumpsy'] }, foe: { line: ['dextre', 'mother'] } });
    expect(powersIn(t)[0]).toEqual([5, 5]);
    t.me.fight('solo', 'dextre');
    t.expect({
      me: { aember: 0, line: [{ id: 'solo', exhausted: true, damage: 3 }, 'bumpsy'] },
      foe: { line: ['mother'] },
    });
  });

  it('with damage it dies as soon as it is alone no more', () => {
    const t = table({ me: { house: 'dis', hand: ['dust-imp'], line: [{ id: 'solo', damage: 8 }] }, foe: {} });
    t.me.play('dust-imp');
    t.expect({ me: { line: [{ id: 'dust-imp', exhausted: true }], discard: ['solo'] } });
  });

  it('Fate: destroys each creature', () => {
    const t = fated('solo', { line: ['valdr'] }, { line: ['troll', 'mother'] });
    t.expect({
      me: { line: [], discard: ['solo', 'mother', 'troll'] },
      foe: { line: [], discard: ['valdr', 'punch'] },
    });
  });
});
