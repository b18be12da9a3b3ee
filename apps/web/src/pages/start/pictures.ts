// The cards whose pictures stand for a hand to learn with. What is printed on them is repeated here, so that the start page
// waits for no cards.
import type { Subject } from '@vaultsong/art';

export const learners: readonly Subject[] = [
  { name: 'dust-imp', house: 'dis', type: 'creature', traits: ['imp'], power: 2, armor: 0 },
  { name: 'dextre', house: 'logos', type: 'creature', traits: ['human', 'scientist'], power: 3, armor: 0 },
  { name: 'troll', house: 'brobnar', type: 'creature', traits: ['giant'], power: 8, armor: 0 },
  { name: 'sergeant-zakiel', house: 'sanctum', type: 'creature', traits: ['human', 'knight'], power: 4, armor: 1 },
  { name: 'snufflegator', house: 'untamed', type: 'creature', traits: ['beast'], power: 4, armor: 0 },
];
