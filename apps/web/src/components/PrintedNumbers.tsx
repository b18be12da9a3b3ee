// The printed power and armor of a creature; nothing for other cards, nor for the art half of a gigantic
// creature, which has neither.
import type { CardInfo } from '../wire/cardInfo.ts';
import { Icon } from './Glyph.tsx';

interface PrintedNumbersProps {
  readonly cardInfo: Pick<CardInfo, 'type' | 'half' | 'power' | 'armor'>;
  readonly className: string;
}

export function PrintedNumbers({ cardInfo, className }: PrintedNumbersProps) {
  if (cardInfo.type !== 'creature' || cardInfo.half === 'art') return null;
  return (
    <span className={className}>
      <Icon name="power" />
      {cardInfo.power}
      {cardInfo.armor > 0 ? (
        <>
          <Icon name="shield" />
          {cardInfo.armor}
        </>
      ) : null}
    </span>
  );
}
