// A being from its bones: limbs, trunk and what is worn, drawn from the back to the front.
import type { Point } from '../paint/geometry.ts';
import { blob, capsule, circle, num, polygon, show } from '../paint/geometry.ts';
import type { Shape } from '../paint/shape.ts';
import type { Bones, Limb } from './bones.ts';
import type { Build } from './builds.ts';
import type { ChestMark, Outfit } from './outfits.ts';

const plus = ([x, y]: Point, [dx, dy]: Point, by = 1): Point => [x + dx * by, y + dy * by];
const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** An arm with its hand. */
export function arm(limb: Limb, build: Build, outfit: Outfit): readonly Shape[] {
  const w = build.armWidth;
  return [
    [outfit.upperArm, capsule(limb.root, limb.joint, w * 1.15, w * 0.9)],
    [outfit.hand, circle(...limb.end, build.hand)],
    [outfit.lowerArm, capsule(limb.joint, limb.end, w, w * 0.8)],
  ];
}

/** A leg with its foot. */
export function leg(limb: Limb, build: Build, outfit: Outfit): readonly Shape[] {
  const w = build.legWidth;
  const toe = ((limb.turn + 82) * Math.PI) / 180;
  const [x, y] = limb.end;
  return [
    [outfit.thigh, capsule(limb.root, limb.joint, w * 1.15, w * 0.9)],
    [
      outfit.foot,
      capsule([x, y + w * 0.1], [x + Math.sin(toe) * w * 2, y + Math.cos(toe) * w * 1.2], w * 0.75, w * 0.6),
    ],
    [outfit.shin, capsule(limb.joint, limb.end, w * 0.95, w * 0.72)],
  ];
}

const frame = (bones: Bones, build: Build) => {
  const side = (at: Point, width: number): Point => plus(at, bones.across, width);
  const chest = between(bones.hips, bones.neck, 0.86);
  const waist = between(bones.hips, bones.neck, 0.3);
  return {
    left: side(chest, -build.shoulder),
    right: side(chest, build.shoulder),
    chest,
    waist,
    waistLeft: side(waist, -(build.hip + build.shoulder) * 0.42),
    waistRight: side(waist, (build.hip + build.shoulder) * 0.42),
    hipLeft: [-build.hip, build.legWidth * 0.6] as Point,
    hipRight: [build.hip, build.legWidth * 0.6] as Point,
    side,
  };
};

function skirtOf(bones: Bones, build: Build, outfit: Outfit): readonly Shape[] {
  const { waistLeft, waistRight } = frame(bones, build);
  const knees: readonly [Point, Point] = [bones.hindLeg.joint, bones.foreLeg.joint];
  const feet = (wide: number): readonly [Point, Point] => [
    [
      Math.min(bones.hindLeg.end[0], bones.foreLeg.end[0], -build.hip) - wide,
      Math.max(bones.hindLeg.end[1], bones.foreLeg.end[1]),
    ],
    [
      Math.max(bones.hindLeg.end[0], bones.foreLeg.end[0], build.hip) + wide,
      Math.max(bones.hindLeg.end[1], bones.foreLeg.end[1]),
    ],
  ];
  const hem = (share: number, wide: number): readonly [Point, Point] => [
    [Math.min(knees[0][0], -build.hip) * share - wide, knees[0][1] * share + 2],
    [Math.max(knees[1][0], build.hip) * share + wide, knees[1][1] * share + 2],
  ];
  const cut = ([left, right]: readonly [Point, Point], folds: readonly number[]): string => {
    const points = folds.map((down, i): Point => {
      const [x, y] = between(left, right, i / (folds.length - 1));
      return [x, y + down];
    });
    return `M${show(waistLeft)}L${points.map(show).join('L')}L${show(waistRight)}z`;
  };
  switch (outfit.skirt) {
    case 'none':
      return [];
    case 'robe':
      return [
        [outfit.thigh, cut(feet(6), [2, -1, 3, 0, 3, -1, 2])],
        [
          'dark',
          `M${show(between(waistLeft, waistRight, 0.55))}L${show(between(...feet(4), 0.62))}L${show(between(...feet(4), 0.5))}z`,
        ],
      ];
    case 'coat':
      return [[outfit.trunk, cut(hem(1.25, 5), [3, 0, 1, -12, 1, 0, 3])]];
    case 'kilt':
      return [[outfit.trunk === 'skin' ? 'cloth' : outfit.trunk, cut(hem(0.62, 3), [0, 2, 0, 2, 0])]];
    case 'rags':
      return [[outfit.thigh === 'skin' ? 'cloth' : outfit.thigh, cut(hem(0.7, 4), [4, -5, 6, -5, 5, -6, 3])]];
    case 'wisp': {
      const [x, y] = between(...feet(0), 0.3);
      return [
        [
          outfit.thigh,
          `M${show(waistLeft)}Q${num(x - 16)} ${num(y * 0.5)} ${num(x - 9)} ${num(y * 0.72)}Q${num(x - 6)} ${num(y * 0.85)} ${num(x - 16)} ${num(y + 4)}Q${num(x + 6)} ${num(y + 2)} ${num(x + 8)} ${num(y * 0.7)}Q${num(x + 20)} ${num(y * 0.5)} ${show(waistRight)}z`,
        ],
      ];
    }
  }
}

