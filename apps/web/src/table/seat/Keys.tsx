// The three keys of a player: each with a colour and a bow of its own shape, filled when it is forged.
import type { KeyColor } from '@vaultsong/engine';
import { about } from '@vaultsong/rulebook';
import { Glyph } from '../../components/Glyph.tsx';
import { fourthKey, keyShapeOf, keyShapes } from '../../components/icons.ts';
import { RuleLink } from '../sheets/RuleLink.tsx';

/** "2 of 3 keys forged: red, yellow". */
const told = (forged: readonly KeyColor[], toWin: number): string =>
  `${forged.length} of ${toWin} keys forged${forged.length === 0 ? '' : `: ${forged.join(', ')}`}`;

interface KeysProps {
  readonly forged: readonly KeyColor[];
  /** The number of keys that win the game: one more than there are colors for a player with Tinkerer. */
  readonly toWin?: number | undefined;
}

interface KeyProps {
  readonly colour: KeyColor;
  readonly isForged: boolean;
}

/** Decoration only: words beside it say which one it is. */
export const Key = ({ colour, isForged }: KeyProps) => {
  const path = keyShapeOf(colour)?.path ?? '';
  return <Glyph path={path} className={`key key-${colour} ${isForged ? 'is-forged' : ''}`} />;
};

/** For ears, when a key is forged or unforged: "Bot has forged 2 of 3 keys: red, yellow". */
export const KeysSaid = ({ who, forged, toWin = keyShapes.length }: KeysProps & { readonly who: string }) => (
  <span className="unseen" role="status">
    {`${who} ${who === 'You' ? 'have' : 'has'} ${told(forged, toWin)}`}
  </span>
);

export const Keys = ({ forged, toWin = keyShapes.length }: KeysProps) => (
  <RuleLink
    to={about.keys}
    kind="About"
    className="keys"
    label={`${told(forged, toWin)}. About: ${about.keys.title}`}
    stop
  >
    {(toWin > keyShapes.length ? [...keyShapes, fourthKey] : keyShapes).map(({ colour }) => (
      <Key key={colour} colour={colour} isForged={forged.includes(colour)} />
    ))}
  </RuleLink>
);
