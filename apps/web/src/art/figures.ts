// Busts of creatures, put together from parts by trait: the kind of being gives skull, eyes and bulk, its trade gives
// headgear and what it carries. Drawn on a ground of 120x90 with the centre at x 60; the bottom edge cuts the figure.
import type { Dice } from './dice.ts';

/** Path data in three values: the silhouette, the shading on it, and the few bright spots. */
export interface Figure {
  readonly behind: string;
  readonly body: string;
  readonly shade: string;
  readonly bright: string;
}

export interface Being {
  readonly traits: readonly string[];
  readonly power: number;
  readonly armor: number;
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** The same path on both sides; `draw` gets 1 for the right side and -1 for the left. */
const both = (draw: (side: 1 | -1) => string): string => draw(1) + draw(-1);

const shoulders = (width: number, top: number): string =>
  `M${60 - width} 92C${60 - width} ${top + 10} ${60 - width * 0.75} ${top + 4} 52 ${top}L68 ${top}C${60 + width * 0.75} ${top + 4} ${60 + width} ${top + 10} ${60 + width} 92z`;

interface Skull {
  readonly body: string;
  readonly bright: string;
  readonly behind?: string;
}

/** @param y the middle of the head; @param r its size */
type SkullOf = (y: number, r: number, dice: Dice) => Skull;

const eyes = (y: number, apart: number, r: number): string => both((s) => circle(60 + s * apart, y, r));
const slits = (y: number, apart: number, wide: number): string =>
  both((s) => `M${60 + s * apart} ${y}l${s * wide} ${-wide * 0.45}l${-s * wide * 0.3} ${wide * 0.75}z`);

const skulls: Readonly<Record<string, SkullOf>> = {
  human: (y, r, dice) => ({
    body:
      `M${60 - r * 0.85} ${y - r * 0.2}C${60 - r * 0.9} ${y - r * 1.35} ${60 + r * 0.9} ${y - r * 1.35} ${60 + r * 0.85} ${y - r * 0.2}C${60 + r * 0.8} ${y + r * 0.7} ${60 + r * 0.35} ${y + r * 1.1} 60 ${y + r * 1.15}C${60 - r * 0.35} ${y + r * 1.1} ${60 - r * 0.8} ${y + r * 0.7} ${60 - r * 0.85} ${y - r * 0.2}z` +
      dice.of([
        `M${60 - r} ${y + r}C${60 - r * 1.5} ${y - r * 1.6} ${60 + r * 1.5} ${y - r * 1.6} ${60 + r} ${y + r}L${60 + r * 0.6} ${y - r * 0.4}L${60 - r * 0.6} ${y - r * 0.5}z`,
        circle(60, y - r * 1.25, r * 0.4),
        `M${60 - r * 0.9} ${y}L${60 - r * 1.1} ${y - r}L${60 - r * 0.4} ${y - r * 0.9}L${60 - r * 0.2} ${y - r * 1.5}L${60 + r * 0.4} ${y - r}L${60 + r} ${y - r * 1.1}L${60 + r * 0.9} ${y}z`,
      ]),
    bright: slits(y, r * 0.25, r * 0.32),
  }),
  giant: (y, r, dice) => ({
    body:
      `M${60 - r} ${y - r * 0.6}L${60 - r * 0.5} ${y - r}h${r}L${60 + r} ${y - r * 0.6}L${60 + r * 1.1} ${y + r * 0.6}L${60 + r * 0.6} ${y + r * 1.3}h${-r * 1.2}L${60 - r * 1.1} ${y + r * 0.6}z` +
      dice.of([
        both(
          (s) =>
            `M${60 + s * r * 0.8} ${y - r * 0.5}c${s * r} 0 ${s * r * 1.2} ${-r * 0.8} ${s * r * 1.1} ${-r * 1.4}c${-s * r * 0.3} ${r * 0.6} ${-s * r * 0.9} ${r * 0.7} ${-s * r * 1.3} ${r * 0.7}z`,
        ),
        `M${60 - r * 0.3} ${y - r * 0.9}L60 ${y - r * 2.1}L${60 + r * 0.3} ${y - r * 0.9}z`,
        `M${60 - r * 0.9} ${y - r * 0.6}L${60 - r * 0.6} ${y - r * 1.5}L${60 - r * 0.2} ${y - r * 0.9}L60 ${y - r * 1.6}L${60 + r * 0.3} ${y - r * 0.9}L${60 + r * 0.7} ${y - r * 1.5}L${60 + r * 0.9} ${y - r * 0.6}z`,
      ]),
    bright: `${slits(y - r * 0.1, r * 0.2, r * 0.4)}${both((s) => `M${60 + s * r * 0.35} ${y + r * 0.95}l${s * r * 0.14} ${-r * 0.55}l${s * r * 0.18} ${r * 0.55}z`)}`,
  }),
  demon: (y, r, dice) => {
    const rise = dice.between(1.3, 2);
    return {
      body:
        `M${60 - r * 0.9} ${y - r * 0.4}Q60 ${y - r * 1.5} ${60 + r * 0.9} ${y - r * 0.4}L${60 + r * 0.5} ${y + r * 0.7}L60 ${y + r * 1.5}L${60 - r * 0.5} ${y + r * 0.7}z` +
        both(
          (s) =>
            `M${60 + s * r * 0.4} ${y - r * 0.8}c${s * r * 0.9} ${-r * 0.1} ${s * r * 1.2} ${-r * 0.7} ${s * r * 0.9} ${-r * rise}c${s * r * 0.9} ${r * 0.9} ${s * r * 0.5} ${r * 2} ${-s * r * 0.5} ${r * (rise - 0.1)}z`,
        ) +
        both((s) => `M${60 + s * r * 0.8} ${y}l${s * r * 0.9} ${-r * 0.35}l${-s * r * 0.9} ${r * 0.8}z`),
      bright: `${slits(y, r * 0.2, r * 0.45)}M${60 - r * 0.3} ${y + r * 0.7}l${r * 0.15} ${r * 0.2}l${r * 0.15} ${-r * 0.2}l${r * 0.15} ${r * 0.2}l${r * 0.15} ${-r * 0.2}l${-r * 0.3} ${r * 0.1}z`,
    };
  },
  martian: (y, r, dice) => {
    const lean = dice.between(-3, 3);
    return {
      body:
        `M60 ${y - r * 1.5}C${60 + r * 1.7} ${y - r * 1.5} ${60 + r * 1.5} ${y} ${60 + r * 0.6} ${y + r * 0.6}C${60 + r * 0.4} ${y + r} ${60 + r * 0.3} ${y + r * 1.2} 60 ${y + r * 1.2}C${60 - r * 0.3} ${y + r * 1.2} ${60 - r * 0.4} ${y + r} ${60 - r * 0.6} ${y + r * 0.6}C${60 - r * 1.5} ${y} ${60 - r * 1.7} ${y - r * 1.5} 60 ${y - r * 1.5}z` +
        both(
          (s) =>
            `M${60 + s * r * 0.4} ${y - r * 1.3}l${s * 4 + lean} ${-r * 0.9}l1.500 .3l${-s * 3 - lean} ${r * 0.9}z${circle(60 + s * (r * 0.4 + 4) + lean, y - r * 2.2, 1.8)}`,
        ),
      bright: both(
        (s) =>
          `M${60 + s * r * 0.15} ${y + r * 0.25}C${60 + s * r * 0.2} ${y - r * 0.3} ${60 + s * r * 0.7} ${y - r * 0.5} ${60 + s * r * 0.9} ${y - r * 0.4}C${60 + s * r * 0.9} ${y} ${60 + s * r * 0.5} ${y + r * 0.3} ${60 + s * r * 0.15} ${y + r * 0.25}z`,
      ),
    };
  },
  robot: (y, r, dice) => ({
    body:
      `M${60 - r * 0.95} ${y - r * 0.8}h${r * 1.9}v${r * 1.5}l${-r * 0.4} ${r * 0.5}h${-r * 1.1}l${-r * 0.4} ${-r * 0.5}z` +
      both((s) => `M${60 + s * r * 0.95} ${y - r * 0.3}h${s * r * 0.35}v${r * 0.8}h${-s * r * 0.35}z`) +
      `M59 ${y - r * 1.6}h2v${r}h-2z${circle(60, y - r * 1.6, 2)}`,
    bright: dice.of([
      `M${60 - r * 0.6} ${y - r * 0.3}h${r * 1.2}v${r * 0.35}h${-r * 1.2}z`,
      circle(60, y - r * 0.05, r * 0.35),
      eyes(y - r * 0.1, r * 0.4, r * 0.22),
    ]),
  }),
  beast: (y, r, dice) => {
    const ear = dice.between(0.7, 1.5);
    const tusks = dice.below(2) === 0;
    return {
      body:
        `M${60 - r * 1.1} ${y - r * 0.5}Q60 ${y - r * 1.3} ${60 + r * 1.1} ${y - r * 0.5}Q${60 + r * 1.2} ${y + r * 0.3} ${60 + r * 0.5} ${y + r * 0.7}Q${60 + r * 0.5} ${y + r * 1.4} 60 ${y + r * 1.5}Q${60 - r * 0.5} ${y + r * 1.4} ${60 - r * 0.5} ${y + r * 0.7}Q${60 - r * 1.2} ${y + r * 0.3} ${60 - r * 1.1} ${y - r * 0.5}z` +
        both(
          (s) =>
            `M${60 + s * r * 0.4} ${y - r * 0.8}L${60 + s * r * 1.15} ${y - r * (0.7 + ear)}L${60 + s * r * 1.2} ${y - r * 0.2}z`,
        ) +
        both((s) =>
          [0, 1, 2]
            .map(
              (i) =>
                `M${60 + s * r} ${y - r * 0.3 + i * r * 0.5}l${s * r * 0.7} ${r * 0.35}l${-s * r * 0.8} ${r * 0.4}z`,
            )
            .join(''),
        ),
      bright:
        slits(y - r * 0.1, r * 0.35, r * 0.42) +
        (tusks
          ? both((s) => `M${60 + s * r * 0.45} ${y + r * 1.1}l${s * r * 0.35} ${-r * 0.7}l${-s * r * 0.05} ${r * 0.9}z`)
          : ''),
    };
  },
  elf: (y, r, dice) => ({
    body:
      `M${60 - r * 0.75} ${y - r * 0.4}Q60 ${y - r * 1.7} ${60 + r * 0.75} ${y - r * 0.4}Q${60 + r * 0.6} ${y + r * 0.7} 60 ${y + r * 1.25}Q${60 - r * 0.6} ${y + r * 0.7} ${60 - r * 0.75} ${y - r * 0.4}z` +
      both(
        (s) =>
          `M${60 + s * r * 0.6} ${y - r * 0.2}L${60 + s * r * 1.8} ${y - r * 0.9}L${60 + s * r * 0.6} ${y + r * 0.4}z`,
      ) +
      dice.of([
        `M${60 - r * 0.8} ${y - r * 0.5}L${60 - r * 0.1} ${y - r * 1.9}L${60 + r * 0.8} ${y - r * 0.5}z`,
        `M${60 - r * 0.8} ${y + r * 1.6}Q${60 - r * 1.3} ${y - r * 1.4} 60 ${y - r * 1.3}Q${60 + r * 1.3} ${y - r * 1.4} ${60 + r * 0.8} ${y + r * 1.6}L60 ${y - r * 0.4}z`,
      ]),
    bright: slits(y, r * 0.2, r * 0.35),
  }),
  spirit: (y, r, dice) => ({
    body: `M60 ${y - r * 1.5}C${60 + r * 1.4} ${y - r * 1.2} ${60 + r} ${y + r * 0.6} ${60 + r * 0.7} ${y + r * 1.3}L60 ${y + r * 1.6}L${60 - r * 0.7} ${y + r * 1.3}C${60 - r} ${y + r * 0.6} ${60 - r * 1.4} ${y - r * 1.2} 60 ${y - r * 1.5}z`,
    bright: eyes(y, r * 0.35, r * 0.17) + (dice.below(2) === 0 ? circle(60, y + r * 0.55, r * 0.15) : ''),
    behind: both(
      (s) =>
        `M60 ${y + r}C${60 + s * r * 1.5} ${y + r * 0.4} ${60 + s * r * 2.3} ${y - r * 0.5} ${60 + s * r * 3.4} ${y - r * 1.7}C${60 + s * r * 3.4} ${y + r * 0.6} ${60 + s * r * 2} ${y + r * 2.4} 60 ${y + r * 2.6}z`,
    ),
  }),
  insect: (y, r, dice) => ({
    body:
      `M60 ${y - r * 1.1}Q${60 + r * 1.5} ${y - r * 0.6} ${60 + r * 0.7} ${y + r * 0.6}L60 ${y + r}L${60 - r * 0.7} ${y + r * 0.6}Q${60 - r * 1.5} ${y - r * 0.6} 60 ${y - r * 1.1}z` +
      both(
        (s) =>
          `M${60 + s * r * 0.4} ${y + r * 0.5}Q${60 + s * r * 1.3} ${y + r} ${60 + s * r * 0.2} ${y + r * 1.8}Q${60 + s * r * 0.7} ${y + r} ${60 + s * r * 0.1} ${y + r * 0.8}z`,
      ) +
      both(
        (s) =>
          `M${60 + s * r * 0.3} ${y - r}Q${60 + s * r * 0.5} ${y - r * 2} ${60 + s * r * dice.between(1.3, 1.8)} ${y - r * 1.9}Q${60 + s * r * 0.9} ${y - r * 1.7} ${60 + s * r * 0.6} ${y - r * 0.8}z`,
      ),
    bright: both((s) => circle(60 + s * r * 0.6, y - r * 0.2, r * 0.34)),
  }),
  fungus: (y, r, dice) => ({
    body: `M${60 - r * 1.9} ${y + r * 0.2}Q${60 - r * 1.7} ${y - r * 1.6} 60 ${y - r * 1.7}Q${60 + r * 1.7} ${y - r * 1.6} ${60 + r * 1.9} ${y + r * 0.2}Q60 ${y + r * 0.7} ${60 - r * 1.9} ${y + r * 0.2}zM${60 - r * 0.7} ${y}h${r * 1.4}L${60 + r} ${y + r * 2}h${-r * 2}z`,
    bright:
      circle(60 - r * 0.8, y - r * 0.6, r * 0.25) +
      circle(60 + r * 0.4, y - r * 1, r * dice.between(0.15, 0.3)) +
      eyes(y + r * 0.9, r * 0.3, r * 0.13),
  }),
};

/** Which skull a trait asks for; the first trait of a card that is listed here decides. */
const kin: Readonly<Record<string, string>> = {
  human: 'human',
  witch: 'human',
  giant: 'giant',
  goblin: 'elf',
  demon: 'demon',
  imp: 'demon',
  dragon: 'demon',
  martian: 'martian',
  robot: 'robot',
  cyborg: 'robot',
  beast: 'beast',
  niffle: 'beast',
  mutant: 'fungus',
  fungus: 'fungus',
  elf: 'elf',
  faerie: 'elf',
  insect: 'insect',
  spirit: 'spirit',
  angel: 'spirit',
  specter: 'spirit',
  horseman: 'spirit',
};

interface Trade {
  readonly body: string;
  readonly shade?: string;
  readonly bright?: string;
  readonly behind?: string;
}
type TradeOf = (y: number, r: number, dice: Dice) => Trade;

const blade = (x: number): string => `M${x} 90L${x - 1.5} 36L${x} 26L${x + 1.5} 36zM${x - 6} 70h12v3h-12z`;
const staff = (x: number): string => `M${x - 1} 92L${x - 1} 34h2.500L${x + 1.5} 92z`;

const trades: Readonly<Record<string, TradeOf>> = {
  knight: (y, r) => ({
    body: `M${60 - r * 1.05} ${y + r}V${y - r * 0.4}Q60 ${y - r * 1.9} ${60 + r * 1.05} ${y - r * 0.4}V${y + r}L60 ${y + r * 1.5}zM59 ${y - r}Q${60 + r * 0.2} ${y - r * 2.2} ${60 + r * 1.5} ${y - r * 1.9}Q${60 + r * 0.6} ${y - r * 1.5} 62 ${y - r}z${blade(96)}`,
    bright: `M${60 - r * 0.8} ${y - r * 0.15}h${r * 1.6}v${r * 0.28}h${-r * 1.6}zM59.200 ${y + r * 0.2}h1.600v${r * 0.9}h-1.600z`,
  }),
  thief: (y, r) => ({
    body: `M${60 - r * 1.5} ${y + r * 1.9}Q${60 - r * 1.4} ${y - r * 0.8} 60 ${y - r * 1.9}Q${60 + r * 1.4} ${y - r * 0.8} ${60 + r * 1.5} ${y + r * 1.9}zM92 84l-2-22 2-6 2 6z`,
    shade: `M${60 - r * 0.75} ${y + r * 0.2}Q60 ${y - r * 1.3} ${60 + r * 0.75} ${y + r * 0.2}Q60 ${y + r * 1.6} ${60 - r * 0.75} ${y + r * 0.2}z`,
    bright: slits(y, r * 0.18, r * 0.42),
  }),
  scientist: (y, r) => ({
    body: `M92 58h5v10l7 18c1 3-1 5-4 5H88c-3 0-5-2-4-5l8-18z`,
    shade: `M52 ${y + r * 1.3}L60 90L68 ${y + r * 1.3}L${60 + r * 1.2} ${y + r * 1.7}L66 92H54L${60 - r * 1.2} ${y + r * 1.7}z`,
    bright: `${both((s) => circle(60 + s * r * 0.42, y - r * 0.05, r * 0.32))}M87 80h13l3 7c0 2-1 2-3 2H88c-2 0-3-1-3-2z`,
  }),
  witch: (y, r) => ({
    body: `M${60 - r * 2} ${y - r * 0.5}Q60 ${y - r * 1.1} ${60 + r * 2} ${y - r * 0.5}Q60 ${y} ${60 - r * 2} ${y - r * 0.5}zM${60 - r * 0.9} ${y - r * 0.6}L${60 + r * 0.5} ${y - r * 2.6}L${60 + r * 0.9} ${y - r * 0.6}z${staff(96)}`,
    bright: circle(96.2, 32, 4),
  }),
  soldier: (y, r) => ({
    body: `M${60 - r * 1.15} ${y - r * 0.1}Q${60 - r} ${y - r * 1.4} 60 ${y - r * 1.4}Q${60 + r} ${y - r * 1.4} ${60 + r * 1.15} ${y - r * 0.1}z${staff(94)}M94.200 18l4 12-4 8-4-8z`,
  }),
  ranger: (y, r) => ({
    body: `M${60 - r * 1.2} ${y + r}Q${60 - r * 1.2} ${y - r * 1.2} ${60 + r * 0.2} ${y - r * 1.6}Q${60 + r * 1.2} ${y - r} ${60 + r * 1.2} ${y + r}zM88 24Q112 56 88 90L90 90Q118 56 90 24z`,
    shade: circle(60, y + r * 0.2, r * 0.7),
    bright: slits(y, r * 0.18, r * 0.36),
  }),
  priest: (y, r) => ({
    body: `M${60 - r * 0.8} ${y - r * 0.5}L${60 - r} ${y - r * 1.5}L60 ${y - r * 2.4}L${60 + r} ${y - r * 1.5}L${60 + r * 0.8} ${y - r * 0.5}z${staff(95)}`,
    bright: `M93 28h5.500v4H93zM94.800 24h2v14h-2z`,
  }),
  merchant: (y, r) => ({
    body: `M${60 - r * 1.7} ${y - r * 0.5}h${r * 3.4}v${r * 0.3}h${-r * 3.4}zM${60 - r * 0.9} ${y - r * 0.5}v${-r}h${r * 1.8}v${r}z`,
    bright: `${circle(94, 80, 5)}${circle(101, 84, 4)}`,
  }),
  horseman: (y, r) => ({
    body: `M${60 - r * 1.6} ${y + r * 2}Q${60 - r * 1.3} ${y - r} 60 ${y - r * 1.8}Q${60 + r * 1.3} ${y - r} ${60 + r * 1.6} ${y + r * 2}z${staff(95)}M96 34Q80 22 70 30Q86 22 97 40z`,
    shade: circle(60, y + r * 0.1, r * 0.8),
    bright: eyes(y, r * 0.3, r * 0.18),
  }),
  angel: (y, r) => ({
    body: '',
    bright: `M${60 - r} ${y - r * 1.9}a${r} ${r * 0.32} 0 1 0 ${2 * r} 0a${r} ${r * 0.32} 0 1 0 ${-2 * r} 0zM${60 - r * 0.75} ${y - r * 1.9}a${r * 0.75} ${r * 0.2} 0 1 1 ${1.5 * r} 0a${r * 0.75} ${r * 0.2} 0 1 1 ${-1.5 * r} 0z`,
  }),
};

const wings = (spread: number): string =>
  both(
    (s) =>
      `M${60 + s * 14} 66C${60 + s * 30} 50 ${60 + s * spread * 0.7} 30 ${60 + s * spread} 22C${60 + s * spread} 40 ${60 + s * (spread - 6)} 50 ${60 + s * (spread - 12)} 56C${60 + s * (spread - 12)} 64 ${60 + s * 30} 74 ${60 + s * 16} 84z`,
  );

/** The bust of a creature. The same being and dice give the same figure. */
export function drawFigure(being: Being, dice: Dice): Figure {
  const skullName = being.traits.map((trait) => kin[trait]).find((name) => name !== undefined) ?? 'human';
  const trade = being.traits.map((trait) => trades[trait]).find((draw) => draw !== undefined);
  const bulk = Math.min(being.power, 12);
  const small = being.traits.some((trait) => trait === 'imp' || trait === 'faerie' || trait === 'goblin');
  const r = small ? 9.5 : 11.5 + bulk * 0.25;
  const y = 42 - bulk * 0.5 + dice.between(-2, 2) + (small ? 10 : 0);
  const skull = (skulls[skullName] ?? skulls.human!)(y, r, dice);
  const worn = trade?.(y, r, dice);
  const width = (small ? 17 : 21) + bulk * 2.1 + dice.between(0, 3);
  const winged =
    being.traits.some((trait) => ['demon', 'dragon', 'faerie', 'angel'].includes(trait)) && dice.below(3) > 0;
  const plates =
    being.armor > 0
      ? both((s) => `M${60 + s * (width - 13)} ${y + r * 1.6}q${s * 14} -3 ${s * 17} 12q${-s * 9} 3 ${-s * 18} -2z`)
      : '';
  return {
    behind: (skull.behind ?? '') + (winged ? wings(dice.between(44, 56)) : '') + (worn?.behind ?? ''),
    body: shoulders(width, y + r * 1.25) + skull.body + (worn?.body ?? ''),
    shade: (worn?.shade ?? `M60 ${y + r * 1.6}L${60 + width * 0.5} 92H${60 - width * 0.2}z`) + plates,
    bright: worn?.bright ?? skull.bright,
  };
}
