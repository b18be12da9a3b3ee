// A deck of two cards of one title, as evil twins are, whose copies have different icons; with the tide beside it, and an
// archon power by which a card that lies faceup in the archives comes there.
import type { Deck } from '@vaultsong/decks';
import type { House } from '@vaultsong/engine';
import {
  a,
  anyCard,
  archive,
  archivedFaceup,
  archonPowerCard,
  artifactCard,
  constant,
  creatureCard,
  define,
  gain,
  gainChains,
  inHand,
  move,
  omni,
  raiseTide,
  reap,
  tideCard,
} from '@vaultsong/engine';

const houses: readonly House[] = ['brobnar', 'dis', 'logos'];

define([
  creatureCard(
    { id: 'later-warden', name: 'Warden of the Well', house: 'brobnar', power: 4, armor: 1, bonus: ['aember'] },
    reap(gain(1)),
  ),
  creatureCard({ id: 'later-warden-evil-twin', name: 'Warden of the Well', house: 'brobnar', power: 5 }, reap(gain(2))),
  artifactCard({ id: 'later-ledger', name: 'Open Ledger', house: 'brobnar' }, constant(archivedFaceup)),
]);

const beside = [
  tideCard({ id: 'later-ebb', name: 'The Rolling Ebb' }, omni(raiseTide(), gainChains(3))),
  archonPowerCard({ id: 'later-clerk', name: 'Clerk of the Open Shelf' }, move(1, archive(a(inHand(anyCard))))),
];
define(beside);

export const machiaoTheHereticOfDaggers: Deck = {
  name: 'Machiao of Later Days',
  set: null,
  houses,
  cards: houses.flatMap((house) => [
    { card: 'later-warden', count: 3, house },
    { card: 'later-warden', count: 2, house, enhancements: ['draw', 'capture'] as const },
    { card: 'later-warden-evil-twin', count: 3, house, enhancements: ['damage'] as const },
    { card: 'later-ledger', count: 4, house, enhancements: ['aember', 'aember'] as const },
  ]),
  beside: beside.map(({ id }) => ({ card: id })),
};
