// Outfits of beings: which part of the body shows skin, cloth or metal, and what hangs about it.
import type { Tone } from '../paint/shape.ts';

/** What covers the legs: nothing more, a robe to the ground, a coat to the knees, a kilt, or no legs but a wisp. */
export type Skirt = 'none' | 'robe' | 'coat' | 'kilt' | 'wisp' | 'rags';

/** What is drawn upon the chest. */
export type ChestMark =
  | 'belt'
  | 'strap'
  | 'cuirass'
  | 'cross'
  | 'buttons'
  | 'sash'
  | 'ribs'
  | 'reactor'
  | 'stripes'
  | 'furs'
  | 'collar'
  | 'vest'
  | 'scales'
  | 'none';

export interface Outfit {
  readonly trunk: Tone;
  readonly upperArm: Tone;
  readonly lowerArm: Tone;
  readonly hand: Tone;
  readonly thigh: Tone;
  readonly shin: Tone;
  readonly foot: Tone;
  readonly skirt: Skirt;
  readonly mark: ChestMark;
  /** Plates on the shoulders, as high as the armor. */
  readonly pauldrons?: Tone;
  readonly cape?: Tone;
}

const worn = (
  trunk: Tone,
  [upperArm, lowerArm, hand]: readonly [Tone, Tone, Tone],
  [thigh, shin, foot]: readonly [Tone, Tone, Tone],
  mark: ChestMark,
  more: Partial<Outfit> = {},
): Outfit => ({ trunk, upperArm, lowerArm, hand, thigh, shin, foot, mark, skirt: 'none', ...more });

const bare = ['skin', 'skin', 'skin'] as const;

export const outfits = {
  plate: worn('metal', ['metal', 'metal', 'trim'], ['metal', 'metal', 'dark'], 'cuirass', { pauldrons: 'metal' }),
  tabard: worn('cloth', ['metal', 'metal', 'trim'], ['metal', 'metal', 'dark'], 'cross', {
    skirt: 'kilt',
    pauldrons: 'metal',
  }),
  champion: worn('metal', ['trim', 'metal', 'metal'], ['cloth', 'metal', 'metal'], 'cuirass', {
    cape: 'cloth',
    pauldrons: 'trim',
  }),
  mail: worn('trim', ['trim', 'metal', 'dark'], ['trim', 'metal', 'dark'], 'scales', { skirt: 'kilt' }),
  radiant: worn('metal', ['metal', 'metal', 'glow'], ['metal', 'metal', 'trim'], 'cuirass', {
    skirt: 'robe',
    pauldrons: 'trim',
  }),
  bare: worn('skin', bare, ['cloth', 'skin', 'dark'], 'belt', { skirt: 'kilt' }),
  harness: worn('skin', ['skin', 'trim', 'skin'], ['cloth', 'trim', 'dark'], 'strap'),
  furs: worn('trim', ['skin', 'skin', 'skin'], ['cloth', 'trim', 'trim'], 'furs', { skirt: 'rags' }),
  warplate: worn('cloth', ['skin', 'metal', 'metal'], ['trim', 'metal', 'dark'], 'belt', {
    pauldrons: 'metal',
    skirt: 'kilt',
  }),
  tunic: worn('cloth', ['cloth', 'skin', 'skin'], ['trim', 'trim', 'dark'], 'belt', { skirt: 'kilt' }),
  vest: worn('metal', ['metal', 'skin', 'skin'], ['trim', 'trim', 'dark'], 'vest'),
  leathers: worn('trim', ['cloth', 'dark', 'skin'], ['dark', 'trim', 'dark'], 'strap'),
  nightcloak: worn('dark', ['cloth', 'cloth', 'skin'], ['dark', 'dark', 'trim'], 'strap', { cape: 'cloth' }),
  longcoat: worn('cloth', ['cloth', 'cloth', 'skin'], ['dark', 'dark', 'dark'], 'buttons', { skirt: 'coat' }),
  rags: worn('trim', ['skin', 'skin', 'skin'], ['cloth', 'skin', 'skin'], 'none', { skirt: 'rags' }),
  labcoat: worn('metal', ['metal', 'metal', 'skin'], ['dark', 'dark', 'trim'], 'vest', { skirt: 'coat' }),
  overall: worn('cloth', ['trim', 'trim', 'dark'], ['cloth', 'cloth', 'dark'], 'strap'),
  exosuit: worn('trim', ['metal', 'metal', 'glow'], ['metal', 'trim', 'metal'], 'reactor', { pauldrons: 'metal' }),
  uniform: worn('cloth', ['cloth', 'cloth', 'dark'], ['dark', 'dark', 'dark'], 'stripes'),
  dress: worn('cloth', ['cloth', 'skin', 'skin'], ['cloth', 'cloth', 'dark'], 'belt', { skirt: 'robe' }),
  robe: worn('cloth', ['cloth', 'cloth', 'skin'], ['cloth', 'cloth', 'dark'], 'sash', { skirt: 'robe' }),
  habit: worn('trim', ['trim', 'trim', 'skin'], ['trim', 'trim', 'dark'], 'belt', { skirt: 'robe' }),
  vestment: worn('metal', ['metal', 'metal', 'skin'], ['metal', 'metal', 'trim'], 'cross', { skirt: 'robe' }),
  toga: worn('metal', ['skin', 'trim', 'skin'], ['metal', 'skin', 'trim'], 'sash', { skirt: 'coat' }),
  merchant: worn('trim', ['cloth', 'cloth', 'skin'], ['dark', 'dark', 'dark'], 'buttons', {
    skirt: 'coat',
    cape: 'cloth',
  }),
  hide: worn('skin', bare, bare, 'none'),
  pelt: worn('skin', ['skin', 'trim', 'skin'], ['skin', 'trim', 'dark'], 'furs'),
  scaled: worn('skin', ['skin', 'skin', 'metal'], ['skin', 'skin', 'metal'], 'scales'),
  bony: worn('metal', ['metal', 'metal', 'metal'], ['dark', 'metal', 'metal'], 'ribs', { skirt: 'rags', cape: 'dark' }),
  chassis: worn('metal', ['trim', 'metal', 'dark'], ['trim', 'metal', 'dark'], 'reactor'),
  automaton: worn('trim', ['dark', 'trim', 'metal'], ['dark', 'trim', 'metal'], 'stripes', { pauldrons: 'metal' }),
  spacesuit: worn('trim', ['cloth', 'trim', 'dark'], ['cloth', 'trim', 'dark'], 'collar'),
  shade: worn('cloth', ['cloth', 'cloth', 'metal'], ['cloth', 'cloth', 'cloth'], 'none', { skirt: 'wisp' }),
  ghost: worn('metal', ['metal', 'metal', 'metal'], ['metal', 'metal', 'metal'], 'collar', { skirt: 'wisp' }),
  leafy: worn('cloth', ['cloth', 'skin', 'skin'], ['skin', 'skin', 'cloth'], 'furs', { skirt: 'rags' }),
} as const satisfies Readonly<Record<string, Outfit>>;

export type OutfitName = keyof typeof outfits;
