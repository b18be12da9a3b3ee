// The pictures of the Keyraken's cards: arms out of the deep, and what the names of its other cards speak of.
import type { Dice } from '../dice.ts';
import { circle } from '../paint/geometry.ts';
import type { Limb, Swim } from '../paint/tentacles.ts';
import { limbOf as limbOfSteps } from '../paint/tentacles.ts';
import type { Subject } from '../plan/subject.ts';

/** What is drawn of a figure, as path data: from the back to the front. */
export interface Figure {
  readonly behind: string;
  readonly body: string;
  readonly shade: string;
  readonly bright: string;
}

/** In so small a picture a few steps are round enough, and fewer for an arm among many. */
const limbOf = (swim: Swim): Limb => limbOfSteps({ steps: 9, ...swim });

const up = -Math.PI / 2;

/** An eye with a slit for a pupil, whose hole is left by going around the other way. */
const iris = (x: number, y: number, r: number): string =>
  `${circle(x, y, r)}M${x} ${y - r * 0.92}Q${x + r * 0.42} ${y} ${x} ${y + r * 0.92}Q${x - r * 0.42} ${y} ${x} ${y - r * 0.92}z`;

const outlines = (limbs: readonly Limb[]): string => limbs.map(({ outline }) => outline).join('');

/** Arms that rise at both sides of what is shown. */
function flanking(dice: Dice): readonly Limb[] {
  return [-1, 1].flatMap((side) =>
    Array.from({ length: 1 + dice.below(2) }, (_, n) =>
      limbOf({
        steps: 7,
        x: 60 + side * (34 + n * 13),
        y: 98,
        angle: up + side * dice.between(0, 0.35),
        length: dice.between(64, 104) - n * 14,
        width: dice.between(9, 13),
        bend: -side * dice.between(0.1, 0.7),
        curl: side * dice.between(3, 5.5),
      }),
    ),
  );
}

/** A creature of the Keyraken is one of its arms; the stronger, the thicker. */
function drawArm({ traits, power, armor }: Subject, dice: Dice): Figure {
  const tentacle = traits.includes('tentacle');
  const side = dice.of([-1, 1]);
  const strength = Math.min(power, 9);
  const front: Swim = tentacle
    ? {
        steps: 16,
        x: 60 - side * dice.between(14, 22),
        y: 98,
        angle: up - side * dice.between(0.35, 0.55),
        length: dice.between(122, 132),
        width: 12 + strength * 0.8,
        bend: side * dice.between(2, 2.5),
        curl: side * dice.between(0.8, 1.6),
        leaf: dice.between(2.4, 3.2),
      }
    : {
        steps: 18,
        x: 60 - side * dice.between(10, 18),
        y: 98,
        angle: up - side * dice.between(0.15, 0.4),
        length: dice.between(116, 128) + strength,
        width: 18 + strength * 1.4,
        bend: side * dice.between(1, 1.4),
        curl: side * dice.between(4.2, 5.6),
      };
  const limb = limbOf(front);
  const shells = armor === 0 ? '' : limb.shells;
  return {
    behind: outlines(flanking(dice)),
    body: limb.outline + shells,
    shade: limb.shade + shells,
    bright: limb.suckers,
  };
}

type Drawing = (dice: Dice) => Omit<Figure, 'behind'>;

/** Arms of a whirl that is seen from the side. */
function whirl(dice: Dice): string {
  const start = dice.between(0, 6);
  return [0, 1, 2]
    .map((arm) => {
      const edge = (wider: number): readonly string[] =>
        Array.from({ length: 19 }, (_, n) => {
          const share = n / 18;
          const angle = start + arm * 2.1 + share * 4.4;
          const r = 5 + share * 52 + wider * share * 9;
          return `${(60 + r * Math.cos(angle)).toFixed(1)} ${(50 + r * 0.62 * Math.sin(angle)).toFixed(1)}`;
        });
      return `M${[...edge(0), ...edge(1).toReversed()].join('L')}z`;
    })
    .join('');
}

const teeth = (r: number, length: number, count: number): string =>
  Array.from({ length: count }, (_, n) => {
    const at = (turn: number, far: number): string => {
      const angle = ((n + turn) * 2 * Math.PI) / count;
      return `${(60 + far * Math.cos(angle)).toFixed(1)} ${(46 + far * Math.sin(angle)).toFixed(1)}`;
    };
    return `M${at(-0.4, r)}L${at(0.4, r)}L${at(0, r - length)}z`;
  }).join('');

