// The lights in which things are seen: each gives a sky, a source, and a color of the house to every part. So a figure
// may be dark before a bright sky or bright in the night, and cards of one house differ at a glance.

import type { Tone } from '../paint/shape.ts';
import type { Depth } from '../scenes/scene.ts';

/** From dark to bright: shades of the house's color; `spark` is the one that answers it. */
export type Hue = 'night' | 'deep' | 'dim' | 'mid' | 'accent' | 'pale' | 'light' | 'spark';

export interface Light {
  /** From above to below. */
  readonly sky: readonly [Hue, Hue];
  /** The source: a disc, a glow, a beam, or half of the sky. */
  readonly source: 'glow' | 'disc' | 'moon' | 'beam' | 'ground' | 'sunset' | 'halves' | 'rain' | 'fog' | 'none';
  readonly sourceHue: Hue;
  readonly depths: Readonly<Record<Depth, Hue>>;
  readonly tones: Readonly<Record<Tone, Hue>>;
  /** Of the edge on the side from which light comes. */
  readonly rim: Hue;
  readonly rimFrom: readonly [x: number, y: number];
}

const depths = (far: Hue, mid: Hue, near: Hue, lit: Hue): Light['depths'] => ({ far, mid, near, lit });
const tones = (skin: Hue, cloth: Hue, trim: Hue, metal: Hue, dark: Hue, glow: Hue): Light['tones'] => ({
  skin,
  cloth,
  trim,
  metal,
  dark,
  glow,
});

export const lights = {
  backlit: {
    sky: ['deep', 'accent'],
    source: 'glow',
    sourceHue: 'light',
    depths: depths('mid', 'dim', 'deep', 'light'),
    tones: tones('mid', 'deep', 'dim', 'accent', 'night', 'light'),
    rim: 'light',
    rimFrom: [0, -1.2],
  },
  day: {
    sky: ['accent', 'light'],
    source: 'disc',
    sourceHue: 'light',
    depths: depths('pale', 'accent', 'mid', 'light'),
    tones: tones('light', 'deep', 'dim', 'mid', 'night', 'spark'),
    rim: 'light',
    rimFrom: [-1, -1],
  },
  night: {
    sky: ['night', 'dim'],
    source: 'moon',
    sourceHue: 'pale',
    depths: depths('deep', 'night', 'night', 'accent'),
    tones: tones('pale', 'mid', 'dim', 'light', 'night', 'spark'),
    rim: 'light',
    rimFrom: [1, -1],
  },
  below: {
    sky: ['night', 'mid'],
    source: 'ground',
    sourceHue: 'spark',
    depths: depths('deep', 'dim', 'night', 'spark'),
    tones: tones('accent', 'dim', 'deep', 'mid', 'night', 'spark'),
    rim: 'spark',
    rimFrom: [0, 1.2],
  },
  dusk: {
    sky: ['dim', 'spark'],
    source: 'sunset',
    sourceHue: 'light',
    depths: depths('mid', 'dim', 'deep', 'light'),
    tones: tones('pale', 'accent', 'dim', 'light', 'night', 'light'),
    rim: 'light',
    rimFrom: [-1.2, 0],
  },
  shaft: {
    sky: ['mid', 'deep'],
    source: 'beam',
    sourceHue: 'light',
    depths: depths('dim', 'deep', 'night', 'pale'),
    tones: tones('light', 'accent', 'mid', 'light', 'night', 'spark'),
    rim: 'light',
    rimFrom: [0.6, -1.2],
  },
  hand: {
    sky: ['night', 'deep'],
    source: 'glow',
    sourceHue: 'spark',
    depths: depths('deep', 'night', 'night', 'spark'),
    tones: tones('accent', 'dim', 'mid', 'pale', 'night', 'light'),
    rim: 'spark',
    rimFrom: [1, 0.4],
  },
  storm: {
    sky: ['dim', 'mid'],
    source: 'rain',
    sourceHue: 'light',
    depths: depths('dim', 'deep', 'night', 'light'),
    tones: tones('accent', 'deep', 'dim', 'pale', 'night', 'spark'),
    rim: 'light',
    rimFrom: [0.8, -1],
  },
  mist: {
    sky: ['pale', 'accent'],
    source: 'fog',
    sourceHue: 'light',
    depths: depths('pale', 'accent', 'mid', 'light'),
    tones: tones('mid', 'deep', 'dim', 'mid', 'night', 'light'),
    rim: 'light',
    rimFrom: [-0.6, -1],
  },
  spot: {
    sky: ['night', 'night'],
    source: 'disc',
    sourceHue: 'accent',
    depths: depths('deep', 'deep', 'night', 'mid'),
    tones: tones('light', 'deep', 'spark', 'pale', 'night', 'light'),
    rim: 'night',
    rimFrom: [0, 0],
  },
  split: {
    sky: ['deep', 'deep'],
    source: 'halves',
    sourceHue: 'accent',
    depths: depths('dim', 'dim', 'night', 'pale'),
    tones: tones('pale', 'dim', 'spark', 'light', 'night', 'light'),
    rim: 'light',
    rimFrom: [-1, 0],
  },
} as const satisfies Readonly<Record<string, Light>>;

export type LightName = keyof typeof lights;
