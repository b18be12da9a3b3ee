// Houses: by themselves, as what cards belong to, and as a choice.
import type { HouseChoice, HouseRef } from '@vaultsong/engine';
import { possessiveOf, title } from '../grammar/english.ts';
import type { Voice } from '../grammar/voice.ts';
import { whose } from '../grammar/who.ts';

/** A house by itself: "Dis", "the active house", "that house". */
export function houseNoun(house: HouseRef, v: Voice): string {
  if (house === 'active') return 'the active house';
  if (typeof house === 'string') return title(house);
  if ('chosen' in house) return 'that house';
  if ('var' in house) return v.values.get(house.var) ?? 'that house';
  const card = v.read.cards(house.houseOf, v).text;
  // "The house of the creature it fought": too much for a possessive.
  return card.split(' ').length > 3 ? `the house of ${card}` : `${possessiveOf(card)} house`;
}

/** Houses that someone may choose from. */
export function houseChoices(from: HouseChoice, v: Voice): string {
  switch (from) {
    case 'any':
      return 'a house';
    case 'identity':
      return `one of ${whose('you', v)} houses`;
    case 'opponents-identity':
      return `one of ${whose('opponent', v)} houses`;
    case 'active-house':
      return `${whose('you', v)} active house`;
  }
}
