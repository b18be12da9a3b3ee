// Upgrades that change their player and their creature, and shares of æmber that do not suffice for all.
import { describe, it } from 'vitest';
import {
  a,
  aember,
  attach,
  capture,
  choose,
  constant,
  controls,
  creature,
  destroy,
  each,
  eachAsFarAs,
  eachTime,
  friendly,
  gain,
  host,
  play,
  table,
  takeControl,
  upgrade,
  yourTurnBegins,
} from '../../../index.ts';
import { gear, spell } from '../../../testing/cards.ts';

const houses = ['brobnar', 'dis', 'logos'] as const;
const bell = gear('bell', eachTime(yourTurnBegins, gain(1)));
const pull = spell(
  'pull',
  choose(a(friendly(creature)), (chosen) => [takeControl(each(upgrade)), attach(each(upgrade), chosen)]),
);

describe('control of an upgrade', () => {
  it('it stays on its creature, and speaks to its new player; it leaves to its owner', () => {
    const t = table({
      me: {
        house: 'brobnar',
        houses,
        hand: [spell('grab', takeControl(each(upgrade))), spell('end-it', destroy(each(upgrade)))],
      },
      foe: { houses, line: [{ id: 'two', upgrades: [bell] }] },
    });
    t.me.play('grab').end();
    t.expect({ me: { aember: 0 }, foe: { aember: 0, line: [{ id: 'two', upgrades: ['bell'] }] } });
    t.foe.house('brobnar').end();
    t.expect({ me: { aember: 1 }, foe: { aember: 0, line: [{ id: 'two', upgrades: ['bell'] }] } });
    t.me.house('brobnar').play('end-it');
    t.expect({ foe: { line: ['two'], discard: ['bell'] } });
  });

  it('all of them are moved to one creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: [pull], line: [{ id: 'one', upgrades: ['hat'] }, 'four'] },
      foe: { line: [{ id: 'two', upgrades: [bell] }] },
    });
    t.me.play('pull').choose('four');
    t.expect({ me: { line: ['one', { id: 'four', upgrades: ['hat', 'bell'] }] }, foe: { line: ['two'] } });
  });

  it('what it controls goes back when it is moved', () => {
    const collar = gear('leash', constant(controls(host)), play());
    const t = table({
      me: { house: 'brobnar', hand: [collar, pull], line: ['four'] },
      foe: { line: ['two'] },
    });
    t.me.play('leash').choose('two');
    t.me.flank('left');
    t.expect({ me: { line: [{ id: 'two', upgrades: ['leash'] }, 'four'] }, foe: { line: [] } });
    t.me.play('pull').choose('four');
    t.expect({ me: { line: [{ id: 'four', upgrades: ['leash'] }] }, foe: { line: ['two'] } });
  });
});

describe('shares of more than one', () => {
  const tax = spell('tax', capture(2, eachAsFarAs(aember('opponent'), friendly(creature), 2)));

  it('Pick share: each takes as much, where it suffices nobody is asked', () => {
    const t = table({ me: { house: 'brobnar', hand: [tax], line: ['one', 'two'] }, foe: { aember: 5 } });
    t.me.play('tax');
    t.expect({
      me: {
        line: [
          { id: 'one', aember: 2 },
          { id: 'two', aember: 2 },
        ],
      },
      foe: { aember: 1 },
    });
  });

  it('Pick share: the last one finds less, and the active player says who that is', () => {
    const t = table({ me: { house: 'brobnar', hand: [tax], line: ['one', 'two', 'three'] }, foe: { aember: 3 } });
    t.me.play('tax').choose('three', 'one');
    t.expect({ me: { line: [{ id: 'one', aember: 1 }, 'two', { id: 'three', aember: 2 }] }, foe: { aember: 0 } });
  });
});