/** What a mark is drawn by: the trunk, its measures, and the points between chest and neck. */
interface Trunk extends ReturnType<typeof frame> {
  readonly bones: Bones;
  readonly build: Build;
  /** Half of the width at the shoulders. */
  readonly s: number;
  up(at: Point, by: number): Point;
}

const chestMarks: Readonly<Record<ChestMark, (trunk: Trunk) => readonly Shape[]>> = {
  none: () => [],
  belt: ({ waist, waistLeft, waistRight, hipLeft, hipRight, bones, s }) => [
    [
      'dark',
      polygon(
        [waistLeft, waistRight, hipRight, hipLeft].map((p, i) =>
          i < 2 ? p : between(p, i === 2 ? waistRight : waistLeft, 0.45),
        ),
      ),
    ],
    ['glow', circle(...between(waist, bones.hips, 0.3), s * 0.16)],
  ],
  strap: ({ left, chest, hipRight, side, bones, build, s }) => [
    ['dark', polygon([left, side(chest, -s * 0.6), hipRight, side(bones.hips, build.hip * 0.4)])],
    ['metal', circle(...between(chest, bones.hips, 0.45), s * 0.15)],
  ],
  cuirass: ({ chest, waist, waistLeft, waistRight, hipLeft, hipRight, side, s }) => [
    ['trim', polygon([side(chest, -s * 0.5), side(chest, s * 0.7), side(waist, s * 0.28), side(waist, -s * 0.1)])],
    ['dark', polygon([waistLeft, waistRight, between(hipRight, waistRight, 0.55), between(hipLeft, waistLeft, 0.55)])],
    ['glow', circle(...between(chest, waist, 0.35), s * 0.13)],
  ],
  cross: ({ chest, waist, waistLeft, waistRight, hipLeft, hipRight, side, s, up }) => [
    ['glow', polygon([side(chest, 0), side(chest, s * 0.26), side(waist, s * 0.26), side(waist, 0)])],
    [
      'glow',
      polygon([
        side(up(waist, 0.42), -s * 0.34),
        side(up(waist, 0.42), s * 0.6),
        side(up(waist, 0.3), s * 0.6),
        side(up(waist, 0.3), -s * 0.34),
      ]),
    ],
    ['dark', polygon([waistLeft, waistRight, between(hipRight, waistRight, 0.6), between(hipLeft, waistLeft, 0.6)])],
  ],
  buttons: ({ chest, waist, hipRight, side, bones, s }) => [
    ['dark', polygon([side(chest, s * 0.1), side(chest, s * 0.2), hipRight, side(bones.hips, 0)])],
    [
      'glow',
      [0.2, 0.45, 0.7]
        .map((at) => circle(...plus(between(chest, bones.hips, at), bones.across, s * 0.4), s * 0.08))
        .join(''),
    ],
    [
      'trim',
      polygon([
        side(bones.neck, -s * 0.5),
        side(bones.neck, s * 0.5),
        side(chest, s * 0.5),
        side(between(chest, waist, 0.4), s * 0.1),
        side(chest, -s * 0.3),
      ]),
    ],
  ],
  sash: ({ left, chest, side, bones, build, s }) => [
    ['trim', polygon([left, side(chest, -s * 0.3), side(bones.hips, build.hip), side(bones.hips, build.hip * 0.1)])],
    ['glow', circle(...side(chest, -s * 0.62), s * 0.16)],
  ],
  ribs: ({ chest, waist, side, s }) => [
    [
      'dark',
      [0.12, 0.34, 0.56]
        .map((at) => {
          const p = between(chest, waist, at);
          return polygon([
            side(p, -s * 0.7),
            side(p, s * 0.75),
            side(between(chest, waist, at + 0.12), s * 0.6),
            side(between(chest, waist, at + 0.12), -s * 0.6),
          ]);
        })
        .join(''),
    ],
  ],
  reactor: ({ chest, waist, waistLeft, waistRight, hipLeft, hipRight, bones, s }) => [
    ['dark', circle(...plus(between(chest, waist, 0.3), bones.across, s * 0.12), s * 0.4)],
    ['glow', circle(...plus(between(chest, waist, 0.3), bones.across, s * 0.12), s * 0.24)],
    ['dark', polygon([waistLeft, waistRight, between(hipRight, waistRight, 0.5), between(hipLeft, waistLeft, 0.5)])],
  ],
  stripes: ({ left, right, chest, waist, waistLeft, waistRight, hipLeft, hipRight, side, s }) => [
    ['trim', polygon([left, right, between(right, waistRight, 0.3), between(left, waistLeft, 0.3)])],
    [
      'glow',
      polygon([
        side(chest, s * 0.25),
        side(chest, s * 0.75),
        side(between(chest, waist, 0.14), s * 0.75),
        side(between(chest, waist, 0.14), s * 0.25),
      ]),
    ],
    ['dark', polygon([waistLeft, waistRight, between(hipRight, waistRight, 0.6), between(hipLeft, waistLeft, 0.6)])],
  ],
  furs: ({ left, right, side, bones, s }) => {
    const points = Array.from({ length: 9 }, (_, i) =>
      plus(
        between(plus(left, bones.across, -2), plus(right, bones.across, 2), i / 8),
        [0, 1],
        i % 2 === 0 ? s * 0.6 : s * 0.2,
      ),
    );
    return [
      [
        'metal',
        polygon([
          side(bones.neck, s * 0.5),
          side(bones.neck, -s * 0.5),
          plus(left, bones.across, -2),
          ...points,
          plus(right, bones.across, 2),
        ]),
      ],
    ];
  },
  collar: ({ chest, waist, side, bones, s }) => [
    ['metal', capsule(side(bones.neck, -s * 0.55), side(bones.neck, s * 0.55), s * 0.22, s * 0.22)],
    ['glow', circle(...plus(between(chest, waist, 0.4), bones.across, s * 0.3), s * 0.14)],
  ],
  vest: ({ chest, waist, side, bones, build, s }) => [
    [
      'dark',
      polygon([
        side(bones.neck, -s * 0.2),
        side(bones.neck, s * 0.45),
        side(waist, s * 0.3),
        side(bones.hips, build.hip * 0.4),
        side(bones.hips, 0),
        side(waist, -s * 0.05),
      ]),
    ],
    ['glow', circle(...plus(between(chest, waist, 0.5), bones.across, -s * 0.5), s * 0.1)],
  ],
  scales: ({ chest, waist, side, s }) => [
    [
      'dark',
      [0.15, 0.45, 0.75]
        .flatMap((at) =>
          [-0.5, 0, 0.5].map((x) => {
            const [px, py] = side(between(chest, waist, at), s * (x + (at === 0.45 ? 0.2 : 0)));
            const w = s * 0.18;
            return `M${num(px - w)} ${num(py)}q${num(w)} ${num(w * 1.8)} ${num(w * 2)} 0q${num(-w)} ${num(w * 0.8)} ${num(-w * 2)} 0z`;
          }),
        )
        .join(''),
    ],
  ],
};

