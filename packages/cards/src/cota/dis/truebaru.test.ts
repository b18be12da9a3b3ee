import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('truebaru', () => {
  it('costs 3 to be played', () => {
    const t = table({ me: { house: 'dis', hand: ['truebaru'], aember: 4 }, foe: { aember: 1 } });
    t.me.play('truebaru');
    t.expect({ me: { aember: 1, hand: [], line: [{ id: 'truebaru', exhausted: true }] }, foe: { aember: 1 } });
  });

  it.each([{ pool: 0 }, { pool: 2 }])('cannot be played with $pool', ({ pool }) => {
    const t = table({ me: { house: 'dis', hand: ['truebaru'], aember: pool }, foe: { aember: 5 } });
    t.me.cannot('play', 'truebaru', 'toll');
    t.expect({ me: { aember: pool, hand: ['truebaru'] }, foe: { aember: 5 } });
  });

  it('can be played with exactly 3, and discarded with none', () => {
    const t = table({ me: { house: 'dis', hand: ['truebaru', 'truebaru'], aember: 3 }, foe: {} });
    t.me.play('truebaru').discard('truebaru');
    t.expect({ me: { aember: 0, hand: [], line: [{ id: 'truebaru', exhausted: true }], discard: ['truebaru'] } });
  });

  it('costs 3 also when an ability plays it, and stays where it is when that is too much', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole', 'wild-wormhole'], deck: ['truebaru', 'truebaru'], aember: 2 },
      foe: {},
    });
    t.me.play('wild-wormhole');
    t.expect({ me: { aember: 0, line: [{ id: 'truebaru', exhausted: true }], deck: ['truebaru'] } });
    t.me.play('wild-wormhole');
    t.expect({ me: { aember: 1, line: [{ id: 'truebaru', exhausted: true }], deck: ['truebaru'] } });
  });

  it('costs nothing when it is put into play', () => {
    const t = table({
      me: { house: 'dis', line: [{ id: 'truebaru', damage: 6 }] },
      foe: { line: [{ id: 'overlord-greking', power: 1 }], aember: 1 },
    });
    t.me.fight('truebaru', 'overlord-greking').flank('right');
    t.expect({
      me: { aember: 5, line: [] },
      foe: {
        aember: 1,
        line: [
          { id: 'overlord-greking', power: 1, damage: 7 },
          { id: 'truebaru', exhausted: true },
        ],
      },
    });
  });

  it('gives its controller 5 when it is destroyed', () => {
    const t = table({
      me: { house: 'dis', hand: ['hand-of-dis'], line: ['tocsin', { id: 'truebaru', owner: 1 }, 'mother'] },
      foe: { aember: 1 },
    });
    t.me.play('hand-of-dis');
    t.expect({ me: { aember: 5, line: ['tocsin', 'mother'] }, foe: { aember: 1, discard: ['truebaru'] } });
  });

  it('gives nothing when it leaves otherwise', () => {
    const t = table({ me: { house: 'dis', hand: ['fear'] }, foe: { line: ['truebaru'], hand: [] } });
    t.me.play('fear');
    t.expect({ me: { aember: 0 }, foe: { aember: 0, line: [], hand: ['truebaru'] } });
  });

  it('has taunt', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin'] },
      foe: { line: ['mother', 'truebaru', 'charette', 'shooler'] },
    });
    expect(targetsOf(t, 'tocsin')).toEqual(['truebaru', 'shooler']);
  });
});
