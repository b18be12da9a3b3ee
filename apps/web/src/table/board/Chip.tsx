// A number with its sign, such as the damage on a creature.

import { Icon } from '../../components/Glyph.tsx';
import type { IconName } from '../../components/icons.ts';

interface ChipProps {
  readonly kind: string;
  readonly icon: IconName;
  readonly children?: React.ReactNode;
  readonly title: string;
}

export const Chip = ({ kind, icon, children, title }: ChipProps) => (
  <span className={`chip chip-${kind}`} title={title}>
    <Icon name={icon} />
    {children === undefined ? null : <b>{children}</b>}
  </span>
);
