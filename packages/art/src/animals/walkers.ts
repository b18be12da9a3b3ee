// Animals on four legs or two.
import type { Dice } from '../dice.ts';
import type { Drawn } from '../paint/drawn.ts';
import type { Point } from '../paint/geometry.ts';
import { blob, capsule } from '../paint/geometry.ts';
import type { Shape } from '../paint/shape.ts';
import { backOf, tailOf } from './backs.ts';
import type { Gait } from './gaits.ts';
import { headAt } from './heads.ts';
import type { Species } from './species.ts';

const ahead = ([x, y]: Point, degrees: number, length: number): Point => [
  x + Math.sin((degrees * Math.PI) / 180) * length,
  y + Math.cos((degrees * Math.PI) / 180) * length,
];

interface Leg {
  readonly shape: Shape;
  readonly foot: Point;
}

/** @param bend of its knee, in degrees */
function legOf(kind: Species, bend: number, root: Point, angle: number, length: number): Leg {
  const knee = ahead(root, angle, length * 0.55);
  const foot = ahead(knee, angle + bend * (angle > 0 ? 1 : 0.4), length * 0.5);
  return {
    foot,
    shape: [
      'skin',
      capsule(root, knee, kind.legWidth * 1.5, kind.legWidth) +
        capsule(knee, foot, kind.legWidth, kind.legWidth * 0.75) +
        capsule(foot, [foot[0] + kind.legWidth * 1.2, foot[1]], kind.legWidth * 0.75, kind.legWidth * 0.6),
    ],
  };
}

/** On four legs, or with the body over two. */
export function walker(kind: Species, gait: Gait, dice: Dice): Drawn {
  const two = kind.plan === 'biped';
  const turn = two ? gait.turn * 0.4 - 16 : gait.turn;
  const rump: Point = [-kind.length / 2, 0];
  const chest: Point = [
    rump[0] + Math.cos((turn * Math.PI) / 180) * kind.length,
    Math.sin((turn * Math.PI) / 180) * kind.length,
  ];
  const rise = kind.rise + gait.neck - turn * 0.3;
  const head = ahead(ahead(chest, 90, kind.chest * 0.55), 90 + rise, kind.neck + kind.headSize * 7);
  const leg = (root: Point, angle: number, length: number): Leg => legOf(kind, gait.bend, root, angle, length);
  const [front, farFront, rear, farRear] = gait.legs;
  const under = (at: Point, r: number): Point => [at[0], at[1] + r * 0.45];
  const near = two
    ? [leg(under([rump[0] + kind.length * 0.25, rump[1]], kind.rump), rear, kind.leg)]
    : [leg(under(rump, kind.rump), rear, kind.leg), leg(under(chest, kind.chest), front, kind.leg)];
  const far = two
    ? [leg(under([rump[0] + kind.length * 0.3, rump[1]], kind.rump), farRear - 8, kind.leg)]
    : [
        leg(under([rump[0] + 7, rump[1]], kind.rump), farRear, kind.leg),
        leg(under([chest[0] + 6, chest[1]], kind.chest), farFront, kind.leg),
      ];
  const claw: readonly Shape[] = two
    ? [
        [
          'skin',
          capsule([chest[0] + 4, chest[1] + kind.chest * 0.4], ahead(chest, 40, kind.chest * 1.4), 3, 2.4) +
            capsule(ahead(chest, 40, kind.chest * 1.4), ahead(ahead(chest, 40, kind.chest * 1.4), 96, 8), 2.4, 1.8),
        ],
      ]
    : [];
  const c = Math.cos((turn * Math.PI) / 180);
  const s = Math.sin((turn * Math.PI) / 180);
  const on = (share: number, up: number, r: number): Point => [
    rump[0] + (chest[0] - rump[0]) * share + s * r * up,
    rump[1] + (chest[1] - rump[1]) * share - c * r * up,
  ];
  const body = blob([
    on(-0.25, 0.9, kind.rump),
    on(0.12, 1.12, kind.rump),
    on(0.5, 1, (kind.rump + kind.chest) / 2),
    on(0.95, 1.12, kind.chest),
    on(1.35, 0.6, kind.chest),
    on(1.35, -0.5, kind.chest),
    on(1, -1.15, kind.chest),
    on(0.5, -0.75, (kind.rump + kind.chest) / 2),
    on(0.05, -1, kind.rump),
    on(-0.3, -0.3, kind.rump),
  ]);
  const back = backOf(kind, rump, chest, dice);
  const feet = [...near, ...far].map(({ foot }) => foot[1]);
  return {
    parts: [
      { shapes: [...back.behind, ['skin', tailOf(kind, [rump[0] - kind.rump * 0.7, rump[1]], kind.rump)]] },
      { shapes: far.map(({ shape: [, path] }): Shape => ['trim', path]) },
      {
        shapes: [
          [
            'skin',
            `${capsule(ahead(chest, 90, kind.chest * 0.2), head, kind.chest * 0.72, kind.headSize * 7.5)}${body}`,
          ],
          ...back.on,
        ],
      },
      headAt(kind.head, kind.headSize, head, -gait.neck * 0.35 + Math.min(kind.rise, 40) * -0.15),
      { shapes: [...near.map(({ shape }) => shape), ...claw] },
    ],
    head,
    ground: Math.max(...feet, two ? 0 : -99) + kind.legWidth * 0.6 + gait.lift,
    reach: 1,
  };
}
