// The three keys of a player: each with a bow of its own shape, filled when it is forged.
import { about } from '@vaultsong/rulebook';
import { keyShapes } from '../page/icons.ts';
import { Glyph } from '../parts/Glyph.tsx';
import { RuleLink } from './RuleLink.tsx';

export const Keys = ({ forged }: { readonly forged: number }) => (
  <RuleLink
    to={about.keys}
    kind="About"
    className="keys"
    label={`${forged} of ${keyShapes.length} keys forged. About: ${about.keys.title}`}
    stop
  >
    {keyShapes.map(({ colour, path }, i) => (
      <Glyph key={colour} path={path} className={`key key-${colour} ${i < forged ? 'is-forged' : ''}`} />
    ))}
  </RuleLink>
);
