// Screens of the table: styles and page switch to another layout at the same sizes, and by the height too.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { briefScreen, lowScreen, phoneScreen } from '../components/useMedia.ts';

const styleOf = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

/** Whether a screen is one that a media query of this page means. */
const isMeant = (query: string, width: number, height: number): boolean =>
  query.split(', ').some((one) =>
    one.split(' and ').every((part) => {
      const [, bound, way, pixels] = /^\((min|max)-(width|height): (\d+)px\)$/.exec(part) ?? [];
      const length = way === 'width' ? width : height;
      return bound === 'min' ? length >= Number(pixels) : length <= Number(pixels);
    }),
  );

/** The rule of a selector. */
const ruleOf = (file: string, selector: string): string => {
  const style = styleOf(file);
  const from = style.indexOf(`\n${selector} {`);
  return from < 0 ? '' : style.slice(from, style.indexOf('\n}', from));
};

describe('the screens of the table', () => {
  it('are held upright with the question below the board, or low with the question beside it, and never both', () => {
    const low = [
      [667, 375],
      [683, 384],
      [740, 360],
      [844, 390],
      [568, 320],
    ] as const;
    const upright = [
      [320, 568],
      [390, 844],
      [390, 664],
      [360, 560],
      [360, 500],
    ] as const;
    for (const [width, height] of low) {
      expect(isMeant(lowScreen, width, height), `${width}x${height}`).toBe(true);
      expect(isMeant(phoneScreen, width, height), `${width}x${height}`).toBe(false);
    }
    for (const [width, height] of upright) {
      expect(isMeant(phoneScreen, width, height), `${width}x${height}`).toBe(true);
      expect(isMeant(lowScreen, width, height), `${width}x${height}`).toBe(false);
    }
    const tablets = [
      [721, 600],
      [800, 600],
      [768, 1024],
      [1024, 768],
    ] as const;
    for (const [width, height] of tablets) {
      expect(isMeant(briefScreen, width, height), `${width}x${height}`).toBe(true);
      for (const query of [phoneScreen, lowScreen]) expect(isMeant(query, width, height)).toBe(false);
    }
    for (const query of [phoneScreen, lowScreen, briefScreen]) expect(isMeant(query, 1366, 768)).toBe(false);
  });

  it('are the same for styles as for what the page draws', () => {
    expect(styleOf('phone.css')).toContain(`@media ${phoneScreen} {`);
    expect(styleOf('low.css')).toContain(`@media ${lowScreen} {`);
    expect(styleOf('brief.css')).toContain(`@media ${briefScreen} {`);
    expect(styleOf('tablet.css')).toContain(`@media (min-width: 721px) and ${briefScreen} and (min-height: 560px) {`);
    for (const file of ['phone.css', 'low.css', 'hand.css', 'kinds.css', 'guide.css'])
      expect(styleOf(file), file).not.toContain('@media (max-width: 720px) {');
  });
});

describe('the note below Undo', () => {
  it('has two lines where the tools are narrow, so that it runs under nothing', () => {
    for (const file of ['low.css', 'tablet.css']) {
      const note = styleOf(file).split('.undo-mark {')[1]?.split('}')[0];
      expect(note, file).toContain('inline-size: min-content;');
      expect(note, file).toContain('white-space: normal;');
    }
  });
});

describe('the chat at the table', () => {
  it('hangs from the top where the question stands below the board, and over the board where it stands beside it', () => {
    const style = styleOf('multiplayer.css');
    const rulesFor = (query: string): string => style.split(`@media ${query} {`)[1]?.split('\n}')[0] ?? '';
    expect(rulesFor(phoneScreen)).toContain('inset: 0 0 auto;');
    expect(rulesFor(lowScreen)).toContain('inset: 4px auto auto 4px;');
    expect(rulesFor(lowScreen)).toContain('100vw - var(--rail-w)');
  });
});

describe('the hand of the guided game on a short phone', () => {
  it('shows three cards whole and a part of one more, and rests at a card', () => {
    const hand = /\.table\.is-guided \.hand \{([^}]*)\}/.exec(styleOf('guide.css'))?.[1] ?? '';
    expect(Number(/--columns: ([\d.]+);/.exec(hand)?.[1])).toBeGreaterThan(3);
    expect(hand).toContain('scroll-snap-type: x proximity;');
  });
});

describe('a card in play', () => {
  it('is dimmed below the preview of an answer, and the preview is not', () => {
    expect(ruleOf('tile.css', '.is-dimmed:has(> .ghost)')).toContain('filter: none');
    expect(ruleOf('tile.css', '.is-dimmed:has(> .ghost) > :not(.ghost)')).toContain('filter: var(--dim)');
  });

  it('keeps its colors when it is exhausted', () => {
    for (const [file, selector] of [
      ['tile.css', '.tile.is-exhausted > .tile-face .art'],
      ['board.css', '.artifact.is-exhausted .art'],
    ] as const) {
      expect(ruleOf(file, selector)).toContain('filter');
      expect(ruleOf(file, selector)).not.toContain('grayscale');
    }
  });

  it('is seen whole from the first frame on', () => {
    expect(ruleOf('motion.css', '@keyframes arrive')).toContain('scale');
    expect(ruleOf('motion.css', '@keyframes arrive')).not.toContain('opacity');
  });
});
