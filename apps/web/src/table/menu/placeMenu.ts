// Position of a card's menu: as near to the card as it covers nothing that can be pressed. Pure.

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

export interface Spot {
  readonly left: number;
  readonly top: number;
}

/** Of the hand, above it; of a card in play, below it, so that the line it acts on stays in sight. */
export type Side = 'above' | 'below';

/** Between card and menu; a selected card rises a little. */
const gap = 10;
/** From whatever else can be pressed, and from the edge of the room. */
const margin = 4;
/** Farther from its card it would not be seen as its menu. The prompt has the same verbs. */
const farthest = 240;

const grown = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** From edge to edge, along the longer of both ways. */
const between = (one: Box, other: Box): number =>
  Math.max(
    one.left - other.left - other.width,
    other.left - one.left - one.width,
    one.top - other.top - other.height,
    other.top - one.top - one.height,
  );

/** Positions along one axis at which the menu begins: in the middle of the card, and against all edges. */
const begins = (middle: number, length: number, edges: readonly (readonly [number, number])[]): readonly number[] => [
  middle - length / 2,
  ...edges.flatMap(([from, to]) => [from - length, to]),
];

/**
 * @param room in which the menu has to stay
 * @param taken all that can be pressed besides the card
 * @returns the upper left corner of the menu; null where everything near the card is taken
 */
export function placeMenu(card: Box, menu: Size, room: Box, side: Side, taken: readonly Box[]): Spot | null {
  // The box of an element has accessors, which a spread would leave behind.
  const { width, height } = menu;
  const inside = grown(room, -margin);
  const near = taken.map((box) => grown(box, margin)).filter((box) => between(box, card) < farthest + width);
  const own = grown(card, gap);
  const edges = [own, ...near];
  const lefts = begins(
    card.left + card.width / 2,
    width,
    [...edges, inside].map((box) => [box.left, box.left + box.width]),
  );
  const tops = begins(
    card.top + card.height / 2,
    height,
    edges.map((box) => [box.top, box.top + box.height]),
  );
  const isWithin = (at: Box): boolean =>
    at.left >= inside.left &&
    at.top >= inside.top &&
    at.left + at.width <= inside.left + inside.width &&
    at.top + at.height <= inside.top + inside.height;
  const cost = (at: Box): number => {
    const isBelow = at.top > card.top + card.height / 2;
    const aside = Math.abs(at.left + at.width / 2 - card.left - card.width / 2);
    return between(at, card) * 4 + aside + (isBelow === (side === 'below') ? 0 : height);
  };
  let best: { readonly spot: Spot; readonly cost: number } | null = null;
  for (const left of lefts)
    for (const top of tops) {
      const at: Box = { left, top, width, height };
      if (!isWithin(at) || between(at, card) > farthest) continue;
      const costs = cost(at);
      if ((best === null || costs < best.cost) && !edges.some((box) => overlap(at, box)))
        best = { spot: { left, top }, cost: costs };
    }
  return best?.spot ?? null;
}
