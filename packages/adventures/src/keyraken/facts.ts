// biome-ignore-all format: one card a line
// The cards of Rise of the Keyraken: the adversary, and the 26 that its deck is made of.
import { firstIn, ofAutomaton } from '@vaultsong/cards';

export const keyrakenFacts = ofAutomaton('the Keyraken', firstIn('rotk', {
  'rotk-the-keyraken': { name: 'The Keyraken', house: 'keyraken', type: 'adversary', traits: ['beast'] },
  'rotk-crushing-arm': { name: 'Crushing Arm', house: 'keyraken', type: 'creature', power: 9, traits: ['arm'] },
  'rotk-grappling-tentacle': { name: 'Grappling Tentacle', house: 'keyraken', type: 'creature', power: 6, traits: ['tentacle'] },
  'rotk-lashing-tentacle': { name: 'Lashing Tentacle', house: 'keyraken', type: 'creature', power: 3, traits: ['tentacle'], keywords: ['skirmish'] },
  'rotk-shield-arm': { name: 'Shield Arm', house: 'keyraken', type: 'creature', power: 6, armor: 3, traits: ['arm'], keywords: ['taunt'] },
  'rotk-slippery-arm': { name: 'Slippery Arm', house: 'keyraken', type: 'creature', power: 3, traits: ['arm'], keywords: ['elusive'] },
  'rotk-tenacious-arm': { name: 'Tenacious Arm', house: 'keyraken', type: 'creature', power: 3, traits: ['arm'] },
  'rotk-beast-of-dark-legend': { name: 'Beast of Dark Legend', house: 'keyraken', type: 'action' },
  'rotk-behold-its-grandeur': { name: 'Behold Its Grandeur', house: 'keyraken', type: 'action' },
  'rotk-crimson-churning': { name: 'Crimson Churning', house: 'keyraken', type: 'action', bonus: ['aember'] },
  'rotk-defend-the-keyraken': { name: 'Defend the Keyraken!', house: 'keyraken', type: 'action', bonus: ['aember'] },
  'rotk-devour-whole': { name: 'Devour Whole', house: 'keyraken', type: 'action' },
  'rotk-drag-to-your-doom': { name: 'Drag to Your Doom', house: 'keyraken', type: 'action' },
  'rotk-emergence': { name: 'Emergence', house: 'keyraken', type: 'action', bonus: ['aember'] },
  'rotk-into-the-abyss': { name: 'Into the Abyss', house: 'keyraken', type: 'action', bonus: ['aember'] },
  'rotk-left-in-its-wake': { name: 'Left in Its Wake', house: 'keyraken', type: 'action', bonus: ['aember'] },
  'rotk-preternatural-will': { name: 'Preternatural Will', house: 'keyraken', type: 'action' },
  'rotk-race-to-the-surface': { name: 'Race to the Surface', house: 'keyraken', type: 'action', bonus: ['aember'] },
  'rotk-the-evil-in-the-ranks': { name: 'The Evil in the Ranks', house: 'keyraken', type: 'action' },
  'rotk-tidal-trouble': { name: 'Tidal Trouble', house: 'keyraken', type: 'action', bonus: ['aember'] },
  'rotk-tide-down': { name: 'Tide Down', house: 'keyraken', type: 'action', bonus: ['aember'] },
  'rotk-zealots-revelation': { name: 'Zealot’s Revelation', house: 'keyraken', type: 'action' },
  'rotk-ascending-jet': { name: 'Ascending Jet', house: 'keyraken', type: 'artifact', traits: ['power'] },
  'rotk-swift-current': { name: 'Swift Current', house: 'keyraken', type: 'artifact', bonus: ['aember', 'aember'], traits: ['power'] },
  'rotk-whirlpool-eddy': { name: 'Whirlpool Eddy', house: 'keyraken', type: 'artifact', bonus: ['aember'], traits: ['power'] },
  'rotk-primordial': { name: 'Primordial', house: 'keyraken', type: 'upgrade' },
  'rotk-titanic-maw': { name: 'Titanic Maw', house: 'keyraken', type: 'upgrade' },
}));
