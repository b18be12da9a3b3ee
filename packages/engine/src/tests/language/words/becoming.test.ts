// Cards that are upgrades, creatures or artifacts by turns: what is attached with a text of its own, and what stands up again.
import { describe, it } from 'vitest';
import {
  a,
  actionAbility,
  actionCard,
  anyOf,
  artifact,
  attach,
  belongsTo,
  constant,
  countsAs,
  creature,
  creatureCard,
  define,
  destroy,
  destroyed,
  each,
  enemy,
  friendly,
  gain,
  gainsAbility,
  getsPower,
  granter,
  host,
  hostOf,
  lasting,
  named,
  only,
  play,
  reap,
  remember,
  self,
  setsPower,
  standAsCreature,
  table,
  takeControl,
  upgrade,
  upgradeCard,
} from '../../../index.ts';
import { spell, thing } from '../../../testing/cards.ts';

define([
  actionCard(
    {
      ...{ id: 'brand', name: 'Brand', house: 'brobnar' },
      asUpgrade: [constant(belongsTo(host, 'dis'), getsPower(host, 2)), gainsReap()],
    },
    play(attach(self, a(anyOf(creature, artifact)))),
  ),
  upgradeCard(
    { id: 'badge', name: 'Badge', house: 'brobnar', goesOn: friendly(named('one', creature)) },
    constant(getsPower(host, 1)),
  ),
  creatureCard({
    ...{ id: 'pup', name: 'Pup', house: 'brobnar', power: 3 },
    asUpgrade: [constant(gainsAbility(host, destroyed(standAsCreature(granter, 'right'))))],
  }),
  upgradeCard(
    { id: 'spirit', name: 'Spirit', house: 'brobnar', goesOn: 'artifact' },
    play(
      remember(hostOf(self), (moved) => [
        takeControl(moved),
        lasting('game', constant(countsAs(only(moved), 'creature'), setsPower(only(moved), 4))),
      ]),
    ),
  ),
]);

function gainsReap() {
  return constant(gainsAbility(host, reap(gain(3))));
}

describe('a card that is attached with a text as an upgrade', () => {
  it('Verb attach: an action becomes an upgrade on a creature, and leaves it for the discard pile [rule played-as-upgrade]', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['brand', spell('kill', destroy(each(friendly(creature))))], line: ['one'] },
    });
    t.me.play('brand');
    t.expect({ me: { hand: ['kill'], line: [{ id: 'one', upgrades: ['brand'] }], discard: [] } });
    t.me.cannot('reap', 'one', 'wrong-house').play('kill');
    t.expect({ me: { line: [], discard: ['kill', 'one', 'brand'] } });
  });

  it('works on an artifact as well [rule played-as-upgrade]', () => {
    const bell = thing('bell', actionAbility(gain(1)));
    const t = table({ me: { house: 'brobnar', hand: ['brand'], artifacts: [bell], line: ['imp'] } });
    t.me.play('brand').choose('bell');
    t.expect({ me: { artifacts: [{ id: 'bell', upgrades: ['brand'] }], line: ['imp'] } });
    t.me.cannot('action', 'bell', 'wrong-house');
  });

  it('goes to the discard pile where there is nothing to attach it to', () => {
    const t = table({ me: { house: 'brobnar', hand: ['brand'] } });
    t.me.play('brand');
    t.expect({ me: { discard: ['brand'] } });
  });
});

describe('an upgrade that is a creature elsewhere', () => {
  const slay = spell('slay', destroy(a(creature)));

  it('Verb stand: an upgrade becomes the creature that it is elsewhere, on that flank', () => {
    const t = table({ me: { house: 'brobnar', hand: ['pup', slay], line: ['one', 'two'] } });
    t.me.play('pup', 'as-upgrade').choose('one').play('slay').choose('one');
    t.expect({ me: { line: ['two', 'pup'], discard: ['slay', 'one'] } });
  });

  it('stands on the side of the player whose creature carried it', () => {
    const t = table({ me: { house: 'brobnar', hand: ['pup', slay] }, foe: { line: ['one', 'two'] } });
    t.me.play('pup', 'as-upgrade').choose('one').play('slay').choose('one');
    t.expect({ me: { line: [], discard: ['slay'] }, foe: { line: ['two', 'pup'], discard: ['one'] } });
  });
});

describe('an upgrade that enters play attached to an artifact', () => {
  it('an upgrade that enters play attached to an artifact', () => {
    const t = table({ me: { house: 'brobnar', hand: ['spirit'], line: ['one'] }, foe: { artifacts: ['rock'] } });
    t.me.play('spirit').choose('right');
    t.expect({ me: { line: ['one', { id: 'rock', upgrades: ['spirit'] }] }, foe: { artifacts: [] } });
  });

  it('cannot be played where there is none', () => {
    const t = table({ me: { house: 'brobnar', hand: ['spirit'], line: ['one'] } });
    t.me.cannot('play', 'spirit', 'no-host');
  });
});

describe('an upgrade that is attached only to some creatures', () => {
  it('goes on a creature as it says, seen from its player, and cannot be played without one', () => {
    const t = table({ me: { house: 'brobnar', hand: ['badge'], line: ['one', 'two'] }, foe: { line: ['one'] } });
    t.me.play('badge');
    t.expect({ me: { line: [{ id: 'one', upgrades: ['badge'] }, 'two'] }, foe: { line: ['one'] } });
    const none = table({ me: { house: 'brobnar', hand: ['badge'], line: ['two'] }, foe: { line: ['one'] } });
    none.me.cannot('play', 'badge', 'no-host');
  });

  it('is not moved to another creature, and stays where the creature changes sides', () => {
    const hand = [spell('move', attach(each(upgrade), a(creature))), spell('rob', takeControl(a(enemy(creature))))];
    const line = [{ id: 'one', upgrades: ['badge'] }, 'two', 'one'];
    const t = table({ me: { house: 'brobnar', hand, line } });
    t.me.play('move').choose('two');
    t.expect({ me: { line } });
    const moved = table({ me: { house: 'brobnar', hand, line } });
    moved.me.play('move').choose('one#2');
    moved.expect({ me: { line: ['one', 'two', { id: 'one', upgrades: ['badge'] }] } });
    const robbed = table({ me: { house: 'brobnar', hand }, foe: { line: [{ id: 'one', upgrades: ['badge'] }] } });
    robbed.me.play('rob');
    robbed.expect({ me: { line: [{ id: 'one', upgrades: ['badge'] }] }, foe: { line: [] } });
  });
});
