// The three keys of a player: each with a colour and a bow of its own shape, filled when it is forged.
import type { KeyColor } from '@vaultsong/engine';
import { about } from '@vaultsong/rulebook';
import { Glyph } from '../../components/Glyph.tsx';
import { keyShapes } from '../../components/icons.ts';
import { RuleLink } from '../sheets/RuleLink.tsx';

/** "2 of 3 keys forged: red, yellow". */
const told = (forged: readonly KeyColor[]): string =>
  `${forged.length} of ${keyShapes.length} keys forged${forged.length === 0 ? '' : `: ${forged.join(', ')}`}`;

interface KeyProps {
  readonly colour: KeyColor;
  readonly isForged: boolean;
}

/** Decoration only: words beside it say which one it is. */
export const Key = ({ colour, isForged }: KeyProps) => {
  const path = keyShapes.find((shape) => shape.colour === colour)?.path ?? '';
  return <Glyph path={path} className={`key key-${colour} ${isForged ? 'is-forged' : ''}`} />;
};

/** For ears, when a key is forged or unforged: "Bot has forged 2 of 3 keys: red, yellow". */
export const KeysSaid = ({ who, forged }: { readonly who: string; readonly forged: readonly KeyColor[] }) => (
  <span className="unseen" role="status">
    {`${who} ${who === 'You' ? 'have' : 'has'} ${told(forged)}`}
  </span>
);

export const Keys = ({ forged }: { readonly forged: readonly KeyColor[] }) => (
  <RuleLink to={about.keys} kind="About" className="keys" label={`${told(forged)}. About: ${about.keys.title}`} stop>
    {keyShapes.map(({ colour }) => (
      <Key key={colour} colour={colour} isForged={forged.includes(colour)} />
    ))}
  </RuleLink>
);
