// A picture for every card, made from what is printed on it: the house gives colours and pattern, the type gives the
// composition, traits and power the motif, and the name throws the dice. The same card always looks the same.
import type { CardType, House } from '@vaultsong/engine';
import { mix } from './colour.ts';
import { drawDeep, drawWater } from './deep.ts';
import type { Dice } from './dice.ts';
import { diceOf } from './dice.ts';
import type { Figure } from './figures.ts';
import { drawFigure } from './figures.ts';
import { palette } from './palette.ts';
import { patterns } from './patterns.ts';
import { drawArtifact, drawCrest, drawSign } from './things.ts';

export interface Subject {
  readonly name: string;
  /** A card of no house has the palest colours. */
  readonly house: House | null;
  readonly type: CardType;
  readonly traits: readonly string[];
  readonly power: number;
  readonly armor: number;
}

const night = '#0b0e16';

const figureOf = (card: Subject, dice: Dice): Figure => {
  if (card.house === 'keyraken') return drawDeep(card, dice);
  switch (card.type) {
    case 'adversary':
    case 'creature':
      return drawFigure({ ...card, traits: card.traits.map((trait) => trait.toLowerCase()) }, dice);
    case 'artifact':
      return drawArtifact(
        card.traits.map((trait) => trait.toLowerCase()),
        dice,
      );
    case 'action':
    case 'archon-power':
    case 'prophecy':
    case 'tide':
      return drawSign(dice);
    case 'upgrade':
      return drawCrest(dice);
  }
};

/** A line of hills far away. */
function ridge(height: number, dice: Dice): string {
  const peaks = Array.from({ length: 7 }, (_, i) => `L${i * 20} ${height + dice.between(-9, 9)}`);
  return `M0 90V${height}${peaks.join('')}V90z`;
}

/** Beams from the middle, for what happens in a moment. */
function beams(dice: Dice): string {
  const count = 11 + dice.below(5);
  const turn = dice.between(0, 6);
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [turn + (i * 2 * Math.PI) / count, turn + ((i + 0.45) * 2 * Math.PI) / count];
    const at = (angle: number): string =>
      `${(60 + 90 * Math.cos(angle)).toFixed(1)} ${(45 + 90 * Math.sin(angle)).toFixed(1)}`;
    return `M60 45L${at(a)}L${at(b)}z`;
  }).join('');
}

function sparks(dice: Dice): string {
  return Array.from({ length: 5 + dice.below(5) }, () => {
    const [x, y, r] = [dice.between(4, 116), dice.between(4, 70), dice.between(0.5, 1.5)];
    return `M${x} ${y - r * 2}l${r} ${r * 2}-${r} ${r * 2}-${r}-${r * 2}z`;
  }).join('');
}

/** Under water there are no hills and no sun. */
function sea(dice: Dice, light: string, dark: string): string {
  const { shafts, ground, bubbles } = drawWater(dice);
  return `<path d="${shafts}" fill="${light}" opacity=".1"/><path d="${ground}" fill="${dark}" opacity=".75"/><path d="${bubbles}" fill="none" stroke="${light}" stroke-width=".5" opacity=".7"/>`;
}

/**
 * Draws the picture of a card.
 * @returns SVG text, 120 wide and 90 high, without any reference to the outside
 */
export function drawArt(card: Subject): string {
  const dice = diceOf(card.name);
  const house = card.house ?? 'redemption';
  const { accent, banner } = palette[house];
  const pattern = patterns[house];
  const figure = figureOf(card, dice);
  const sky = mix(accent, banner, dice.between(0.25, 0.45));
  const dark = mix(banner, night, 0.72);
  const shade = mix(banner, accent, 0.16);
  const light = mix(accent, '#fff6e0', 0.62);
  const [sunX, sunY] = [dice.between(38, 82), dice.between(26, 40)];
  const far =
    card.house === 'keyraken'
      ? sea(dice, light, dark)
      : card.type === 'action' || card.type === 'upgrade'
        ? `<path d="${beams(dice)}" fill="${light}" opacity=".16"/>`
        : `<path d="${ridge(dice.between(50, 60), dice)}" fill="${mix(sky, dark, 0.45)}"/><path d="${ridge(dice.between(66, 74), dice)}" fill="${mix(sky, dark, 0.72)}"/>`;
  const flip = dice.below(2) === 0 ? ' transform="matrix(-1 0 0 1 120 0)"' : '';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90" preserveAspectRatio="xMidYMid slice"><defs>',
    `<linearGradient id="a" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="${banner}"/><stop offset="1" stop-color="${sky}"/></linearGradient>`,
    `<radialGradient id="b"><stop offset="0" stop-color="${light}"/><stop offset=".35" stop-color="${light}" stop-opacity=".75"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient>`,
    `<radialGradient id="c" cx=".5" cy=".45" r=".75"><stop offset=".6" stop-color="${night}" stop-opacity="0"/><stop offset="1" stop-color="${night}" stop-opacity=".7"/></radialGradient>`,
    `<pattern id="d" width="${pattern.size}" height="${pattern.size}" patternUnits="userSpaceOnUse"><path d="${pattern.path}" fill="none" stroke="${light}" stroke-width="1"/></pattern></defs>`,
    `<path d="M0 0h120v90H0z" fill="url(#a)"/><path d="M0 0h120v90H0z" fill="url(#d)" opacity=".13"/>`,
    `<circle cx="${sunX}" cy="${sunY}" r="${dice.between(40, 52)}" fill="url(#b)"/>${far}`,
    `<path d="${sparks(dice)}" fill="${light}" opacity=".8"/><g${flip}>`,
    figure.behind === '' ? '' : `<path d="${figure.behind}" fill="${mix(dark, sky, 0.25)}"/>`,
    `<path d="${figure.body}" fill="${light}" transform="translate(-1.6 -1.2)"/><path d="${figure.body}" fill="${dark}"/>`,
    `<path d="${figure.shade}" fill="${shade}"/><path d="${figure.bright}" fill="${light}"/></g>`,
    '<path d="M0 0h120v90H0z" fill="url(#c)"/></svg>',
  ].join('');
}

const drawn = new Map<string, string>();

/** The picture as an address for an image; drawn once for each card. */
export function artUrl(card: Subject): string {
  const key = `${card.house}/${card.name}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const url = `data:image/svg+xml,${encodeURIComponent(drawArt(card))}`;
  drawn.set(key, url);
  return url;
}
