// The houses of a deck as their emblems, which together say their names.

import { houseTitles } from '@vaultsong/art';
import type { House } from '@vaultsong/engine';
import { Emblem } from './Glyph.tsx';
import { Sign } from './Sign.tsx';

export const HouseSigns = ({ houses }: { readonly houses: readonly House[] }) => (
  <Sign says={houses.map((house) => houseTitles[house]).join(', ')} className="house-signs">
    {houses.map((house) => (
      <Emblem key={house} house={house} />
    ))}
  </Sign>
);
