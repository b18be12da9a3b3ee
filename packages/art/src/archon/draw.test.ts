import { generateDecks } from '@vaultsong/decks';
import { houses } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { emblems } from '../houses/emblems.ts';
import { palette } from '../houses/palette.ts';
import { archonUrl, drawArchon } from './draw.ts';

const decks = generateDecks({ set: 'cota', seed: 1, count: 300 }).map(({ deck }) => deck);

describe('the portrait of a deck', () => {
  it('is always the same for the same deck', () => {
    for (const deck of decks.slice(0, 20)) expect(drawArchon({ ...deck })).toBe(drawArchon(deck));
  });

  it('is another one for every deck', () => {
    expect(new Set(decks.map(drawArchon)).size).toBe(decks.length);
    expect(new Set(decks.map(({ name }) => drawArchon({ name, houses: ['dis', 'logos', 'mars'] }))).size).toBe(
      decks.length,
    );
  });

  it('is whole, and refers to nothing outside itself', () => {
    for (const deck of decks) {
      const art = drawArchon(deck);
      expect(art).toMatch(/^<svg .*<\/svg>$/);
      expect(art).not.toMatch(/NaN|undefined|Infinity/);
      expect(art.match(/https?:[^"]*/g)).toEqual(['http://www.w3.org/2000/svg']);
    }
  });

  it('shows the emblem of each house of the deck, and no other', () => {
    for (const deck of decks.slice(0, 50))
      for (const house of houses) expect(drawArchon(deck).includes(emblems[house])).toBe(deck.houses.includes(house));
  });

  it('wears the colors of all three houses', () => {
    for (const deck of decks.slice(0, 50))
      for (const house of deck.houses) expect(drawArchon(deck)).toContain(palette[house].accent);
  });

  it('is drawn in the colors of any house there is', () => {
    for (const house of houses) {
      const art = drawArchon({ name: 'Omm', houses: [house, 'dis', 'logos'] });
      expect(art).not.toMatch(/NaN|undefined/);
    }
  });

  it('is drawn for whatever is no deck of three houses too', () => {
    for (const some of [[], ['dis'], ['dis', 'mars']] as const) {
      const art = drawArchon({ name: 'The Keyraken', houses: some });
      expect(art).toMatch(/^<svg .*<\/svg>$/);
      expect(art).not.toMatch(/NaN|undefined/);
    }
  });

  it('cannot be broken by a name', () => {
    const art = drawArchon({ name: '"><script>alert(1)</script>', houses: ['dis', 'logos', 'mars'] });
    expect(art).not.toContain('script');
  });

  it('is an address for an image', () => {
    const [one] = decks;
    if (one === undefined) throw new Error('there are decks');
    expect(archonUrl(one)).toBe(`data:image/svg+xml,${encodeURIComponent(drawArchon(one))}`);
    expect(archonUrl(one)).toBe(archonUrl({ ...one }));
  });
});
