// Entries on timing: the order of what happens, step by step.
import type { Entry } from '../entry.ts';
import { cota, faq, glossary, timing as notes, ofTheFirstSet, prose, today } from '../write.ts';

const fromStartToBlows = prose`
  If the creature is stunned, the [[stun]] is removed instead of all this. First, the attacker is exhausted, and its
  controller chooses a target that [[taunt]] allows. Second, [[before|Before Fight: abilities]], [[assault]],
  [[hazardous]] and what other cards do before a creature attacks resolve, in an order that the active player chooses.
  If one of the two creatures is gone meanwhile, all that the other has resolves, and what the first one still has does
  not. Third, unless one has left play or they are no
  longer enemies, each damages the other by as much as its [[power]], both at once; [[skirmish]], [[elusive]],
  [[armor]] and [[poison]] matter here.`;

const assigned = prose`
  All damage of one effect is dealt at the same time. First, it is settled how much each creature would be dealt.
  Second, it is reduced by effects that prevent damage,`;

const dealt = prose`
  Third, what is left is put on all the creatures. Fourth, those with as much damage as power are [[destroyed]], all
  together. [[redirected-damage|Redirected damage]] has passed the armor of its first target.`;

const marked = prose`
  First, all cards that are destroyed at the same time are marked. A marked card cannot be destroyed or sacrificed
  again, nor be chosen for it.`;

const dying = prose`
  resolve, in an order that the active player chooses; the cards are still in play, and cards that these abilities
  destroy join them. Third, all marked cards still in play leave together. Fourth, abilities of cards still in play
  that wait for a card to be destroyed or to leave play resolve`;

const andTheirOwn = prose`, and so do the [[leaves-play-ability|Leaves Play: abilities]] of the cards that left.`;

const unsaved = prose`Healing does not save it; only a [[replacement]] does.`;

const revealed = prose`First, it must be possible to play the card: see [[playing-cards]]. It leaves the hand.`;

const entering = prose`
  an action is revealed; a creature enters play exhausted on a flank of its player's choice, an artifact exhausted, an
  upgrade on a creature.`;

export const timing: readonly Entry[] = [
  {
    id: 'order-of-a-fight',
    title: 'Order of a fight',
    text: prose`
      ${fromStartToBlows} Fourth, if there was such an exchange and the attacker is still in play, its
      [[fight-abilities|Fight: abilities]] resolve; what else waits for the fight resolves in any case.`,
    sources: [
      ...cota('Fight'),
      ...glossary('Fight'),
      ...glossary('Before'),
      notes('Using a creature'),
      today('Assault, hazardous (as in 2020, and online today)'),
    ],
    editions: 'all',
  },
  {
    id: 'order-of-damage',
    title: 'Order of damage',
    text: prose`${assigned} then by the [[ward]], then by [[armor]]. ${dealt}`,
    sources: [...cota('Damage and Armor'), ...glossary('Damage'), faq('Shadow Self'), notes('Damage')],
    editions: 'all',
    variants: [{ editions: ofTheFirstSet, text: prose`${assigned} then by [[armor]]. ${dealt}` }],
  },
  {
    id: 'order-of-destruction',
    title: 'Order of destruction',
    text: prose`
      ${marked} ${unsaved} A [[ward]] keeps a creature from being marked, and does not save a marked one. Second, the
      [[destroyed-ability|Destroyed: abilities]] of these cards, and after all others those that save their card
      "instead", ${dying}${andTheirOwn}`,
    sources: [
      ...glossary('Destroyed'),
      ...glossary('Leaves Play'),
      notes('Destroyed'),
      today('Replacement effects (as in 2020)'),
    ],
    editions: 'all',
    variants: [
      {
        editions: ['cota-1.0'],
        text: prose`
          ${marked} ${unsaved} Second, the [[destroyed-ability|Destroyed:]] and [[leaves-play-ability|Leaves Play:
          abilities]] of these cards ${dying}.`,
      },
      {
        editions: ['cota-1.3'],
        text: prose`
          ${marked} A [[replacement]] saves it, and so does healing, if damage was to destroy it and is then less than
          its power. Second, the [[destroyed-ability|Destroyed: abilities]] of these cards ${dying}.`,
      },
    ],
  },
  {
    id: 'order-of-playing',
    title: 'Order of playing a card',
    text: prose`
      ${revealed} Second, ${entering} Third come its [[bonus-icons]], one by one. Fourth, its [[play-abilities|Play:
      abilities]] and abilities of other cards that wait for a card to be played or to enter play resolve, in an order
      that the active player chooses. Last, an action goes to the discard pile.`,
    sources: [
      ...cota('Æmber Bonus'),
      ...cota('Play Abilities'),
      ...cota('Action Cards'),
      ...glossary('Active Player'),
      faq('Library Access with Wild Wormhole'),
      notes('Playing a card'),
    ],
    editions: 'all',
    variants: [
      {
        editions: ['cota-1.0'],
        text: prose`
          ${revealed} Second comes its [[aember-bonus]]. Third, ${entering} Fourth, its [[play-abilities|Play:
          abilities]] resolve, and an action goes to the discard pile. Last, abilities of other cards that wait for a
          card to be played or to enter play resolve.`,
      },
      {
        editions: ['cota-1.3'],
        text: prose`
          ${revealed} Second comes its [[aember-bonus]]. Third, ${entering} Fourth, abilities of other cards that wait
          for a card to be played resolve. Last, its own [[play-abilities|Play: abilities]] resolve, and an action
          goes to the discard pile. Abilities that wait for a card to enter play come at any moment since it did so,
          also before or between these, as the active player chooses.`,
      },
    ],
  },
];
