// The bonus icons below the house of a card.
import type { Bonus } from '@vaultsong/engine';
import { Icon } from './Glyph.tsx';
import type { IconName } from './icons.ts';

const icons: Readonly<Record<Bonus, IconName>> = {
  aember: 'gem',
  capture: 'capture',
  damage: 'damage',
  draw: 'draw',
  discard: 'discard',
  power: 'power',
};

export const Bonuses = ({ bonus }: { readonly bonus: readonly Bonus[] }) =>
  bonus.length === 0 ? null : (
    <span className="bonuses">
      {bonus.map((icon, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal icons have nothing else to tell them apart, and never move
        <Icon key={i} name={icons[icon]} className={`bonus-${icon}`} />
      ))}
    </span>
  );
