// Scenes: their type, and the lines that many of them share.
import type { Dice } from '../dice.ts';
import { num } from '../paint/geometry.ts';

/** `lit`: catches the light or gives it. */
export type Depth = 'far' | 'mid' | 'near' | 'lit';

/** Layers of a land, the nearest last; faint ones with their opacity. */
export type Layers = readonly (readonly [depth: Depth, path: string, opacity?: number])[];

/** The same dice always give the same scene. */
export type Draw = (dice: Dice) => Layers;

/** Places something at about even distances over the whole width. */
export function along(count: number, dice: Dice, at: (x: number) => string): string {
  const step = 124 / count;
  return Array.from({ length: count }, (_, i) =>
    at((i + 0.5) * step - 2 + dice.between(-step * 0.35, step * 0.35)),
  ).join('');
}

export function hills(height: number, rough: number, dice: Dice): string {
  const tops = Array.from({ length: 7 }, (_, i) => `L${i * 20} ${num(height + dice.between(-rough, rough))}`);
  return `M0 92V${num(height)}${tops.join('')}V92z`;
}

/** What a figure stands on. */
export const ground = (height: number, dice: Dice): string =>
  `M-2 92V${num(height)}q20-${num(dice.between(1, 5))} 42 0t44-1 38 1V92z`;
