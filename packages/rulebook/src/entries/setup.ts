// Before the first turn.
import type { Entry } from '../entry.ts';
import { cota, glossary, manual, master, newInGlossary, prose } from '../write.ts';

const exchanging = prose`
  Once the starting hands are drawn, each player, the first player first, may exchange the whole hand, once. It is
  shuffled into the deck, and a hand that is smaller by one card is drawn. This one must be kept.`;

export const setup: readonly Entry[] = [
  {
    id: 'common-supply',
    title: 'Common supply',
    text: prose`
      Æmber, damage markers and status cards that are not in use lie in one supply for both players. It never runs out:
      if there are too few pieces, anything else may stand for them. Everything that is spent, lost or removed goes
      back there; everything that a player gains comes from there, unless it is taken from another player.`,
    sources: [...cota('Running Out of Tokens or Status Cards'), master('Running out of Tokens or Status Cards')],
    editions: 'all',
  },
  {
    id: 'first-player',
    title: 'First player',
    text: prose`
      The first player takes the first turn, starts with one card more than the other, decides first about a
      [[mulligan]] and is bound by the [[first-turn-rule]]. Chance decides who it is. In a [[series]], from the second
      game on, the player whose deck lost the last game chooses instead.`,
    sources: [...cota('Game Setup'), master('Setup'), manual('3. Setup')],
    editions: 'all',
  },
  {
    id: 'game-setup',
    title: 'Game setup',
    text: prose`
      In this order: lay out the [[common-supply]]; lay out the [[identity-card|identity cards]] and, beside each,
      three unforged [[keys]] of different colors; find the [[first-player]]; shuffle the decks, which the opponent may
      shuffle or cut once more; draw the [[starting-hand|starting hands]]; let each player decide about a [[mulligan]].
      No player starts with æmber.`,
    sources: [...cota('Game Setup'), master('Setup'), manual('3. Setup')],
    editions: 'all',
  },
  {
    id: 'mulligan',
    title: 'Mulligan',
    text: prose`
      ${exchanging} Starting [[chains]] do not count again: the new hand has one card fewer than the hand that the
      chains had left, and no further chain is shed.`,
    sources: [...cota('Game Setup'), ...glossary('Mulligan'), master('Setup'), manual('3. Setup')],
    editions: 'all',
    variants: [
      {
        editions: ['cota-1.0'],
        text: prose`
          ${exchanging} Starting [[chains]] count again: one card fewer than usual is drawn, less what the chains that
          are left take away, and one more chain is shed.`,
      },
    ],
  },
  {
    id: 'play-area',
    title: 'Play area',
    text: prose`
      A player's creatures stand in one row in front, the [[battleline]]; artifacts lie in a row behind it. The
      [[identity-card]] with the æmber pool, the keys, the deck, the [[discard-pile]] and the [[archives]] have their
      places around them. Only the order of the battleline matters.`,
    sources: [...cota('Suggested Play Area'), ...cota('Game Setup'), ...cota('Artifacts')],
    editions: 'all',
  },
  {
    id: 'starting-hand',
    title: 'Starting hand',
    text: prose`
      The first player starts with seven cards, the other with six. [[chains|Chains]] that a deck starts with reduce
      this draw as they reduce any refill of the hand, and one of them is shed for it. A player who dislikes the hand
      may take a [[mulligan]].`,
    sources: [
      ...cota('Game Setup'),
      ...cota('Chains'),
      newInGlossary('Chain, Chains'),
      master('Setup'),
      master('Chains'),
      manual('3. Setup'),
    ],
    editions: 'all',
    variants: [
      {
        editions: ['manual'],
        text: prose`
          The first player starts with seven cards, the other with six. [[chains|Chains]] that a deck starts with do
          not reduce this draw; they count from the first refill of the hand. A player who dislikes the hand may take
          a [[mulligan]].`,
      },
    ],
  },
];
