// The picture of a card: its portrayal, drawn in the colors of its house. The same card always looks the same.

import type { Dice } from '../dice.ts';
import { diceOf } from '../dice.ts';
import { patterns } from '../houses/patterns.ts';
import { drawKeyrakenFigure, drawWater } from '../keyraken/figures.ts';
import type { Hue, Light } from '../light/lights.ts';
import { lights } from '../light/lights.ts';
import { shadesOf } from '../light/shades.ts';
import type { Part } from '../paint/drawn.ts';
import { circle, num } from '../paint/geometry.ts';
import type { Tone } from '../paint/shape.ts';
import { portrayalOf } from '../plan/portray.ts';
import type { Portrayal } from '../plan/portrayal.ts';
import type { Subject } from '../plan/subject.ts';
import { scenes } from '../scenes/index.ts';
import { arrange } from './arrange.ts';
import { drawLiving } from './figure.ts';
import type { Piece } from './gigantic.ts';
import { pieceOf, viewBoxOf, wholeSubjectOf } from './gigantic.ts';
import { drawKeywordEffects } from './keywordEffects.ts';

export type { Subject } from '../plan/subject.ts';

type Shades = Readonly<Record<Hue, string>>;

const all = 'M0 0h120v90H0z';

/** What each livery makes of the parts of a figure. */
const liveries: readonly Readonly<Partial<Record<Tone, Hue>>>[] = [{}, { cloth: 'spark' }, { trim: 'spark' }, {}];

function paintParts(parts: readonly Part[], tones: Readonly<Record<Tone, Hue>>, shades: Shades): string {
  return parts
    .map(({ shapes, place }) => {
      const paths = shapes
        .filter(([, path]) => path !== '')
        .map(([tone, path]) => `<path d="${path}" fill="${shades[tones[tone]]}"/>`)
        .join('');
      return place === undefined || paths === '' ? paths : `<g transform="${place}">${paths}</g>`;
    })
    .join('');
}

function paintSource({ source, sourceHue }: Light, shades: Shades, dice: Dice): string {
  const color = shades[sourceHue];
  const [x, y] = [dice.between(40, 80), dice.between(28, 46)];
  switch (source) {
    case 'none':
      return '';
    case 'glow':
      return `<circle cx="${x}" cy="${y}" r="${dice.between(42, 54)}" fill="url(#b)"/>`;
    case 'disc':
      return `<path d="${circle(x, y + 4, dice.between(26, 36))}" fill="${color}" opacity=".85"/>`;
    case 'moon':
      return `<path d="${circle(dice.below(2) === 0 ? dice.between(18, 40) : dice.between(80, 102), dice.between(14, 30), dice.between(7, 15))}" fill="${color}"/>`;
    case 'beam':
      return `<path d="M${num(x - 10)}-2h22L${num(x + 46)} 92H${num(x - 26)}z" fill="${color}" opacity=".28"/><path d="M${num(x - 2)}-2h9L${num(x + 26)} 92H${num(x - 4)}z" fill="${color}" opacity=".3"/>`;
    case 'ground':
      return `<ellipse cx="60" cy="90" rx="76" ry="46" fill="url(#b)"/>`;
    case 'sunset':
      return `<path d="${circle(x, 60, dice.between(18, 28))}" fill="${color}" opacity=".9"/><path d="M0 50h120v1.500H0zM0 57h120v2.500H0zM0 66h120v4H0z" fill="${shades.spark}" opacity=".5"/>`;
    case 'halves':
      return `<path d="M${num(x + 18)}-2H122V92H${num(x - 26)}z" fill="${color}"/>`;
    case 'rain':
      return `<path d="${Array.from({ length: 22 }, () => `M${num(dice.between(-4, 124))} ${num(dice.between(-6, 80))}l-4 13h.8l4-13z`).join('')}" fill="${color}" opacity=".4"/>`;
    case 'fog':
      return '';
  }
}

/** Mist before the figure. */
const fog = (light: Light, shades: Shades): string =>
  light.source === 'fog'
    ? `<path d="M-2 92V74q14-7 30-2t32-3 30 3 34-2v22z" fill="${shades.light}" opacity=".45"/><path d="M-2 92V82q20-5 40-1t44-2 42 1v12z" fill="${shades.light}" opacity=".5"/>`
    : '';

function paintScene(plan: Portrayal, light: Light, shades: Shades, dice: Dice): string {
  return scenes[plan.scene](dice)
    .map(
      ([depth, path, opacity]) =>
        `<path d="${path}" fill="${shades[light.depths[depth]]}"${opacity === undefined ? '' : ` opacity="${num(opacity * 10) === '0' ? 0.05 : Math.round(opacity * 100) / 100}"`}/>`,
    )
    .join('');
}

