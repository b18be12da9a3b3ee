// Animals that do not walk on four legs or two: they creep, crawl, swim and fly.
import type { Dice } from '../dice.ts';
import type { Drawn } from '../paint/drawn.ts';
import type { Point } from '../paint/geometry.ts';
import { blob, capsule, circle, num, show } from '../paint/geometry.ts';
import type { Shape } from '../paint/shape.ts';
import { limbOf } from '../paint/tentacles.ts';
import { headAt } from './heads.ts';
import type { Species } from './species.ts';

/** A coil that rises from the ground. */
export function serpent(kind: Species, dice: Dice): Drawn {
  const turn = dice.between(2.2, 3.1);
  const tail = limbOf({
    x: -4,
    y: 34,
    angle: Math.PI + 0.2,
    length: 78,
    width: kind.chest * 1.6,
    bend: -turn,
    curl: -1.5,
  });
  const head: Point = [20 + dice.between(-4, 8), -30];
  const w = kind.chest;
  const neck = `M-22 40Q-34 10-6 4Q14 0 8-12Q2-26 ${show(head)}L${num(head[0] + 4)} ${num(head[1] + w)}Q${num(14 + w)} -14 ${num(12 + w)} -6Q${num(16 + w)} 12 2 ${num(8 + w)}Q-10 22 8 30L26 40z`;
  return {
    parts: [
      {
        shapes: [
          ['trim', tail.outline],
          ['skin', neck],
        ],
      },
      { shapes: [['trim', `M-14 36Q-22 14-2 8l2 4Q-12 18-4 36zM10 2q8-6 2-18l4 0q6 14-2 22z`]] },
      headAt(kind.head, kind.headSize, [head[0] + 3, head[1] + 2], -8),
    ],
    head,
    ground: 42,
    reach: 1.05,
  };
}

export function spider(kind: Species, dice: Dice): Drawn {
  const leg = (i: number, side: number): string => {
    const [kx, ky] = [side * (20 + i * 9), -26 + i * 9 + dice.between(-3, 3)];
    const [fx, fy] = [side * (26 + i * 11 - (i === 0 ? -12 : 0)), 26 + i * 2];
    return (
      capsule([side * 6, -2 + i * 2], [kx, ky], kind.legWidth * 1.3, kind.legWidth) +
      capsule([kx, ky], [fx, fy], kind.legWidth, kind.legWidth * 0.5)
    );
  };
  const legs = (side: number): string => [0, 1, 2, 3].map((i) => leg(i, side)).join('');
  return {
    parts: [
      {
        shapes: [
          ['trim', circle(-14, -12, kind.chest)],
          ['dark', `M-20-22l8 6 6-8 0 14-7-3-8 4z`],
          ['skin', legs(-1) + legs(1)],
          ['skin', circle(6, 0, kind.rump)],
        ],
      },
      {
        shapes: [
          ['glow', `${circle(10, -3, 2.6)}${circle(16, -1, 2)}${circle(5, -6, 1.6)}${circle(13, -8, 1.6)}`],
          ['metal', 'M8 9q-2 8 2 10q1-5 2-9zM14 8q4 7 1 10q-3-4-4-9z'],
        ],
      },
    ],
    head: [8, 0],
    ground: 34,
    reach: 1.1,
  };
}

export function bird(kind: Species, dice: Dice): Drawn {
  const up = dice.between(22, 40);
  const membrane = kind.back === 'wings';
  const wing = (s: number): string =>
    membrane
      ? `M${s * 4}-6Q${s * 20} ${num(-up)} ${s * 52} ${num(-up)}L${s * 58} 6Q${s * 48}-6 ${s * 42} 12Q${s * 34}-2 ${s * 26} 14Q${s * 18} 2 ${s * 4} 10z`
      : `M${s * 4}-6Q${s * 22} ${num(-up - 6)} ${s * 58} ${num(-up - 2)}Q${s * 56} ${num(-up + 10)} ${s * 50} ${num(-up + 14)}Q${s * 50}-6 ${s * 42}-4Q${s * 40} 6 ${s * 30} 4Q${s * 26} 14 ${s * 4} 10z`;
  const head: Point = [12, -14];
  return {
    parts: [
      {
        shapes: [
          ['trim', wing(-1)],
          ['skin', `M-6 12L-20 34L-8 28L-2 36L6 26L4 10z`],
        ],
      },
      {
        shapes: [
          [
            'skin',
            blob([
              [-10, 8],
              [-8, -10],
              [10, -16],
              [16, -2],
              [10, 16],
              [-2, 20],
            ]),
          ],
          ['metal', 'M2 18l-2 10 3-2 3 3 0-11z'],
        ],
      },
      {
        shapes: [
          ['skin', wing(1)],
          ['dark', `M8-2L40 ${num(-up + 8)}L${num(41)} ${num(-up + 9)}L9 0zM10 4L34-4L34.500-3L11 6z`],
        ],
      },
      headAt(kind.head, kind.headSize, head, 6),
    ],
    head,
    ground: 52,
    reach: 1.05,
  };
}

