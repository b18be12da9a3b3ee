// Upgrades that move, and what else is on creatures.
import { describe, expect, it } from 'vitest';
import {
  a,
  archive,
  attach,
  besides,
  choose,
  chooseOne,
  count,
  creature,
  dealDamage,
  eachTime,
  enemy,
  gain,
  getsUpgrade,
  inHand,
  may,
  moveToFlank,
  named,
  omni,
  only,
  returnToHand,
  self,
  shiftAember,
  table,
  upgradesOn,
} from '../../../../index.ts';
import { gear, spell, thing } from '../../../../testing/cards.ts';

describe('upgrades that move', () => {
  const blaster = gear(
    'blaster',
    { on: 'constant', give: [{ mod: 'power', of: { is: { hostOf: self } }, by: 2 }] },
    omni(attach(self, a(named('six', creature)))),
    eachTime(getsUpgrade(named('six', creature), only(self)), gain(3)),
  );
  const move = spell(
    'move',
    choose(a({ type: 'upgrade' }), (one) => [attach(one, a(named('six', creature)))]),
  );

  it('Verb attach: an upgrade goes to another creature, and has not left play', () => {
    const t = table({
      me: { house: 'brobnar', hand: [move], line: [{ id: 'one', upgrades: [blaster], damage: 2 }, 'six'] },
    });
    t.me.play(move);
    t.expect({ me: { aember: 3, line: [{ id: 'six', upgrades: [blaster] }], discard: [move, 'one'] } });
  });

  it('is attached where it is played, too', () => {
    const t = table({ me: { house: 'brobnar', hand: [blaster, blaster], line: ['one', 'six'] } });
    t.me.play(blaster).choose('six').play(blaster).choose('one');
    t.expect({
      me: {
        aember: 3,
        line: [
          { id: 'one', upgrades: [blaster] },
          { id: 'six', upgrades: [blaster] },
        ],
      },
    });
  });

  it('Verb attach: not to where it is already', () => {
    const t = table({ me: { house: 'brobnar', hand: [move], line: [{ id: 'six', upgrades: [blaster] }] } });
    t.me.play(move);
    t.expect({ me: { aember: 0, line: [{ id: 'six', upgrades: [blaster] }] } });
  });

  it('Verb attach: to nobody where there is no such creature', () => {
    const t = table({ me: { house: 'brobnar', hand: [move], line: [{ id: 'one', upgrades: [blaster] }] } });
    t.me.play(move);
    t.expect({ me: { aember: 0, line: [{ id: 'one', upgrades: [blaster] }] } });
  });
});

describe('what is on creatures', () => {
  it('Cards: upgradesOn', () => {
    const strip = spell(
      'strip',
      choose(a(enemy(creature)), (one) => [gain(count(upgradesOn(one))), returnToHand(upgradesOn(one))]),
    );
    const t = table({
      me: { house: 'brobnar', hand: [strip] },
      foe: { line: [{ id: 'six', upgrades: ['hat', 'hat'] }] },
    });
    t.me.play(strip).choose('six');
    t.expect({ me: { aember: 2 }, foe: { line: ['six'], hand: ['hat', 'hat'] } });
  });

  it('Verb shiftAember: from card to card, by no pool', () => {
    const toll = thing('toll', eachTime({ event: 'placeAember' }, gain(9)));
    const move = spell(
      'move-aember',
      shiftAember(1, a(creature), (from) => a(besides(from, creature))),
    );
    const t = table({
      me: { house: 'brobnar', aember: 1, hand: [move], artifacts: [toll], line: ['six'] },
      foe: { line: [{ id: 'four', aember: 2 }] },
    });
    t.me.play(move).choose('four').choose('six');
    t.expect({
      me: { aember: 1, artifacts: [toll], line: [{ id: 'six', aember: 1 }] },
      foe: { line: [{ id: 'four', aember: 1 }] },
    });
  });

  it('asks for no flank where the creature is gone', () => {
    const shove = spell(
      'shove',
      choose(a(enemy(creature)), (one) => [dealDamage(2, one), moveToFlank(one)]),
    );
    const t = table({ me: { house: 'brobnar', hand: [shove] }, foe: { line: ['four', 'two', 'six'] } });
    t.me.play(shove).choose('two');
    expect(t.state.ask?.kind).toBe('move');
  });

  it('offers nothing where none of several texts finds a card', () => {
    const either = { label: 'one', then: archive(a(inHand({}))) };
    const t = table({
      me: { house: 'brobnar', hand: [spell('either', may(chooseOne(either, { ...either, label: 'two' })))] },
    });
    t.me.play('either');
    expect(t.state.ask?.kind).toBe('move');
  });
});
