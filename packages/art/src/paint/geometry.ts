// Path data of SVG, with one decimal: the lines that all drawings are made of.

export type Point = readonly [x: number, y: number];

/** A number as it stands in a path. */
export const num = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return String(Object.is(rounded, -0) ? 0 : rounded);
};

export const show = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

export const circle = (x: number, y: number, r: number): string =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0z`;

export const polygon = (points: readonly Point[]): string => `M${points.map(show).join('L')}z`;

/** A closed line through the middles between points, without corners. */
export function blob(points: readonly Point[]): string {
  const middle = (i: number): Point => {
    const [a, b] = [points[i % points.length] ?? [0, 0], points[(i + 1) % points.length] ?? [0, 0]];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  return `M${show(middle(points.length - 1))}${points.map((point, i) => `Q${show(point)} ${show(middle(i))}`).join('')}z`;
}

/** A limb from one joint to the next, round at both ends. */
export function capsule([ax, ay]: Point, [bx, by]: Point, from: number, to: number): string {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [nx, ny] = [-(by - ay) / length, (bx - ax) / length];
  const beside = (x: number, y: number, r: number): string => show([x + nx * r, y + ny * r]);
  return `M${beside(ax, ay, from)}L${beside(bx, by, to)}A${num(to)} ${num(to)} 0 0 0 ${beside(bx, by, -to)}L${beside(ax, ay, -from)}A${num(from)} ${num(from)} 0 0 0 ${beside(ax, ay, from)}z`;
}

/** Rays from a point outward, as wedges. */
export function rays([x, y]: Point, count: number, near: number, far: number, turn: number, share: number): string {
  return Array.from({ length: count }, (_, i) => {
    const at = (angle: number, r: number): string => show([x + r * Math.cos(angle), y + r * Math.sin(angle)]);
    const [a, b] = [turn + (i * 2 * Math.PI) / count, turn + ((i + share) * 2 * Math.PI) / count];
    return near === 0
      ? `M${show([x, y])}L${at(a, far)}L${at(b, far)}z`
      : `M${at(a, near)}L${at((a + b) / 2, far * (i % 2 === 0 ? 1 : 0.78))}L${at(b, near)}z`;
  }).join('');
}
