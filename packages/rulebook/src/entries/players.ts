// Entries on players: the aim of the game, who decides, and whose a card is.
import type { Entry } from '../entry.ts';
import { cota, faq, glossary, manual, master, newInGlossary, prose } from '../write.ts';

const controlling = prose`
  The controller of a card is the player on whose side it is in play; only that player uses it, and "friendly" and
  "enemy" follow control. An effect can give control to another player. The card then changes sides with everything on
  it and stays ready or exhausted as it was; a creature joins a [[flank]] of the new line, and the [[active-player]]
  chooses which. The [[owner]] does not change: when the card leaves play, it goes to the owner's zone.`;

const alone = prose`
  The player whose turn it is. This player alone acts and decides: what to play and use, what abilities are aimed at,
  and in which order abilities resolve that wait for the same moment, even those of the other player's cards. Another
  player decides only where a card says so.`;

export const players: readonly Entry[] = [
  {
    id: 'active-player',
    title: 'Active player',
    text: alone,
    sources: [
      ...cota('Turn Sequence'),
      ...cota('Card Abilities'),
      ...glossary('Active Player'),
      master('Turn Sequence'),
    ],
    editions: 'all',
    variants: [
      {
        editions: ['manual'],
        text: prose`
          ${alone} There is one exception: a player who uses an [[omni|Omni: ability]] in the opponent's turn decides
          everything until it has resolved.`,
      },
    ],
  },
  {
    id: 'control',
    title: 'Control',
    text: prose`
      ${controlling} A card enters play under the control of the player who plays it, whoever owns it. Where several
      effects claim the same card, the newest one rules; when that ends, the one before it does.`,
    sources: [...glossary('Control'), ...glossary('House Choice'), faq('Replicator')],
    editions: 'all',
    variants: [{ editions: ['cota-1.0'], text: prose`${controlling} A card enters play under its owner's control.` }],
  },
  {
    id: 'enemy',
    title: 'Enemy',
    text: prose`
      A card is enemy if, at this moment, it is under the control of an opponent of the player whose ability says the
      word. Who owns it does not matter. The opposite is [[friendly]].`,
    sources: [...glossary('Enemy')],
    editions: 'all',
  },
  {
    id: 'friendly',
    title: 'Friendly',
    text: prose`
      A card is friendly if, at this moment, it is under the control of the same player as the ability that says the
      word. A card is friendly to itself. Who owns it does not matter. The opposite is [[enemy]].`,
    sources: [...glossary('Friendly')],
    editions: 'all',
  },
  {
    id: 'golden-rule',
    title: 'Golden rule',
    text: prose`
      Where a card contradicts the rules, the card is right. It changes only what it speaks of; all other rules still
      hold. Between two cards that disagree, see [[cannot]].`,
    sources: [...cota('The Golden Rule'), master('The Golden Rule')],
    editions: 'all',
    variants: [
      {
        editions: ['master-16', 'current'],
        text: prose`
          Where a card contradicts the rules, the card is right; if it has [[errata]], these are its text. It changes
          only what it speaks of; all other rules still hold. Between two cards that disagree, see [[cannot]].`,
      },
      {
        editions: ['manual'],
        text: prose`
          Where a card contradicts the rules, the card is right, except that no card lifts the [[first-turn-rule]]. It
          changes only what it speaks of; all other rules still hold. Between two cards that disagree, see [[cannot]].`,
      },
    ],
  },
  {
    id: 'objective',
    title: 'Winning the game',
    text: prose`
      A player who forges a third key has won. The game is over at that very moment, be it in the middle of an ability
      or in the opponent's turn. Keys are paid for with [[aember]], mostly in the first step of a turn: see
      [[forge-a-key]]. A key that was [[unforge|unforged]] again does not count until it is forged once more. No player
      wins by destroying creatures or loses for lack of cards.`,
    sources: [
      ...cota('Objective'),
      ...glossary('Keys'),
      master('Objective'),
      manual('1. Lore & Objective'),
      manual('6. Scoring & End Game'),
    ],
    editions: 'all',
    variants: [
      {
        editions: ['manual'],
        text: prose`
          A player who forges a third key has won, and the game is over at that very moment. A player who must draw a
          card and has none left in the deck has lost: see [[empty-deck]]. There is no other end. A key that was
          [[unforge|unforged]] again does not count until it is forged once more.`,
      },
    ],
  },
  {
    id: 'owner',
    title: 'Owner',
    text: prose`
      A player owns the cards of the deck that they began with, to the end of the game, whoever has [[control]] of
      them. A card that leaves play goes to its owner's hand, deck, discard pile, archives or purged cards, even if
      the effect says "your hand" to another player. It goes elsewhere only if an effect expressly says that.`,
    sources: [...glossary('Control'), newInGlossary('Leaves Play'), faq('Faygin')],
    editions: 'all',
  },
];
