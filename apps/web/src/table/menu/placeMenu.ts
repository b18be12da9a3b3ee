// Position of a card's menu: above or below the card, never on it nor on its neighbors, always inside the window. Pure.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Of the hand, above it; of a card in play, below it, so that the line it acts on stays in sight. */
export type Side = 'above' | 'below';

/** Between card and menu; a selected card rises a little. */
const gap = 10;
/** From the edge of the window. */
const margin = 4;

const within = (at: number, length: number, room: number): number =>
  Math.max(margin, Math.min(at, room - length - margin));

/** @returns the upper left corner of the menu; on the other side of the card where there is no room on this one */
export function placeMenu(
  card: Box,
  menu: Size,
  room: Size,
  side: Side,
): { readonly left: number; readonly top: number } {
  const above = card.top - gap - menu.height;
  const below = card.top + card.height + gap;
  const goesUp = side === 'above' ? above >= margin : below + menu.height + margin > room.height;
  return {
    left: within(card.left + card.width / 2 - menu.width / 2, menu.width, room.width),
    top: within(goesUp ? above : below, menu.height, room.height),
  };
}
