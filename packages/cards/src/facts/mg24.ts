// biome-ignore-all format: one card a line
// The cards that appeared first in Menagerie 2024.
import { firstIn } from '../facts.ts';

export const mg24 = firstIn('mg24', {
  'legendary-keyraken': { name: 'Legendary Keyraken', house: 'keyraken', type: 'creature', power: 10, traits: ['beast'], rarity: 'special', printings: { mg24: '244' } },
  'beast-of-dark-legend': { name: 'Beast of Dark Legend', house: 'keyraken', type: 'action', rarity: 'rare', printings: { mg24: '245' } },
  'swift-current': { name: 'Swift Current', house: 'keyraken', type: 'artifact', bonus: ['aember'], traits: ['power'], rarity: 'rare', printings: { mg24: '246' } },
  'tide-down': { name: 'Tide Down', house: 'keyraken', type: 'action', rarity: 'rare', printings: { mg24: '247' } },
  'titanic-maw': { name: 'Titanic Maw', house: 'keyraken', type: 'upgrade', enhance: ['damage', 'damage', 'damage', 'damage'], rarity: 'rare', printings: { mg24: '248' } },
  'behold-its-grandeur': { name: 'Behold Its Grandeur', house: 'keyraken', type: 'action', rarity: 'uncommon', printings: { mg24: '249' } },
  'devour-whole': { name: 'Devour Whole', house: 'keyraken', type: 'action', bonus: ['aember'], rarity: 'uncommon', printings: { mg24: '250' } },
  'drag-to-your-doom': { name: 'Drag to Your Doom', house: 'keyraken', type: 'action', bonus: ['aember'], rarity: 'uncommon', printings: { mg24: '251' } },
  'into-the-abyss': { name: 'Into the Abyss', house: 'keyraken', type: 'action', bonus: ['aember'], rarity: 'uncommon', printings: { mg24: '252' } },
  'left-in-its-wake': { name: 'Left in Its Wake', house: 'keyraken', type: 'action', bonus: ['aember'], rarity: 'uncommon', printings: { mg24: '253' } },
  primordial: { name: 'Primordial', house: 'keyraken', type: 'upgrade', rarity: 'uncommon', printings: { mg24: '254' } },
  'the-evil-in-the-ranks': { name: 'The Evil in the Ranks', house: 'keyraken', type: 'action', bonus: ['aember'], rarity: 'uncommon', printings: { mg24: '255' } },
  'tidal-trouble': { name: 'Tidal Trouble', house: 'keyraken', type: 'action', bonus: ['aember'], rarity: 'uncommon', printings: { mg24: '256' } },
  'whirpool-eddy': { name: 'Whirpool Eddy', house: 'keyraken', type: 'artifact', bonus: ['aember'], traits: ['power'], rarity: 'uncommon', printings: { mg24: '257' } },
  'zealot-s-revelation': { name: 'Zealot’s Revelation', house: 'keyraken', type: 'action', enhance: ['aember', 'capture', 'damage', 'draw'], rarity: 'uncommon', printings: { mg24: '258' } },
  'ascending-jet': { name: 'Ascending Jet', house: 'keyraken', type: 'artifact', bonus: ['aember'], traits: ['power'], rarity: 'common', printings: { mg24: '259' } },
  'crimson-churning': { name: 'Crimson Churning', house: 'keyraken', type: 'action', bonus: ['aember'], rarity: 'common', printings: { mg24: '260' } },
  'crushing-tentacle': { name: 'Crushing Tentacle', house: 'keyraken', type: 'creature', power: 6, traits: ['tentacle'], keywords: ['assault 3'], rarity: 'common', printings: { mg24: '261' } },
  'defend-the-keyraken': { name: 'Defend the Keyraken!', house: 'keyraken', type: 'action', bonus: ['aember'], rarity: 'common', printings: { mg24: '262' } },
  emergence: { name: 'Emergence', house: 'keyraken', type: 'action', rarity: 'common', printings: { mg24: '263' } },
  'grappling-tentacle': { name: 'Grappling Tentacle', house: 'keyraken', type: 'creature', power: 5, traits: ['tentacle'], rarity: 'common', printings: { mg24: '264' } },
  'lashing-tentacle': { name: 'Lashing Tentacle', house: 'keyraken', type: 'creature', power: 3, traits: ['tentacle'], keywords: ['skirmish'], rarity: 'common', printings: { mg24: '265' } },
  'preternatural-will': { name: 'Preternatural Will', house: 'keyraken', type: 'action', bonus: ['aember'], rarity: 'common', printings: { mg24: '266' } },
  'race-to-the-surface': { name: 'Race to the Surface', house: 'keyraken', type: 'action', rarity: 'common', printings: { mg24: '267' } },
  'shield-tentacle': { name: 'Shield Tentacle', house: 'keyraken', type: 'creature', power: 6, traits: ['tentacle'], keywords: ['deploy', 'taunt'], rarity: 'common', printings: { mg24: '268' } },
  'slippery-tentacle': { name: 'Slippery Tentacle', house: 'keyraken', type: 'creature', power: 3, traits: ['tentacle'], rarity: 'common', printings: { mg24: '269' } },
  'tenacious-tentacle': { name: 'Tenacious Tentacle', house: 'keyraken', type: 'creature', power: 2, traits: ['tentacle'], rarity: 'common', printings: { mg24: '270' } },
});