export function fish(kind: Species, dice: Dice): Drawn {
  const l = kind.length;
  const deep = kind.chest;
  const head: Point = [l * 0.42, -1];
  return {
    parts: [
      {
        shapes: [
          [
            'trim',
            `M${num(-l * 0.5)} 0L${num(-l * 0.82)} ${num(-deep * 1.1)}Q${num(-l * 0.7)} 0 ${num(-l * 0.8)} ${num(deep * 1.1)}zM-6 ${num(-deep * 0.7)}Q-2 ${num(-deep * 1.9)} -20 ${num(-deep * 2)}Q-16 ${num(-deep)} -22 ${num(-deep * 0.5)}z`,
          ],
        ],
      },
      {
        shapes: [
          [
            'skin',
            `M${num(l * 0.6)} 0Q${num(l * 0.2)} ${num(-deep * 1.4)} ${num(-l * 0.56)} 0Q${num(l * 0.2)} ${num(deep * 1.4)} ${num(l * 0.6)} 0z`,
          ],
          [
            'metal',
            `M${num(l * 0.5)} 6Q${num(l * 0.1)} ${num(deep * 1.1)} ${num(-l * 0.4)} 4Q${num(l * 0.1)} ${num(deep * 0.5)} ${num(l * 0.5)} 6z`,
          ],
          [
            'trim',
            `M8 ${num(deep * 0.5)}Q2 ${num(deep * 1.6)} -14 ${num(deep * 1.5)}Q-6 ${num(deep * 0.8)} -6 ${num(deep * 0.5)}z`,
          ],
        ],
      },
      headAt(kind.head, kind.headSize, head, dice.between(-4, 4)),
    ],
    head,
    ground: 46,
    reach: 1,
  };
}

export function bug(kind: Species, dice: Dice): Drawn {
  const leg = (x: number, to: number): string =>
    capsule([x, 4], [x + to, 16], kind.legWidth, kind.legWidth * 0.8) +
    capsule([x + to, 16], [x + to * 1.7, 34], kind.legWidth * 0.8, kind.legWidth * 0.5);
  const flaps = dice.between(26, 38);
  const head: Point = [26, -6];
  return {
    parts: [
      {
        shapes: [
          [
            'glow',
            `M-4-8Q-30 ${num(-flaps - 14)} -44 ${num(-flaps)}Q-44-12-6-2zM0-8Q-6 ${num(-flaps - 22)} 14 ${num(-flaps - 14)}Q20-20 4-4z`,
          ],
          ['trim', leg(-14, -9) + leg(0, -5) + leg(12, 6)],
        ],
      },
      {
        shapes: [
          ['skin', `M-42 12Q-44-12-18-14Q4-14 8 2Q2 16-18 18Q-34 20-42 12z`],
          ['dark', 'M-30-10q-6 12 0 27l-2 .6q-7-14 0-27zM-18-14q-6 14 0 31h-2.500q-6-16 0-30z'],
          ['skin', circle(10, -2, kind.chest * 0.75)],
          ['skin', leg(-8, -7) + leg(6, 4) + leg(16, 9)],
        ],
      },
      ...(kind.back === 'shell'
        ? [
            {
              shapes: [
                ['metal', 'M-44 2Q-40-24-14-22Q12-20 16-4Q-14 6-44 2z'],
                ['dark', 'M-40 1Q-14-6 16-5L15-3Q-14-2-40 3z'],
              ] as readonly Shape[],
            },
          ]
        : []),
      headAt(kind.head, kind.headSize, head, 4),
    ],
    head,
    ground: 35,
    reach: 1.05,
  };
}

export function worm(kind: Species, dice: Dice): Drawn {
  const count = 6;
  const wave = dice.between(0.5, 1.2);
  const knots = Array.from(
    { length: count },
    (_, i): Point => [-40 + i * 12, 14 - Math.sin(i * wave) * 12 - (i > 3 ? (i - 3) * 11 : 0)],
  );
  const head: Point = [(knots.at(-1)?.[0] ?? 20) + 10, (knots.at(-1)?.[1] ?? 0) - 6];
  return {
    parts: [
      ...(kind.back === 'spikes'
        ? [
            {
              shapes: [
                [
                  'metal',
                  knots
                    .map(
                      ([x, y]) =>
                        `M${num(x - 4)} ${num(y - 8)}L${num(x - 3)} ${num(y - kind.chest - 9)}L${num(x + 5)} ${num(y - 8)}z`,
                    )
                    .join(''),
                ],
              ] as readonly Shape[],
            },
          ]
        : []),
      {
        shapes: knots.map(
          ([x, y], i): Shape => [i % 2 === 0 ? 'skin' : 'trim', circle(x, y, kind.chest * (0.62 + i * 0.07))],
        ),
      },
      headAt(kind.head, kind.headSize, head, -10),
    ],
    head,
    ground: 30,
    reach: 1,
  };
}

export function jelly(kind: Species, dice: Dice): Drawn {
  const r = kind.chest;
  const strands = Array.from(
    { length: 6 },
    (_, i) =>
      `M${num(-r + 4 + i * (r / 2.8))} 8q${num(dice.between(-8, 8))} 14 ${num(dice.between(-6, 6))} ${num(dice.between(24, 40))}q6-18 5-${num(dice.between(24, 38))}z`,
  ).join('');
  return {
    parts: [
      {
        shapes: [
          ['trim', strands],
          [
            'skin',
            `M${num(-r - 2)} 8Q${num(-r)} ${num(-r)} 0 ${num(-r - 2)}Q${num(r)} ${num(-r)} ${num(r + 2)} 8q-6 7-12 0-6 7-14 0-8 7-14 0-8 7-14 0z`,
          ],
          ['glow', `${circle(5, -6, 4.5)}${circle(-8, -10, 3)}${circle(14, -12, 2)}`],
        ],
      },
    ],
    head: [4, -6],
    ground: 44,
    reach: 1,
  };
}
