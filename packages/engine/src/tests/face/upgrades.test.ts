// Creatures that may be played as upgrades, with another text: what they are on the way, in play and elsewhere.

import { describe, expect, it } from 'vitest';
import type { SeatPosition } from '../../index.ts';
import {
  a,
  another,
  clone,
  conform,
  constant,
  creature,
  creatureCard,
  deal,
  define,
  definedCards,
  definition,
  destroy,
  each,
  eachTime,
  gain,
  gainsAbility,
  gainsKeyword,
  getsPower,
  host,
  inDiscard,
  legal,
  mayPlayFrom,
  play,
  playCard,
  playerCannot,
  putIntoPlay,
  reap,
  returnToHand,
  see,
  table,
  toll,
  topOfDeck,
  upgrade,
  youPlay,
} from '../../index.ts';
import { titleOfTurnEvent } from '../../read/permission/ruleOfSix.ts';
import { copies, spell, thing } from '../../testing/cards.ts';

define([
  creatureCard(
    {
      id: 'rover',
      name: 'Rover',
      house: 'brobnar',
      power: 4,
      armor: 1,
      bonus: 1,
      traits: ['robot'],
      keywords: ['taunt'],
      asUpgrade: [constant(getsPower(host, 2), gainsKeyword(host, 'skirmish'), gainsAbility(host, reap(gain(1))))],
    },
    play(gain(3)),
  ),
]);

const me: SeatPosition = { house: 'brobnar', houses: ['brobnar', 'dis'], deck: copies(9, 'one') };
const foe: SeatPosition = { houses: ['dis', 'logos'], deck: copies(9, 'imp') };

