// The one thing the game waits for. A question is data, an answer is the index of one option; choosing several cards is
// several answers with a `done` option. `legal` enumerates the options; bots, tables and replays read the same thing.
import type { NodeId } from '../language/definitions.ts';
import type { CardVerb, Flank, House, KeyColor, PlayedFrom, Ref, Seat } from '../terms.ts';
import type { Trigger } from './frames.ts';

export interface Ask {
  readonly player: Seat;
  /** Whose ability asks, which is what "you" means in its text; for a question of the rules, the one who is asked. */
  readonly controller: Seat;
  readonly kind: AskKind;
  /** What it is for: the node that asks. */
  readonly why: NodeId;
  /** The card whose ability asks; null for the rules themselves. */
  readonly source: Ref | null;
  readonly options: readonly Option[];
  /** Cards chosen so far, where several are. */
  readonly picked: readonly Ref[];
  /** How many cards in all; 0 for questions that are not about cards. */
  readonly min: number;
  readonly max: number;
  /** A card of this house, where one is chosen for each house in turn. */
  readonly house?: House;
  /** Nothing in the game can tell the answers apart: hosts give the first one, and nobody is asked. */
  readonly alike?: true;
}

/** Whether a question needs nobody to answer it: hosts give the first answer. */
export const answersItself = ({ options, alike }: Ask): boolean => options.length === 1 || alike === true;

export type AskKind =
  | 'mulligan'
  | 'house'
  | 'name' // the title of a card
  | 'trait'
  | 'archives'
  | 'move'
  | 'omni'
  | 'cards'
  | 'flank'
  | 'order'
  | 'replace'
  | 'may'
  | 'option'
  | 'number'
  | 'turn-order' // who of a team goes first, and who next
  | 'pile' // which of several cards goes to its discard pile first
  | 'contribute' // how much of what the team pays
  | 'key' // which of a player's keys is forged or unforged
  | 'how';

export type Option =
  | { readonly pick: 'house'; readonly house: House | null }
  | { readonly pick: 'name'; readonly title: string }
  | { readonly pick: 'trait'; readonly trait: string }
  | { readonly pick: 'move'; readonly move: Move }
  | { readonly pick: 'card'; readonly card: Ref }
  | { readonly pick: 'option'; readonly label: string }
  | { readonly pick: 'number'; readonly value: number }
  | { readonly pick: 'flank'; readonly side: Flank }
  | { readonly pick: 'place'; readonly index: number } // a gap between two creatures, counted from the left flank
  | { readonly pick: 'order'; readonly trigger: Trigger }
  | { readonly pick: 'key'; readonly seat: Seat; readonly color: KeyColor; readonly cost?: number } // cost: where not all cost the same
  | { readonly pick: 'seat'; readonly seat: Seat } // who goes first, or next
  | { readonly pick: 'yes' | 'no' | 'done' };

/** The moves of a card in the third step, or when an effect lets it be used. */
export type Move =
  | { readonly do: 'play'; readonly card: Ref; readonly from?: PlayedFrom; readonly as?: 'upgrade' } // from: else the hand; as: instead of a creature
  | { readonly do: Exclude<CardVerb, 'play' | 'beside'>; readonly card: Ref; readonly fromHand?: true } // fromHand: an Omni: ability of a card in hand
  | { readonly do: 'beside'; readonly card: Ref } // what a card beside the table lets its owner do
  | { readonly do: 'end' }
  | { readonly do: 'raise-tide'; readonly for?: 'chains' }; // else for æmber of the team
