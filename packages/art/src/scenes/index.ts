// All scenes by name.
import { lands } from './lands.ts';
import type { Draw } from './scene.ts';
import { works } from './works.ts';

const all = { ...lands, ...works } as const;

export type SceneName = keyof typeof all;

export const scenes: Readonly<Record<SceneName, Draw>> = all;
