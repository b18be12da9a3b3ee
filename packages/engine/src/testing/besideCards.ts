// Cards beside the table for the engine's own tests: the tide's card, archon powers, prophecies, and cards with Fate: to lie
// beneath these; and decks that bring them.
import './cards.ts';
import type { DeckList } from '../host/setup.ts';
import { define } from '../language/definitions.ts';
import {
  a,
  actionCard,
  afterHands,
  anyNumberOf,
  archive,
  archonPowerCard,
  atLeast,
  beforeHands,
  capture,
  choose,
  chooseHouse,
  constant,
  creature,
  creatureCard,
  dealDamage,
  destroy,
  draw,
  duringTurnOf,
  each,
  eachTime,
  enemy,
  exactly,
  fate,
  friendly,
  fulfill,
  gain,
  gainChains,
  getsPower,
  inDeck,
  insteadOf,
  keysToWin,
  lasting,
  lose,
  may,
  move,
  named,
  omni,
  play,
  playerCannot,
  prophecyCard,
  putIntoPlay,
  raises,
  raiseTide,
  reap,
  reaps,
  resetTide,
  reveal,
  self,
  shuffle,
  tideCard,
  tideIs,
  turnOver,
  when,
  whileTrue,
} from '../language/words.ts';
import type { CardName, House } from '../terms.ts';

define([
  tideCard({ id: 'sea', name: 'Sea' }, omni(raiseTide(), gainChains(3))),

  // Archon powers: a constant, a trigger of both players, a move, two moves a turn.
  archonPowerCard({ id: 'might', name: 'Might' }, constant(getsPower(friendly(creature), 1))),
  archonPowerCard({ id: 'spark', name: 'Spark' }, eachTime({ event: 'houseChosen', house: 'sanctum' }, gain(2))),
  archonPowerCard({ id: 'spring', name: 'Spring' }, move(1, gain(1))),
  archonPowerCard(
    { id: 'armory', name: 'Armory' },
    constant({ mod: 'ability', of: friendly(creature), ability: reap(draw(1)) }),
    move(2, dealDamage(1, a(creature))),
  ),
  archonPowerCard(
    { id: 'grace', name: 'Grace' },
    insteadOf({ event: 'lose', who: 'you' }, { do: gain(1, 'opponent') }),
  ),

  archonPowerCard({ id: 'toil', name: 'Toil' }, constant(keysToWin('you', 1))),

  // What happens before the first turn.
  archonPowerCard(
    { id: 'signature', name: 'Signature' },
    beforeHands(
      choose(anyNumberOf(inDeck(named('doom'))), (found) => [reveal(found), archive(found)]),
      shuffle('deck'),
    ),
  ),
  archonPowerCard(
    { id: 'surge', name: 'Surge' },
    constant(playerCannot('you', 'mulligan')),
    afterHands(
      choose(exactly(3, inDeck({})), (found) => [reveal(found), archive(found)]),
      shuffle('deck'),
    ),
  ),

  // Prophecies, in pairs: what they wait for happens in the turn of the opponent.
  prophecyCard({ id: 'omen', name: 'Omen' }, eachTime(duringTurnOf('opponent', reaps(enemy(creature))), fulfill)),
  prophecyCard(
    { id: 'portent', name: 'Portent' },
    eachTime({ event: 'turnEnded', who: 'opponent' }, when(atLeast({ aember: 'opponent' }, 3), fulfill)),
  ),
  prophecyCard(
    { id: 'heads', name: 'Heads' },
    eachTime({ event: 'turnEnded', who: 'you' }, may(turnOver)),
    eachTime(duringTurnOf('opponent', { event: 'played', who: 'opponent', card: creature }), fulfill),
  ),
  prophecyCard(
    { id: 'tails', name: 'Tails' },
    eachTime({ event: 'turnEnded', who: 'you' }, may(turnOver)),
    eachTime(duringTurnOf('opponent', { event: 'discard', who: 'opponent', from: 'hand' }), fulfill),
  ),
  prophecyCard(
    { id: 'feeling', name: 'Feeling' },
    eachTime(
      { event: 'beside', card: { is: self } },
      chooseHouse('opponents-identity', (house) => [
        lasting('source-leaves', eachTime({ event: 'houseChosen', who: 'opponent', house }, fulfill)),
      ]),
    ),
  ),

  // Cards with Fate:.
  actionCard({ id: 'doom', name: 'Doom', house: 'dis' }, play(gain(1)), fate(lose(2))),
  actionCard(
    { id: 'plague', name: 'Plague', house: 'brobnar', bonus: 1 },
    play(draw(1)),
    fate(destroy(a(friendly(creature)))),
  ),
  creatureCard({ id: 'sleeper', name: 'Sleeper', house: 'logos', power: 3 }, fate(putIntoPlay(self, 'yours'))),
  creatureCard({ id: 'judge', name: 'Judge', house: 'sanctum', power: 4 }, fate(capture(1, each(enemy(creature))))),

  // Of the tide.
  creatureCard(
    { id: 'diver', name: 'Diver', house: 'brobnar', power: 3 },
    whileTrue(tideIs('high'), getsPower({ is: self }, 2)),
  ),
  creatureCard(
    { id: 'gull', name: 'Gull', house: 'dis', power: 2 },
    eachTime(raises('you'), gain(1)),
    eachTime(raises('opponent'), draw(1)),
  ),
  actionCard({ id: 'flood', name: 'Flood', house: 'logos' }, play(raiseTide())),
  actionCard(
    { id: 'ebb', name: 'Ebb', house: 'brobnar' },
    play(resetTide, lasting('until-your-turn', constant(playerCannot('each', 'raise-tide')))),
  ),
]);

const houses: readonly House[] = ['brobnar', 'dis', 'logos'];

/** Twelve copies of a handful of cards for each of three houses, with what lies beside them. */
const deckWith = (name: string, beside: readonly CardName[], cards: readonly CardName[]): DeckList => ({
  name,
  houses,
  cards: Array.from({ length: 36 }, (_, i) => ({ name: cards[i % cards.length] ?? 'one' })),
  beside,
});

/** Decks that bring every kind of card beside the table; conformance plays them against each other. */
export const besideDecks: readonly DeckList[] = [
  deckWith(
    'tide',
    ['sea', 'spring', 'armory'],
    ['diver', 'gull', 'flood', 'ebb', 'two', 'imp', 'scholar', 'five', 'lens'],
  ),
  deckWith(
    'powers',
    ['might', 'grace', 'spring'],
    ['one', 'imp', 'scholar', 'rock', 'hat', 'gull', 'doom', 'three', 'flood'],
  ),
  deckWith(
    'prophecies',
    ['omen', 'portent', 'heads', 'tails'],
    ['doom', 'plague', 'sleeper', 'two', 'imp', 'scholar', 'four'],
  ),
  deckWith(
    'feelings',
    ['feeling', 'omen', 'sea', 'signature', 'surge'],
    ['doom', 'plague', 'sleeper', 'diver', 'gull', 'flood', 'taunter', 'ebb'],
  ),
];
