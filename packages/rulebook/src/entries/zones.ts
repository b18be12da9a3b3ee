// Entries on zones, the places of cards.
import type { Entry } from '../entry.ts';
import { cota, faq, glossary, later, manual, master, newInGlossary, prose, sinceV13, timing, today } from '../write.ts';

const purging = prose`
  A purged card is out of the game. Nothing affects it any more, except the card that purged it, if that says so.`;

const archived = prose`
  A face-down pile of a player's cards in front of the [[identity-card]]. They are out of play. Only abilities put
  cards there, from hand unless they say from where. The player may look at them at any time, the opponent may not.`;

export const zones: readonly Entry[] = [
  {
    id: 'adjacent',
    title: 'Adjacent',
    text: prose`
      Adjacent to a creature means directly to its left or right in the [[battleline]]. A creature that is played
      adjacent to another takes one of these two places, between its former neighbors if need be. See also
      [[neighbor]].`,
    sources: [newInGlossary('Adjacent')],
    editions: sinceV13,
  },
  {
    id: 'archives',
    title: 'Archives',
    text: prose`
      ${archived} In the second step of their turn, after the house is chosen, the active player may take all of them
      to hand, or none. A card goes to its owner's archives, unless an effect says otherwise. Some effects
      put a creature of the opponent into a player's archives and say that it leaves them for its owner's hand: then it
      goes there, also if the player owns it, instead of being discarded, purged, played or whatever else would become
      of it, and none of that happened.`,
    sources: [
      ...glossary('Archives'),
      ...cota('Step 2: Choose a House'),
      master('Choose a House'),
      manual('5. Core Mechanics: Keywords'),
      manual('7. FAQ or Edge Cases'),
      faq('Sample Collection with Dysania'),
      timing('A turn'),
    ],
    editions: 'all',
    variants: [
      {
        editions: ['manual'],
        text: prose`
          ${archived} At the beginning of the second step of their turn, before the house is chosen, the active player
          may take all of them to hand, or none. A card goes to its owner's archives, unless an effect says otherwise.
          Some effects put a creature of the opponent into a player's archives and say that it leaves them for its
          owner's hand: then it goes there, also if the player owns it, instead of being discarded, purged, played or
          whatever else would become of it, and none of that happened.`,
      },
    ],
  },
  {
    id: 'battleline',
    title: 'Battleline',
    text: prose`
      The row of a player's creatures, in an order from left to right. A creature that joins it is placed at one of
      its two ends, a [[flank]]. When one leaves, the gap is closed, and those beside it become neighbors. Otherwise
      only effects change the order. A creature is always in its controller's battleline.`,
    sources: [...glossary('Battleline'), ...cota('Creatures'), faq('Replicator')],
    editions: 'all',
  },
  {
    id: 'discard-pile',
    title: 'Discard pile',
    text: prose`
      Destroyed cards, discarded cards and actions that were played go here, each on top of its owner's pile.
      Everybody may look at all of it at any time. Its order is kept, unless an effect changes it. When a player must
      draw with an empty deck, it becomes the new deck: see [[empty-deck]].`,
    sources: [...glossary('Discard Pile'), ...cota('Action Cards')],
    editions: 'all',
    variants: [
      {
        editions: ['manual'],
        text: prose`
          Destroyed cards, discarded cards and actions that were played go here, each on top of its owner's pile.
          Everybody may look at all of it at any time. Its order is kept, unless an effect changes it. It does not
          become a new deck when the old one is used up: see [[empty-deck]].`,
      },
    ],
  },
  {
    id: 'faceup-archives',
    title: 'Faceup in archives',
    text: prose`
      A card may say that it lies faceup when its player archives it. Then all players know it, and what it says of
      [[archives]] holds as long as it lies there so. Where other words put it into archives it lies facedown like any
      other card, and does nothing.`,
    sources: [today('Abilities out of play')],
    editions: later,
  },
  {
    id: 'flank',
    title: 'Flank',
    text: prose`
      The two ends of a [[battleline]] are its flanks, and the creatures there are flank creatures. A creature that
      stands alone is on both flanks. Whenever a creature enters play or changes controller, the active player chooses
      on which flank of its controller's line it is placed. An effect may make a creature count as a flank creature;
      it keeps its place and its neighbors.`,
    sources: [
      ...glossary('Flank'),
      ...cota('Creatures'),
      manual('5. Core Mechanics: Keywords'),
      faq('Spectral Tunneler with Positron Bolt'),
    ],
    editions: 'all',
  },
  {
    id: 'hidden-zone',
    title: 'Hidden zone',
    text: prose`
      The cards of a hand, a deck and archives are hidden from the opponent. When a card goes from play to such a
      zone, everything that was about to happen to it no longer does, unless an effect says that it reaches into that
      zone. In a discard pile, which is open, the card can still be found.`,
    sources: [newInGlossary('Leaves Play'), faq('Bad Penny with Yxilo Bolter'), timing('Destroyed')],
    editions: 'all',
  },
  {
    id: 'in-play',
    title: 'In play',
    text: prose`
      Creatures, artifacts and upgrades on the table are in play; cards in a hand, deck, discard pile or archives and
      purged cards are not. The abilities of a card work while it is in play, except that an [[action-card]] has its
      effect when it is played. An ability concerns only cards in play, unless it names another zone.`,
    sources: [...glossary('Ability, Card Ability'), ...cota('Ready and Exhausted'), ...cota('Constant Abilities')],
    editions: 'all',
  },
  {
    id: 'neighbor',
    title: 'Neighbor',
    text: prose`
      A creature's neighbors are the creatures directly to its left and right in the same [[battleline]]. It has two
      at most; on a [[flank]] it has one, and alone none.`,
    sources: [...glossary('Neighbor')],
    editions: 'all',
  },
  {
    id: 'purge',
    title: 'Purge',
    text: prose`${purging} It lies face up beneath its owner's [[identity-card]].`,
    sources: [...glossary('Purge'), manual('5. Core Mechanics: Keywords')],
    editions: 'all',
    variants: [
      {
        editions: ['cota-1.0'],
        text: prose`${purging} It lies face down beneath its owner's [[identity-card]]; only the owner may look at it.`,
      },
    ],
  },
  {
    id: 'search',
    title: 'Search',
    text: prose`
      A player who searches a zone looks at all its cards, without showing them to the opponent. The player may decide
      not to find anything. A card that was found in a hidden zone by what it must be, such as an upgrade, is shown to
      all. A deck that was searched as a whole is shuffled afterwards; a discard pile keeps its order.`,
    sources: [...glossary('Search'), today('Search (18.4)')],
    editions: 'all',
  },
  {
    id: 'swap',
    title: 'Swap',
    text: prose`
      Two things that are swapped change places. Two creatures swap their positions in a [[battleline]]; this needs
      the same controller for both, and otherwise nothing happens. Two cards in different zones, such as one in play
      and one in hand, swap those zones; the one that comes into play was not played.`,
    sources: [...glossary('Swap'), faq('Replicator')],
    editions: 'all',
  },
  {
    id: 'swap-control',
    title: 'Swap control',
    text: prose`
      Two cards of different controllers change sides, and each takes the place of the other: a creature stands where the
      other one stood. Each keeps all that is on it, and stays ready or exhausted. Neither leaves play or enters it. Where
      there are not two such cards, nothing is swapped. See also [[control]] and [[swap]].`,
    sources: [today('Swap control (18.4)')],
    editions: later,
  },
];
