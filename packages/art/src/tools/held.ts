// The tools that a hand can hold.
import { forces } from './forces.ts';
import type { ToolName } from './index.ts';
import { places } from './places.ts';

/** Too large for hands, or no things at all. */
const loose = new Set<string>(
  [
    ...Object.keys(places),
    ...Object.keys(forces).filter((name) => !['bolt', 'flame', 'drop', 'rock', 'star', 'light'].includes(name)),
    'anvil arms arrows boots brain broken buggy claw cloak collar comet crown drone fist footprints gauntlet goggles hand',
    'heart helmet horns keyboard mask paw plates pod robotarm rocket saucer shackles ship skulls spikes starship swirl talk',
    'target tentacles trap tree up vines virus wagon web wings airship',
  ].flatMap((names) => names.split(' ')),
);

export const isHeld = (tool: ToolName): boolean => !loose.has(tool);
