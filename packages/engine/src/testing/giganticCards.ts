// Gigantic creatures and what meets one or both of their halves, for the tests and for random games.
import type { DeckCard, DeckList } from '../host/setup.ts';
import { define } from '../language/definitions.ts';
import {
  a,
  actionCard,
  archive,
  archiveIntoYours,
  artifactCard,
  choose,
  constant,
  count,
  creature,
  creatureCard,
  dealDamage,
  destroy,
  destroyed,
  discard,
  draw,
  each,
  eachTime,
  enemy,
  exactly,
  flip,
  friendly,
  gain,
  inDiscard,
  inHand,
  mayPlayFrom,
  play,
  playCard,
  purge,
  purgedBy,
  putIntoPlay,
  putOnDeck,
  putUnder,
  reap,
  returnToHand,
  self,
  shuffleIntoDeck,
  takeControl,
  thisWay,
  topOfDeck,
  topOfDiscard,
  upTo,
  ward,
  youPlay,
} from '../language/words.ts';
import { faceCards } from './faceCards.ts';

/** Two gigantic creatures; of the first there are two base halves and two art halves. */
const halves = [
  creatureCard(
    { id: 'colossus', name: 'Colossus', house: 'brobnar', power: 9, armor: 1, traits: ['giant'], half: 'base' },
    play(dealDamage(2, each(enemy(creature)))),
    reap(draw(1)),
  ),
  creatureCard({ id: 'colossus-2', name: 'Colossus', house: 'brobnar', bonus: ['aember', 'draw'], half: 'art' }),
  creatureCard(
    { id: 'colossus-evil', name: 'Colossus', house: 'brobnar', power: 8, keywords: ['deploy'], half: 'base' },
    destroyed(gain(2)),
  ),
  creatureCard({ id: 'colossus-evil-2', name: 'Colossus', house: 'brobnar', bonus: ['damage'], half: 'art' }),
  creatureCard(
    {
      id: 'behemoth',
      name: 'Behemoth',
      house: 'logos',
      power: 7,
      traits: ['beast'],
      keywords: ['treachery'],
      half: 'base',
    },
    eachTime(youPlay(creature), gain(1)),
  ),
  creatureCard({ id: 'behemoth-2', name: 'Behemoth', house: 'logos', half: 'art' }),
];

/** Cards that move them about, as one or as two. */
const meddlers = [
  actionCard(
    { id: 'half-vault', name: 'Vault', house: 'brobnar' },
    play(archive(a(creature)), gain(count(thisWay())), draw(count(thisWay(creature)))),
  ),
  actionCard({ id: 'half-abduct', name: 'Abduct', house: 'brobnar' }, play(archiveIntoYours(a(enemy(creature))))),
  actionCard({ id: 'half-crush', name: 'Crush', house: 'brobnar' }, play(destroy(a(creature)))),
  actionCard({ id: 'half-recall', name: 'Recall', house: 'brobnar' }, play(returnToHand(a(creature)))),
  actionCard({ id: 'half-top', name: 'Top', house: 'logos' }, play(putOnDeck(a(creature)))),
  actionCard({ id: 'half-lose', name: 'Lose', house: 'logos' }, play(shuffleIntoDeck(each(creature)))),
  actionCard({ id: 'half-lure', name: 'Lure', house: 'logos' }, play(takeControl(a(enemy(creature))))),
  actionCard({ id: 'half-shield', name: 'Shield', house: 'logos' }, play(ward(a(creature)))),
  actionCard({ id: 'half-turn', name: 'Turn', house: 'logos' }, play(flip(a(creature)))),
  actionCard({ id: 'half-exhume', name: 'Exhume', house: 'dis' }, play(playCard(a(inDiscard(creature))))),
  actionCard({ id: 'half-call', name: 'Call', house: 'dis' }, play(playCard(a(inHand(creature))))),
  actionCard({ id: 'half-wormhole', name: 'Wormhole', house: 'dis' }, play(playCard(topOfDeck()))),
  actionCard(
    { id: 'half-rise', name: 'Rise', house: 'dis' },
    play(choose(exactly(2, inDiscard(creature)), (found) => putIntoPlay(found))),
  ),
  actionCard({ id: 'half-spill', name: 'Spill', house: 'dis' }, play(discard(upTo(2, inHand({}))), draw(2))),
  actionCard({ id: 'half-store', name: 'Store', house: 'dis' }, play(archive(upTo(2, inHand({}))))),
  actionCard({ id: 'half-dig', name: 'Dig', house: 'dis' }, play(returnToHand(upTo(2, inDiscard(creature))))),
  artifactCard(
    { id: 'half-box', name: 'Box', house: 'brobnar' },
    { on: 'action', do: purge(a(friendly(creature))) },
    { on: 'omni', do: putIntoPlay(purgedBy(self)) },
  ),
  artifactCard({ id: 'half-grave', name: 'Grave', house: 'logos' }, constant(mayPlayFrom('discard', creature))),
  creatureCard({ id: 'half-nest', name: 'Nest', house: 'logos', power: 4 }, reap(putUnder(a(enemy(creature))))),
];

/** With it in the game, the order of a discard pile can be told. */
const fisher = actionCard({ id: 'half-fish', name: 'Fish', house: 'brobnar' }, play(returnToHand(topOfDiscard())));

define([...halves, ...meddlers, fisher]);

/** Decks of such cards, and of a few that copy creatures; some copies have icons, or are of another house. */
export const giganticDecks: readonly DeckList[] = [0, 1, 2].map((which) => ({
  name: `halves ${which}`,
  houses: ['brobnar', 'dis', 'logos'],
  ...(which === 0 ? { beside: ['token-grunt'] } : {}),
  cards: [
    ...[...halves, ...halves, ...halves],
    ...meddlers,
    ...(which === 2 ? [fisher] : []),
    ...faceCards.slice(0, 5),
  ].map(
    ({ id, house }, i): DeckCard => ({
      name: id,
      ...(house === null || i % 7 === which ? { house: 'dis' } : {}),
      ...(i % 5 === which ? { houseIcons: ['logos'] } : {}),
      ...(i % 6 === which ? { bonus: ['capture', 'draw'] } : {}),
    }),
  ),
}));
