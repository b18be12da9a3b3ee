// Built places: rooms, streets and machines behind a figure, 120 wide and 90 high, nearer layers last.
import type { Dice } from '../dice.ts';
import { circle, num, rays } from '../paint/geometry.ts';
import type { Draw } from './scene.ts';
import { along, ground, hills } from './scene.ts';

const house = (x: number, width: number, top: number, dice: Dice): string =>
  `M${num(x)} 92V${num(top)}l${num(width / 2)} ${num(-dice.between(5, 14))} ${num(width / 2)} ${num(dice.between(5, 10))}V92z`;

const windows = (dice: Dice, count: number, top: number): string =>
  along(count, dice, (x) => `M${num(x)} ${num(dice.between(top, 76))}h2.600v4h-2.600z`);

const floor = 'M-2 92V80H122V92z';

export const works = {
  roofs: (dice) => [
    ['far', along(7, dice, (x) => house(x - 9, 18, dice.between(34, 56), dice))],
    ['lit', windows(dice, 8, 46)],
    ['mid', along(5, dice, (x) => house(x - 14, 26, dice.between(60, 72), dice))],
    ['near', 'M-2 92V84L26 78L40 86L70 79L92 86L122 78V92z'],
  ],
  alley: (dice) => [
    ['far', 'M30 84V20L44 12V84zM90 84V16L76 10V84z'],
    ['mid', `M-2 92V-2H30L36 14V84L28 92zM122 92V-2H92L84 12V84L94 92z`],
    [
      'lit',
      `M8 ${num(dice.between(20, 40))}h7v11H8zM104 ${num(dice.between(18, 44))}h8v12h-8zM22 ${num(dice.between(50, 62))}h5v8h-5z`,
    ],
    ['near', 'M-2 92V86L30 80H90L122 86V92z'],
  ],
  city: (dice) => [
    ['far', along(10, dice, (x) => `M${num(x - 6)} 90V${num(dice.between(22, 56))}h${num(dice.between(7, 12))}V90z`)],
    ['lit', windows(dice, 14, 34)],
    ['mid', along(5, dice, (x) => `M${num(x - 8)} 90V${num(dice.between(56, 70))}h4v-5h6v5h6V90z`)],
    ['near', floor],
  ],
  castle: (dice) => {
    const x = dice.between(20, 90);
    return [
      ['far', hills(64, 5, dice)],
      ['mid', `M${num(x - 26)} 84V46h5v4h4v-4h5v14h6V26l6-12 6 12v34h6V44h5v4h4v-4h5V84z`],
      ['lit', `M${num(x - 2)} 34h4v7h-4zM${num(x - 21)} 58h3v5h-3zM${num(x + 18)} 56h3v5h-3z`],
      ['near', ground(82, dice)],
    ];
  },
  hall: (dice) => [
    [
      'far',
      `M-2-2H122V92H-2zM${[18, 46, 74].map((x) => `${x} 76V34Q${x} 20 ${x + 14} 20T${x + 28} 34V76z`).join('M')}`,
    ],
    ['mid', [4, 38, 72, 106].map((x) => `M${x} 84V14h-3v-5h16v5h-3V84z`).join('')],
    ['lit', `M24 70V36Q24 26 32 26T40 36V70zM80 70V36Q80 26 88 26T96 36V70z`, 0.3 + dice.between(0, 0.2)],
    ['near', floor],
  ],
  nave: (dice) => {
    const panes = [8, 46, 84].map((x) => `M${x} 70V36Q${x + 2} 20 ${x + 14} 10Q${x + 26} 20 ${x + 28} 36V70z`);
    return [
      ['far', 'M-2-2H122V92H-2z'],
      ['lit', panes.join(''), dice.between(0.3, 0.6)],
      [
        'mid',
        `${[8, 46, 84].map((x) => `M${x + 13} 10h2V70h-2zM${x} 38h28v2H${x}z`).join('')}M-2-2h9V92h-9zM37-2h8V92h-8zM75-2h8V92h-8zM113-2h9V92h-9z`,
      ],
      ['near', floor],
    ];
  },
  ruins: (dice) => [
    ['far', hills(66, 4, dice)],
    [
      'mid',
      along(5, dice, (x) => {
        const top = dice.between(22, 56);
        return `M${num(x - 5)} 86V${num(top)}l3-3 2 2 3-4 3 3V86z`;
      }),
    ],
    ['lit', along(3, dice, (x) => `M${num(x - 6)} ${num(dice.between(56, 66))}h12v2.500h-12z`), 0.6],
    ['near', `${ground(83, dice)}${along(5, dice, (x) => `M${num(x - 5)} 87l3-6 6-1 4 7z`)}`],
  ],
  lab: (dice) => [
    ['far', 'M-2-2H122V92H-2z'],
    [
      'mid',
      `M0 22H34V26H0zM86 30H120V34H86zM0 46H26V50H0zM92 54H120V58H92z${along(2, dice, (x) => `M${num(x)}-2h3V20h-3z`)}`,
    ],
    [
      'lit',
      `M6 12h4v10H6zM14 8l3 5 3 9h-9l3-9zM24 14h4v8h-4zM94 20h4v10h-4zM104 16a5 5 0 1 1 .01 0zM110 22h4v8h-4zM4 36h5v10H4zM14 40h7v6h-7zM98 44h5v10h-5z`,
    ],
    ['near', 'M-2 92V80H18V74H40V80H122V92z'],
  ],
  deck: (dice) => [
    ['far', 'M-2-2H122V92H-2z'],
    ['lit', `M10 16Q60 ${num(dice.between(2, 8))} 110 16L102 50H18z`, 0.35],
    [
      'mid',
      `M56 8h3V50h-3zM30 11l2.500-.5L36 50h-3zM86 11l-2.500-.5L80 50h3zM-2 56H24L34 66V92H-2zM122 56H96L86 66V92H122z`,
    ],
    [
      'lit',
      `M6 62h12v3H6zM6 68h7v2H6zM102 62h12v3h-12zM107 68h7v2h-7z${along(6, dice, (x) => circle(x, dice.between(14, 40), 0.7))}`,
    ],
    ['near', 'M-2 92V84H40L46 80H74L80 84H122V92z'],
  ],
  works: (dice) => [
    ['far', `${along(4, dice, (x) => `M${num(x - 6)} 86V${num(dice.between(18, 40))}h9V86z`)}M0 60H120V86H0z`],
    [
      'mid',
      `${rays([dice.between(16, 32), 40], 10, 13, 20, 0, 0.5)}${circle(24, 40, 8)}M70 0h5V56h22v5H70zM0 70H120V76H0z`,
    ],
    ['lit', windows(dice, 5, 64)],
    ['near', floor],
  ],
  forge: (dice) => [
    ['far', 'M-2-2H122V92H-2z'],
    ['mid', 'M-2 92V-2H20Q34 30 22 60L26 92zM122 92V10H98Q86 40 96 66L92 92z'],
    [
      'lit',
      `M102 84V58Q110 46 118 58V84zM4 84V62Q10 52 15 62V84z${along(9, dice, (x) => circle(x, dice.between(20, 70), dice.between(0.5, 1.2)))}`,
    ],
    ['near', floor],
  ],
  dungeon: (dice) => [
    ['far', `M-2-2H122V92H-2z`],
    [
      'mid',
      `${along(5, dice, (x) => `M${num(x)}-2h1.500V${num(dice.between(14, 34))}h-1.500z`)}M-2 30H20V34H-2zM100 22h22v4h-22zM-2 58H14v4H-2zM104 52h18v4h-18zM40 6H80V50H76V10H44V50H40zM52 10h3V50h-3zM65 10h3V50h-3z`,
    ],
    ['lit', 'M44 10h32V50H44z', 0.22],
    ['near', 'M-2 92V80H122V92z'],
  ],
  pyre: (dice) => [
    [
      'far',
      along(
        6,
        dice,
        (x) =>
          `M${num(x - 9)} 90Q${num(x - 12)} 64 ${num(x)} ${num(dice.between(14, 40))}Q${num(x + 12)} 64 ${num(x + 9)} 90z`,
      ),
    ],
    ['lit', along(7, dice, (x) => `M${num(x - 7)} 90q-3-16 6-${num(dice.between(20, 38))}q10 20 8 38z`), 0.55],
    ['near', 'M-2 92V84L18 78L34 85L62 80L84 86L104 79L122 85V92z'],
  ],
  library: (dice) => [
    ['far', 'M-2-2H122V92H-2z'],
    [
      'mid',
      [0, 24, 48, 72]
        .map(
          (y) =>
            `M-2 ${y}H122v3H-2z${along(13, dice, (x) => `M${num(x)} ${y}v-${num(dice.between(8, 17))}h${num(dice.between(3, 6))}V${y}z`)}`,
        )
        .join(''),
    ],
    [
      'lit',
      [24, 48].map((y) => along(5, dice, (x) => `M${num(x)} ${y}v-${num(dice.between(9, 15))}h3V${y}z`)).join(''),
      0.6,
    ],
    ['near', floor],
  ],
  market: (dice) => [
    ['far', along(6, dice, (x) => house(x - 10, 20, dice.between(36, 52), dice))],
    [
      'mid',
      'M-2 40H38V48q-5 6-10 0-5 6-10 0-5 6-10 0-5 6-10 0zM82 36H122V44q-5 6-10 0-5 6-10 0-5 6-10 0-5 6-10 0zM2 48h2V84H2zM32 48h2V84h-2zM88 44h2V84h-2z',
    ],
    ['lit', `${along(4, dice, (x) => circle(x, dice.between(16, 34), 1.8))}M4 68h26v4H4zM92 66h26v4H92z`],
    ['near', floor],
  ],
  arena: (dice) => [
    ['far', 'M-2 30Q60 6 122 30V92H-2z'],
    [
      'mid',
      `${Array.from({ length: 9 }, (_, i) => `M${num(4 + i * 14)} 60V${num(44 - Math.abs(4 - i) * -1.5)}q4-6 8 0V60z`).join('')}M-2 64Q60 54 122 64V92H-2z`,
    ],
    ['lit', along(16, dice, (x) => circle(x, dice.between(24, 38), 1.1)), 0.7],
    ['near', 'M-2 80Q60 72 122 80V92H-2z'],
  ],
  web: (dice) => {
    const [x, y] = [dice.between(30, 90), dice.between(20, 44)];
    const ring = (r: number): string => rays([x, y], 12, r, r * 1.16, 0, 1);
    return [
      ['far', rays([x, y], 12, 0, 130, 0, 0.03)],
      ['far', `${ring(16)}${ring(34)}${ring(56)}`, 0.6],
      ['near', ground(83, dice)],
    ];
  },
  circuit: (dice) => [
    [
      'far',
      along(
        8,
        dice,
        (x) =>
          `M${num(x)}-2h1.600V${num(dice.between(20, 60))}h${num(dice.between(6, 16))}V92h-1.600V${num(dice.between(62, 66))}h-14z`,
      ),
    ],
    ['lit', along(9, dice, (x) => `M${num(x)} ${num(dice.between(10, 76))}h4v4h-4z`)],
  ],
  rays: (dice) => [['lit', rays([60, 46], 12 + dice.below(5), 0, 100, dice.between(0, 6), 0.45), 0.22]],
  rings: (dice) => {
    const [x, y] = [dice.between(50, 70), dice.between(38, 50)];
    const ring = (r: number): string =>
      `${circle(x, y, r + 2.5)}M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 1 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 1 ${num(-2 * r)} 0z`;
    return [['lit', `${ring(26)}${ring(42)}${ring(60)}`, 0.25]];
  },
  shards: (dice) => [
    ['lit', rays([dice.between(40, 80), dice.between(34, 54)], 14, 26, 84, dice.between(0, 6), 0.5), 0.3],
    ['far', rays([60, 46], 9, 34, 96, dice.between(0, 6), 0.7), 0.5],
  ],
  speed: (dice) => [
    [
      'lit',
      along(
        14,
        dice,
        (x) =>
          `M${num(x - 40)} ${num(dice.between(4, 86))}h${num(dice.between(20, 70))}v${num(dice.between(0.5, 1.4))}h-60z`,
      ),
      0.45,
    ],
    [
      'far',
      along(
        5,
        dice,
        (x) =>
          `M${num(x - 60)} ${num(dice.between(6, 80))}h${num(dice.between(40, 90))}l-8 ${num(dice.between(3, 7))}h-80z`,
      ),
      0.5,
    ],
  ],
} as const satisfies Readonly<Record<string, Draw>>;
