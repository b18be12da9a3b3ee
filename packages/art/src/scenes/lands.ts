// Open country: what lies behind a figure out of doors, 120 wide and 90 high, nearer layers last.
import type { Dice } from '../dice.ts';
import { circle, num } from '../paint/geometry.ts';
import type { Draw } from './scene.ts';
import { along, ground, hills } from './scene.ts';

const trunk = (x: number, width: number, dice: Dice): string => {
  const lean = dice.between(-3, 3);
  return `M${num(x)} 90L${num(x + lean)}-2h${num(width)}L${num(x + width * 1.4)} 90zM${num(x + lean)} 30l${num(-width * 2)}-12 1-2 ${num(width * 2.4)} 9zM${num(x + width)} 44l${num(width * 2)}-14 1.500 1.500-${num(width * 2)} 18z`;
};

const pine = (x: number, y: number, h: number): string =>
  [0, 1, 2]
    .map(
      (i) =>
        `M${num(x)} ${num(y - h + (i * h) / 4.5)}l${num(h * (0.16 + i * 0.07))} ${num(h * 0.42)}h${num(-h * (0.32 + i * 0.14))}z`,
    )
    .join('');

const peak = (x: number, y: number, w: number, h: number): string =>
  `M${num(x - w)} ${num(y)}L${num(x - w * 0.2)} ${num(y - h * 0.82)}L${num(x)} ${num(y - h)}L${num(x + w * 0.3)} ${num(y - h * 0.6)}L${num(x + w)} ${num(y)}z`;

const bones = (dice: Dice): string =>
  along(4, dice, (x) => `M${num(x)} 84q${num(dice.between(-3, 6))}-22 ${num(dice.between(8, 14))}-26q-8 10-7 27z`);

