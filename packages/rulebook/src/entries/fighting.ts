// A fight from the choice of a target to what follows it.
import type { Entry } from '../entry.ts';
import { cota, faq, glossary, manual, prose, timing, today } from '../write.ts';

const afterFight = prose`
  The text after the word "Fight:" resolves when a fight of this creature is over, if it was the attacker and is still
  in play. The creature that was attacked never resolves such an ability. Abilities of other cards that wait for a
  creature to fight resolve at the same moment, in an order that the active player chooses.`;

const survivor = prose`
  A creature destroyed otherwise in the meantime does not count. A creature with an ability that waits for this must
  itself survive the fight: if both are destroyed together, it does not resolve.`;

export const fighting: readonly Entry[] = [
  {
    id: 'attack',
    title: 'Attack',
    text: prose`
      A creature that is used to [[fight]] is attacking; it is the attacker, and the enemy creature that was chosen is
      attacked. This holds until the fight is over. A creature that is only damaged by an ability, such as a
      [[before|Before Fight: ability]], is not attacked.`,
    sources: [...glossary('Attack, Attacker, Attacking'), ...glossary('Fight'), faq('Gabos Longarms')],
    editions: 'all',
  },
  {
    id: 'before',
    title: 'Before Fight: and Before Reap:',
    text: prose`
      An ability with these words resolves after the creature was exhausted for the use and before the use has its
      effect; in a fight, after the target was chosen. [[assault|Assault]], [[hazardous]] and abilities of other cards
      that come before a creature attacks wait for the same moment, and the active player chooses the order. Only the
      creature that is used resolves such an ability, never the one that is attacked. If one of the two is then no
      longer in play, or they are no longer enemies, they deal each other no damage. If an ability says that the
      creature does not fight, the rest that waits resolves all the same. But then it is over: it was no fight for
      [[fight-abilities|Fight: abilities]] and whatever else waits for one, the attacked creature is still
      [[elusive]], and the attacker was used and stays exhausted.`,
    sources: [
      ...glossary('Before'),
      ...glossary('Assault (X)'),
      ...glossary('Hazardous (X)'),
      timing('Using a creature'),
    ],
    editions: 'all',
  },
  {
    id: 'destroyed-fighting',
    title: 'Destroyed fighting',
    text: prose`
      A creature is destroyed fighting if it is destroyed in the exchange of damage of a fight, also where it takes that
      damage in the place of another. What one of the two deals the other before that, as with [[assault]],
      [[hazardous]] or a [[before|Before Fight: ability]], is no part of it: then there is no exchange, and nobody was
      destroyed in a fight. ${survivor}`,
    sources: [...glossary('Fight'), faq('Stealer of Souls'), timing('Using a creature'), today('Fight (as in 2020)')],
    editions: 'all',
  },
  {
    id: 'fight',
    title: 'Fight',
    text: prose`
      A ready creature of the [[active-house]] can be used to fight if there is an enemy creature that it can attack.
      It is exhausted, and its controller chooses the target. Then each of the two damages the other by as much as its
      [[power]], both at the same time; armor and keywords may reduce it. The creature that is attacked deals its
      damage even while exhausted or stunned. If the attacker is still in play, its [[fight-abilities|Fight:
      abilities]] follow. Step by step: [[order-of-a-fight]].`,
    sources: [
      ...cota('Fight'),
      ...cota('Combat Example'),
      ...glossary('Fight'),
      manual('5. Core Mechanics: Fight'),
      timing('Using a creature'),
    ],
    editions: 'all',
  },
  {
    id: 'fight-abilities',
    title: 'Fight: ability',
    text: prose`
      ${afterFight} It does not matter whether any damage was dealt. But if the fight ended before the exchange of
      damage, because one of the two was gone, the Fight: ability does not resolve.`,
    sources: [
      ...cota('Fight'),
      ...glossary('Fight'),
      timing('Using a creature'),
      today('Assault, hazardous (as in 2020, and online today)'),
    ],
    editions: 'all',
  },
  {
    id: 'fight-with',
    title: 'Fight with',
    text: prose`
      An ability that says "fight with" a creature makes that creature [[fight]] an enemy creature of its controller's
      choice. It does not mean to fight against it. The usual rules hold: it must be ready, and [[taunt]] and the like
      limit the choice. "Ready and fight with" readies it first; if there is no creature that it can attack, it stays
      ready.`,
    sources: [...glossary('“Fight With”'), faq('Anger without an enemy creature')],
    editions: 'all',
  },
  {
    id: 'opposing',
    title: 'Opposing creature',
    text: prose`
      In a fight, each of the two creatures is the opposing creature of the other. It does not matter which of them
      attacked.`,
    sources: [...glossary('Opposing')],
    editions: 'all',
  },
];
