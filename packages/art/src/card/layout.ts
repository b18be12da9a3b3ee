// The places on a card, 300 wide and 420 high: the more text it has, the lower its picture, and only then the smaller its
// letters.
import type { Line } from '../text/wrap.ts';
import { wrap } from '../text/wrap.ts';

export const width = 300;
export const height = 420;

/** Of the frame around all parts. */
export const edge = 8;

/** Where the picture begins, below the title. */
export const pictureTop = 46;

/** Height of the strip that says what kind of card it is, below the picture. */
export const stripHeight = 24;

/** Where the numbers and the printing begin, below the text. */
export const footTop = 384;

/** Between the edge and what is written. */
export const margin = 10;

export const textWidthMost = width - 2 * (edge + margin);

const pictureHeight = { least: 160, most: 250 } as const;
const sizes = { most: 13, least: 6, step: 0.25 } as const;
const leading = 1.32;
/** Between two paragraphs, in sizes of the letters. */
const gap = 0.45;
const padding = 9;

export interface TextLayout {
  readonly size: number;
  /** Each with its baseline. */
  readonly lines: readonly { readonly line: Line; readonly y: number }[];
  readonly pictureHeight: number;
}

/** Places the text of a card, and its picture above it. */
export function layOut(paragraphs: readonly string[]): TextLayout {
  const room = footTop - pictureTop - stripHeight;
  for (let size: number = sizes.most; ; size -= sizes.step) {
    const wrapped = paragraphs.map((paragraph) => wrap(paragraph, textWidthMost / size));
    const count = wrapped.reduce((sum, lines) => sum + lines.length, 0);
    const used = (count * leading + gap * Math.max(0, wrapped.length - 1)) * size;
    if (used + 2 * padding > room - pictureHeight.least && size > sizes.least) continue;
    const picture = Math.max(pictureHeight.least, Math.min(pictureHeight.most, room - used - 2 * padding));
    const top = pictureTop + picture + stripHeight;
    let y = top + (footTop - top - used) / 2;
    const lines = wrapped.flatMap((paragraph, i) => {
      if (i > 0) y += gap * size;
      return paragraph.map((line) => {
        y += leading * size;
        return { line, y: y - 0.36 * size };
      });
    });
    return { size, lines, pictureHeight: picture };
  }
}
