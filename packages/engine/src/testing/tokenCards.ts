// Token creatures, what makes them and what turns creatures over, for the tests and for random games.
import type { DeckList } from '../host/setup.ts';
import { define } from '../language/definitions.ts';
import {
  a,
  actionCard,
  areCopiesThisTurn,
  artifactCard,
  choose,
  constant,
  creature,
  creatureCard,
  destroy,
  destroyed,
  draw,
  each,
  eachTime,
  enemy,
  flip,
  friendly,
  gain,
  getsPower,
  inHand,
  makeToken,
  may,
  nonTokenCreature,
  play,
  putIntoPlayFacedown,
  reap,
  returnToHand,
  takeControl,
  tokenCreature,
} from '../language/words.ts';
import { copies } from './cards.ts';
import { faceDecks } from './faceCards.ts';

/** What token creatures of decks are. */
const tokens = [
  creatureCard(
    { id: 'token-grunt', name: 'Grunt', house: 'brobnar', power: 3, armor: 1, traits: ['giant'] },
    reap(gain(1)),
  ),
  creatureCard(
    { id: 'token-scout', name: 'Outrider', house: 'logos', power: 2, traits: ['human'], keywords: ['deploy'] },
    destroyed(draw(1)),
  ),
  creatureCard({ id: 'token-turncoat', name: 'Turncoat', house: 'dis', power: 2, keywords: ['treachery'] }),
];

/** Cards that make them, turn creatures over, and speak of them. */
const makers = [
  actionCard({ id: 'token-recruit', name: 'Recruit', house: 'brobnar' }, play(makeToken())),
  actionCard(
    { id: 'token-parade', name: 'Parade', house: 'brobnar' },
    play(choose(a(friendly(creature)), (it) => areCopiesThisTurn(each(friendly(tokenCreature)), it))),
  ),
  actionCard({ id: 'token-muster', name: 'Muster', house: 'brobnar' }, play(makeToken(2))),
  actionCard({ id: 'token-disguise', name: 'Disguise', house: 'logos' }, play(putIntoPlayFacedown(a(inHand({}))))),
  actionCard({ id: 'token-somersault', name: 'Somersault', house: 'brobnar' }, play(flip(a(creature)))),
  actionCard({ id: 'token-tumult', name: 'Tumult', house: 'dis' }, play(flip(each(creature)))),
  actionCard({ id: 'token-lure', name: 'Lure', house: 'dis' }, play(takeControl(a(enemy(creature))))),
  actionCard({ id: 'token-recall', name: 'Recall', house: 'logos' }, play(returnToHand(a(tokenCreature)))),
  actionCard({ id: 'token-cull', name: 'Cull', house: 'dis' }, play(destroy(each(nonTokenCreature)))),
  artifactCard(
    { id: 'token-banner', name: 'Banner', house: 'brobnar' },
    constant(getsPower(friendly(tokenCreature), 1)),
    eachTime({ event: 'enter', card: friendly(creature) }, may(gain(1))),
  ),
];

export const tokenCards = [...tokens, ...makers];
define(tokenCards);

const names = makers.map(({ id }) => id);

/** Decks of which one has no token card: nothing can be made of it, and creatures that are turned facedown are discarded. */
export const tokenDecks: readonly DeckList[] = [
  { name: 'Grunts', beside: ['token-grunt'] },
  { name: 'Outriders', beside: ['token-scout'] },
  { name: 'Alone', beside: [] },
].map(({ name, beside }) => ({
  name,
  houses: ['brobnar', 'dis', 'logos'],
  beside,
  cards: [
    ...copies(2, '').flatMap(() => names.map((id) => ({ name: id }))),
    ...faceDecks().flatMap(({ cards }) => cards),
  ],
}));
