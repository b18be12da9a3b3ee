// A small drawing in the colour of the text around it; what it means is always said in words beside it.

import { emblems } from '@vaultsong/art';
import type { House } from '@vaultsong/engine';
import type { IconName } from './icons.ts';
import { icons } from './icons.ts';

interface GlyphProps {
  readonly path: string;
  readonly className?: string;
}

export const Glyph = ({ path, className }: GlyphProps) => (
  <svg className={`glyph ${className ?? ''}`} viewBox="0 0 24 24" aria-hidden="true">
    <path fillRule="evenodd" d={path} />
  </svg>
);

export const Icon = ({ name, className }: { readonly name: IconName; readonly className?: string }) => (
  <Glyph path={icons[name]} {...(className === undefined ? {} : { className })} />
);

export const Emblem = ({ house }: { readonly house: House }) => (
  <Glyph path={emblems[house]} className={`emblem house-${house}`} />
);

/** Of all houses that a copy of a card belongs to, its own first: a house icon adds one. */
export const Emblems = ({ houses }: { readonly houses: readonly House[] }) =>
  houses.length === 0 ? null : (
    <span className={`emblems ${houses.length > 1 ? 'are-several' : ''}`}>
      {houses.map((house) => (
        <Emblem key={house} house={house} />
      ))}
    </span>
  );
