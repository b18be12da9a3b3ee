// The face of a deck: a mask that its name throws the dice for, in the colors of its three houses, over their emblems.
// One house gives the ground, one the mask, one the headpiece. The same deck always has the same face.
import type { House } from '@vaultsong/engine';
import { mix } from '../color.ts';
import { diceOf } from '../dice.ts';
import { emblems } from '../houses/emblems.ts';
import { houseless } from '../houses/houseless.ts';
import type { HouseColors } from '../houses/palette.ts';
import { palette } from '../houses/palette.ts';
import { patterns } from '../houses/patterns.ts';
import { faces } from './faces.ts';
import { eyes, mouths, paints } from './features.ts';
import { headpieces } from './headpieces.ts';
import type { Part, Role } from './shapes.ts';
import { half, middle, mirrored } from './shapes.ts';

/** Whose portrait it is: a deck by its name and houses. */
export interface ArchonSubject {
  readonly name: string;
  readonly houses: readonly House[];
}

type Colors = Readonly<Record<Role, string>>;

const night = '#0b0e16';
const cream = '#fff6e0';

/** Masks of bone, of painted wood, and of dark metal. */
const masks: readonly [
  (c: HouseColors) => Pick<Colors, 'mask' | 'maskLight' | 'maskShade'>,
  ...((c: HouseColors) => Pick<Colors, 'mask' | 'maskLight' | 'maskShade'>)[],
] = [
  ({ accent, banner }) => ({
    mask: mix(accent, cream, 0.74),
    maskLight: mix(accent, cream, 0.92),
    maskShade: mix(mix(accent, cream, 0.42), banner, 0.14),
  }),
  ({ accent, banner }) => ({
    mask: mix(accent, cream, 0.22),
    maskLight: mix(accent, cream, 0.66),
    maskShade: mix(accent, banner, 0.3),
  }),
  ({ accent, banner }) => ({
    mask: mix(banner, accent, 0.42),
    maskLight: mix(accent, cream, 0.55),
    maskShade: mix(banner, accent, 0.16),
  }),
];

const drawPart = (part: Part, colors: Colors): string =>
  part
    .map(({ role, path, width }) =>
      width === undefined
        ? `<path d="${path}" fill="${colors[role]}"/>`
        : `<path d="${path}" fill="none" stroke="${colors[role]}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('');

/** A part with a dark edge, which parts it from whatever is behind it. */
const drawEdged = (part: Part, colors: Colors): string =>
  part
    .map(
      ({ path, width }) =>
        `<path d="${path}" fill="${width === undefined ? colors.dark : 'none'}" stroke="${colors.dark}" stroke-width="${(width ?? 0) + 3}" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('') + drawPart(part, colors);

/** The emblems of the houses on discs, as a deck shows them. */
const drawEmblems = (houses: readonly House[]): string =>
  houses
    .map((house, i) => {
      const x = middle + (i - (houses.length - 1) / 2) * 18.5;
      const { accent, banner } = palette[house];
      return `<circle cx="${x}" cy="86" r="8.3" fill="${banner}" stroke="${accent}" stroke-width="1.3"/><path d="${emblems[house]}" fill="${mix(accent, cream, 0.35)}" fill-rule="evenodd" transform="translate(${x - 5.4} 80.600) scale(.45)"/>`;
    })
    .join('');

/**
 * Draws the portrait of a deck.
 * @returns SVG text, 96 wide and 96 high, without any reference to the outside
 */
export function drawArchon({ name, houses }: ArchonSubject): string {
  const dice = diceOf(name);
  const turn = dice.below(6);
  // Every way to give the three parts to the houses.
  const house = (part: number): House | undefined => houses[(turn + (turn < 3 ? part : 3 - part)) % houses.length];
  const [ground, worn, piece] = [house(0), house(1), house(2)];
  const colorsOf = (one: House | undefined): HouseColors => (one === undefined ? houseless : palette[one]);
  const sky = colorsOf(ground);
  const crown = colorsOf(piece);
  const colors: Colors = {
    ...dice.of(masks)(colorsOf(worn)),
    piece: crown.accent,
    pieceLight: mix(crown.accent, cream, 0.6),
    pieceShade: mix(crown.accent, crown.banner, 0.5),
    dark: mix(colorsOf(worn).banner, night, 0.72),
    glow: mix(crown.accent, '#ffffff', 0.62),
  };
  const [w, top, chin] = [dice.between(19, 23), dice.between(24, 28), dice.between(71, 75)];
  const outline = dice.of(faces)(w, top, chin);
  const headpiece = dice.of(headpieces)(w, top, dice);
  const level = top + (chin - top) * 0.44;
  const [look, paint, mouth] = [dice.of(eyes), dice.of(paints), dice.of(mouths)];
  const face = mirrored(top, outline);
  const features = paint(w, level, dice).concat(look(w, level, dice), mouth(w, chin - 11, dice));
  const pattern = ground === undefined ? null : patterns[ground];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><defs>',
    `<radialGradient id="a" cx=".5" cy=".42" r=".72"><stop offset="0" stop-color="${mix(sky.accent, sky.banner, 0.3)}"/><stop offset="1" stop-color="${mix(sky.banner, night, 0.3)}"/></radialGradient>`,
    pattern === null
      ? ''
      : `<pattern id="b" width="${pattern.size}" height="${pattern.size}" patternUnits="userSpaceOnUse"><path d="${pattern.path}" fill="none" stroke="${cream}"/></pattern>`,
    `<clipPath id="c"><path d="${face}"/></clipPath></defs><path d="M0 0h96v96H0z" fill="url(#a)"/>`,
    pattern === null ? '' : '<path d="M0 0h96v96H0z" fill="url(#b)" opacity=".12"/>',
    `<path d="M4 96C8 76 28 70 40 62H56C68 70 88 76 92 96z" fill="${mix(crown.banner, night, 0.35)}" stroke="${colors.dark}" stroke-width="2"/>`,
    `<path d="M48 62H56C68 70 88 76 92 96H48z" fill="${mix(crown.banner, night, 0.6)}"/><path d="M15 82Q33 78 40 66M81 82Q63 78 56 66" fill="none" stroke="${colors.pieceShade}" stroke-width="2.500" stroke-linecap="round"/>`,
    drawEdged(headpiece.behind, colors),
    `<path d="${face}" fill="${colors.mask}" stroke="${colors.dark}" stroke-width="3.500" stroke-linejoin="round"/>`,
    `<g clip-path="url(#c)"><path d="${face}" fill="${colors.mask}" stroke="${colors.maskLight}" stroke-width="5"/><path d="${half(top, outline)}" fill="${colors.maskShade}"/>`,
    `${drawPart(features, colors)}</g>`,
    drawEdged(headpiece.front, colors),
    `${drawEmblems(houses)}</svg>`,
  ].join('');
}

const drawn = new Map<string, string>();

/** The portrait as an address for an image; drawn once for each deck. */
export function archonUrl(subject: ArchonSubject): string {
  const key = `${subject.houses.join()}/${subject.name}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const url = `data:image/svg+xml,${encodeURIComponent(drawArchon(subject))}`;
  drawn.set(key, url);
  return url;
}
