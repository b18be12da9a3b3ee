// Cards that lie facedown in play, and how cards are turned over.
import type { Entry } from '../entry.ts';
import { later, prose, today } from '../write.ts';

export const tokens: readonly Entry[] = [
  {
    id: 'flip',
    title: 'Flip',
    text: prose`
      To turn a creature in play over. It neither leaves play nor enters play: it keeps its place and its controller, its
      damage, æmber, counters and upgrades, and it stays ready or exhausted. Facedown it is a [[token-creatures|token
      creature]]; where its owner's deck has no token card, it is discarded instead. Faceup it is itself again, even if it
      was a copy of another card before, and a card that is no creature is discarded at once, which a ward does not stop.`,
    sources: [today('Flip (16)')],
    editions: later,
  },
  {
    id: 'token-creatures',
    title: 'Token creatures',
    text: prose`
      Some decks have a token card [[beside-the-table]]. To make a token creature, a player puts the top card of their deck
      into play facedown and exhausted, on a flank of their choice; with deploy on the token card, anywhere in the line.
      Several are made one after another. Without a card in the deck, or a token card, nothing is made; nor is a token
      creature that an effect names where the token card is another one. An effect may say that it is made immediately to
      the left of a creature: then it stands there, if that creature is in its line.

      The creature has the title, house, power, armor, traits and text of the token card of the deck that the card belongs
      to, and nothing of the card beneath. It enters play, but it is not played. Its controller may look at the card
      beneath; the other player may not. It stays that creature when its control changes.

      It is a token creature until it has left play; where it arrives it is its own card. The rule of six counts all token
      creatures of one title together.`,
    sources: [today('Token creatures (16)'), today('Tokens (18.4)')],
    editions: later,
  },
];
