// What a player likes, kept in this browser: how fast the machine shows its moves, and whether letters are shortcuts.

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

export interface Settings {
  readonly speed: Speed;
  readonly characters: boolean;
}

const store = 'vaultsong.settings';
const preset: Settings = { speed: 'fast', characters: true };

const isSpeed = (value: unknown): value is Speed => speeds.some((speed) => speed === value);

function kept(): Settings {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(store) ?? '{}');
    if (typeof value !== 'object' || value === null) return preset;
    return {
      speed: 'speed' in value && isSpeed(value.speed) ? value.speed : preset.speed,
      characters: 'characters' in value && typeof value.characters === 'boolean' ? value.characters : preset.characters,
    };
  } catch {
    // No storage, or something else wrote there: play on with what everybody gets.
    return preset;
  }
}

/** What was kept; an address with `?speed=` wins over it. */
export function readSettings(query: string): Settings {
  const asked = new URLSearchParams(query).get('speed');
  const settings = kept();
  return isSpeed(asked) ? { ...settings, speed: asked } : settings;
}

export function keepSettings(settings: Settings): void {
  try {
    localStorage.setItem(store, JSON.stringify(settings));
  } catch {
    // Without storage the settings last as long as the page.
  }
}
