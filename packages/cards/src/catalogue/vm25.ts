// biome-ignore-all format: one card a line
// Facts of the cards that Vault Masters 2025 brought and that cannot be played yet.
import type { UnplayableCard } from './card.ts';

export const vm25: readonly UnplayableCard[] = [
  { id: 'mind-your-elders', name: 'Mind Your Elders', house: 'mars', type: 'action', bonus: ['aember'], printings: { vm25: { number: '158', rarity: 'common' } } },
  { id: 'the-constant', name: 'The Constant', house: null, type: 'artifact', bonus: ['aember'], traits: ['location'], printings: { vm25: { number: 'A13', rarity: 'special' }, pv: { number: 'A13', rarity: 'special' } } },
  { id: 'antanagoge', name: 'Antanagoge', house: null, type: 'creature', power: 4, armor: 2, traits: ['alien', 'cyborg'], printings: { vm25: { number: 'A15', rarity: 'special' }, pv: { number: 'A15', rarity: 'special' } } },
  { id: 'cosmicrux', name: 'Cosmicrux', house: null, type: 'creature', power: 6, traits: ['dragon'], printings: { vm25: { number: 'A16', rarity: 'special' }, pv: { number: 'A16', rarity: 'special' }, dm: { number: '150', rarity: 'common', houses: ['ouroboros'] } } },
  { id: 'help-from-another-self', name: 'Help From Another Self', house: null, type: 'action', bonus: ['aember'], printings: { vm25: { number: 'A17', rarity: 'special' }, pv: { number: 'A17', rarity: 'special' } } },
  { id: 'ignitus', name: 'Ignitus', house: null, type: 'creature', power: 4, armor: 1, traits: ['dragon'], printings: { vm25: { number: 'A18', rarity: 'special' }, pv: { number: 'A18', rarity: 'special' }, dm: { number: '141', rarity: 'uncommon', houses: ['ouroboros'] } } },
  { id: 'omega-tt', name: 'Omega TT', house: null, type: 'creature', power: 2, bonus: ['aember'], traits: ['human', 'variant'], printings: { vm25: { number: 'A19', rarity: 'special' }, pv: { number: 'A19', rarity: 'special' } } },
  { id: 'thermal-depletion', name: 'Thermal Depletion', house: null, type: 'action', printings: { vm25: { number: 'A20', rarity: 'special' }, pv: { number: 'A20', rarity: 'special' }, dm: { number: '144', rarity: 'uncommon', houses: ['ouroboros'] } } },
  { id: 'treok-the-wise', name: 'Treok, The Wise', house: null, type: 'creature', power: 6, traits: ['dragon', 'sage'], printings: { vm25: { number: 'A21', rarity: 'special' }, pv: { number: 'A21', rarity: 'special' }, dm: { number: '135', rarity: 'rare', houses: ['ouroboros'] } } },
];
