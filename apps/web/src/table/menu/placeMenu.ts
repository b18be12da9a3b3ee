// Where the menu of a card stands: beside the card, never on it, always inside the window. Pure.

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

/** Of the hand, above it; of a creature, at its side, so that the line it acts on stays in sight; of an artifact, below it. */
export type Side = 'above' | 'beside' | 'below';

/** Between card and menu; a selected card rises a little. */
const gap = 10;
/** From the edge of the window. */
const margin = 4;

const within = (at: number, length: number, room: number): number =>
  Math.max(margin, Math.min(at, room - length - margin));

/** @returns the upper left corner of the menu */
export function placeMenu(card: Box, menu: Size, room: Size, side: Side): { readonly left: number; readonly top: number } {
  if (side === 'beside') {
    const right = card.left + card.width + gap;
    const isRoom = right + menu.width + margin <= room.width;
    const left = isRoom ? right : card.left - gap - menu.width;
    return { left: within(left, menu.width, room.width), top: within(card.top, menu.height, room.height) };
  }
  const left = within(card.left + card.width / 2 - menu.width / 2, menu.width, room.width);
  const above = card.top - gap - menu.height;
  const below = card.top + card.height + gap;
  const goesUp = side === 'above' ? above >= margin : below + menu.height + margin > room.height;
  return { left, top: within(goesUp ? above : below, menu.height, room.height) };
}