describe('a creature that may be played as an upgrade [rule played-as-upgrade]', () => {
  it('is one card: no deck and no position names the upgrade by itself', () => {
    const deck = { name: 'Odd', houses: ['brobnar'] as const, cards: [{ name: 'rover@upgrade' }] };
    expect(() => deal({ decks: [deck, deck], seed: 1 })).toThrow('a card that is not known: rover@upgrade');
    expect(() => table({ me: { ...me, hand: ['rover@upgrade'] }, foe })).toThrow('not known: rover@upgrade');
  });

  it('is offered both ways, and is a creature where it is played as one', () => {
    const t = table({ me: { ...me, hand: ['rover'], line: ['two'] }, foe });
    expect(t.options()).toEqual(['play rover', 'play rover as upgrade', 'discard rover', 'reap two', 'end']);
    t.me.play('rover', 'right');
    t.expect({ me: { aember: 4, line: ['two', { id: 'rover', exhausted: true }] } });
  });

  it('as an upgrade goes on a creature, with its icons and its other text', () => {
    const t = table({ me: { ...me, hand: ['rover'], line: ['two'] }, foe: { ...foe, line: ['imp'] } });
    t.me.play('rover', 'as-upgrade').choose('two');
    const [line] = see(t.state, 0).players.map((p) => p.line);
    const [on] = line ?? [];
    expect([on?.power, on?.keywords]).toEqual([4, { skirmish: 1 }]);
    expect(on?.upgrades[0]).toMatchObject({
      type: 'upgrade',
      name: 'rover',
      as: 'rover@upgrade',
      house: 'brobnar',
      power: 0,
      armor: 0,
      keywords: {},
      traits: ['robot'],
    });
    t.me.reap('two');
    t.expect({
      me: { aember: 3, line: [{ id: 'two', upgrades: ['rover'], exhausted: true }] },
      foe: { line: ['imp'] },
    });
  });

  it('nothing that looks for creatures finds it in play; elsewhere it is one', () => {
    const number = spell('count-rovers', gain({ count: { all: { type: ['creature', 'artifact'] } } }));
    const strip = spell('strip', destroy(each(upgrade)));
    const raise = spell('raise-rover', returnToHand(a(inDiscard(creature))));
    const t = table({
      me: { ...me, hand: [number, strip, raise], line: [{ id: 'two', upgrades: ['rover'] }], discard: [] },
      foe,
    });
    t.me.play(number);
    t.me.play(strip);
    t.expect({ me: { aember: 1, line: ['two'], discard: [strip, 'rover', number] } });
    t.me.play(raise).choose('rover');
    t.expect({ me: { line: ['two'], hand: ['rover'] } });
    expect(t.options()).toContain('play rover');
  });

  it('leaves with its creature, to the discard pile of its owner', () => {
    const kill = spell('kill-two', destroy(a(creature)));
    const t = table({ me: { ...me, hand: [kill], line: [{ id: 'two', upgrades: ['rover'] }] }, foe });
    t.me.play(kill).choose('two');
    t.expect({ me: { line: [], discard: [kill, 'two', 'rover'], aember: 0 } });
  });

  it('needs a creature to go on as an upgrade, and none as a creature', () => {
    const t = table({ me: { ...me, hand: ['rover'] }, foe });
    t.me.cannot('play', 'rover', 'no-host', 'upgrade').play('rover');
    t.expect({ me: { aember: 4, line: [{ id: 'rover', exhausted: true }] } });
    const other = table({ me: { ...me, hand: ['five'] }, foe });
    other.me.cannot('play', 'five', 'no-such-ability', 'upgrade');
  });

  it('what forbids creatures does not stop it, what forbids upgrades does, and so with tolls', () => {
    const noCreatures = thing('no-creatures', constant(playerCannot('opponent', 'play', creature)));
    const noUpgrades = thing('no-upgrades', constant(playerCannot('opponent', 'play', upgrade)));
    const dear = thing('dear', constant(toll('opponent', 'play', upgrade, 1)));
    const at = (artifact: string) =>
      table({ me: { ...me, hand: ['rover'], line: ['two'], aember: 2 }, foe: { ...foe, artifacts: [artifact] } });
    const [first, second, third] = [at(noCreatures), at(noUpgrades), at(dear)];
    first.me.cannot('play', 'rover', 'forbidden').play('rover', 'as-upgrade').choose('two');
    first.expect({ me: { aember: 3, line: [{ id: 'two', upgrades: ['rover'] }] } });
    second.me.cannot('play', 'rover', 'forbidden', 'upgrade').play('rover', 'right');
    second.expect({ me: { aember: 6, line: ['two', { id: 'rover', exhausted: true }] } });
    third.me.play('rover', 'as-upgrade').choose('two');
    third.expect({ me: { aember: 2, line: [{ id: 'two', upgrades: ['rover'] }] }, foe: { aember: 1 } });
  });

  it('what waits for a creature, or an upgrade, to be played hears of what it was', () => {
    const herald = thing('both-herald', eachTime(youPlay(creature), gain(5)), eachTime(youPlay(upgrade), gain(1)));
    const t = table({ me: { ...me, hand: ['rover'], line: ['two'], artifacts: [herald] }, foe });
    t.me.play('rover', 'as-upgrade').choose('two');
    expect(t.state.deeds.map((d) => [d.did, d.type, titleOfTurnEvent(d)]).at(-1)).toEqual(['play', 'upgrade', 'Rover']);
    t.expect({ me: { aember: 2, line: [{ id: 'two', upgrades: ['rover'] }] } });
  });

  it('counts for the rule of six with its creatures, as it is one title', () => {
    const again = spell('again-lift', returnToHand(each(upgrade)));
    const t = table({ me: { ...me, hand: ['rover', ...copies(6, again)], line: ['two'] }, foe });
    for (let i = 0; i < 6; i++) {
      t.me.play('rover', 'as-upgrade');
      t.me.play(again);
    }
    t.me.cannot('play', 'rover', 'rule-of-six', 'upgrade').cannot('play', 'rover', 'rule-of-six');
    t.expect({ me: { aember: 6, line: ['two'], hand: ['rover'] } });
  });

  it('of another house in this deck it is that as an upgrade too', () => {
    const t = table({ me: { ...me, house: 'dis', hand: [{ id: 'rover', house: 'dis' }], line: ['two'] }, foe });
    t.me.play('rover', 'as-upgrade').choose('two');
    expect(see(t.state, 1).players[0]?.line[0]?.upgrades[0]?.houses).toEqual(['dis']);
    t.expect({ me: { aember: 1, line: [{ id: 'two', upgrades: ['rover'] }] } });
  });

  it('with another house on it in this deck it is of both as an upgrade too', () => {
    const t = table({ me: { ...me, house: 'dis', hand: [{ id: 'rover', houseIcons: ['dis'] }], line: ['two'] }, foe });
    t.me.play('rover', 'as-upgrade').choose('two');
    expect(see(t.state, 1).players[0]?.line[0]?.upgrades[0]?.houses).toEqual(['brobnar', 'dis']);
  });

  it('an effect that plays it asks as what; one that puts it into play does so as a creature [rule played-as-upgrade]', () => {
    const raise = spell('play-rover', playCard(a(inDiscard(creature))));
    const put = spell('put-rover', putIntoPlay(a(inDiscard(another(creature)))));
    const t = table({
      me: { ...me, hand: [raise, raise, put], line: ['two'], discard: ['rover', 'rover', 'rover'] },
      foe,
    });
    const rover = { id: 'rover', exhausted: true };
    t.me.play(raise).choose('rover');
    expect(t.options()).toEqual(['As a creature', 'As an upgrade']);
    t.me.choose('As a creature').flank('right');
    t.expect({ me: { aember: 4, line: ['two', rover] } });
    t.me.play(raise).choose('rover').choose('As an upgrade').choose('two');
    t.expect({ me: { aember: 5, line: [{ id: 'two', upgrades: ['rover'] }, rover] } });
    t.me.play(put).choose('rover').flank('right');
    t.expect({ me: { aember: 5, line: [{ id: 'two', upgrades: ['rover'] }, rover, rover] } });
  });

  it('an effect that plays it asks nothing where only one of the two can be played', () => {
    const raise = spell('play-rover', playCard(a(inDiscard(creature))));
    const noCreatures = thing('none-now', constant(playerCannot('opponent', 'play', creature)));
    const alone = table({ me: { ...me, hand: [raise], discard: ['rover'] }, foe });
    alone.me.play(raise);
    alone.expect({ me: { aember: 4, line: [{ id: 'rover', exhausted: true }] } });
    const barred = table({
      me: { ...me, hand: [raise], line: ['two'], discard: ['rover'] },
      foe: { ...foe, artifacts: [noCreatures] },
    });
    barred.me.play(raise);
    barred.expect({ me: { aember: 1, line: [{ id: 'two', upgrades: ['rover'] }] } });
  });

  it('a card of the deck that an effect plays is shown before its player says as what', () => {
    const dig = spell('dig-rover', playCard(topOfDeck()));
    const t = table({ me: { ...me, hand: [dig], line: ['two'], deck: ['rover', 'one'] }, foe });
    t.me.play(dig);
    expect(see(t.state, 1).ask?.source?.name).toBe('rover');
    t.me.choose('As an upgrade').choose('two');
    t.expect({ me: { aember: 1, deck: ['one'], line: [{ id: 'two', upgrades: ['rover'] }] } });
  });

  it('a permission for another zone holds for both ways, if it means the card so', () => {
    const grave = thing('rover-grave', constant(mayPlayFrom('discard', upgrade)));
    const t = table({ me: { ...me, artifacts: [grave], line: ['two'], discard: ['rover'] }, foe });
    expect(t.options()).toEqual(['play rover as upgrade', 'reap two', 'end']);
    t.me.play('rover', 'as-upgrade').choose('two');
    t.expect({ me: { aember: 1, line: [{ id: 'two', upgrades: ['rover'] }], discard: [] } });
  });

  it('is no card of its own: nobody lists it, and a creature that is none cannot be such a card', () => {
    const listed = definedCards().map(({ id }) => id);
    expect(listed.filter((id) => id === 'rover')).toHaveLength(1);
    expect(listed.filter((id) => id.includes('@'))).toEqual([]);
    expect(definition('rover@upgrade').type).toBe('upgrade');
    const wrong = { ...definition('hat'), id: 'wrong', asUpgrade: [] };
    expect(() => define([wrong])).toThrow('is an upgrade already');
  });

  it('keeps every promise on the way', () => {
    const t = table({
      me: { ...me, hand: ['rover', 'rover'], line: ['two'], discard: ['rover'] },
      foe: { ...foe, hand: ['rover'] },
    });
    for (let option = 0; option < legal(t.state).length; option++) conform(clone(t.state), option, 3);
    t.me.play('rover', 'as-upgrade');
    for (let option = 0; option < legal(t.state).length; option++) conform(clone(t.state), option, 3);
    t.expect({ me: { line: [{ id: 'two', upgrades: ['rover'] }] } });
  });
});
