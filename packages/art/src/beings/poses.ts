// Poses of beings: the angles of their limbs, in degrees, 0 down, 90 forward (to the right), 180 up, below 0 backward.

/** Of the upper and the lower part of a limb. */
type Bend = readonly [upper: number, lower: number];

export interface Pose {
  /** Of the trunk, forward. */
  readonly lean: number;
  /** Of the head, forward. */
  readonly nod?: number;
  readonly fore: Bend;
  readonly hind: Bend;
  readonly foreLeg: Bend;
  readonly hindLeg: Bend;
  /** How far its lowest foot is above the ground, of a hundred for the whole height. */
  readonly lift?: number;
  /** How the tool in the fore hand is turned; 0 points up. */
  readonly tool: number;
  /** The tool is in the hind hand. */
  readonly behind?: true;
}

export const poses = {
  stand: { lean: 0, fore: [25, 70], hind: [-18, -6], foreLeg: [10, 6], hindLeg: [-12, -8], tool: 4 },
  hero: { lean: -4, nod: -8, fore: [145, 165], hind: [-50, 20], foreLeg: [22, 10], hindLeg: [-22, -12], tool: 12 },
  stride: { lean: 9, fore: [40, 85], hind: [-48, -20], foreLeg: [38, 12], hindLeg: [-26, -52], tool: 24 },
  lunge: { lean: 20, nod: -6, fore: [84, 92], hind: [-80, -115], foreLeg: [72, 2], hindLeg: [-52, -46], tool: 88 },
  swing: { lean: -8, nod: 8, fore: [150, 215], hind: [60, 110], foreLeg: [34, 6], hindLeg: [-30, -16], tool: -48 },
  smash: { lean: 26, nod: 6, fore: [110, 82], hind: [85, 70], foreLeg: [52, -4], hindLeg: [-34, -36], tool: 118 },
  leap: {
    lean: 22,
    nod: -8,
    fore: [125, 140],
    hind: [-85, -60],
    foreLeg: [96, 14],
    hindLeg: [-24, -104],
    lift: 24,
    tool: 62,
  },
  sneak: { lean: 44, nod: -34, fore: [50, 98], hind: [-20, 40], foreLeg: [82, -22], hindLeg: [18, -62], tool: 96 },
  kneel: { lean: 4, nod: 16, fore: [36, 76], hind: [8, 46], foreLeg: [88, 2], hindLeg: [6, -88], tool: 0 },
  cast: { lean: -6, fore: [92, 100], hind: [-120, -150], foreLeg: [18, 8], hindLeg: [-24, -14], tool: 8 },
  call: { lean: 0, nod: -14, fore: [140, 166], hind: [-140, -166], foreLeg: [16, 8], hindLeg: [-16, -8], tool: 16 },
  sit: { lean: -6, fore: [44, 88], hind: [-14, 46], foreLeg: [84, 6], hindLeg: [72, -6], tool: 6, lift: 2 },
  fly: {
    lean: 62,
    nod: -44,
    fore: [140, 128],
    hind: [-70, -96],
    foreLeg: [-48, -70],
    hindLeg: [-70, -92],
    lift: 26,
    tool: 106,
  },
  hurl: {
    lean: -18,
    nod: 12,
    fore: [74, 84],
    hind: [-140, -185],
    foreLeg: [38, 0],
    hindLeg: [-30, -36],
    tool: -24,
    behind: true,
  },
  flee: {
    lean: 26,
    nod: -16,
    fore: [62, 128],
    hind: [-64, -6],
    foreLeg: [76, -8],
    hindLeg: [-30, -96],
    lift: 5,
    tool: 20,
  },
  loom: { lean: 30, nod: -20, fore: [38, 20], hind: [-10, 22], foreLeg: [30, -8], hindLeg: [-16, -28], tool: 150 },
  float: { lean: 4, fore: [64, 104], hind: [-56, -92], foreLeg: [14, -24], hindLeg: [-4, -44], lift: 18, tool: 6 },
  guard: { lean: 8, fore: [60, 96], hind: [-110, -170], foreLeg: [38, 4], hindLeg: [-28, -20], tool: 2 },
  point: { lean: 2, fore: [96, 90], hind: [-24, 24], foreLeg: [14, 6], hindLeg: [-18, -12], tool: 80 },
  shrug: { lean: -3, nod: -8, fore: [40, 120], hind: [-40, -120], foreLeg: [12, 6], hindLeg: [-14, -8], tool: 30 },
  dance: {
    lean: -10,
    nod: 10,
    fore: [120, 190],
    hind: [-70, -20],
    foreLeg: [80, -30],
    hindLeg: [-8, -4],
    lift: 4,
    tool: -10,
  },
  study: { lean: 12, nod: 18, fore: [40, 112], hind: [30, 106], foreLeg: [10, 4], hindLeg: [-10, -10], tool: 10 },
  stalk: { lean: 34, nod: -26, fore: [64, 40], hind: [30, 10], foreLeg: [58, -12], hindLeg: [-26, -58], tool: 110 },
  sling: { lean: -2, fore: [54, 66], hind: [-62, -130], foreLeg: [26, 8], hindLeg: [-26, -14], tool: 44 },
} as const satisfies Readonly<Record<string, Pose>>;

export type PoseName = keyof typeof poses;