const drops = (dice: Dice): string =>
  Array.from({ length: 7 }, () => circle(dice.between(30, 90), dice.between(6, 34), dice.between(0.8, 2.4))).join('');

const wave: Drawing = (dice) => ({
  body: 'M-4 92V68C14 68 22 60 28 46C36 26 54 12 76 14C96 16 106 30 103 46C95 34 83 32 75 39C66 47 69 60 82 62C96 64 108 60 124 66V92z',
  shade: 'M28 46C36 26 54 12 76 14C58 22 46 36 46 54C46 70 56 80 72 82C50 88 20 80 28 46z',
  bright: `M76 14C96 16 106 30 103 46C100 35 92 23 76 14z${circle(108, 30, 1.8)}${circle(96, 12, 1.4)}${drops(dice)}`,
});

const vortex: Drawing = (dice) => ({
  body: whirl(dice),
  shade: 'M60 40c16 0 16 20 0 20s-16-20 0-20z',
  bright: circle(60, 50, 4),
});

const jet: Drawing = (dice) => ({
  body: 'M46 92C44 72 24 62 28 40C30 28 44 28 47 38C44 24 50 10 60 2C70 10 76 24 73 38C76 28 90 28 92 40C96 62 76 72 74 92z',
  shade: 'M60 2C70 10 76 24 73 38C76 28 90 28 92 40C96 62 76 72 74 92H64C72 60 70 26 60 2z',
  bright: `M60 18C66 36 66 62 60 88C54 62 54 36 60 18zM38 40C36 54 48 66 52 82C42 70 30 58 34 42zM82 40C84 54 72 66 68 82C78 70 90 58 86 42z${drops(dice)}`,
});

const maw: Drawing = (dice) => {
  const count = 11 + dice.below(5);
  return {
    body: circle(60, 46, 40),
    shade: `${circle(60, 46, 31)}${teeth(17, 9, count)}`,
    bright: teeth(38, dice.between(13, 17), count),
  };
};

const eye: Drawing = (dice) => {
  const open = dice.between(30, 40);
  return {
    body: `M4 46Q60 ${46 - open * 1.35} 116 46Q60 ${46 + open * 1.35} 4 46z`,
    shade: `M12 46Q60 ${46 - open} 108 46Q60 ${46 + open} 12 46z`,
    bright: iris(60, 46, open * 0.46),
  };
};

/** An eye from which light goes out. */
const vision: Drawing = (dice) => ({
  body: Array.from({ length: 12 }, (_, n) => {
    const at = (turn: number, far: number): string => {
      const angle = ((n + turn) * Math.PI) / 6;
      return `${(60 + far * 1.2 * Math.cos(angle)).toFixed(1)} ${(46 + far * Math.sin(angle)).toFixed(1)}`;
    };
    return `M${at(-0.35, 24)}L${at(0, n % 2 === 0 ? 44 : 36)}L${at(0.35, 24)}z`;
  })
    .join('')
    .concat(circle(60, 46, 27)),
  shade: 'M34 46Q60 18 86 46Q60 74 34 46z',
  bright: iris(60, 46, dice.between(11, 13)),
});

/** The head with its one eye, and arms to both sides. */
const head: Drawing = (dice) => {
  const arms = [-1, 1].map((side) =>
    limbOf({
      x: 60 + side * 22,
      y: 98,
      angle: up + side * dice.between(0.5, 0.8),
      length: dice.between(72, 92),
      width: dice.between(14, 18),
      bend: -side * dice.between(0.2, 0.5),
      curl: side * dice.between(3.4, 5),
    }),
  );
  return {
    body: `M32 96C16 58 28 12 60 5C92 12 104 58 88 96z${outlines(arms)}`,
    shade: `M60 5C92 12 104 58 88 96H80C92 60 84 24 60 5zM36 50Q60 26 84 50Q60 72 36 50z${arms.map((arm) => arm.shade).join('')}`,
    bright: `${iris(60, 49.5, 10.5)}${[0, 1, 2].map((n) => circle(46 + n * 14, n === 1 ? 17 : 23, 1.8)).join('')}${arms.map(({ suckers }) => suckers).join('')}`,
  };
};

/** Two eyes in the dark between arms. */
const stare: Drawing = (dice) => {
  const rises = rising(dice);
  const glow = [-1, 1].map((side) => `M${60 + side * 8} 66l${side * 24} -13l${-side * 5} 15z`).join('');
  return { body: `M14 92C18 44 102 44 106 92z${rises.body}`, shade: '', bright: glow };
};

