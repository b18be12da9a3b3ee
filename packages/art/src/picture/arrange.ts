// The place of each figure in its picture, and how near one sees it. All that matters lies between 27 and 93 across, as
// narrow tiles cut the sides off.
import type { CardType } from '@vaultsong/engine';
import type { Dice } from '../dice.ts';
import type { Drawn, Part } from '../paint/drawn.ts';
import { num } from '../paint/geometry.ts';
import type { Portrayal } from '../plan/portrayal.ts';
import type { ToolName } from '../tools/index.ts';
import { tools } from '../tools/index.ts';

type Paint = (parts: readonly Part[]) => string;

const floor = 84;

const at = (x: number, y: number, scale: number, inner: string, turn = 0, lift = 0): string =>
  `<g transform="translate(${num(x)} ${num(y)})${turn === 0 ? '' : ` rotate(${num(turn)})`} scale(${Math.round(scale * 100) / 100})${lift === 0 ? '' : ` translate(0 ${num(lift)})`}">${inner}</g>`;

/** What is shown several times is drawn once: the first call gives it, each later one refers to it. */
function copies(inner: string): () => string {
  let first = true;
  return () => {
    const shown = first ? `<g id="g">${inner}</g>` : '<use href="#g"/>';
    first = false;
    return shown;
  };
}

/** A living figure: whole, from the waist up, or its head. */
function place(drawn: Drawn, plan: Portrayal, dice: Dice, x: number, size: number): (inner: string) => string {
  const [headX, headY] = drawn.head;
  const animal = plan.figure.kind === 'animal';
  const height = drawn.ground - headY + (animal ? 8 : 14);
  const whole = animal ? Math.min((76 * size) / height, (92 * size) / 84) * drawn.reach : (76 * size) / height;
  const scale =
    plan.view === 'whole'
      ? whole
      : plan.view === 'half'
        ? whole * (animal ? 1.35 : 1.55)
        : whole * (animal ? 1.9 : 2.1);
  switch (plan.view) {
    case 'whole':
      return (inner) => at(x - headX * scale * (animal ? 0.72 : 0.5), floor - drawn.ground * scale, scale, inner);
    case 'half':
      return (inner) =>
        at(x - headX * scale * (animal ? 0.75 : 0.7), 31 - headY * scale + (animal ? 8 : 0), scale, inner);
    case 'close':
      return (inner) => at(x - headX * scale + dice.between(-6, 2), (animal ? 44 : 40) - headY * scale, scale, inner);
  }
}

/** Where the single figure and those beside it stand. */
const crowds = {
  1: [[60, 1]],
  2: [
    [42, 0.86],
    [76, 1],
  ],
  3: [
    [32, 0.62],
    [88, 0.66],
    [60, 0.86],
  ],
} as const;

function stance(plan: Portrayal, type: CardType, dice: Dice, paint: Paint): string {
  const what = plan.figure.kind === 'thing' ? plan.figure.what : 'orb';
  const thing = paint([{ shapes: tools[what].art }]);
  const other = plan.tool === 'none' ? '' : paint([{ shapes: tools[plan.tool].art }]);
  const again = copies(thing);
  const big = 1.32;
  switch (plan.pose) {
    case 'leftward':
      return at(60, 46, big, thing, -dice.between(22, 38));
    case 'rightward':
      return at(60, 46, big, thing, dice.between(22, 38));
    case 'pair':
      return at(42, 48, 0.98, again(), -18) + at(80, 44, 1.05, again(), 16);
    case 'three':
      return at(36, 40, 0.72, again(), -20) + at(84, 38, 0.72, again(), 22) + at(60, 54, 1.1, again());
    case 'rain':
      return (
        [
          [26, 20, 0.4, -20],
          [50, 14, 0.34, 14],
          [92, 20, 0.45, 24],
          [98, 58, 0.4, -12],
          [24, 62, 0.45, 10],
        ]
          .map(([x = 0, y = 0, s = 1, t = 0]) => at(x, y, s, again(), t + dice.between(-9, 9)))
          .join('') + at(60, 50, 1.12, again(), dice.between(-8, 8))
      );
    case 'orbit':
      return at(30, 30, 0.42, other, -14) + at(92, 58, 0.48, other, 18) + at(60, 46, 1.2, thing);
    case 'huge':
      return at(60 + dice.between(-8, 8), 50, 1.7, thing, dice.between(-14, 14));
    case 'plinth':
      return `${paint([
        {
          shapes: [
            ['dark', 'M30 92l5-11h50l5 11z'],
            ['trim', 'M40 82v-6h40v6z'],
          ],
        },
      ])}${at(60, 43, 1.22, thing)}`;
    case 'held':
      return `${paint([
        {
          shapes: [
            ['cloth', 'M42 94L50 70h20L80 94z'],
            ['trim', 'M48 74L49 67h22l1 7z'],
            ['skin', 'M50 69V57q0-6 5-6h12q6 0 6 7v5q0 5-5 7z'],
          ],
        },
      ])}${at(61, 40, 1.15, thing, dice.between(-10, 10))}${paint([{ shapes: [['skin', 'M48 57q0-4 5-4l11 1q3 2 0 4l-11 .5zM48 62q0-3 4-3l11 .5q3 2 0 4l-11 .5z']] }])}`;
    case 'hover':
      return `${paint([{ shapes: [['glow', 'M30 84q30-8 60 0q-30 6-60 0z']] }])}${at(60, 42, 1.22, thing, dice.between(-9, 9))}`;
    case 'stand':
      return (
        at(60 + dice.between(-6, 6), 50, 1.38, thing) +
        (type === 'artifact' && dice.below(3) === 0 ? at(98, 74, 0.4, other) : '')
      );
    default:
      return at(60, 46, big, thing);
  }
}

/** A head, and before it in a raised hand what it has. */
function closeUp(plan: Portrayal, head: string, dice: Dice, paint: Paint, tool: ToolName): string {
  const { grip, art } = tools[tool];
  const x = 90;
  const y = 70 - dice.between(0, 4);
  const hand = paint([
    {
      shapes: [
        ['cloth', `M${x - 5} ${y + 4}L${x - 10} 94H${x + 16}L${x + 7} ${y + 3}z`],
        ['skin', `M${x - 7} ${y}q0-6 6-6h4q6 0 6 6 1 7-8 7-8 0-8-7z`],
      ],
    },
  ]);
  return head + at(x, y, 1.05 * Math.min(1.1, plan.size), paint([{ shapes: art }]), dice.between(6, 20), -grip) + hand;
}

/**
 * What is shown of a card, in the picture's own measures.
 * @param drawn the living figure of the portrayal; undefined for a thing
 */
export function arrange(plan: Portrayal, drawn: Drawn | undefined, dice: Dice, paint: Paint, type: CardType): string {
  if (drawn === undefined) return stance(plan, type, dice, paint);
  const inner = paint(drawn.parts);
  const again = copies(inner);
  if (plan.view === 'close' && plan.tool !== 'none')
    return closeUp(plan, place(drawn, plan, dice, 50, plan.size)(inner), dice, paint, plan.tool);
  return crowds[plan.crowd].map(([x, size]) => place(drawn, plan, dice, x, plan.size * size)(again())).join('');
}
