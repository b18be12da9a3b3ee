import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('phase-shift', () => {
  it('lets one card of another house be played, with its bonus, and no second one', () => {
    const t = table({
      me: { house: 'logos', hand: ['phase-shift', 'dust-pixie', 'urchin'] },
      foe: { aember: 2 },
    });
    t.me.cannot('play', 'dust-pixie', 'wrong-house').play('phase-shift').play('dust-pixie');
    t.me.cannot('play', 'urchin', 'wrong-house');
    t.expect({
      me: { aember: 2, hand: ['urchin'], line: [{ id: 'dust-pixie', exhausted: true }] },
      foe: { aember: 2 },
    });
  });

  it('does not let it be discarded or used', () => {
    const t = table({
      me: { house: 'logos', hand: ['phase-shift', 'punch'], line: ['tocsin'], artifacts: ['dominator-bauble'] },
      foe: {},
    });
    t.me.play('phase-shift').cannot('discard', 'punch', 'wrong-house').cannot('reap', 'tocsin', 'wrong-house');
    t.me.cannot('action', 'dominator-bauble', 'wrong-house');
    t.expect({ me: { hand: ['punch'], line: ['tocsin'], artifacts: ['dominator-bauble'] } });
  });

  it('is over with the turn, also when it was not used', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['phase-shift', 'dust-pixie'] },
      foe: { ...foeHouses, hand: ['tocsin', 'urchin'] },
    });
    t.me.play('phase-shift').end();
    t.foe.house('dis').cannot('play', 'urchin', 'wrong-house').end();
    t.me.house('logos').cannot('play', 'dust-pixie', 'wrong-house');
    t.expect({ me: { hand: ['dust-pixie', 'phase-shift'] }, foe: { hand: ['tocsin', 'urchin'] } });
  });

  it('is not used up by a Logos card', () => {
    const t = table({ me: { house: 'logos', hand: ['phase-shift', 'labwork', 'punch', 'fear'] }, foe: {} });
    t.me.play('phase-shift').play('labwork').choose('fear').play('punch');
    t.expect({ me: { aember: 2, hand: [], archives: ['fear'], discard: ['punch', 'labwork', 'phase-shift'] } });
  });

  it('ruling phase-shift/wild-wormhole: is used up by a card off the deck; by the rules of before it is not', () => {
    const now = table({
      edition: 'current',
      me: { house: 'logos', hand: ['phase-shift', 'wild-wormhole', 'mind-barb'], deck: ['banner-of-battle'] },
      foe: {},
    });
    now.me.play('phase-shift').play('wild-wormhole').cannot('play', 'mind-barb', 'wrong-house');
    for (const edition of ['cota-1.3', 'master-16'] as const) {
      const t = table({
        edition,
        me: { house: 'logos', hand: ['phase-shift', 'wild-wormhole', 'punch'], deck: ['dust-pixie'] },
        foe: { line: ['mother'] },
      });
      t.me.play('phase-shift').play('wild-wormhole').play('punch').choose('mother');
      t.expect({
        me: { aember: 4, hand: [], line: [{ id: 'dust-pixie', exhausted: true }] },
        foe: { line: [{ id: 'mother', damage: 3 }] },
      });
    }
  });

  it('does not allow a Logos card where Logos is not the active house', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mimicry', 'labwork', 'dust-pixie', 'urchin', 'fear'] },
      foe: { discard: ['phase-shift'] },
    });
    t.me.play('mimicry').cannot('play', 'labwork', 'wrong-house').play('urchin').play('dust-pixie');
    t.me.cannot('play', 'fear', 'wrong-house');
    t.expect({
      me: {
        aember: 2,
        hand: ['labwork', 'fear'],
        line: [
          { id: 'urchin', exhausted: true },
          { id: 'dust-pixie', exhausted: true },
        ],
      },
    });
  });

  it.each(editionsSince('cota-1.3'))('ruling phase-shift/two-copies: two copies allow two cards (%s)', (edition) => {
    const t = table({
      edition,
      me: { house: 'logos', hand: ['phase-shift', 'phase-shift', 'dust-pixie', 'urchin', 'fear'] },
      foe: { aember: 1 },
    });
    t.me
      .play('phase-shift')
      .play('phase-shift')
      .play('dust-pixie')
      .play('urchin')
      .cannot('play', 'fear', 'wrong-house');
    t.expect({
      me: {
        aember: 3,
        hand: ['fear'],
        line: [
          { id: 'dust-pixie', exhausted: true },
          { id: 'urchin', exhausted: true },
        ],
      },
      foe: { aember: 0 },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling phase-shift/first-turn: allows a second card in the first turn of the game, which may not be a Logos card (%s)',
    (edition) => {
      const t = table({
        edition,
        turn: 1,
        me: { house: 'logos', hand: ['phase-shift', 'dust-pixie', 'batdrone', 'fear'] },
        foe: {},
      });
      t.me.play('phase-shift').cannot('play', 'batdrone', 'first-turn').play('dust-pixie').cannot('play', 'fear');
      t.expect({ me: { aember: 2, hand: ['batdrone', 'fear'], line: [{ id: 'dust-pixie', exhausted: true }] } });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling phase-shift/mimicry: Mimicry uses it up, even as a copy of a Logos action (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'logos', hand: ['phase-shift', 'mimicry', 'punch', 'fear'] },
        foe: { discard: ['labwork'] },
      });
      t.me.play('phase-shift').play('mimicry').choose('fear').cannot('play', 'punch', 'wrong-house');
      t.expect({ me: { aember: 1, hand: ['punch'], archives: ['fear'], discard: ['mimicry', 'phase-shift'] } });
    },
  );
});
