// Every answer as one of a fixed number of actions, for policies whose output has a fixed size: the mask of a question is the
// set of the actions of its options. An action names a card by its id, which is its place in the list of all cards of a
// game; so it is exact, and means the same at each question.
import type { Flank, House, KeyColor, Move, Option, PlayedFrom, Ref } from '@vaultsong/engine';
import { houses, keyColors } from '@vaultsong/engine';

/** Ids of cards in one block; a game of two decks has some 80 cards, three against the Keyraken some 160. */
const cards = 256;
const numbers = 128;
const places = 64;
const seats = 4;

const flanks = ['left', 'right'] as const satisfies readonly Flank[];
const playedFrom = ['discard', 'archives', 'purged'] as const satisfies readonly PlayedFrom[];

/** In this order; a block has one action for each thing that it counts. */
const sizes = {
  /** Chooses a card. */
  card: cards,
  play: cards,
  'play-as-upgrade': cards,
  'play-from-discard': cards,
  'play-from-archives': cards,
  'play-from-purged': cards,
  discard: cards,
  reap: cards,
  fight: cards,
  action: cards,
  omni: cards,
  /** An Omni: ability of a card in hand. */
  'omni-from-hand': cards,
  unstun: cards,
  /** What a card beside the table lets its owner do. */
  beside: cards,
  end: 1,
  /** For æmber of the team, and for chains. */
  'raise-tide': 2,
  yes: 1,
  no: 1,
  done: 1,
  /** In the order of `houses`, and at last no house. */
  house: houses.length + 1,
  /** Left, right. */
  flank: flanks.length,
  /** A gap between two creatures, counted from the left flank. */
  place: places,
  number: numbers,
  /** Red, blue, yellow of seat 0, then of the next. */
  key: seats * keyColors.length,
  seat: seats,
} as const;
type Block = keyof typeof sizes;

/** All of them together: `Discrete(4096)`. */
export const actionCount = 4096;

export interface ActionBlock {
  readonly block: Block | 'listed';
  readonly from: number;
  readonly size: number;
}

const blocks: readonly (ActionBlock & { readonly block: Block })[] = (() => {
  let from = 0;
  return blockNames().map((block) => {
    const size = sizes[block];
    const found = { block, from, size };
    from += size;
    return found;
  });
})();

function blockNames(): readonly Block[] {
  const isBlock = (name: string): name is Block => name in sizes;
  return Object.keys(sizes).filter(isBlock);
}

const last = blocks.at(-1)!;
const listed: ActionBlock = { block: 'listed', from: last.from + last.size, size: actionCount - last.from - last.size };

/** Which action means what. `listed` are options by their place in a question: names, traits, effects, what has no other number. */
export const actionBlocks: readonly ActionBlock[] = [...blocks, listed];

const firstOf = new Map(blocks.map(({ block, from }) => [block, from]));

/** The number of a thing in its block; null where the block has no room for it. */
function numbered(block: Block, n: number): number | null {
  const from = firstOf.get(block);
  return from === undefined || n < 0 || n >= sizes[block] ? null : from + n;
}

/**
 * The actions of the options of a question, one for each, all different.
 * @throws RangeError for a question with more options than there are actions for
 */
export function actionsOf(options: readonly Option[]): readonly number[] {
  const taken = new Set<number>();
  return options.map((option, index) => {
    const own = ownAction(option);
    const action = own === null || taken.has(own) ? listed.from + index : own;
    if (action >= actionCount)
      throw new RangeError(`Option ${index} is more than the ${listed.size} that can be listed`);
    taken.add(action);
    return action;
  });
}

function ownAction(option: Option): number | null {
  switch (option.pick) {
    case 'house':
      return numbered('house', houseNumber(option.house));
    case 'move':
      return moveAction(option.move);
    case 'card':
      return numbered('card', option.card.id);
    case 'number':
      return numbered('number', option.value);
    case 'flank':
      return numbered('flank', flanks.indexOf(option.side));
    case 'place':
      return numbered('place', option.index);
    case 'key':
      return numbered('key', option.seat * keyColors.length + keyNumber(option.color));
    case 'seat':
      return numbered('seat', option.seat);
    case 'yes':
    case 'no':
    case 'done':
      return numbered(option.pick, 0);
    case 'name':
    case 'trait':
    case 'option':
    case 'order':
      return null;
    default:
      return option satisfies never;
  }
}

const houseNumber = (house: House | null): number => (house === null ? houses.length : houses.indexOf(house));
/** A fourth key is of no color, and is the last to be numbered with the third. */
const keyNumber = (color: KeyColor): number =>
  color === 'colorless' ? keyColors.length - 1 : keyColors.indexOf(color);

function moveAction(move: Move): number | null {
  switch (move.do) {
    case 'end':
      return numbered('end', 0);
    case 'raise-tide':
      return numbered('raise-tide', move.for === 'chains' ? 1 : 0);
    case 'play':
      return playAction(move.card, move.from, move.as);
    case 'omni':
      return numbered(move.fromHand ? 'omni-from-hand' : 'omni', move.card.id);
    case 'discard':
    case 'reap':
    case 'fight':
    case 'action':
    case 'unstun':
    case 'beside':
      return numbered(move.do, move.card.id);
    default:
      return move satisfies never;
  }
}

function playAction({ id }: Ref, from: PlayedFrom | undefined, as: 'upgrade' | undefined): number | null {
  if (from === undefined) return numbered(as === undefined ? 'play' : 'play-as-upgrade', id);
  // Both at once are so seldom that they have no block.
  return as === undefined && playedFrom.includes(from) ? numbered(`play-from-${from}`, id) : null;
}
