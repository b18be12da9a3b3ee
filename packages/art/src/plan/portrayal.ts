// Portrayals: who or what a picture shows, doing what, with what, where and in which light.

import type { GaitName } from '../animals/gaits.ts';
import type { SpeciesName } from '../animals/species.ts';
import type { BuildName } from '../beings/builds.ts';
import type { OutfitName } from '../beings/outfits.ts';
import type { PoseName } from '../beings/poses.ts';
import type { LightName } from '../light/lights.ts';
import type { SceneName } from '../scenes/index.ts';
import type { ToolName } from '../tools/index.ts';
import type { FaceName, GearName } from './kin.ts';

/** Somebody with hands. */
export interface Being {
  readonly kind: 'being';
  readonly build: BuildName;
  readonly face: FaceName;
  readonly gear: GearName;
  readonly outfit: OutfitName;
  readonly wings?: 'feathered' | 'leathery';
  readonly tail?: true;
}

export interface Animal {
  readonly kind: 'animal';
  readonly species: SpeciesName;
}

/** What has no life: the tool itself is the figure. */
export interface Thing {
  readonly kind: 'thing';
  readonly what: ToolName;
}

/** How a thing is shown. */
export type Stance =
  | 'upright'
  | 'leftward'
  | 'rightward'
  | 'pair'
  | 'three'
  | 'rain'
  | 'orbit'
  | 'huge'
  | 'plinth'
  | 'held'
  | 'hover'
  | 'stand';

/** What a keyword adds to a picture. */
export type KeywordEffect = 'blur' | 'drops' | 'thorns' | 'speed' | 'shield' | 'burst' | 'veil';

export type View = 'whole' | 'half' | 'close';

export interface Portrayal {
  readonly figure: Being | Animal | Thing;
  readonly pose: PoseName | GaitName | Stance;
  readonly tool: ToolName | 'none';
  readonly scene: SceneName;
  readonly light: LightName;
  readonly view: View;
  /** 1 for one of middling power. */
  readonly size: number;
  /** How many of it. */
  readonly crowd: 1 | 2 | 3;
  readonly armor: number;
  readonly keywordEffects: readonly KeywordEffect[];
  /** Looks to the left. */
  readonly turned: boolean;
  /** Which colors it wears: 0 to 3. */
  readonly livery: number;
  /** How far its colors lean, from -1 to 1. */
  readonly lean: number;
}

/** What figures decide by themselves. */
export type Shown = Pick<Portrayal, 'figure' | 'pose' | 'tool'>;
