// A whole card as one SVG file: frame, title, house, picture, kind, text in our own words, numbers. It refers to nothing
// outside itself and has neither scripts nor styles, so that it can be opened, sent and embedded anywhere.
import type { PrintedCard } from '@vaultsong/cards/catalogue';
import type { Bonus } from '@vaultsong/engine';
import { mix } from '../color.ts';
import { cardGlyphs } from '../glyphs.ts';
import { emblems } from '../houses/emblems.ts';
import { houseless } from '../houses/houseless.ts';
import { palette } from '../houses/palette.ts';
import { num } from '../paint/geometry.ts';
import { drawArt } from '../picture/draw.ts';
import { textWidth } from '../text/textWidth.ts';
import type { Line, Run } from '../text/wrap.ts';
import type { CardDetails } from './details.ts';
import { detailsOf } from './details.ts';
import { edge, footTop, height, layOut, margin, pictureTop, stripHeight, textWidthMost, width } from './layout.ts';
import { subjectOf } from './subject.ts';

const night = '#0b0e16';
const white = '#ffffff';
const soft = '#d3dbea';
const gold = '#ffd257';

/** Letters that nearly every system has; the width of each line is fixed, should it have others. */
const letters = 'Helvetica, Arial, sans-serif';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const written = ({ text, isBold }: Run): string =>
  isBold ? `<tspan font-weight="700">${escaped(text)}</tspan>` : escaped(text);

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly anchor?: 'middle' | 'end';
}

/** One line of text, as wide as it was measured. */
function drawLine({ runs, width: wide }: Line, { x, y, size, fill, anchor }: Place): string {
  if (runs.length === 0) return '';
  const aligned = anchor === undefined ? '' : ` text-anchor="${anchor}"`;
  return `<text x="${num(x)}" y="${num(y)}" font-size="${size}" fill="${fill}"${aligned} textLength="${num(wide * size)}" lengthAdjust="spacingAndGlyphs">${runs.map(written).join(' ')}</text>`;
}

/** Text on one line, in smaller letters where it would be too wide. */
function drawFitted(run: Run, most: number, place: Place): string {
  const wide = textWidth(run.text, run.isBold);
  const size = Math.floor(Math.min(place.size, most / wide) * 100) / 100;
  return drawLine({ runs: run.text === '' ? [] : [run], width: wide }, { ...place, size });
}

/** A glyph of a grid of 24, around a point. */
const drawGlyph = (path: string, x: number, y: number, size: number, fill: string): string =>
  `<path d="${path}" fill="${fill}" fill-rule="evenodd" transform="translate(${num(x - size / 2)} ${num(y - size / 2)}) scale(${Math.round((size / 24) * 1000) / 1000})"/>`;

const bonusGlyphs: Readonly<Record<Bonus, string>> = { ...cardGlyphs, aember: cardGlyphs.gem };

/** One below the other on the left of the picture, as on any card. */
const drawBonus = (bonus: readonly Bonus[]): string =>
  bonus
    .map((icon, i) => {
      const [x, y] = [edge + 16, pictureTop + 17 + i * 27];
      return `<circle cx="${x}" cy="${y}" r="12" fill="${night}" fill-opacity=".82"/>${drawGlyph(bonusGlyphs[icon], x, y, 16, gold)}`;
    })
    .join('');

function drawTitle(details: CardDetails, emblem: string | undefined, accent: string): string {
  const left = emblem === undefined ? edge + margin : edge + 40;
  const sign =
    emblem === undefined
      ? ''
      : `<circle cx="${edge + 20}" cy="27" r="16" fill="${night}" fill-opacity=".5" stroke="${accent}" stroke-width="1.5"/>${drawGlyph(emblem, edge + 20, 27, 22, mix(accent, white, 0.3))}`;
  return `${sign}${drawFitted({ text: details.title, isBold: true }, width - edge - margin - left, { x: left, y: 33.5, size: 19, fill: white })}`;
}

