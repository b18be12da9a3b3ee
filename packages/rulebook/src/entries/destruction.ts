// Entries on how cards leave play.
import type { Entry } from '../entry.ts';
import { cota, faq, glossary, prose, timing, today } from '../write.ts';

const dyingWords = prose`
  The text after the word "Destroyed:" resolves by itself when the card is being destroyed, while it is still in play.
  The card must already have the ability at that moment. An effect with "instead" may save the card: see
  [[replacement]].`;

const gone = prose`effects that were still going to happen to it cannot follow it into a [[hidden-zone]].`;

const leavingWhen = (when: string): string => prose`
  The text after the words "Leaves Play:" resolves by itself just ${when} the card leaves play, whether it is destroyed,
  returned to hand, archived or purged. It resolves only once.`;

const leaving = leavingWhen('before');

const sacrificing = prose`
  To sacrifice a card is to discard one of one's own cards from play. It counts as [[destroyed]], and its
  [[destroyed-ability|Destroyed: abilities]] resolve. A card that is used for an ability which sacrifices it is
  exhausted first, like any other.`;

export const destruction: readonly Entry[] = [
  {
    id: 'destroyed',
    title: 'Destroyed',
    text: prose`
      A creature with as much damage as power is destroyed, and so is any card that an effect destroys or that is
      [[sacrifice|sacrificed]]. It goes on top of its owner's [[discard-pile]]. Cards that are destroyed together
      leave play together, so that none of them can react to the others being destroyed; only their
      [[destroyed-ability|Destroyed: abilities]] resolve. The active player decides in which order they are put on the
      piles. Step by step: [[order-of-destruction]].`,
    sources: [...glossary('Destroyed'), ...cota('Damage and Armor'), faq('Stealer of Souls'), timing('Destroyed')],
    editions: 'all',
  },
  {
    id: 'destroyed-ability',
    title: 'Destroyed: ability',
    text: prose`
      ${dyingWords} If the ability moves the card elsewhere, such as to a hand, it was destroyed all the same, and
      ${gone}`,
    sources: [...glossary('Destroyed'), faq('Bad Penny with Yxilo Bolter'), timing('Destroyed')],
    editions: 'all',
    variants: [
      {
        editions: ['cota-1.3'],
        text: prose`
          ${dyingWords} If the ability moves the card elsewhere, such as to a hand, it was not destroyed, and ${gone}`,
      },
    ],
  },
  {
    id: 'leaves-play',
    title: 'Leaves play',
    text: prose`
      A card leaves play when it goes to a hand, a deck, a discard pile, archives or the purged cards. Damage,
      counters and status cards on it are removed, lasting effects on it end, upgrades on it are discarded, and it
      goes to its [[owner]]'s zone. [[aember|Æmber]] on a creature goes to the opponent of the player who controlled
      it, on any other card to the supply. If the card comes back, nothing of its former stay counts. Effects that
      were about to happen to it still find it in a discard pile, but not in a [[hidden-zone]].`,
    sources: [
      ...glossary('Leaves Play'),
      ...cota('Damage and Armor'),
      ...glossary('Capture'),
      faq('Bad Penny with Yxilo Bolter'),
      faq('Faygin'),
      timing('Leaving play'),
    ],
    editions: 'all',
  },
  {
    id: 'leaves-play-ability',
    title: 'Leaves Play: ability',
    text: prose`
      ${leavingWhen('after')} By then the [[aember|æmber]] on all creatures that left with it has gone to the pools. Of
      several abilities that wait for this moment the active player chooses the order.`,
    sources: [...glossary('Leaves Play'), today('FAQ Magda the Rat with Gateway to Dis (18.4)')],
    editions: 'all',
    variants: [
      {
        editions: ['cota-1.3'],
        text: prose`${leaving} When cards are destroyed, it comes after all [[destroyed-ability|Destroyed: abilities]].`,
      },
      {
        editions: ['cota-1.0'],
        text: prose`
          ${leaving} When cards are destroyed, it waits for the same moment as [[destroyed-ability|Destroyed:
          abilities]], and the active player chooses the order.`,
      },
    ],
  },
  {
    id: 'sacrifice',
    title: 'Sacrifice',
    text: prose`
      ${sacrificing} A player can sacrifice only cards under their control, and a card that they use as if it were
      theirs, where it says to sacrifice itself. The card goes to its [[owner]]'s pile. A [[ward]] keeps a creature
      from it.`,
    sources: [
      ...glossary('Sacrifice'),
      ...cota('Using Artifacts'),
      today('As if it were yours (as in 2020)'),
      today('Sacrifice (as in 2020)'),
    ],
    editions: 'all',
    variants: [
      {
        editions: ['cota-1.0'],
        text: prose`
          ${sacrificing} A player who is told to sacrifice a card does so even if an opponent controls it; the card
          goes to its [[owner]]'s pile.`,
      },
      {
        editions: ['cota-1.3'],
        text: prose`
          ${sacrificing} A player can sacrifice only cards under their control; the card goes to its [[owner]]'s pile.`,
      },
    ],
  },
];