/**
 * Draws the picture of a card.
 * @param piece of the picture of a gigantic creature; of others there is but the whole
 * @returns SVG text, 120 wide and 90 high or a part of that, without any reference to the outside
 */
export function drawArt(asked: Subject, piece: Piece = pieceOf(asked)): string {
  const card = wholeSubjectOf(asked);
  const plan = portrayalOf(card);
  const dice = diceOf(card.name);
  const house = card.house ?? 'redemption';
  const light: Light = lights[plan.light];
  const shades = shadesOf(house, plan.lean);
  const pattern = patterns[house];
  const winged = plan.figure.kind === 'being' && plan.figure.wings !== undefined;
  const tones = { ...light.tones, ...liveries[winged ? plan.livery % 2 : plan.livery] };
  const [rimX, rimY] = light.rimFrom;
  const body =
    card.house === 'keyraken' ? drawKraken(card, tones, shades, dice) : drawFigures(card, plan, tones, shades, dice);
  const flip = plan.turned ? ' transform="matrix(-1 0 0 1 120 0)"' : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBoxOf(card, piece)}" preserveAspectRatio="xMidYMid slice"><defs>`,
    `<linearGradient id="a" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${shades[light.sky[0]]}"/><stop offset="1" stop-color="${shades[light.sky[1]]}"/></linearGradient>`,
    `<radialGradient id="b"><stop offset="0" stop-color="${shades[light.sourceHue]}"/><stop offset=".35" stop-color="${shades[light.sourceHue]}" stop-opacity=".7"/><stop offset="1" stop-color="${shades[light.sourceHue]}" stop-opacity="0"/></radialGradient>`,
    `<radialGradient id="c" cx=".5" cy=".45" r=".75"><stop offset=".6" stop-color="${shades.night}" stop-opacity="0"/><stop offset="1" stop-color="${shades.night}" stop-opacity=".6"/></radialGradient>`,
    `<pattern id="d" width="${pattern.size}" height="${pattern.size}" patternUnits="userSpaceOnUse"><path d="${pattern.path}" fill="none" stroke="${shades.light}"/></pattern>`,
    `<g id="f">${body}</g></defs>`,
    `<path d="${all}" fill="url(#a)"/><path d="${all}" fill="url(#d)" opacity=".09"/>`,
    `<g${flip}>${paintSource(light, shades, dice)}${card.house === 'keyraken' ? paintSea(dice, shades) : paintScene(plan, light, shades, dice)}${drawKeywordEffects(plan, shades, dice, true)}`,
    `<g stroke-linejoin="round" paint-order="stroke">${plan.keywordEffects.includes('blur') ? '<use href="#f" x="-9" opacity=".28"/>' : ''}`,
    `<use href="#f" stroke="${shades[light.rim]}" stroke-width="2.600" transform="translate(${rimX} ${rimY})"/><use href="#f" stroke="${shades.night}" stroke-width="1.100"/></g>`,
    `${drawKeywordEffects(plan, shades, dice, false)}${fog(light, shades)}</g>`,
    `<path d="${all}" fill="url(#c)"/></svg>`,
  ].join('');
}

function drawFigures(
  card: Subject,
  plan: Portrayal,
  tones: Readonly<Record<Tone, Hue>>,
  shades: Shades,
  dice: Dice,
): string {
  const { figure } = plan;
  const placed = figure.kind === 'thing' ? undefined : drawLiving(figure, plan, dice);
  return arrange(plan, placed, dice, (parts) => paintParts(parts, tones, shades), card.type);
}

/** The Keyraken and its arms have a grammar of their own. */
function drawKraken(card: Subject, tones: Readonly<Record<Tone, Hue>>, shades: Shades, dice: Dice): string {
  const figure = drawKeyrakenFigure(card, dice);
  return paintParts(
    [
      {
        shapes: [
          ['trim', figure.behind],
          ['skin', figure.body],
          ['cloth', figure.shade],
          ['glow', figure.bright],
        ],
      },
    ],
    tones,
    shades,
  );
}

/** Under water there are no hills and no sun. */
function paintSea(dice: Dice, shades: Shades): string {
  const { shafts, ground, bubbles } = drawWater(dice);
  return `<path d="${shafts}" fill="${shades.light}" opacity=".1"/><path d="${ground}" fill="${shades.night}" opacity=".75"/><path d="${bubbles}" fill="none" stroke="${shades.light}" stroke-width=".5" opacity=".7"/>`;
}

const drawn = new Map<string, string>();

/** The picture as an address for an image; drawn once for each card. @param piece as in `drawArt` */
export function artUrl(card: Subject, piece: Piece = pieceOf(card)): string {
  const key = `${card.house}/${card.name}/${piece}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const url = `data:image/svg+xml,${encodeURIComponent(drawArt(card, piece))}`;
  drawn.set(key, url);
  return url;
}
