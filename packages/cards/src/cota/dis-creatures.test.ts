// Creatures of Dis that do something when they are played, reap, are used or are destroyed.
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';
import { targetsOf } from '../testing/targets.ts';

describe('drumble', () => {
  it.each([
    { pool: 7, left: 0, captured: 7 },
    { pool: 12, left: 0, captured: 12 },
    { pool: 6, left: 6, captured: 0 },
    { pool: 0, left: 0, captured: 0 },
  ])('captures $captured from a pool of $pool', ({ pool, left, captured }) => {
    const t = table({ me: { house: 'dis', hand: ['drumble'], aember: 8 }, foe: { aember: pool } });
    t.me.play('drumble');
    t.expect({
      me: { aember: 8, line: [{ id: 'drumble', aember: captured, exhausted: true }] },
      foe: { aember: left },
    });
  });

  it('is elusive', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler', 'charette'] },
      foe: { line: [{ id: 'drumble', aember: 7 }] },
    });
    t.me.fight('shooler', 'drumble');
    t.expect({
      me: { aember: 0, line: [{ id: 'shooler', exhausted: true }, 'charette'] },
      foe: { line: [{ id: 'drumble', aember: 7 }] },
    });
    t.me.fight('charette', 'drumble');
    t.expect({
      me: {
        aember: 7,
        line: [
          { id: 'shooler', exhausted: true },
          { id: 'charette', damage: 2, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });
});

/** The three Masters differ in nothing but the power of their victims. */
function master(n: number, victim: string, other: string): void {
  const id = `master-of-${n}`;

  it(`may destroy a creature with exactly ${n} power when it reaps`, () => {
    const t = table({ me: { house: 'dis', line: [id] }, foe: { line: [other, victim, 'mother', victim] } });
    t.me.reap(id).yes();
    expect(t.options()).toEqual([victim, victim]);
    t.me.choose(`${victim}#2`);
    t.expect({
      me: { aember: 1, line: [{ id, exhausted: true }] },
      foe: { line: [other, victim, 'mother'], discard: [victim] },
    });
  });

  it('may be declined', () => {
    const t = table({ me: { house: 'dis', line: [id] }, foe: { line: [victim] } });
    t.me.reap(id).no();
    t.expect({ me: { aember: 1, line: [{ id, exhausted: true }] }, foe: { line: [victim] } });
  });

  it('looks at the power that a creature has now', () => {
    const t = table({
      me: { house: 'dis', line: [id] },
      foe: {
        line: [
          { id: victim, power: 1 },
          { id: 'bad-penny', power: n - 1 },
        ],
        hand: [],
      },
    });
    t.me.reap(id).yes();
    t.expect({
      me: { aember: 1, line: [{ id, exhausted: true }] },
      foe: { line: [{ id: victim, power: 1 }], hand: ['bad-penny'] },
    });
  });

  it('may destroy a friendly creature', () => {
    const t = table({ me: { house: 'dis', line: [id, victim] }, foe: { line: [other] } });
    t.me.reap(id).yes();
    t.expect({ me: { aember: 1, line: [{ id, exhausted: true }], discard: [victim] }, foe: { line: [other] } });
  });

  it('asks nothing where there is no such creature', () => {
    const t = table({ me: { house: 'dis', line: [id] }, foe: { line: ['mother', { id: 'valdr', damage: 6 - n }] } });
    t.me.reap(id);
    t.expect({
      me: { aember: 1, line: [{ id, exhausted: true }] },
      foe: { line: ['mother', { id: 'valdr', damage: 6 - n }] },
    });
  });

  it('destroys nothing more when it fights', () => {
    const t = table({ me: { house: 'dis', line: [id] }, foe: { line: ['dust-imp', victim] } });
    t.me.fight(id, 'dust-imp');
    t.expect({
      me: { aember: 0, line: [{ id, damage: 2, exhausted: true }] },
      foe: { aember: 2, line: [victim] },
    });
  });
}

describe('master-of-1', () => master(1, 'urchin', 'dust-imp'));
describe('master-of-2', () => master(2, 'silvertooth', 'tocsin'));
describe('master-of-3', () => master(3, 'tocsin', 'dust-imp'));

describe('pit-demon', () => {
  it('steals 1 by its action', () => {
    const t = table({ me: { house: 'dis', line: ['pit-demon'], aember: 1 }, foe: { aember: 3 } });
    t.me.action('pit-demon');
    t.expect({ me: { aember: 2, line: [{ id: 'pit-demon', exhausted: true }] }, foe: { aember: 2 } });
  });

  it('steals nothing from an empty pool', () => {
    const t = table({ me: { house: 'dis', line: ['pit-demon'] }, foe: { aember: 0 } });
    t.me.action('pit-demon');
    t.expect({ me: { aember: 0, line: [{ id: 'pit-demon', exhausted: true }] }, foe: { aember: 0 } });
  });

  it('needs its house, and steals nothing by reaping or fighting', () => {
    const t = table({ me: { house: 'logos', line: ['pit-demon'] }, foe: { aember: 3 } });
    t.me.cannot('action', 'pit-demon', 'wrong-house');
    const u = table({ me: { house: 'dis', line: ['pit-demon', 'pit-demon'] }, foe: { aember: 3, line: ['dust-imp'] } });
    u.me.reap('pit-demon').fight('pit-demon#2', 'dust-imp');
    u.expect({
      me: {
        aember: 1,
        line: [
          { id: 'pit-demon', exhausted: true },
          { id: 'pit-demon', damage: 2, exhausted: true },
        ],
      },
      foe: { aember: 5, line: [] },
    });
  });
});

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
