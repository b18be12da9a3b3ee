// Entries on what lies beside the table: never in play, and always there.
import type { Entry } from '../entry.ts';
import { later, prose, timing, today } from '../write.ts';

export const beside: readonly Entry[] = [
  {
    id: 'archon-power',
    title: 'Archon power',
    text: prose`
      A card that lies [[beside-the-table]] for one player. Its text is in force from the first moment of the game to
      its end, and "you" on it is that player. Some let their player do something in the third step of their turns:
      that is neither a play nor a use, and is done as often in a turn as the card says.`,
    sources: [today('Archon powers (18.2)')],
    editions: later,
  },
  {
    id: 'beside-the-table',
    title: 'Beside the table',
    text: prose`
      Some cards are no part of the 36 of a deck: archon powers, prophecies, the card of the tide and that of a token
      creature. They lie faceup beside the table from the start. They are never in play, drawn, discarded or counted, and
      no effect finds them that does not name them.`,
    sources: [today('Archon powers (18.2)'), today('Prophecies and Fate: (18.1)'), timing('Terms: Tide')],
    editions: later,
  },
  {
    id: 'fate',
    title: 'Fate: ability',
    text: prose`
      An effect that happens when the [[prophecy]] above the card is fulfilled. It is for the active player, who is
      "you" and has the friendly creatures, although the card is the opponent's. The card is turned faceup for it,
      gives no bonus and is not played; afterwards it goes to its owner's discard pile, unless it went elsewhere. A
      card without such an ability is only discarded.`,
    sources: [today('Prophecies and Fate: (18.1)')],
    editions: later,
  },
  {
    id: 'powers-in-setup',
    title: 'Powers that act during setup',
    text: prose`
      Some archon powers do something before the first turn. Effects before the starting hands happen once the decks
      are shuffled; only then are the hands dealt. Effects after them happen when all players have the hand that they
      begin with, after the [[mulligan|mulligans]], also in a [[quickstart|Quickstart]] game. Each player decides for
      their own power, the [[first-player|first player]] first. A player whose power forbids a mulligan keeps the hand.`,
    sources: [today('Archon powers (18.2)')],
    editions: later,
  },
  {
    id: 'prophecy',
    title: 'Prophecy',
    text: prose`
      A card with two sides that lies beside the table. Once in each of their turns, in the third step, a player may
      activate a side of one that is not active: with a card of the hand, of any house, facedown beneath it, which is
      neither played nor discarded, and which only its player may look at. Active, it waits for what it says, in the turns
      of the opponent. Then it is fulfilled, whether anybody likes it or not: the [[fate|Fate: ability]] of the card beneath
      it resolves, and it is not active any more. When it is turned over, the card beneath it stays there. Where an effect
      takes that card away, it ends without Fate:.`,
    sources: [today('Prophecies and Fate: (18.1)')],
    editions: later,
  },
];
