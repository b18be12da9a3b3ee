// Plain cards for the engine's own tests, which know no printed card: vanilla creatures are named by their power, cards
// with one keyword by what they do, and `spell`, `being`, `thing`, `gear` make a card for one test alone.
import { define } from '../language/definitions.ts';
import type { Ability, Node } from '../language/language.ts';
import type { Printed } from '../language/words.ts';
import { actionCard, artifactCard, creatureCard, play, upgradeCard } from '../language/words.ts';
import type { CardName, House } from '../terms.ts';

const vanilla = (id: string, power: number, more: Partial<Printed> = {}) =>
  creatureCard({ id, name: id, house: 'brobnar', power, ...more });

define([
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].map((id, i) => vanilla(id, i + 1)),
  vanilla('giant', 7, { traits: ['giant'] }),
  vanilla('imp', 2, { house: 'dis', traits: ['imp'] }),
  vanilla('scholar', 3, { house: 'logos', traits: ['human', 'scientist'] }),
  vanilla('martian', 4, { house: 'mars', traits: ['martian'] }),
  vanilla('thief', 2, { house: 'shadows', traits: ['elf', 'thief'] }),
  vanilla('beast', 5, { house: 'untamed', traits: ['beast'] }),
  vanilla('knight', 4, { house: 'sanctum', armor: 2, traits: ['human', 'knight'] }),
  vanilla('shield', 4, { armor: 2, traits: ['knight'] }),
  vanilla('taunter', 4, { keywords: ['taunt'] }),
  vanilla('sneak', 3, { keywords: ['elusive'] }),
  vanilla('skirmisher', 3, { keywords: ['skirmish'] }),
  vanilla('snake', 1, { keywords: ['poison'] }),
  vanilla('rammer', 3, { keywords: [{ assault: 2 }] }),
  vanilla('hedgehog', 3, { keywords: [{ hazardous: 2 }] }),
  vanilla('scout', 3, { keywords: ['deploy'] }),
  vanilla('allrounder', 3, { house: 'dis', keywords: ['versatile'] }),
  artifactCard({ id: 'rock', name: 'Rock', house: 'brobnar' }),
  artifactCard({ id: 'lens', name: 'Lens', house: 'logos' }),
  upgradeCard({ id: 'hat', name: 'Hat', house: 'brobnar' }),
  actionCard({ id: 'blank', name: 'Blank', house: 'brobnar' }),
  actionCard({ id: 'curse', name: 'Curse', house: 'dis' }),
]);

/** Defines an action card that does these steps when it is played. @returns its id. */
export function spell(id: CardName, ...steps: readonly Node[]): CardName {
  define([actionCard({ id, name: id, house: 'brobnar' }, play(...steps))]);
  return id;
}

type Marks = Partial<Omit<Printed, 'id'>> & { readonly house?: House };

/** Defines a creature, of power 5 unless told otherwise. @returns its id. */
export function being(id: CardName, marks: Marks, ...abilities: readonly (Ability | readonly Ability[])[]): CardName {
  define([creatureCard({ id, name: id, house: 'brobnar', power: 5, ...marks }, ...abilities)]);
  return id;
}

/** Defines an artifact. @returns its id. */
export function thing(id: CardName, ...abilities: readonly (Ability | readonly Ability[])[]): CardName {
  define([artifactCard({ id, name: id, house: 'brobnar' }, ...abilities)]);
  return id;
}

/** Defines an upgrade. @returns its id. */
export function gear(id: CardName, ...abilities: readonly (Ability | readonly Ability[])[]): CardName {
  define([upgradeCard({ id, name: id, house: 'brobnar' }, ...abilities)]);
  return id;
}

/** A list with the same card several times. */
export const copies = (n: number, card: CardName): readonly CardName[] => Array.from({ length: n }, () => card);