const bulwark: Drawing = () => ({
  body: 'M60 6l34 11v27c0 22-15 36-34 44C41 80 26 66 26 44V17z',
  shade: 'M60 6l34 11v27c0 22-15 36-34 44z',
  bright: iris(60, 44, 13),
});

const wreck: Drawing = (dice) => ({
  body: 'M26 54L96 34C96 54 82 70 62 75C46 78 32 70 26 54zM58 44L45 6l3.500-1L63 43zM50 12C66 12 78 20 80 32L60 38z',
  shade: 'M60 45L96 34C96 54 82 70 62 75z',
  bright: `${circle(46, 57, 2.6)}${circle(58, 54, 2.6)}${circle(70, 50, 2.6)}${drops(dice)}`,
});

/** Each whorl lies on the next: after a whole turn the spiral is as wide as its inner edge was. */
const shell: Drawing = (dice) => {
  const start = dice.between(0.6, 1.4);
  const at = (turn: number, share: number): readonly [number, number] => {
    const r = 43 * share * Math.exp(-0.105 * turn);
    return [60 + r * Math.cos(start + turn), 46 + r * Math.sin(start + turn)];
  };
  const turns = Array.from({ length: 26 }, (_, n) => n * 0.7);
  const band = (outer: number, inner: number): string =>
    `M${[...turns.map((turn) => at(turn, outer)), ...turns.toReversed().map((turn) => at(turn, inner))].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`;
  return {
    body: band(1, 0.5),
    shade: band(0.72, 0.52),
    bright: turns
      .filter((_, n) => n < 22)
      .map((turn) => circle(...at(turn, 0.86), 2.6 * Math.exp(-0.105 * turn)))
      .join(''),
  };
};

function rising(dice: Dice): Omit<Figure, 'behind'> {
  const limbs = [-1, 0, 1].map((side) =>
    limbOf({
      steps: 7,
      x: 60 + side * 16,
      y: 98,
      angle: up + side * dice.between(0.1, 0.3),
      length: dice.between(88, 108),
      width: dice.between(13, 18),
      bend: side * dice.between(0, 0.4) - 0.1,
      curl: (side === 0 ? dice.of([-1, 1]) : side) * dice.between(3.6, 5.4),
    }),
  );
  return {
    body: outlines(limbs),
    shade: limbs.map((limb) => limb.shade).join(''),
    bright: limbs.map(({ suckers }) => suckers).join(''),
  };
}

/** What words in the name of a card look like. */
const drawings: Readonly<Record<string, Drawing>> = {
  tide: wave,
  tidal: wave,
  wake: wave,
  current: vortex,
  churning: vortex,
  eddy: vortex,
  jet,
  surface: jet,
  devour: maw,
  maw,
  grandeur: head,
  legend: stare,
  revelation: vision,
  will: eye,
  defend: bulwark,
  abyss: wreck,
  doom: wreck,
  primordial: shell,
};

/** The figure of a card of the Keyraken. The same card and dice give the same figure. */
export function drawKeyrakenFigure(card: Subject, dice: Dice): Figure {
  const isItself = card.type === 'adversary' || (card.type === 'creature' && card.name.endsWith('-keyraken'));
  if (card.type === 'creature' && !isItself) return drawArm(card, dice);
  const arms = outlines(flanking(dice));
  if (isItself) return { behind: arms, ...head(dice) };
  const drawing = card.name
    .split('-')
    .map((word) => drawings[word])
    .find((known) => known !== undefined);
  return { behind: arms, ...(drawing ?? rising)(dice) };
}

/** Light from far above, the ground of the sea, and bubbles: what lies behind the figure. */
export function drawWater(dice: Dice): { readonly shafts: string; readonly ground: string; readonly bubbles: string } {
  const shafts = Array.from({ length: 4 }, (_, n) => {
    const x = 14 + n * 27 + dice.between(-8, 8);
    const [wide, lean] = [dice.between(5, 13), dice.between(-14, 14)];
    return `M${x} -2h${wide}L${x + wide * 2 + lean} 92H${x + lean - wide}z`;
  }).join('');
  const ground = `M-2 92V${dice.between(76, 84)}${Array.from({ length: 5 }, (_, n) => `Q${n * 26 + 10} ${dice.between(62, 78)} ${n * 26 + 26} ${dice.between(76, 86)}`).join('')}V92z`;
  const bubbles = Array.from({ length: 7 }, () =>
    circle(dice.between(4, 116), dice.between(4, 84), dice.between(0.6, 2.2)),
  ).join('');
  return { shafts, ground, bubbles };
}