export const lands = {
  ridge: (dice) => [
    ['far', hills(dice.between(48, 56), 9, dice)],
    ['mid', hills(dice.between(64, 70), 7, dice)],
    ['near', ground(82, dice)],
  ],
  peaks: (dice) => {
    const at = along(4, dice, (x) => peak(x, 84, dice.between(20, 30), dice.between(34, 66)));
    return [
      ['far', at],
      ['lit', along(3, dice, (x) => `M${num(x)} ${num(dice.between(26, 34))}l6 11-4-2-2 4-3-4-4 3z`)],
      ['mid', hills(72, 5, dice)],
      ['near', ground(83, dice)],
    ];
  },
  crags: (dice) => [
    [
      'far',
      along(
        7,
        dice,
        (x) => `M${num(x - 9)} 90L${num(x - 6)} ${num(dice.between(20, 50))}l5-5 4 3 6 ${num(dice.between(38, 50))}z`,
      ),
    ],
    ['mid', along(5, dice, (x) => `M${num(x - 13)} 90l4-${num(dice.between(14, 36))} 6-4 7 6 8 40z`)],
    ['near', 'M-2 92V78L20 82L34 76L58 80L84 75L104 81L122 76V92z'],
  ],
  volcano: (dice) => {
    const x = dice.between(22, 98);
    return [
      ['far', `M${num(x - 44)} 86L${num(x - 9)} 34h18L${num(x + 44)} 86z`],
      ['lit', `M${num(x - 9)} 34h18l-4 9-3-4-2 12-4-9-2 4zM${num(x - 4)} 30q-9-12 0-24q3 8 8 2q6 12-2 22z`],
      ['mid', hills(74, 4, dice)],
      ['lit', `M0 88q14-6 26-3t28-2q14 4 30 1t36 2v2H0z`],
    ];
  },
  forest: (dice) => [
    ['far', along(9, dice, (x) => pine(x, 82, dice.between(34, 58)))],
    ['mid', along(6, dice, (x) => pine(x, 88, dice.between(34, 66)))],
    ['near', ground(82, dice)],
  ],
  grove: (dice) => [
    ['far', along(5, dice, (x) => trunk(x, dice.between(3, 5), dice))],
    [
      'mid',
      `${trunk(dice.between(2, 16), 9, dice)}${trunk(dice.between(98, 110), 8, dice)}M-2-2h124v9q-10 8-20 2t-22 3-22-2-22 4-20-3-18 4z`,
    ],
    ['near', ground(82, dice)],
    ['lit', along(6, dice, (x) => circle(x, dice.between(14, 66), dice.between(0.7, 1.5)))],
  ],
  meadow: (dice) => [
    ['far', hills(58, 5, dice)],
    ['mid', hills(72, 3, dice)],
    [
      'near',
      `${ground(83, dice)}${along(26, dice, (x) => `M${num(x - 1)} 88q0-8 ${num(dice.between(-4, 4))}-${num(dice.between(8, 15))}q1 9 1 15z`)}`,
    ],
    ['lit', along(9, dice, (x) => circle(x, dice.between(72, 80), 1.3))],
  ],
  swamp: (dice) => [
    ['far', along(5, dice, (x) => `M${num(x)} 84q3-30-4-52l3 0 2 14 8-10 1 2-8 14q3 16 2 32z`)],
    ['mid', 'M-2 72q30-6 60-2t64-1v24H-2z'],
    [
      'lit',
      along(
        6,
        dice,
        (x) => `M${num(x)} ${num(dice.between(75, 86))}q6-2 ${num(dice.between(8, 18))} 0q-8 1.500-14 .6z`,
      ),
    ],
    ['near', along(9, dice, (x) => `M${num(x)} 92q-1-12 ${num(dice.between(-5, 5))}-18q2 8 1.500 18z`)],
  ],
  desert: (dice) => [
    ['far', `M-2 66Q26 ${num(dice.between(44, 54))} 60 64T122 58V92H-2z`],
    ['mid', `M-2 74Q40 62 74 74T122 70V92H-2z`],
    ['near', `M-2 84Q30 76 62 83T122 80V92H-2z`],
  ],
  craters: (dice) => [
    [
      'far',
      `${hills(62, 4, dice)}${along(2, dice, (x) => `M${num(x - 12)} 64q0-15 12-15t12 15zM${num(x - 0.7)} 40h1.400v10h-1.400z`)}`,
    ],
    ['mid', 'M-2 72q30-4 62-2t62-2v24H-2z'],
    ['lit', along(3, dice, (x) => `M${num(x - 10)} ${num(dice.between(76, 84))}q10-4 20 0q-10 2-20 0z`)],
    ['near', 'M-2 85q32-4 64-1t60-2v10H-2z'],
  ],
  battlefield: (dice) => [
    ['far', hills(62, 5, dice)],
    [
      'mid',
      `${along(12, dice, (x) => `M${num(x)} 84L${num(x + dice.between(-6, 6))} ${num(dice.between(34, 56))}l1.500 0L${num(x + 1.6)} 84z`)}${along(3, dice, (x) => `M${num(x)} 84V30h1.600l13 4-5 4 5 5-13 3v38z`)}`,
    ],
    ['near', `${ground(82, dice)}${along(7, dice, (x) => `M${num(x - 5)} 86q0-9 5-9t5 9z`)}`],
  ],
  graveyard: (dice) => [
    ['far', `${hills(64, 4, dice)}M88 66l2-34-12-10 1-1.500 12 7 2-14 2 14 9-9 1 2-9 11 1 36z`],
    ['mid', along(6, dice, (x) => `M${num(x - 5)} 86V${num(dice.between(64, 72))}q5-8 10 0V86z`)],
    ['near', ground(82, dice)],
  ],
  bones: (dice) => [
    ['far', hills(58, 5, dice)],
    ['mid', `M-2 74Q40 66 74 74T122 70V92H-2z`],
    ['lit', bones(dice)],
    ['near', ground(83, dice)],
  ],
  cave: (dice) => [
    ['far', 'M-2-2H122V92H-2zM14 84Q10 30 34 22T84 20Q108 34 106 84z'],
    [
      'mid',
      `M-2-2H122V18${Array.from({ length: 8 }, (_, i) => `L${num(113 - i * 16)} ${num(dice.between(20, 40))}L${num(105 - i * 16)} ${num(dice.between(6, 14))}`).join('')}zM-2 92V40Q8 60 10 84L122 84V44Q112 62 112 92z`,
    ],
    [
      'near',
      `M-2 92V82${Array.from({ length: 7 }, (_, i) => `L${num(8 + i * 18)} ${num(dice.between(70, 84))}L${num(16 + i * 18)} ${num(dice.between(82, 88))}`).join('')}V92z`,
    ],
  ],
  sea: (dice) => [
    ['far', `M-2 58h124v34H-2z`],
    ['mid', `M-2 70${Array.from({ length: 6 }, () => 'q10-7 21 0').join('')}V92H-2z`],
    ['lit', along(7, dice, (x) => `M${num(x)} ${num(dice.between(60, 68))}h${num(dice.between(4, 12))}v.9h-9z`)],
    ['near', `M-8 82${Array.from({ length: 5 }, () => 'q13-9 26 0').join('')}V92H-8z`],
  ],
  deep: (dice) => [
    [
      'lit',
      along(
        4,
        dice,
        (x) => `M${num(x)}-2h${num(dice.between(4, 9))}l${num(dice.between(4, 20))} 94h-${num(dice.between(16, 26))}z`,
      ),
      0.14,
    ],
    ['far', along(6, dice, (x) => `M${num(x)} 92q-9-22 1-34q-4 12 4 34z`)],
    ['near', ground(80, dice)],
    ['lit', along(8, dice, (x) => circle(x, dice.between(8, 74), dice.between(0.7, 2)))],
  ],
  clouds: (dice) => [
    [
      'far',
      along(3, dice, (x) => `M${num(x - 22)} ${num(dice.between(34, 60))}q2-11 12-9 4-12 16-5 12-4 14 7 8 0 7 7z`),
    ],
    ['mid', `M-4 92V74q4-12 18-8 6-14 22-5 12-9 24 2 10-12 26-2 14-6 20 6 10-2 18 8v17z`],
    ['near', `M-4 92v-8q8-10 20-4 10-9 24 0 14-8 26 1 12-10 26 0 16-6 34 4v7z`],
  ],
  void: (dice) => {
    const [x, y, r] = [dice.between(14, 106), dice.between(14, 40), dice.between(9, 20)];
    return [
      ['lit', along(16, dice, (at) => circle(at, dice.between(3, 86), dice.between(0.4, 1.1)))],
      ['far', circle(x, y, r)],
      [
        'mid',
        `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 0 0 ${num(2 * r)} 0q${num(-r)} ${num(r * 0.8)} ${num(-2 * r)} 0z`,
      ],
      [
        'lit',
        `M${num(x - r * 1.8)} ${num(y + r * 0.5)}Q${num(x)} ${num(y + r * 0.3)} ${num(x + r * 1.8)} ${num(y - r * 0.7)}Q${num(x)} ${num(y + r * 0.6)} ${num(x - r * 1.8)} ${num(y + r * 0.5)}z`,
      ],
    ];
  },
} as const satisfies Readonly<Record<string, Draw>>;
