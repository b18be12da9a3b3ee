// biome-ignore-all format: one card a line
// Facts of the cards that Menagerie 2024 brought and that cannot be played yet.
import type { UnplayableCard } from './card.ts';

export const mg24: readonly UnplayableCard[] = [
  { id: 'legendary-keyraken', name: 'Legendary Keyraken', house: 'keyraken', type: 'creature', power: 10, traits: ['beast'], printings: { mg24: { number: '244', rarity: 'special' } } },
  { id: 'beast-of-dark-legend', name: 'Beast of Dark Legend', house: 'keyraken', type: 'action', printings: { mg24: { number: '245', rarity: 'rare' } } },
  { id: 'swift-current', name: 'Swift Current', house: 'keyraken', type: 'artifact', bonus: ['aember'], traits: ['power'], printings: { mg24: { number: '246', rarity: 'rare' } } },
  { id: 'tide-down', name: 'Tide Down', house: 'keyraken', type: 'action', printings: { mg24: { number: '247', rarity: 'rare' } } },
  { id: 'titanic-maw', name: 'Titanic Maw', house: 'keyraken', type: 'upgrade', printings: { mg24: { number: '248', rarity: 'rare' } } },
  { id: 'behold-its-grandeur', name: 'Behold Its Grandeur', house: 'keyraken', type: 'action', printings: { mg24: { number: '249', rarity: 'uncommon' } } },
  { id: 'devour-whole', name: 'Devour Whole', house: 'keyraken', type: 'action', bonus: ['aember'], printings: { mg24: { number: '250', rarity: 'uncommon' } } },
  { id: 'drag-to-your-doom', name: 'Drag to Your Doom', house: 'keyraken', type: 'action', bonus: ['aember'], printings: { mg24: { number: '251', rarity: 'uncommon' } } },
  { id: 'into-the-abyss', name: 'Into the Abyss', house: 'keyraken', type: 'action', bonus: ['aember'], printings: { mg24: { number: '252', rarity: 'uncommon' } } },
  { id: 'left-in-its-wake', name: 'Left in Its Wake', house: 'keyraken', type: 'action', bonus: ['aember'], printings: { mg24: { number: '253', rarity: 'uncommon' } } },
  { id: 'primordial', name: 'Primordial', house: 'keyraken', type: 'upgrade', printings: { mg24: { number: '254', rarity: 'uncommon' } } },
  { id: 'the-evil-in-the-ranks', name: 'The Evil in the Ranks', house: 'keyraken', type: 'action', bonus: ['aember'], printings: { mg24: { number: '255', rarity: 'uncommon' } } },
  { id: 'tidal-trouble', name: 'Tidal Trouble', house: 'keyraken', type: 'action', bonus: ['aember'], printings: { mg24: { number: '256', rarity: 'uncommon' } } },
  { id: 'whirpool-eddy', name: 'Whirpool Eddy', house: 'keyraken', type: 'artifact', bonus: ['aember'], traits: ['power'], printings: { mg24: { number: '257', rarity: 'uncommon' } } },
  { id: 'zealot-s-revelation', name: 'Zealot’s Revelation', house: 'keyraken', type: 'action', printings: { mg24: { number: '258', rarity: 'uncommon' } } },
  { id: 'ascending-jet', name: 'Ascending Jet', house: 'keyraken', type: 'artifact', bonus: ['aember'], traits: ['power'], printings: { mg24: { number: '259', rarity: 'common' } } },
  { id: 'crimson-churning', name: 'Crimson Churning', house: 'keyraken', type: 'action', bonus: ['aember'], printings: { mg24: { number: '260', rarity: 'common' } } },
  { id: 'crushing-tentacle', name: 'Crushing Tentacle', house: 'keyraken', type: 'creature', power: 6, traits: ['tentacle'], keywords: ['assault 3'], printings: { mg24: { number: '261', rarity: 'common' } } },
  { id: 'defend-the-keyraken', name: 'Defend the Keyraken!', house: 'keyraken', type: 'action', bonus: ['aember'], printings: { mg24: { number: '262', rarity: 'common' } } },
  { id: 'emergence', name: 'Emergence', house: 'keyraken', type: 'action', printings: { mg24: { number: '263', rarity: 'common' } } },
  { id: 'grappling-tentacle', name: 'Grappling Tentacle', house: 'keyraken', type: 'creature', power: 5, traits: ['tentacle'], printings: { mg24: { number: '264', rarity: 'common' } } },
  { id: 'lashing-tentacle', name: 'Lashing Tentacle', house: 'keyraken', type: 'creature', power: 3, traits: ['tentacle'], keywords: ['skirmish'], printings: { mg24: { number: '265', rarity: 'common' } } },
  { id: 'preternatural-will', name: 'Preternatural Will', house: 'keyraken', type: 'action', bonus: ['aember'], printings: { mg24: { number: '266', rarity: 'common' } } },
  { id: 'race-to-the-surface', name: 'Race to the Surface', house: 'keyraken', type: 'action', printings: { mg24: { number: '267', rarity: 'common' } } },
  { id: 'shield-tentacle', name: 'Shield Tentacle', house: 'keyraken', type: 'creature', power: 6, traits: ['tentacle'], keywords: ['deploy', 'taunt'], printings: { mg24: { number: '268', rarity: 'common' } } },
  { id: 'slippery-tentacle', name: 'Slippery Tentacle', house: 'keyraken', type: 'creature', power: 3, traits: ['tentacle'], printings: { mg24: { number: '269', rarity: 'common' } } },
  { id: 'tenacious-tentacle', name: 'Tenacious Tentacle', house: 'keyraken', type: 'creature', power: 2, traits: ['tentacle'], printings: { mg24: { number: '270', rarity: 'common' } } },
];
