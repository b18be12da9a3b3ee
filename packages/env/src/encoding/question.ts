// The pending question as a program reads it. Its options stand apart, in `options`.
import type { Ask, AskKind, NodeId, Ref, Seat } from '@vaultsong/engine';
import { sayAsk } from '@vaultsong/say';

export interface EncodedQuestion {
  readonly kind: AskKind;
  /** Address of the rule or ability that asks, such as `rules/fight…` or `bad-penny/0.do`. */
  readonly reason: NodeId;
  /** The card whose ability asks; null for the rules themselves, or a card that this seat may not know. */
  readonly source: { readonly card: string; readonly id: number } | null;
  /** Whose ability asks. */
  readonly controller: Seat;
  /** Ids of cards chosen so far, where several are, and how many in all. */
  readonly picked: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly text?: string;
}

/** @param ask as the seat that has to answer sees it; @param withText whether it has its text for people */
export function encodeQuestion(ask: Ask, withText: boolean): EncodedQuestion {
  const { kind, why: reason, source, controller, picked, min, max } = ask;
  return {
    kind,
    reason,
    source: source === null ? null : encodeCard(source),
    controller,
    picked: picked.map(({ id }) => id),
    min,
    max,
    ...(withText ? { text: sayAsk(ask) } : {}),
  };
}

const encodeCard = ({ name, id }: Ref): EncodedQuestion['source'] => (name === '' ? null : { card: name, id });
