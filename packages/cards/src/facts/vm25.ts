// biome-ignore-all format: one card a line
// The cards that appeared first in Vault Masters 2025.
import { firstIn } from '../facts.ts';

export const vm25 = firstIn('vm25', {
  'mind-your-elders': { name: 'Mind Your Elders', house: 'mars', type: 'action', bonus: ['aember'], rarity: 'common', printings: { vm25: '158' } },
  'the-constant': { name: 'The Constant', house: null, type: 'artifact', bonus: ['aember'], traits: ['location'], rarity: 'special', printings: { vm25: 'A13', pv: 'A13' } },
  antanagoge: { name: 'Antanagoge', house: null, type: 'creature', power: 4, armor: 2, traits: ['alien', 'cyborg'], rarity: 'special', printings: { vm25: 'A15', pv: 'A15' } },
  cosmicrux: { name: 'Cosmicrux', house: null, type: 'creature', power: 6, traits: ['dragon'], rarity: 'special', printings: { vm25: 'A16', pv: 'A16', dm: ['150', 'common', 'ouboros'] } },
  'help-from-another-self': { name: 'Help From Another Self', house: null, type: 'action', bonus: ['aember'], rarity: 'special', printings: { vm25: 'A17', pv: 'A17' } },
  ignitus: { name: 'Ignitus', house: null, type: 'creature', power: 4, armor: 1, traits: ['dragon'], rarity: 'special', printings: { vm25: 'A18', pv: 'A18', dm: ['141', 'uncommon', 'ouboros'] } },
  'omega-tt': { name: 'Omega TT', house: null, type: 'creature', power: 2, bonus: ['aember'], traits: ['human', 'variant'], rarity: 'special', printings: { vm25: 'A19', pv: 'A19' } },
  'thermal-depletion': { name: 'Thermal Depletion', house: null, type: 'action', rarity: 'special', printings: { vm25: 'A20', pv: 'A20', dm: ['144', 'uncommon', 'ouboros'] } },
  'treok-the-wise': { name: 'Treok, The Wise', house: null, type: 'creature', power: 6, traits: ['dragon', 'sage'], rarity: 'special', printings: { vm25: 'A21', pv: 'A21', dm: ['135', 'rare', 'ouboros'] } },
});