const chestMark = (mark: ChestMark, bones: Bones, build: Build): readonly Shape[] =>
  chestMarks[mark]({
    ...frame(bones, build),
    bones,
    build,
    s: build.shoulder,
    up: (at, by) => between(at, bones.neck, by),
  });

/** The trunk from the neck to the hips, with what is worn on it. */
export function trunk(bones: Bones, build: Build, outfit: Outfit): readonly Shape[] {
  const { left, right, waistLeft, waistRight, hipLeft, hipRight, side } = frame(bones, build);
  const body = blob([
    side(bones.neck, -build.head * 0.45),
    side(bones.neck, build.head * 0.45),
    right,
    right,
    waistRight,
    hipRight,
    plus(hipRight, [-1, 3]),
    plus(hipLeft, [1, 3]),
    hipLeft,
    waistLeft,
    left,
    left,
  ]);
  return [
    [
      outfit.trunk === 'dark' ? 'dark' : outfit.upperArm,
      capsule(bones.neck, bones.head, build.head * 0.42, build.head * 0.42),
    ],
    [outfit.trunk, body],
    ...chestMark(outfit.mark, bones, build),
    ...skirtOf(bones, build, outfit),
  ];
}

/** @param size 1 for light armor */
export function pauldron(at: Point, build: Build, size: number): string {
  const r = build.armWidth * (1.5 + size * 0.25);
  const [x, y] = at;
  return `M${num(x - r)} ${num(y + r * 0.5)}Q${num(x - r)} ${num(y - r)} ${num(x)} ${num(y - r)}Q${num(x + r)} ${num(y - r)} ${num(x + r)} ${num(y + r * 0.5)}Q${num(x)} ${num(y + r * 0.1)} ${num(x - r)} ${num(y + r * 0.5)}z`;
}

