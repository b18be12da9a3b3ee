import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Settings } from './settings.ts';
import { preset, settingsFrom, speedIn } from './settings.ts';
import { isSoundEnabled } from './soundEnabled.ts';

describe('the settings', () => {
  it('are read as they were kept', () => {
    const kept: Settings = {
      speed: 'steps',
      characters: false,
      theme: 'light',
      motion: 'off',
      sound: true,
      previews: false,
      volume: 0,
      letters: 140,
      cards: 80,
      singles: false,
      orders: false,
    };
    expect(settingsFrom(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it('keep what an earlier version of the page knew, and have the rest as everybody has it', () => {
    expect(settingsFrom({ speed: 'slow', characters: false })).toEqual({ ...preset, speed: 'slow', characters: false });
  });

  it.each([null, 7, 'dark', [], { theme: 'pink', letters: 1000, cards: '100', volume: Number.NaN, sound: 'loud' }])(
    'are as everybody has them where %j was kept',
    (value) => {
      expect(settingsFrom(value)).toEqual(preset);
    },
  );

  it('are silent by themselves where a finger points, and as the player says anywhere', () => {
    expect([isSoundEnabled(preset, true), isSoundEnabled(preset, false)]).toEqual([false, true]);
    for (const coarse of [true, false]) {
      expect(isSoundEnabled({ ...preset, sound: true }, coarse)).toBe(true);
      expect(isSoundEnabled({ ...preset, sound: false }, coarse)).toBe(false);
    }
  });

  it('find a speed in an address', () => {
    expect([speedIn('?speed=instant'), speedIn('?speed=later'), speedIn('')]).toEqual(['instant', null, null]);
  });
});

describe('the head of the page', () => {
  const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';

  /** What the script makes of the document, where this was kept. */
  const themeOf = (kept: string | null): string | undefined => {
    const dataset: { theme?: string } = {};
    const run = new Function('localStorage', 'document', script);
    run({ getItem: (key: string) => (key === 'vaultsong.settings' ? kept : null) }, { documentElement: { dataset } });
    return dataset.theme;
  };

  it('sets the chosen theme before anything is drawn', () => {
    expect(themeOf(JSON.stringify({ ...preset, theme: 'light' }))).toBe('light');
    expect(themeOf(JSON.stringify({ ...preset, theme: 'dark' }))).toBe('dark');
  });

  it.each([null, '{', '{"theme":"pink"}', JSON.stringify(preset)])(
    'leaves it to the system where %j was kept',
    (kept) => {
      expect(themeOf(kept)).toBeUndefined();
    },
  );
});
