import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('assert-dominance', () => {
  it('readies a friendly creature of any house, which fights without harm to itself', () => {
    const t = table({
      me: { house: 'untamed', hand: ['assert-dominance'], line: [{ id: 'bumpsy', exhausted: true }, 'mother'] },
      foe: { line: ['troll'] },
    });
    t.me.play('assert-dominance').choose('bumpsy');
    t.expect({
      me: { line: [{ id: 'bumpsy', exhausted: true }, 'mother'] },
      foe: { line: [{ id: 'troll', damage: 5 }] },
    });
  });

  it('gives the skirmish for this turn, and only to that creature', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, hand: ['assert-dominance'], line: ['mighty-tiger', 'mother'] },
      foe: { ...foeHouses, line: ['troll'] },
    });
    t.me.play('assert-dominance').choose('mighty-tiger').end();
    t.foe.house('dis').end();
    t.me.house('untamed').fight('mighty-tiger', 'troll');
    t.expect({ me: { line: ['mother'], discard: ['mighty-tiger'] }, foe: { line: [], discard: ['troll'] } });
  });

  it('readies a creature that has nobody to fight', () => {
    const t = table({
      me: { house: 'untamed', hand: ['assert-dominance'], line: [{ id: 'bumpsy', exhausted: true }] },
      foe: {},
    });
    t.me.play('assert-dominance');
    t.expect({ me: { line: ['bumpsy'] } });
  });

  it('takes the stun off a stunned creature instead of the fight', () => {
    const t = table({
      me: { house: 'untamed', hand: ['assert-dominance'], line: [{ id: 'bumpsy', stunned: true, exhausted: true }] },
      foe: { line: ['troll'] },
    });
    t.me.play('assert-dominance');
    t.expect({ me: { line: [{ id: 'bumpsy', exhausted: true }] }, foe: { line: ['troll'] } });
  });

  it('is played for nothing without a friendly creature', () => {
    const t = table({ me: { house: 'untamed', hand: ['assert-dominance'] }, foe: { line: ['troll'] } });
    t.me.play('assert-dominance');
    t.expect({ me: { line: [], discard: ['assert-dominance'] }, foe: { line: ['troll'] } });
  });
});
