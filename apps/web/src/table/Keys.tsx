// The three keys of a player: each with a bow of its own shape, filled when it is forged.
import { keyShapes } from '../page/icons.ts';
import { Glyph } from '../parts/Glyph.tsx';

export const Keys = ({ forged }: { readonly forged: number }) => (
  <span className="keys" role="img" aria-label={`${forged} of ${keyShapes.length} keys forged`}>
    {keyShapes.map(({ colour, path }, i) => (
      <Glyph key={colour} path={path} className={`key key-${colour} ${i < forged ? 'is-forged' : ''}`} />
    ))}
  </span>
);
