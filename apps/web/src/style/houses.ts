// The two colours of each house by day and by night. The night's are those of the pictures; by day the banner is a breath of
// the accent on white, and the accent as dark as it must be to be seen on that.

import type { HouseColors } from '@vaultsong/art';
import { mix, palette } from '@vaultsong/art';
import { contrast } from './contrast.ts';

/** R: WCAG 2.2, 1.4.3, because the names of houses are written in it too. */
const readable = 4.5;

export function byDay({ accent, banner: dark }: HouseColors): HouseColors {
  const banner = mix('#ffffff', accent, 0.2);
  let share = 0;
  while (share < 1 && contrast(mix(accent, dark, share), banner) < readable) share += 0.02;
  return { accent: mix(accent, dark, share), banner };
}

/** The rules that say it. */
export const houseRules = (): string =>
  Object.entries(palette)
    .map(([house, night]) => {
      const day = byDay(night);
      return `.house-${house}{--accent:light-dark(${day.accent},${night.accent});--banner:light-dark(${day.banner},${night.banner})}`;
    })
    .join('');
