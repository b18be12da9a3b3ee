// The printed power and armor of a creature; nothing for other cards, nor for the art half of a gigantic
// creature, which has neither.
import type { CardFace } from '../wire/faces.ts';
import { Icon } from './Glyph.tsx';

interface PrintedNumbersProps {
  readonly face: Pick<CardFace, 'type' | 'half' | 'power' | 'armor'>;
  readonly className: string;
}

export function PrintedNumbers({ face, className }: PrintedNumbersProps) {
  if (face.type !== 'creature' || face.half === 'art') return null;
  return (
    <span className={className}>
      <Icon name="power" />
      {face.power}
      {face.armor > 0 ? (
        <>
          <Icon name="shield" />
          {face.armor}
        </>
      ) : null}
    </span>
  );
}
