// Getting cards out of the hand.
import type { Entry } from '../entry.ts';
import { cota, faq, glossary, later, manual, newInGlossary, ofTheFirstSet, prose, timing, today } from '../write.ts';

const bonusGained = prose`
  It is not an ability, and it is gained even if the card does nothing else. A card that is put into play gives none.`;

const played = prose`
  The text after the word "Play:" resolves each time the card is played, from whatever place and by whatever effect:
  after its bonus and, unless it is an [[action-card]], once it is in play. It does not resolve when the card is
  [[put-into-play|put into play]].`;

export const playing: readonly Entry[] = [
  {
    id: 'aember-bonus',
    title: 'Æmber bonus',
    text: prose`
      The æmber signs below the house of a card. The player of the card gains that much [[aember]] before any
      [[play-abilities|Play: ability]] resolves, but after an artifact, creature or upgrade has entered play. It is one
      of the [[bonus-icons]] and takes its turn among them. ${bonusGained}`,
    sources: [...cota('Æmber Bonus'), timing('Playing a card'), timing('Terms: Bonus icons')],
    editions: 'all',
    variants: [
      {
        editions: ofTheFirstSet,
        text: prose`
          The æmber signs below the house of a card. To gain that much [[aember]] is the first thing that happens when
          the card is played, even before it enters play. ${bonusGained}`,
      },
    ],
  },
  {
    id: 'bonus-icons',
    title: 'Bonus icons',
    text: prose`
      The signs below the house of a card. When the card is played they resolve one by one, from top to bottom, before
      its [[play-abilities|Play: abilities]]. Æmber: gain 1. Capture: a friendly creature captures 1. Damage: deal 1
      damage to a creature. Draw: draw a card. Discard: discard a card from your hand, of any house. Power: put a
      [[power-counter|+1 power counter]] on a creature of either side. The active player chooses the creature or card each time. An icon that can do nothing is passed over,
      and all are resolved even if the card is gone by then. No card deals the damage of an icon. A card that is put
      into play gives none. Cards may speak of icons. An icon that is resolved as another can become something else
      again, but each card changes it once; where something else is done instead, no icon was resolved. An icon that is
      resolved again comes right after itself. An ability that waits for an icon resolves right after each one, and
      takes it for what it became. Icons may also be resolved as if the card had been played: then nothing was played,
      but effects on icons count all the same.`,
    sources: [timing('Terms: Bonus icons'), timing('Playing a card'), today('Bonus icons (18.4)')],
    editions: later,
  },
  {
    id: 'discarding-cards',
    title: 'Discarding cards',
    text: prose`
      In the third step the active player may discard cards of the [[active-house]] from hand, as many as they like,
      one at a time and between other deeds. This makes room for new cards. A discarded card is not played: it gives
      no bonus, and its Play: ability does not resolve. Effects also make players discard; the house does not matter
      then, unless the effect names one. Cards that are discarded at random are not chosen by anybody.`,
    sources: [...cota('Discarding Cards'), manual('4. Gameplay Flow: Main Phase'), today('Discarding (18.4)')],
    editions: 'all',
    variants: [
      {
        editions: ['current'],
        text: prose`
          In the third step the active player may discard cards of the [[active-house]] from hand, as many as they
          like, one at a time and between other deeds. This makes room for new cards. A discarded card is not played:
          it gives no bonus, and its Play: ability does not resolve. Effects also make players discard; the house does
          not matter then, unless the effect names one. Cards that are discarded at random are not chosen by anybody.
          Several cards are discarded one after the other, each with what it sets off; of two players the active one
          says whose come first, and a hand that is discarded includes what is drawn meanwhile.`,
      },
    ],
  },
  {
    id: 'enhance',
    title: 'Enhance',
    text: prose`
      A card that enhances its deck shows icons that lie on other cards of that deck as [[bonus-icons]], besides those that
      are printed there. They were put there when the deck was made, and are the same in every game. In play the word
      does nothing. Two copies of a card may have different icons, and a text that counts icons counts those of that copy,
      printed and added ones.`,
    sources: [timing('Terms: Bonus icons')],
    editions: later,
  },
  {
    id: 'play-abilities',
    title: 'Play: ability',
    text: prose`
      ${played} Abilities of other cards that wait for a card to be played, or to enter play, resolve at the same
      moment; the active player chooses the order.`,
    sources: [
      ...cota('Play Abilities'),
      ...glossary('Play'),
      ...glossary('Active Player'),
      faq('Library Access with Wild Wormhole'),
      timing('Playing a card'),
    ],
    editions: 'all',
    variants: [
      {
        editions: ['cota-1.0'],
        text: prose`
          ${played} It resolves at once, before abilities of other cards that wait for a card to be played or to enter
          play.`,
      },
      {
        editions: ['cota-1.3'],
        text: prose`
          ${played} Abilities of other cards that wait for a card to be played resolve before it. Those that wait for a
          card to enter play come before, between or after all these, as the active player chooses.`,
      },
    ],
  },
  {
    id: 'play-from-elsewhere',
    title: 'Playing from elsewhere',
    text: prose`
      An effect may play a card from a [[discard-pile]], from [[archives]] or from another place, or let its player do so.
      The card is played as if it were in hand: its icons and Play: ability count, and so does whatever forbids or limits
      the play of it. Its house and the [[first-turn-rule]] do not matter, unless the effect names the house. A card that
      cannot be played stays where it is. Such a card cannot be discarded as cards of a hand are. One in archives that must
      go back to its owner's hand cannot be played.`,
    sources: [today('Playing from elsewhere')],
    editions: later,
  },
  {
    id: 'playing-cards',
    title: 'Playing cards',
    text: prose`
      In the third step the active player may play any cards of the [[active-house]] from hand. An effect may permit
      others, or play a card itself ([[using-through-abilities]]). For the order of events see [[order-of-playing]],
      for the types of cards [[card-types]]. A card cannot be played while an effect forbids it or its own condition
      is not met, nor a seventh time in a turn: see [[unplayable-card]] and [[rule-of-six]].`,
    sources: [...cota('Playing Cards'), manual('4. Gameplay Flow: Main Phase')],
    editions: 'all',
  },
  {
    id: 'put-into-play',
    title: 'Put into play',
    text: prose`
      A card that is put into play is not played. It enters as a played card does, exhausted and, if it is a creature,
      on a [[flank]]. But it gives no bonus, its [[play-abilities|Play: abilities]] do not resolve, and nothing that
      forbids playing, limits it or makes it cost something stands in its way. When several cards are put into play
      together, whosever they are, the active player chooses which enters first.`,
    sources: [...glossary('Play'), faq('Spangler Box with Kelifi Dragon')],
    editions: 'all',
  },
  {
    id: 'rule-of-six',
    title: 'Rule of six',
    text: prose`
      In one turn a player can play and use cards of the same title six times at most. Plays and uses count together,
      and so do all copies, also when effects play or use them. A card that is played as a copy of another counts
      under the copied title. Repeating an effect is neither playing nor using, and is not limited.`,
    sources: [
      ...cota('The Rule of Six'),
      newInGlossary('Preceding, Repeat the Preceding'),
      newInGlossary('Repeat'),
      faq('Mimicry'),
      timing('General'),
    ],
    editions: 'all',
  },
  {
    id: 'unplayable-card',
    title: 'Card that cannot be played',
    text: prose`
      An effect may try to play a card that cannot be played: its condition is not met, something forbids it, or an
      [[upgrade]] finds no creature. Such a card stays where it was, or returns there. It has not been played, so it
      gives no bonus, and "[[if-you-do|if you do]]" fails. Æmber that was gained before the attempt counts for the
      condition.`,
    sources: [faq('Kelifi Dragon with Wild Wormhole'), ...cota('Upgrades'), timing('Playing a card')],
    editions: 'all',
  },
];
