// The card under the pointer while it is dragged. It follows without React: a pointer moves more often than a table is drawn.
import { useLayoutEffect, useRef } from 'react';
import { Art } from '../../components/Art.tsx';
import { Emblems } from '../../components/Glyph.tsx';
import { housesOf } from '../../components/print/houses.ts';
import { usePlay } from '../hand/Play.ts';
import { findKnown } from '../seat/known.ts';
import { useDragging } from './dragging.ts';

export function Dragged() {
  const play = usePlay();
  const dragging = useDragging();
  const element = useRef<HTMLDivElement>(null);
  const isHeld = dragging !== null && !dragging.isBack;

  useLayoutEffect(() => {
    if (!isHeld) return;
    const onMove = ({ clientX, clientY }: PointerEvent): void => {
      if (element.current !== null) element.current.style.translate = `${clientX}px ${clientY}px`;
    };
    window.addEventListener('pointermove', onMove);
    return () => window.removeEventListener('pointermove', onMove);
  }, [isHeld]);

  if (dragging === null) return null;
  const { card, from, isBack } = dragging;
  const cardInfo = play.cardInfo(card.name);
  const houses = housesOf(findKnown(play.snapshot.view, card.key), cardInfo);
  return (
    <div
      ref={element}
      className={`dragged house-${houses[0] ?? 'none'} ${isBack ? 'is-back' : ''}`}
      style={isBack ? { translate: `${from.x}px ${from.y}px` } : undefined}
      aria-hidden="true"
      data-testid="dragged"
    >
      <div>
        <Art cardInfo={cardInfo} />
        <b>
          <Emblems houses={houses} />
          {cardInfo.title}
        </b>
      </div>
    </div>
  );
}
