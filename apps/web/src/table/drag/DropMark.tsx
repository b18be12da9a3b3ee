// A ring on a card that another one can be dropped on.
import type { CardKey } from '@vaultsong/foresight';
import { useDragging } from './dragging.ts';

export function DropMark({ of }: { readonly of: CardKey }) {
  const dragging = useDragging();
  if (dragging === null || dragging.isBack || !dragging.lit.cards.includes(of)) return null;
  const isOver = dragging.over.type === 'card' && dragging.over.key === of;
  return <span className={`drop-mark ${isOver ? 'is-over' : ''}`} aria-hidden="true" data-testid="drop-mark" />;
}
