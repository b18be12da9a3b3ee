// A being or an animal of a portrayal, drawn around its own origin.

import { drawAnimal } from '../animals/draw.ts';
import type { GaitName } from '../animals/gaits.ts';
import { gaits } from '../animals/gaits.ts';
import { species } from '../animals/species.ts';
import { arm, cape, leg, pauldron, tail, trunk, wings } from '../beings/body.ts';
import { bonesOf } from '../beings/bones.ts';
import { builds } from '../beings/builds.ts';
import { faces } from '../beings/faces.ts';
import type { Gear } from '../beings/gear.ts';
import { gear } from '../beings/gear.ts';
import type { Outfit } from '../beings/outfits.ts';
import { outfits } from '../beings/outfits.ts';
import type { Pose, PoseName } from '../beings/poses.ts';
import { poses } from '../beings/poses.ts';
import type { Dice } from '../dice.ts';
import type { Drawn, Part } from '../paint/drawn.ts';
import { num } from '../paint/geometry.ts';
import type { Shape } from '../paint/shape.ts';
import type { Animal, Being, Portrayal } from '../plan/portrayal.ts';
import { tools } from '../tools/index.ts';

function drawBeing(being: Being, pose: Pose, { tool, armor, keywordEffects, view }: Portrayal): Drawn {
  const build = builds[being.build];
  const outfit: Outfit = outfits[being.outfit];
  const bones = bonesOf(build, pose);
  const [headX, headY] = bones.head;
  const tilt = pose.lean * 0.55 + (pose.nod ?? 0);
  const head = `translate(${num(headX)} ${num(headY)}) rotate(${num(tilt)}) scale(${num(build.head / 9)})`;
  const worn: Gear = gear[being.gear];
  const held = tool === 'none' ? undefined : tools[tool];
  const [handX, handY] = (pose.behind ? bones.hindArm : bones.foreArm).end;
  const scale = Math.max(0.72, Math.min(1.15, build.arm / 34)) * 1.05;
  const inHand: readonly Part[] =
    held === undefined || view === 'close'
      ? []
      : [
          {
            shapes: held.art,
            place: `translate(${num(handX)} ${num(handY)}) rotate(${num(held.upright ? Math.max(-14, Math.min(14, pose.tool * 0.2)) : pose.tool)}) scale(${num(scale)}) translate(0 ${held.upright ? -Math.max(12, held.grip) : -held.grip})`,
          },
        ];
  const guarded = keywordEffects.includes('shield') && tool !== 'shield';
  const [backX, backY] = bones.hindArm.end;
  const plates = outfit.pauldrons ?? (armor > 0 ? 'metal' : undefined);
  const behind: readonly Shape[] = [
    ...(being.wings === undefined ? [] : [['trim', wings(bones, build, being.wings === 'feathered')] as Shape]),
    ...(being.tail === undefined || outfit.skirt === 'robe' ? [] : [['skin', tail(build)] as Shape]),
    ...(outfit.cape === undefined ? [] : [[outfit.cape, cape(bones, build)] as Shape]),
  ];
  const legs =
    outfit.skirt === 'wisp' ? [] : [...leg(bones.hindLeg, build, outfit), ...leg(bones.foreLeg, build, outfit)];
  const face: Part = { shapes: [...faces[being.face], ...worn.front], place: head };
  const fore: readonly Part[] = [
    ...(pose.behind ? [] : inHand),
    {
      shapes: [
        ...arm(bones.foreArm, build, outfit),
        ...(plates === undefined ? [] : [[plates, pauldron(bones.foreArm.root, build, armor)] as Shape]),
      ],
    },
  ];
  return {
    parts: [
      { shapes: behind },
      ...(pose.behind ? inHand : []),
      {
        shapes: [
          ...arm(bones.hindArm, build, outfit),
          ...(plates === undefined ? [] : [[plates, pauldron(bones.hindArm.root, build, armor)] as Shape]),
          ...legs,
        ],
      },
      ...(worn.back === undefined ? [] : [{ shapes: worn.back, place: head }]),
      { shapes: trunk(bones, build, outfit) },
      ...(guarded ? [{ shapes: tools.shield.art, place: `translate(${num(backX)} ${num(backY)}) scale(.8)` }] : []),
      // Near by, no arm hides the face.
      ...(view === 'whole' ? [face, ...fore] : [...fore, face]),
    ],
    head: bones.head,
    ground: bones.ground,
    reach: 1,
  };
}

const isGait = (name: string): name is GaitName => name in gaits;
const isPose = (name: string): name is PoseName => name in poses;

/** @throws never: a pose that does not fit stands still */
export function drawLiving(figure: Being | Animal, plan: Portrayal, dice: Dice): Drawn {
  if (figure.kind === 'animal')
    return drawAnimal(species[figure.species], gaits[isGait(plan.pose) ? plan.pose : 'stand'], dice);
  return drawBeing(figure, poses[isPose(plan.pose) ? plan.pose : 'stand'], plan);
}
