// Damage, and what stands against it.
import type { Entry } from '../entry.ts';
import { cota, faq, glossary, manual, prose, timing } from '../write.ts';

const preventing = prose`
  The number to the right of a creature's title. In each turn, armor prevents that much of the damage that the
  creature would be dealt; prevented damage is never put on it. Armor that has prevented damage is used up until the
  turn ends. Armor that a creature gains is added to its own, and does not undo earlier damage. Armor that it loses
  does not bring prevented damage back. The sign "~" means no armor; such a creature can gain some.`;

const healing = prose`
  To heal a creature is to remove that much damage from it, or all that there is if it has less; to heal it fully is
  to remove all. An undamaged creature may be chosen, but it was not healed: effects that ask whether it was say no.`;

export const damage: readonly Entry[] = [
  {
    id: 'armor',
    title: 'Armor',
    text: prose`${preventing} Of armor that it loses, the used part goes first.`,
    sources: [
      ...glossary('Armor'),
      ...cota('Damage and Armor'),
      ...cota('Combat Example'),
      manual('5. Core Mechanics: Keywords'),
    ],
    editions: 'all',
    variants: [
      {
        editions: ['cota-1.0'],
        text: prose`
          ${preventing} When it loses armor, what was used this turn stays used: with 2 armor, 1 of it used, the loss
          of 1 leaves none.`,
      },
    ],
  },
  {
    id: 'damage',
    title: 'Damage',
    text: prose`
      Damage stays on a creature until it is healed or the creature leaves play. It does not reduce [[power]], but a
      creature with as much damage as power, or more, is [[destroyed]]. All damage of one ability is dealt at the same
      time, however many creatures it hits and wherever it stands in the text, unless that names an order: see
      [[order-of-damage]]. An effect that deals damage several times (for each of something) is one: all its targets are
      chosen first, the same one as often as one likes, and get what was put on them together. Damage that was prevented
      was not dealt. Only creatures can be damaged.`,
    sources: [...cota('Damage and Armor'), ...glossary('Damage'), timing('Damage')],
    editions: 'all',
  },
  {
    id: 'heal',
    title: 'Heal',
    text: prose`${healing} Healing does not save a creature that is already being [[destroyed]].`,
    sources: [...glossary('Heal'), timing('Destroyed')],
    editions: 'all',
    variants: [
      {
        editions: ['cota-1.3'],
        text: prose`
          ${healing} A creature that is being [[destroyed]] by damage is saved if a Destroyed: ability heals it enough
          in time.`,
      },
    ],
  },
  {
    id: 'power',
    title: 'Power',
    text: prose`
      The number to the left of a creature's title: how much damage it deals in a fight, and how much damage destroys
      it. Effects can raise and lower it, but never below 0, and it counts as it is at the moment. A creature whose
      power falls to the damage on it is [[destroyed]] at once, with power 0 even without damage.`,
    sources: [...cota('Creatures'), ...cota('Fight'), ...glossary('Damage'), faq('King of the Crag')],
    editions: 'all',
  },
  {
    id: 'redirected-damage',
    title: 'Redirected damage',
    text: prose`
      Some effects deal damage to another creature instead of its target. The [[armor]] of the first target has
      already prevented its part by then; that of the new one prevents nothing. The rest is dealt together with all
      other damage of the same effect. Each effect redirects the same damage only once.`,
    sources: [faq('Shadow Self'), timing('Damage'), timing('General')],
    editions: 'all',
  },
];
