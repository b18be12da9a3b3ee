// All tools by name.
import { devices } from './devices.ts';
import { forces } from './forces.ts';
import { living } from './living.ts';
import { places } from './places.ts';
import { signs } from './signs.ts';
import type { Tool } from './tool.ts';
import { treasures } from './treasures.ts';
import { weapons } from './weapons.ts';

const all = { ...weapons, ...treasures, ...devices, ...forces, ...signs, ...living, ...places } as const;

export type ToolName = keyof typeof all;

export const tools: Readonly<Record<ToolName, Tool>> = all;