/** Its kind on the left, its traits on the right. */
function drawStrip({ kind, traits }: CardDetails, y: number): string {
  const both = [kind, ...traits].join(' · ');
  return drawFitted({ text: both, isBold: false }, textWidthMost, {
    ...{ x: width / 2, y: y + 16, size: 12, fill: white, anchor: 'middle' as const },
  });
}

const drawNumber = (value: number, glyph: string, x: number, accent: string): string =>
  `<rect x="${x}" y="${footTop + 2}" width="52" height="24" rx="12" fill="${night}" fill-opacity=".6" stroke="${accent}"/>${drawGlyph(glyph, x + 16, footTop + 14, 15, mix(accent, white, 0.35))}${drawFitted({ text: String(value), isBold: true }, 24, { x: x + 36, y: footTop + 20, size: 17, fill: white, anchor: 'middle' })}`;

/** Power on the left, armor on the right, between them where it was printed. */
function drawFoot({ power, armor, printing }: CardDetails, accent: string): string {
  return [
    power === null ? '' : drawNumber(power, cardGlyphs.power, edge + 6, accent),
    armor === null || armor === 0 ? '' : drawNumber(armor, cardGlyphs.shield, width - edge - 58, accent),
    drawFitted({ text: printing, isBold: false }, width - 2 * (edge + 64), {
      ...{ x: width / 2, y: footTop + 17.5, size: 8, fill: soft, anchor: 'middle' as const },
    }),
  ].join('');
}

/** What a screen reader says of it. */
const describe = ({ title, kind, traits, text, note, power, armor }: CardDetails): string =>
  [
    `<title>${escaped(title)}</title>`,
    `<desc>${escaped(
      [
        [kind, ...traits].join(', '),
        ...(power === null ? [] : [`power ${power}`]),
        ...(armor === null || armor === 0 ? [] : [`armor ${armor}`]),
        ...text,
        ...(note === null ? [] : [note]),
      ].join('\n'),
    )}</desc>`,
  ].join('');

/**
 * Draws a whole card.
 * @returns SVG text, 300 wide and 420 high, shown at twice that
 */
export function drawCard(card: PrintedCard): string {
  const details = detailsOf(card);
  const { accent, banner } = card.house === null ? houseless : palette[card.house];
  const { size, lines, pictureHeight } = layOut([...details.text, ...(details.note === null ? [] : [details.note])]);
  const [inner, strip] = [width - 2 * edge, pictureTop + pictureHeight];
  const textTop = strip + stripHeight;
  // Half of a gigantic creature shows all of it, as its other half is not beside it here.
  const picture = drawArt(subjectOf(card), 'whole').replace(
    '<svg ',
    `<svg x="${edge}" y="${pictureTop}" width="${inner}" height="${num(pictureHeight)}" `,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * width}" height="${2 * height}" viewBox="0 0 ${width} ${height}" role="img" font-family="${letters}">`,
    describe(details),
    `<defs><linearGradient id="frame" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${banner}"/><stop offset="1" stop-color="${mix(banner, night, 0.6)}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" rx="16" fill="${night}"/>`,
    `<rect x="4" y="4" width="${width - 8}" height="${height - 8}" rx="12" fill="url(#frame)" stroke="${accent}" stroke-width="1.5"/>`,
    drawTitle(details, card.house === null ? undefined : emblems[card.house], accent),
    picture,
    drawBonus(card.bonus),
    `<rect x="${edge}" y="${num(strip)}" width="${inner}" height="${stripHeight}" fill="${mix(banner, accent, 0.14)}"/><path d="M${edge} ${num(strip)}h${inner}" stroke="${accent}" stroke-width="1.5"/>`,
    drawStrip(details, strip),
    `<rect x="${edge}" y="${num(textTop)}" width="${inner}" height="${num(footTop - textTop)}" fill="${night}" fill-opacity=".45"/>`,
    ...lines.map(({ line, y }) => drawLine(line, { x: edge + margin, y, size, fill: '#f3f6fc' })),
    drawFoot(details, accent),
    '</svg>',
  ].join('');
}
