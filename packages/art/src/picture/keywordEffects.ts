// Effects of keywords in a picture: drops of poison, thorns of the hazardous, the speed of a skirmisher.
import type { Dice } from '../dice.ts';
import type { Hue } from '../light/lights.ts';
import { num } from '../paint/geometry.ts';
import type { KeywordEffect, Portrayal } from '../plan/portrayal.ts';

const drop = (x: number, y: number, r: number): string =>
  `M${num(x)} ${num(y - r * 2)}Q${num(x + r * 1.4)} ${num(y)} ${num(x + r)} ${num(y + r * 0.6)}Q${num(x)} ${num(y + r * 1.6)} ${num(x - r)} ${num(y + r * 0.6)}Q${num(x - r * 1.4)} ${num(y)} ${num(x)} ${num(y - r * 2)}z`;

const backward: readonly KeywordEffect[] = ['speed', 'veil'];

function pathOf(effect: KeywordEffect, dice: Dice): string {
  switch (effect) {
    case 'blur':
    case 'shield':
      return '';
    case 'drops':
      return Array.from({ length: 5 }, (_, i) =>
        drop(30 + i * 14 + dice.between(-4, 4), dice.between(62, 80), dice.between(1.8, 3.2)),
      ).join('');
    case 'thorns':
      return Array.from(
        { length: 11 },
        (_, i) =>
          `M${num(6 + i * 10.5)} 91l${num(3 + dice.between(-2, 2))}-${num(dice.between(8, 17))} 4 ${num(dice.between(8, 14))}z`,
      ).join('');
    case 'speed':
      return Array.from(
        { length: 5 },
        (_, i) => `M${num(dice.between(2, 16))} ${num(34 + i * 10)}h${num(dice.between(14, 30))}l-3 1.600h-20z`,
      ).join('');
    case 'burst':
      return 'M98 56Q104 68 100 86Q96 68 98 56zM106 52Q114 66 109 86Q104 68 106 52zM114 56Q121 68 117 82Q112 68 114 56z';
    case 'veil':
      return 'M60 4a42 42 0 1 1-.1 0zM60 6.500a39.500 39.500 0 1 0 .1 0z';
  }
}

/** @param behind those that lie behind the figure; else those before it */
export function drawKeywordEffects(
  plan: Portrayal,
  shades: Readonly<Record<Hue, string>>,
  dice: Dice,
  behind: boolean,
): string {
  const path = plan.keywordEffects
    .filter((effect) => backward.includes(effect) === behind)
    .map((effect) => pathOf(effect, dice))
    .join('');
  return path === '' ? '' : `<path d="${path}" fill="${shades.spark}" stroke="${shades.night}" stroke-width=".6"/>`;
}
