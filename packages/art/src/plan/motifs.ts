// Motifs: the verbs that the abilities of a card speak of, and when they happen, as far as a picture can show them.
import type { PoseName } from '../beings/poses.ts';
import type { ToolName } from '../tools/index.ts';

/** By verb; what is listed first is shown first where a card does several things. */
export const shownBy = {
  forge: ['key', 'anvil', 'hammer'],
  unforge: ['broken', 'key'],
  steal: ['purse', 'hand', 'coins', 'ring', 'footprints'],
  capture: ['cage', 'chain', 'shackles', 'net'],
  control: ['eye', 'mask', 'brain', 'collar'],
  becomeCopy: ['mirror', 'mask'],
  purge: ['void', 'vortex', 'grave'],
  sacrifice: ['altar', 'knife', 'flame'],
  destroy: ['skull', 'burst', 'scythe', 'broken', 'flame'],
  stun: ['stars', 'swirl', 'bolt'],
  damage: ['burst', 'bolts', 'flame', 'claw', 'arms', 'bomb', 'bolt'],
  heal: ['heart', 'light', 'vial', 'leaf'],
  archive: ['book', 'box', 'shelves', 'chest', 'scroll'],
  draw: ['pages', 'book', 'map'],
  reveal: ['eye', 'lantern', 'bulb'],
  toHand: ['arrows', 'portal', 'hand'],
  toDeck: ['swirl', 'arrows'],
  swap: ['arrows', 'mirror'],
  shuffleIntoDeck: ['swirl', 'pages'],
  shuffle: ['swirl', 'pages'],
  ready: ['horn', 'up', 'bell', 'gear'],
  exhaust: ['hourglass', 'moon', 'chain'],
  chains: ['chain'],
  ward: ['shield', 'orb'],
  discard: ['pages', 'torch', 'broken'],
  gain: ['gem', 'coins', 'crystal', 'chest', 'sun'],
  lose: ['broken', 'drops', 'purse'],
  takeAember: ['hand', 'purse'],
  placeAember: ['gem', 'crystal'],
  unstun: ['light'],
  save: ['shield'],
  prevent: ['shield'],
  exalt: ['crown', 'coins'],
  enrage: ['flame', 'horns'],
  counter: ['skull', 'seed'],
} as const satisfies Readonly<Record<string, readonly ToolName[]>>;

export type Motif = keyof typeof shownBy;

/** How a being stands when what it does happens then. */
const posesWhen: Readonly<Record<string, readonly PoseName[]>> = {
  fight: ['lunge', 'swing', 'smash'],
  'before-fight': ['stalk', 'lunge', 'guard'],
  reap: ['stride', 'dance', 'study', 'sling'],
  action: ['cast', 'study', 'point', 'call'],
  omni: ['float', 'call', 'cast'],
  play: ['leap', 'hero', 'point', 'cast', 'hurl'],
  destroyed: ['kneel', 'shrug', 'flee', 'loom'],
  'leaves-play': ['flee', 'shrug'],
};

const order = Object.keys(shownBy) as readonly Motif[];

/** What is found in abilities, at any depth. */
function collect(tree: unknown, found: { readonly kinds: Set<string>; readonly moments: Set<string> }): void {
  if (tree === null || typeof tree !== 'object') return;
  if ('kind' in tree && typeof tree.kind === 'string') found.kinds.add(tree.kind);
  if ('on' in tree && typeof tree.on === 'string') found.moments.add(tree.on);
  for (const part of Object.values(tree)) collect(part, found);
}

export interface Motifs {
  readonly verbs: readonly Motif[];
  readonly poses: readonly PoseName[];
}

/** @param abilities of a card that can be played; empty for one of which no more than facts are known */
export function motifsOf(abilities: readonly unknown[]): Motifs {
  const found = { kinds: new Set<string>(), moments: new Set<string>() };
  collect(abilities, found);
  return {
    verbs: order.filter((motif) => found.kinds.has(motif)),
    poses: [...found.moments].flatMap((moment) => posesWhen[moment] ?? []),
  };
}
