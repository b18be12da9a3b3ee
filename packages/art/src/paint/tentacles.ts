// Tentacles: a line that swims from its root and coils at its tip, and the flesh around it.

export interface Swim {
  /** Where it grows from, and where to: an angle in radians, 0 to the right, a quarter turn down. */
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly length: number;
  /** At the root; it narrows toward the tip. */
  readonly width: number;
  /** How far it turns over its whole length, in radians. */
  readonly bend: number;
  /** How far its tip coils besides. */
  readonly curl: number;
  /** How much wider than the arm the leaf before its tip is; 0: none. */
  readonly leaf?: number;
  /** Of how many pieces its edges are made; fewer will do for a small picture. */
  readonly steps?: number;
}

export interface Limb {
  readonly outline: string;
  /** The half of it that lies in the shade. */
  readonly shade: string;
  readonly suckers: string;
  /** Shells that lie around it like rings, from the root to its middle. */
  readonly shells: string;
}

type Point = readonly [number, number];

interface Joint {
  readonly at: Point;
  /** To the inner side of the coil, of length 1. */
  readonly inward: Point;
  readonly width: number;
}

const num = (value: number): string => String(Math.round(value * 10) / 10);
const show = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

/** A curve through the middles between points, so that it has no corners. */
function smooth(points: readonly Point[]): string {
  const middles = points.slice(1).map(([x, y], i): Point => {
    const [fromX, fromY] = points[i] ?? [x, y];
    return [(x + fromX) / 2, (y + fromY) / 2];
  });
  const nowhere: Point = [0, 0];
  const [first, last] = [points[0] ?? nowhere, points.at(-1) ?? nowhere];
  const curves = middles.map((middle, i) =>
    i === 0 ? `L${show(middle)}` : `Q${show(points[i] ?? middle)} ${show(middle)}`,
  );
  return `M${show(first)}${curves.join('')}L${show(last)}`;
}

function jointsOf({ x, y, angle, length, width, bend, curl, leaf = 0, steps = 22 }: Swim): readonly Joint[] {
  const side = bend + curl < 0 ? -1 : 1;
  const joints: Joint[] = [];
  let [atX, atY, heading] = [x, y, angle];
  for (let step = 0; step <= steps; step++) {
    const share = step / steps;
    const swelling = 1 + leaf * Math.exp(-(((share - 0.82) / 0.09) ** 2));
    joints.push({
      at: [atX, atY],
      inward: [-Math.sin(heading) * side, Math.cos(heading) * side],
      width: width * (1 - share) ** 0.8 * swelling + width * 0.05,
    });
    // The tip turns in smaller and smaller steps: a coil.
    heading += bend / steps + (curl / steps) * 4 * share ** 3;
    const stride = (length / steps) * (1.25 - 0.5 * share);
    atX += Math.cos(heading) * stride;
    atY += Math.sin(heading) * stride;
  }
  return joints;
}

/** @param by 1: to the inner edge, -1: to the outer one */
const beside = ({ at: [x, y], inward: [toX, toY], width }: Joint, by: number): Point => [
  x + toX * width * 0.5 * by,
  y + toY * width * 0.5 * by,
];

const circle = ([x, y]: Point, r: number): string =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0z`;

/** The same line always makes the same arm. */
export function limbOf(swim: Swim): Limb {
  const joints = jointsOf(swim);
  const steps = joints.length - 1;
  const edge = (by: number): readonly Point[] => joints.map((joint) => beside(joint, by));
  const between = (outer: number, inner: number): string => `${smooth([...edge(outer), ...edge(inner).toReversed()])}z`;
  const shells = joints.flatMap((_, n) => {
    const [before, after] = [joints[n - 1], joints[n + 1]];
    if (n % 3 !== 0 || n > steps * 0.66 || before === undefined || after === undefined) return [];
    const [a, b, c, d] = [beside(before, -1.1), beside(after, -1.45), beside(after, 1.45), beside(before, 1.1)];
    return [`M${show(a)}L${show(b)}Q${show(joints[n + 2]?.at ?? after.at)} ${show(c)}L${show(d)}z`];
  });
  return {
    shells: shells.join(''),
    outline: between(-1, 1),
    shade: between(0.15, 1),
    suckers: joints
      .filter(({ width }, n) => n > 1 && n < steps && width > 3.5)
      .map((joint) => circle(beside(joint, 0.52), Math.max(0.6, joint.width * 0.13)))
      .join(''),
  };
}
