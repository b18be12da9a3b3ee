// Sheet of all plots: a ground of its own color with a title, light or dark as the viewer's system says. A viewer that knows nothing
// of themes shows the light one, and all is legible.
import type { Drawn } from './svg.ts';
import { draw } from './svg.ts';

export interface Heading {
  readonly title: string;
  /** What is shown, and how it came about. */
  readonly subtitle: string;
}

/** Left of everything, and right. */
export const margin = 28;
/** Where a plot begins below its heading. */
export const top = 92;

const styles = `
text{font-family:ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;font-size:13px;fill:#22272e}
.title{font-size:19px;font-weight:650}
.soft{fill:#616975}
.small{font-size:12px}
.figure{font-variant-numeric:tabular-nums}
.end{text-anchor:end}
.middle{text-anchor:middle}
.strong{font-weight:600}
.ground{fill:#fcfbf8}
.panel{fill:#f1eee7}
.row{fill:#f5f2ec}
.grid{stroke:#e0dbd0;stroke-width:1}
.even{stroke:#8d95a1;stroke-width:1.25;stroke-dasharray:4 4}
.first{fill:#2b9c92}
.second{fill:#d9822f}
.dot{fill:#1f7a8c;stroke:#fcfbf8;stroke-width:1.5}
.reach{stroke:#1f7a8c;stroke-width:3;stroke-linecap:round;stroke-opacity:.42}
.curve{fill:none;stroke:#1f7a8c;stroke-width:2.25;stroke-linejoin:round}
.band{fill:#1f7a8c;fill-opacity:.15}
.answer{fill:#d9822f;fill-opacity:.16}
.answer-line{stroke:#c06a17;stroke-width:2}
@media(prefers-color-scheme:dark){
text{fill:#e9e6df}
.soft{fill:#a3a9b3}
.ground{fill:#171a1f}
.panel{fill:#22262d}
.row{fill:#1c2026}
.grid{stroke:#333942}
.even{stroke:#7c8591}
.first{fill:#12756d}
.second{fill:#a0560f}
.dot{fill:#5bc0d2;stroke:#171a1f}
.reach{stroke:#5bc0d2}
.curve{stroke:#5bc0d2}
.band{fill:#5bc0d2;fill-opacity:.18}
.answer{fill:#eda052;fill-opacity:.2}
.answer-line{stroke:#eda052}
}`;

/** A whole drawing. */
export function sheet({ title, subtitle }: Heading, width: number, height: number, ...drawn: readonly Drawn[]): string {
  const lines = wrapped(subtitle, width - 2 * margin);
  return `${
    draw(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width,
        height,
        viewBox: `0 0 ${width} ${height}`,
        role: 'img',
        'aria-label': `${title}. ${subtitle}`,
      },
      { svg: `<style>${styles}\n</style>` },
      draw('rect', { class: 'ground', width, height, rx: 10 }),
      textAt(margin, 38, title, 'title'),
      ...lines.slice(0, 2).map((line, i) => textAt(margin, 60 + 17 * i, line, 'soft')),
      ...drawn,
    ).svg
  }\n`;
}

export const textAt = (x: number, y: number, text: string, kind = ''): Drawn =>
  draw('text', kind === '' ? { x, y } : { x, y, class: kind }, text);

/** About how wide a text of the usual size is; who reads it may have another font. */
export const widthOf = (text: string): number => 7.1 * [...text].length;

/** A text cut so that it fits into a width. */
export function fitted(text: string, width: number): string {
  const letters = [...text];
  const most = Math.floor(width / 7.1);
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, Math.max(1, most - 1))
        .join('')
        .trimEnd()}…`;
}

function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
