// The three keys of a player: each with a colour and a bow of its own shape, filled when it is forged.
import type { KeyColor } from '@vaultsong/engine';
import { about } from '@vaultsong/rulebook';
import { keyShapes } from '../page/icons.ts';
import { Glyph } from '../parts/Glyph.tsx';
import { RuleLink } from './RuleLink.tsx';

/** "2 of 3 keys forged: red, yellow". */
const told = (forged: readonly KeyColor[]): string =>
  `${forged.length} of ${keyShapes.length} keys forged${forged.length === 0 ? '' : `: ${forged.join(', ')}`}`;

export const Keys = ({ forged }: { readonly forged: readonly KeyColor[] }) => (
  <RuleLink to={about.keys} kind="About" className="keys" label={`${told(forged)}. About: ${about.keys.title}`} stop>
    {keyShapes.map(({ colour, path }) => (
      <Glyph key={colour} path={path} className={`key key-${colour} ${forged.includes(colour) ? 'is-forged' : ''}`} />
    ))}
  </RuleLink>
);
