// The card that is being dragged, for all that lights up meanwhile.
import type { CardKey, Reach } from '@vaultsong/foresight';
import { createContext, useContext } from 'react';
import type { Inspected } from '../hand/Play.ts';
import type { DropTarget, Lit } from './drops.ts';

export interface Dragging {
  readonly card: Inspected & { readonly key: CardKey };
  /** Where it was taken up. */
  readonly from: { readonly x: number; readonly y: number };
  readonly reach: Reach | null;
  readonly lit: Lit;
  readonly over: DropTarget;
  /** It goes back to where it was. */
  readonly isBack: boolean;
}

export const DraggingContext = createContext<Dragging | null>(null);

export const useDragging = (): Dragging | null => useContext(DraggingContext);

/** Data attributes that the styles of the table read while a card is dragged. */
export function dropMarks(dragging: Dragging | null): Readonly<Record<string, string>> {
  if (dragging === null || dragging.isBack) return {};
  const { card, lit, over } = dragging;
  const drops = [lit.line ? 'line' : '', lit.discard ? 'discard' : ''].filter((name) => name !== '').join(' ');
  const at = over.type === 'line' ? `line ${over.at}` : over.type;
  return { 'data-dragging': card.key, 'data-drops': drops, 'data-over': at };
}