export function cape(bones: Bones, build: Build): string {
  const { left, right } = frame(bones, build);
  const end = Math.max(bones.hindLeg.end[1], bones.foreLeg.end[1]) - 4;
  const back = Math.min(bones.hindLeg.end[0], -build.hip) - build.shoulder;
  return `M${show(right)}L${show(left)}Q${num(back)} ${num(end * 0.2)} ${num(back - 8)} ${num(end)}q8-4 12 1q6-5 11 0q6-4 12 1L${num(build.hip)} 6z`;
}

/** Wings of a being that has them, from its back. */
export function wings(bones: Bones, build: Build, feathered: boolean): string {
  const [x, y] = between(bones.hips, bones.neck, 0.8);
  const w = build.shoulder;
  const wing = (s: number): string =>
    feathered
      ? `M${num(x)} ${num(y + 4)}Q${num(x + s * w)} ${num(y - w * 2.6)} ${num(x + s * w * 3.6)} ${num(y - w * 2.8)}Q${num(x + s * w * 3.7)} ${num(y - w)} ${num(x + s * w * 3)} ${num(y)}Q${num(x + s * w * 3)} ${num(y + w)} ${num(x + s * w * 2.2)} ${num(y + w * 1.1)}Q${num(x + s * w * 2)} ${num(y + w * 2)} ${num(x)} ${num(y + w * 1.2)}z`
      : `M${num(x)} ${num(y + 4)}Q${num(x + s * w * 1.2)} ${num(y - w * 1.6)} ${num(x + s * w * 3.4)} ${num(y - w * 2.4)}L${num(x + s * w * 3.9)} ${num(y + w * 0.8)}Q${num(x + s * w * 3.1)} ${num(y - w * 0.2)} ${num(x + s * w * 2.6)} ${num(y + w * 1.5)}Q${num(x + s * w * 2)} ${num(y + w * 0.3)} ${num(x + s * w * 1.4)} ${num(y + w * 1.9)}Q${num(x + s * w)} ${num(y + w * 0.8)} ${num(x)} ${num(y + w * 1.2)}z`;
  return wing(-1) + wing(1);
}

export function tail(build: Build): string {
  const w = build.legWidth;
  return `M${num(-build.hip * 0.6)} ${num(w)}Q${num(-build.hip - 22)} ${num(w + 26)} ${num(-build.hip - 30)} ${num(w - 4)}l-5 5 2-15 9 11-4-.5Q${num(-build.hip - 18)} ${num(w + 12)} ${num(-build.hip * 0.4)} ${num(-w * 0.4)}z`;
}
