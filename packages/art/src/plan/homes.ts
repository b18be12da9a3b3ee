// Homes of the houses: who acts for each, what it shows when a card says nothing else, where it is at home and in what
// light one sees it. All cards of a house share these, and none has all of them.
import type { House } from '@vaultsong/engine';
import type { LightName } from '../light/lights.ts';
import type { SceneName } from '../scenes/index.ts';
import type { ToolName } from '../tools/index.ts';

type Some<T> = readonly [T, ...T[]];

export interface Home {
  /** Traits of those who do what its actions say. */
  readonly folk: Some<readonly string[]>;
  readonly tools: Some<ToolName>;
  readonly scenes: Some<SceneName>;
  readonly lights: Some<LightName>;
}

export const homes: Readonly<Record<House, Home>> = {
  brobnar: {
    folk: [['giant'], ['giant'], ['goblin']],
    tools: ['fist', 'axe', 'hammer', 'horn', 'arms', 'rock', 'flame', 'skulls', 'banner'],
    scenes: ['crags', 'volcano', 'peaks', 'battlefield', 'arena', 'desert', 'bones', 'forge', 'ridge'],
    lights: ['backlit', 'dusk', 'below', 'split', 'day', 'spot', 'storm'],
  },
  dis: {
    folk: [['demon'], ['demon'], ['imp']],
    tools: ['skull', 'chain', 'claw', 'eye', 'flame', 'portal', 'horns', 'altar', 'vortex'],
    scenes: ['pyre', 'cave', 'dungeon', 'graveyard', 'ruins', 'volcano', 'nave', 'bones', 'hall'],
    lights: ['below', 'night', 'spot', 'backlit', 'split', 'hand', 'mist'],
  },
  ekwidon: {
    folk: [
      ['human', 'merchant'],
      ['alien', 'merchant'],
    ],
    tools: ['scales', 'coins', 'box', 'scroll', 'chest', 'arrows', 'wagon'],
    scenes: ['market', 'city', 'desert', 'hall', 'ruins', 'deck'],
    lights: ['day', 'dusk', 'hand', 'spot', 'split', 'shaft'],
  },
  geistoid: {
    folk: [['specter'], ['robot']],
    tools: ['lantern', 'bell', 'chain', 'grave', 'gear', 'mirror', 'hand'],
    scenes: ['graveyard', 'ruins', 'works', 'city', 'swamp', 'hall'],
    lights: ['mist', 'night', 'hand', 'backlit', 'shaft', 'below'],
  },
  keyraken: {
    folk: [['aquan']],
    tools: ['tentacles', 'eye', 'wave', 'tower', 'shell'],
    scenes: ['deep', 'sea', 'cave', 'ruins'],
    lights: ['backlit', 'shaft', 'night', 'below', 'mist'],
  },
  logos: {
    folk: [['human', 'scientist'], ['cyborg', 'scientist'], ['robot']],
    tools: ['atom', 'gear', 'bulb', 'portal', 'flask', 'book', 'box', 'helix', 'bolt', 'clock'],
    scenes: ['lab', 'circuit', 'library', 'works', 'city', 'void', 'deck', 'rings'],
    lights: ['hand', 'day', 'spot', 'night', 'shaft', 'split', 'mist'],
  },
  mars: {
    folk: [['martian', 'soldier'], ['martian', 'scientist'], ['robot']],
    tools: ['saucer', 'raygun', 'dish', 'brain', 'virus', 'pod', 'target', 'comet', 'rocket'],
    scenes: ['craters', 'void', 'deck', 'desert', 'lab', 'city', 'battlefield', 'crags'],
    lights: ['night', 'shaft', 'backlit', 'spot', 'below', 'dusk', 'split'],
  },
  ouboros: {
    folk: [['human', 'priest'], ['dragon']],
    tools: ['ring', 'hourglass', 'egg', 'swirl', 'mirror', 'clock'],
    scenes: ['rings', 'ruins', 'nave', 'desert', 'void', 'cave'],
    lights: ['spot', 'backlit', 'dusk', 'night', 'mist'],
  },
  redemption: {
    folk: [['human', 'knight'], ['spirit']],
    tools: ['shackles', 'light', 'feather', 'broken', 'heart', 'scales'],
    scenes: ['nave', 'ruins', 'graveyard', 'clouds', 'dungeon', 'hall'],
    lights: ['shaft', 'mist', 'day', 'backlit', 'night'],
  },
  sanctum: {
    folk: [
      ['human', 'knight'],
      ['spirit', 'knight'],
      ['human', 'priest'],
    ],
    tools: ['light', 'shield', 'sword', 'scales', 'heart', 'sun', 'lance', 'chalice', 'wings'],
    scenes: ['nave', 'castle', 'clouds', 'hall', 'battlefield', 'peaks', 'meadow', 'city'],
    lights: ['shaft', 'day', 'backlit', 'dusk', 'hand', 'spot', 'mist'],
  },
  saurian: {
    folk: [
      ['dinosaur', 'soldier'],
      ['dinosaur', 'politician'],
    ],
    tools: ['scroll', 'temple', 'buckler', 'coins', 'spear', 'chalice', 'talk', 'crown'],
    scenes: ['hall', 'arena', 'city', 'ruins', 'desert', 'ridge', 'volcano'],
    lights: ['day', 'dusk', 'shaft', 'backlit', 'split', 'spot'],
  },
  shadows: {
    folk: [
      ['elf', 'thief'],
      ['human', 'thief'],
      ['elf', 'thief'],
    ],
    tools: ['mask', 'key', 'purse', 'dagger', 'hand', 'lantern', 'coins', 'footprints', 'eye'],
    scenes: ['alley', 'roofs', 'dungeon', 'city', 'market', 'castle', 'swamp', 'hall'],
    lights: ['night', 'hand', 'mist', 'spot', 'split', 'dusk', 'shaft'],
  },
  skyborn: {
    folk: [['getrookya'], ['human', 'pilot']],
    tools: ['wings', 'feather', 'airship', 'spear', 'cloud', 'horn'],
    scenes: ['clouds', 'peaks', 'crags', 'sea', 'ridge', 'desert'],
    lights: ['day', 'dusk', 'backlit', 'storm', 'mist', 'shaft'],
  },
  'star-alliance': {
    folk: [['human', 'soldier'], ['alien'], ['robot']],
    tools: ['starship', 'blaster', 'screen', 'stars', 'dish', 'target', 'shield'],
    scenes: ['deck', 'void', 'craters', 'city', 'works', 'desert'],
    lights: ['night', 'hand', 'spot', 'split', 'backlit', 'day'],
  },
  unfathomable: {
    folk: [['aquan'], ['aquan'], ['leviathan']],
    tools: ['wave', 'tentacles', 'fish', 'shell', 'net', 'trident', 'drops'],
    scenes: ['deep', 'sea', 'cave', 'ruins', 'swamp', 'clouds'],
    lights: ['shaft', 'night', 'below', 'backlit', 'mist', 'storm'],
  },
  untamed: {
    folk: [['human', 'witch'], ['faerie'], ['beast']],
    tools: ['leaf', 'paw', 'tree', 'vines', 'fullmoon', 'flower', 'sprout', 'mushroom', 'footprints'],
    scenes: ['forest', 'grove', 'meadow', 'swamp', 'ridge', 'cave', 'peaks', 'sea'],
    lights: ['day', 'mist', 'night', 'shaft', 'dusk', 'backlit', 'hand'],
  },
};
