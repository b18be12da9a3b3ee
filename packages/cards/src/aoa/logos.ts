// Logos, Age of Ascension.
// biome-ignore format: the words in one line
import { a, anyCard, archive, eachTime, inHand, youChooseHouse } from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { aoa } from '../facts/aoa.ts';

export const logos = abilities(aoa, 'logos', {
  'memory-chip': [eachTime(youChooseHouse('logos'), archive(a(inHand(anyCard))))],
});
