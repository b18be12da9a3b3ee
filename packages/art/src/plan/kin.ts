// The choices that a people or a trade leaves: builds, looks, dress, poses, and what is carried.

import type { SpeciesName } from '../animals/species.ts';
import type { BuildName } from '../beings/builds.ts';
import type { faces } from '../beings/faces.ts';
import type { gear } from '../beings/gear.ts';
import type { OutfitName } from '../beings/outfits.ts';
import type { PoseName } from '../beings/poses.ts';
import type { SceneName } from '../scenes/index.ts';
import type { ToolName } from '../tools/index.ts';

export type FaceName = keyof typeof faces;
export type GearName = keyof typeof gear;

/** What a people or a trade has to choose from; what it leaves out, the other one says. */
export interface Kin {
  readonly builds?: readonly BuildName[];
  readonly faces?: readonly FaceName[];
  readonly gear?: readonly GearName[];
  readonly outfits?: readonly OutfitName[];
  readonly tools?: readonly ToolName[];
  readonly poses?: readonly PoseName[];
  readonly scenes?: readonly SceneName[];
  readonly wings?: 'feathered' | 'leathery';
  readonly tail?: true;
  /** An animal rather than a being with hands. */
  readonly animals?: readonly SpeciesName[];
}
