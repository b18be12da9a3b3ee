// Joints of a being that stands in its pose: hips at the origin, the ground below.
import type { Point } from '../paint/geometry.ts';
import type { Build } from './builds.ts';
import type { Pose } from './poses.ts';

export interface Limb {
  readonly root: Point;
  readonly joint: Point;
  readonly end: Point;
  /** Of its lower part, in degrees. */
  readonly turn: number;
}

export interface Bones {
  readonly hips: Point;
  readonly neck: Point;
  readonly head: Point;
  readonly foreArm: Limb;
  readonly hindArm: Limb;
  readonly foreLeg: Limb;
  readonly hindLeg: Limb;
  /** Across the chest, from the hind shoulder to the fore one; the shorter, the more one sees it from the side. */
  readonly across: Point;
  /** Distance from the hips down to the ground. */
  readonly ground: number;
}

const toward = ([x, y]: Point, degrees: number, length: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.sin(angle) * length, y + Math.cos(angle) * length];
};

function limb(root: Point, [upper, lower]: readonly [number, number], length: number): Limb {
  const joint = toward(root, upper, length * 0.52);
  return { root, joint, end: toward(joint, lower, length * 0.48), turn: lower };
}

/** The same build and pose always have the same bones. */
export function bonesOf(build: Build, pose: Pose): Bones {
  const hips: Point = [0, 0];
  const neck = toward(hips, 180 - pose.lean, build.trunk);
  const lean = (pose.lean * 0.45 * Math.PI) / 180;
  const seen = 1 - Math.min(Math.abs(pose.lean), 60) / 160;
  const across: Point = [Math.cos(lean) * seen, Math.sin(lean) * seen];
  const shoulder = (side: number): Point => {
    const [x, y] = toward(hips, 180 - pose.lean, build.trunk * 0.88);
    return [x + across[0] * build.shoulder * side, y + across[1] * build.shoulder * side];
  };
  const hip = (side: number): Point => [side * build.hip * 0.6, build.legWidth * 0.3];
  const foreLeg = limb(hip(1), pose.foreLeg, build.leg);
  const hindLeg = limb(hip(-1), pose.hindLeg, build.leg);
  const lowest = Math.max(foreLeg.end[1], hindLeg.end[1], foreLeg.joint[1], hindLeg.joint[1]) + build.legWidth * 0.8;
  return {
    hips,
    neck,
    head: toward(neck, 180 - pose.lean - (pose.nod ?? 0) * 0.6, build.head * 0.95),
    foreArm: limb(shoulder(0.86), pose.fore, build.arm),
    hindArm: limb(shoulder(-0.86), pose.hind, build.arm),
    foreLeg,
    hindLeg,
    across,
    ground: lowest + (pose.lift ?? 0),
  };
}
