// Chains and what they are for besides card texts.
import type { Entry } from '../entry.ts';
import { cota, faq, glossary, manual, master, ofTheFirstSet, prose, timing } from '../write.ts';

const fewer = prose`
  A player with chains draws fewer cards when the hand is refilled: one fewer with 1 to 6 chains, two with 7 to 12,
  three with 13 to 18, four with more. Cards drawn for other reasons are not reduced.`;

const gotten = prose`A player gets chains from card abilities, or starts with some as a [[chain-handicap]].`;

const rid = prose`How a player gets rid of them: [[shedding-chains]].`;

export const chains: readonly Entry[] = [
  {
    id: 'chain-bidding',
    title: 'Chain bidding',
    text: prose`
      Players who know two decks may bid for the right to play one of them. A player names the deck and a number of
      chains; the other names a higher number or passes, and so on in turn. When a player passes, the last bidder plays
      that deck and starts with that many [[chains]]; the other player gets the other deck.`,
    sources: [...cota('Chain Bidding'), master('Chain Bidding')],
    editions: 'all',
  },
  {
    id: 'chain-handicap',
    title: 'Chain handicap',
    text: prose`
      Where one of two known decks is stronger, it may start the game with [[chains]] to make the game fair. This is
      optional, and not meant for new decks or tournaments. How many chains: see [[chain-suggestion]] and
      [[chain-bidding]].`,
    sources: [...cota('Chain Handicaps (Optional)'), master('Chain Handicaps (Optional)')],
    editions: 'all',
  },
  {
    id: 'chain-suggestion',
    title: 'Suggested chains',
    text: prose`
      Of two decks that play against each other, the one that seems stronger starts with four [[chains]]. After each
      three games in a row that it wins against the other, it gets one chain more; after each three in a row that it
      loses, one fewer. So the number follows the results of this pair of decks.`,
    sources: [...cota('Suggestions for Assigning Chains'), master('Suggestions for Assigning Chains')],
    editions: 'all',
  },
  {
    id: 'chains',
    title: 'Chains',
    text: prose`${fewer} Nobody can have more than 24. ${gotten} Those also reduce the [[starting-hand]]. ${rid}`,
    sources: [
      ...cota('Chains'),
      ...glossary('Chain, Chains'),
      master('Chains'),
      manual('4. Gameplay Flow: Draw Phase'),
      manual('7. FAQ or Edge Cases'),
      timing('A turn'),
    ],
    editions: 'all',
    variants: [
      {
        editions: ofTheFirstSet,
        text: prose`
          ${fewer} There is no limit to their number, though no player starts with more than 24. ${gotten} Those also
          reduce the [[starting-hand]]. ${rid}`,
      },
      {
        editions: ['manual'],
        text: prose`${fewer} Nobody can have more than 24. ${gotten} They do not reduce the [[starting-hand]]. ${rid}`,
      },
    ],
  },
  {
    id: 'shedding-chains',
    title: 'Shedding chains',
    text: prose`
      When a hand is refilled and [[chains]] kept at least one card from being drawn, the player sheds one chain
      afterwards, and never more. With a full hand, or if there was no card to draw, none is shed.`,
    sources: [
      ...cota('Chains'),
      ...glossary('Chain, Chains'),
      faq('Chains with seven cards in hand'),
      faq('Chains with five cards in hand'),
      master('Chains'),
      manual('4. Gameplay Flow: Draw Phase'),
      timing('A turn'),
    ],
    editions: 'all',
    variants: [
      {
        editions: ['cota-1.0'],
        text: prose`
          Whenever a player with [[chains]] refills a hand that is short of cards, the player sheds one chain
          afterwards, even if there was no card to draw. With a full hand none is shed.`,
      },
      {
        editions: ['manual'],
        text: prose`
          After each draw step a player with [[chains]] sheds one, whether or not it kept a card from being drawn. If
          the chains take away as many cards as would be drawn, or more, none is drawn.`,
      },
    ],
  },
];
