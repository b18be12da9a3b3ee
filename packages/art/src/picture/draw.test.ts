import { keyrakenCards } from '@vaultsong/adventures';
import { describe, expect, it } from 'vitest';
import { emblems } from '../houses/emblems.ts';
import { palette } from '../houses/palette.ts';
import { shadesOf } from '../light/shades.ts';
import { portrayalOf } from '../plan/portray.ts';
import type { Subject } from './draw.ts';
import { drawArt } from './draw.ts';

const card = (name: string, change: Partial<Subject> = {}): Subject => ({
  name,
  house: 'dis',
  type: 'creature',
  traits: ['demon'],
  power: 4,
  armor: 0,
  ...change,
});

describe('the picture of a card', () => {
  it('is always the same for the same card', () => {
    expect(drawArt(card('shooler'))).toBe(drawArt(card('shooler')));
  });

  it('differs between cards of one house, type and trait', () => {
    const names = ['shooler', 'charette', 'gub', 'pit-demon', 'snudge'];
    expect(new Set(names.map((name) => drawArt(card(name)))).size).toBe(names.length);
  });

  it('wears the colors of the house that the card belongs to', () => {
    for (const house of ['dis', 'mars'] as const) {
      const subject = card('shooler', { house });
      const hues = Object.values(shadesOf(house, portrayalOf(subject).lean));
      const used = new Set(drawArt(subject).match(/#[0-9a-f]{6}/g));
      expect(used.size).toBeGreaterThan(4);
      for (const hue of used) expect(hues).toContain(hue);
    }
  });

  it.each(['action', 'artifact', 'creature', 'upgrade'] as const)('is whole for every type: %s', (type) => {
    const art = drawArt(card('some-card', { type, traits: [] }));
    expect(art).toMatch(/^<svg .*<\/svg>$/);
    expect(art).not.toMatch(/NaN|undefined/);
  });

  it.each([
    'giant',
    'knight',
    'thief',
    'scientist',
    'martian',
    'robot',
    'beast',
    'elf',
    'spirit',
    'insect',
    'mutant',
    'witch',
    'angel',
  ])('shows the trait %s', (trait) => {
    const art = drawArt(card('x', { traits: [trait], power: 7, armor: 2 }));
    expect(art).not.toMatch(/NaN|undefined/);
    expect(art).not.toBe(drawArt(card('x', { traits: [], power: 7, armor: 2 })));
  });
});

describe('the picture of a gigantic creature', () => {
  const base = card('niffle', { half: 'base', power: 12, armor: 2 });
  // Of an art half no more is known than its title.
  const art = card('niffle2', { half: 'art', traits: [], power: 0, base });
  const framed = (drawn: string): RegExpExecArray => {
    const found = /viewBox="([^"]*)"(.*)$/.exec(drawn);
    if (found === null) throw new Error('a picture has a frame');
    return found;
  };

  it('is one of which each half shows its part, side by side', () => {
    const [, whole, drawn] = framed(drawArt(base, 'whole'));
    expect(framed(drawArt(base)).slice(1)).toEqual(['0 12 60 72', drawn]);
    expect(framed(drawArt(art)).slice(1)).toEqual(['60 12 60 72', drawn]);
    expect(whole).toBe('0 12 120 72');
    expect(drawArt(art, 'whole')).toBe(drawArt(base, 'whole'));
  });

  it('has the colors of the house that its copy belongs to', () => {
    expect(framed(drawArt({ ...art, house: 'mars' }))[2]).toBe(framed(drawArt({ ...base, house: 'mars' }))[2]);
    expect(drawArt({ ...art, house: 'mars' })).not.toBe(drawArt(art));
  });

  it('is all that there is of any other card', () => {
    expect(drawArt(card('shooler'), 'whole')).toBe(drawArt(card('shooler')));
  });
});

describe('the pictures of the Keyraken', () => {
  const deep = (name: string, change: Partial<Subject> = {}): string =>
    drawArt(card(name, { house: 'keyraken', traits: [], ...change }));
  const all = keyrakenCards.map(({ id, type, traits = [], power = 0, armor = 0 }) =>
    deep(id, { type, traits, power, armor }),
  );

  it('are whole, and each card has its own', () => {
    for (const art of all) {
      expect(art).toMatch(/^<svg .*<\/svg>$/);
      expect(art).not.toMatch(/NaN|undefined|Infinity/);
    }
    expect(new Set(all).size).toBe(27);
  });

  it('show arms and tentacles apart, shells on one with armor, and strength as girth', () => {
    const arm = deep('rotk-an-arm', { traits: ['arm'], power: 3 });
    expect(arm).not.toBe(deep('rotk-an-arm', { traits: ['tentacle'], power: 3 }));
    expect(arm).not.toBe(deep('rotk-an-arm', { traits: ['arm'], power: 9 }));
    expect(deep('rotk-an-arm', { traits: ['arm'], power: 3, armor: 3 }).length).toBeGreaterThan(arm.length);
  });

  it('show the beast itself where a creature of a deck is it', () => {
    const legendary = { traits: ['beast'], power: 10 };
    expect(deep('legendary-keyraken', legendary)).toContain('M32 96C16 58 28 12 60 5');
    expect(deep('rotk-an-arm', legendary)).not.toContain('M32 96C16 58 28 12 60 5');
  });
});

/** Contrast by WCAG 2.2. */
function contrast(a: string, b: string): number {
  const light = (hex: string): number => {
    const [r = 0, g = 0, blue = 0] = [1, 3, 5].map((at) => {
      const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
  };
  const [high, low] = [light(a), light(b)].sort((x, y) => y - x);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

describe('the palette', () => {
  it.each(Object.entries(palette))('lets %s be seen on the board and read on its banner', (_, { accent, banner }) => {
    expect(contrast(accent, '#12161f')).toBeGreaterThanOrEqual(3);
    expect(contrast('#ffffff', banner)).toBeGreaterThanOrEqual(12.9);
  });

  it('has one emblem for each house, all different', () => {
    expect(Object.keys(emblems)).toEqual(Object.keys(palette));
    expect(new Set(Object.values(emblems)).size).toBe(Object.keys(palette).length);
  });
});
