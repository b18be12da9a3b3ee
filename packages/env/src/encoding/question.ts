// The pending question as a program reads it. Its options stand apart, in `legal`.
import type { Ask, AskKind, NodeId, Ref, Seat } from '@vaultsong/engine';
import { sayAsk } from '@vaultsong/say';

export interface EncodedQuestion {
  readonly kind: AskKind;
  /** What it is for: the address of the node that asks, such as `rules/fight…` or `bad-penny/0.do`. */
  readonly why: NodeId;
  /** The card whose ability asks; null for the rules themselves, or a card that this seat may not know. */
  readonly source: { readonly card: string; readonly id: number } | null;
  /** Whose ability asks. */
  readonly controller: Seat;
  /** Ids of cards chosen so far, where several are, and how many in all. */
  readonly picked: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly words?: string;
}

/** @param ask as the seat that has to answer sees it */
export function encodeQuestion(ask: Ask, words: boolean): EncodedQuestion {
  const { kind, why, source, controller, picked, min, max } = ask;
  return {
    kind,
    why,
    source: source === null ? null : encodeCard(source),
    controller,
    picked: picked.map(({ id }) => id),
    min,
    max,
    ...(words ? { words: sayAsk(ask) } : {}),
  };
}

const encodeCard = ({ name, id }: Ref): EncodedQuestion['source'] => (name === '' ? null : { card: name, id });
