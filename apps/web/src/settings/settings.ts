// Settings of a player, kept in this browser. All of them are optional when they are read: the preset replaces a
// missing or senseless value.

export const speeds = ['steps', 'slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof speeds)[number];

/** Milliseconds for each move of the machine; Infinity waits until the player wants to see the next. */
export const paces: Readonly<Record<Speed, number>> = {
  steps: Number.POSITIVE_INFINITY,
  slow: 1600,
  normal: 900,
  fast: 450,
  instant: 0,
};

export const themes = ['system', 'dark', 'light'] as const;
export type Theme = (typeof themes)[number];

/** Duration of motion: as usual, half of that, or none. */
export const motions = ['usual', 'quick', 'off'] as const;
export type Motion = (typeof motions)[number];

/** Range of a setting with steps, in percent. */
export interface Range {
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

export const ranges = {
  volume: { least: 0, most: 100, step: 10 },
  letters: { least: 90, most: 140, step: 10 },
  cards: { least: 80, most: 130, step: 10 },
} as const satisfies Readonly<Record<string, Range>>;

export interface Settings {
  readonly speed: Speed;
  /** Whether letters and numbers alone are shortcuts. */
  readonly characters: boolean;
  readonly theme: Theme;
  readonly motion: Motion;
  /** null: as the device has it, which is silent where a finger points. */
  readonly sound: boolean | null;
  /** Whether the table shows what an answer would do, while the player looks at that answer. */
  readonly previews: boolean;
  /** In percent, as the next two. */
  readonly volume: number;
  /** The size of words. */
  readonly letters: number;
  /** The size of cards on the table. */
  readonly cards: number;
  /** Whether the table answers where there is one choice. */
  readonly singles: boolean;
  /** Whether orders of waiting abilities can be remembered, and are answered then. */
  readonly orders: boolean;
}

export const preset: Settings = {
  speed: 'fast',
  characters: true,
  theme: 'system',
  motion: 'usual',
  sound: null,
  previews: true,
  volume: 60,
  letters: 100,
  cards: 100,
  singles: true,
  orders: true,
};

const oneOf = <T extends string>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((known) => known === value) ?? otherwise;

const inRange = ({ least, most }: Range, value: unknown, otherwise: number): number =>
  typeof value === 'number' && value >= least && value <= most ? value : otherwise;

/** @param value as it was kept, by this page or any other */
export function settingsFrom(value: unknown): Settings {
  const kept: Readonly<Record<string, unknown>> = typeof value === 'object' && value !== null ? { ...value } : {};
  return {
    speed: oneOf(speeds, kept.speed, preset.speed),
    characters: typeof kept.characters === 'boolean' ? kept.characters : preset.characters,
    theme: oneOf(themes, kept.theme, preset.theme),
    motion: oneOf(motions, kept.motion, preset.motion),
    sound: typeof kept.sound === 'boolean' ? kept.sound : preset.sound,
    previews: typeof kept.previews === 'boolean' ? kept.previews : preset.previews,
    volume: inRange(ranges.volume, kept.volume, preset.volume),
    letters: inRange(ranges.letters, kept.letters, preset.letters),
    cards: inRange(ranges.cards, kept.cards, preset.cards),
    singles: typeof kept.singles === 'boolean' ? kept.singles : preset.singles,
    orders: typeof kept.orders === 'boolean' ? kept.orders : preset.orders,
  };
}

/** Speed of an address with `?speed=`, which wins over the kept one; null: none. */
export const speedIn = (query: string): Speed | null =>
  speeds.find((known) => known === new URLSearchParams(query).get('speed')) ?? null;
