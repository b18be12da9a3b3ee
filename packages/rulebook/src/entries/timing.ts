// What happens after what, step by step.
import type { Entry } from '../entry.ts';
import { cota, faq, glossary, timing as notes, prose } from '../write.ts';

const enter = prose`
  First, it must be possible to play the card: see [[playing-cards]]. Then it leaves the hand. An action is revealed;
  a creature enters play exhausted on a flank of its player's choice, an artifact exhausted, an upgrade on a creature.`;

const exchange = prose`
  Third, if both are still in play and enemies, each deals damage equal to its power to the other, at the same time;
  [[skirmish]], [[elusive]], [[armor]] and [[poison]] matter here. Fourth, if the attacker is still in play, its
  [[fight-abilities|Fight: abilities]] resolve, and what else waits for the fight.`;

const untilTheFight = prose`
  First, the attacker is exhausted, and its controller chooses a target that [[taunt]] allows. Second, [[before|Before
  Fight: abilities]], [[assault]] and [[hazardous]] resolve, in an order that the active player chooses.`;

const dealt = prose`
  All damage of one effect is dealt at the same time. First, it is settled how much each creature would be dealt.
  Second, it is reduced by effects that prevent damage,`;
const dealtThen = prose`
  Third, what is left is put on all the creatures. Fourth, those with as much damage as power are [[destroyed]], all
  together. [[redirected-damage|Redirected damage]] has passed the armor of its first target.`;

const tagged = prose`
  First, all cards that are destroyed at the same time are marked. A marked card cannot be destroyed or sacrificed
  again, and healing does not save it; only a [[replacement]] does.`;
const dying = prose`
  Second, the [[destroyed-ability|Destroyed: abilities]] of these cards resolve, in an order that the active player
  chooses; the cards are still in play, and cards that these abilities destroy join them. Third, all marked cards
  still in play leave together. Fourth, abilities of cards still in play that wait for a card to be destroyed or to
  leave play resolve.`;

export const timing: readonly Entry[] = [
  {
    id: 'order-of-a-fight',
    title: 'Order of a fight',
    text: prose`If the creature is stunned, the [[stun]] is removed instead of all this. ${untilTheFight} ${exchange}`,
    sources: [...cota('Fight'), ...glossary('Fight', 10), ...glossary('Before'), notes('Using a creature')],
    editions: 'all',
  },
  {
    id: 'order-of-damage',
    title: 'Order of damage',
    text: prose`${dealt} and [[armor]]. ${dealtThen}`,
    sources: [...cota('Damage and Armor', 7), ...glossary('Damage'), faq('Shadow Self'), notes('Damage')],
    editions: 'all',
    variants: [{ editions: ['master-16'], text: prose`${dealt} then the [[ward]], then [[armor]]. ${dealtThen}` }],
  },
  {
    id: 'order-of-destruction',
    title: 'Order of destruction',
    text: prose`${tagged} ${dying}`,
    sources: [...glossary('Destroyed', 10), ...glossary('Leaves Play', 11), notes('Destroyed')],
    editions: 'all',
    variants: [{ editions: ['master-16'], text: prose`${tagged} A [[ward]] is one. ${dying}` }],
  },
  {
    id: 'order-of-playing',
    title: 'Order of playing a card',
    text: prose`
      ${enter} Its [[aember-bonus]] comes next. Then its [[play-abilities|Play: abilities]] and abilities of other
      cards that wait for a card to be played resolve, in an order that the active player chooses. Last, an action
      goes to the discard pile.`,
    sources: [
      ...cota('Æmber Bonus'),
      ...cota('Play Abilities'),
      ...cota('Action Cards'),
      faq('Library Access with Wild Wormhole'),
      notes('Playing a card'),
    ],
    editions: 'all',
    variants: [
      {
        editions: ['cota-1.3'],
        text: prose`
          ${enter} Its [[aember-bonus]] comes next. Then abilities of other cards that wait for a card to be played
          resolve, and after them its own [[play-abilities|Play: abilities]]. Last, an action goes to the discard
          pile.`,
      },
      {
        editions: ['master-16'],
        text: prose`
          ${enter} Its [[bonus-icons]] come next, one by one. Then its [[play-abilities|Play: abilities]] and
          abilities of other cards that wait for a card to be played resolve, in an order that the active player
          chooses. Last, an action goes to the discard pile.`,
      },
    ],
  },
];
