// Observation of a game by one seat, for a program: the view that `see` gives, without the question, which stands
// beside it. Lasting effects are a text rather than in the data of the engine.
import type { LastingView, View } from '@vaultsong/engine';
import { sayLasting } from '@vaultsong/say';

export type Observation = Omit<View, 'ask' | 'lasting'> & { readonly lasting: readonly EncodedLasting[] };

/** An effect that goes on although no card in play says so. */
export type EncodedLasting = Pick<LastingView, 'id' | 'ability' | 'controller'> & {
  /** The card that it comes from; null where this seat may not know it. */
  readonly source: { readonly card: string; readonly id: number } | null;
  readonly text: string;
};

/** A view without its question. */
export function encodeView({ ask: _, lasting, ...view }: View): Observation {
  return { ...view, lasting: lasting.map(encodeLasting) };
}

function encodeLasting(lasting: LastingView): EncodedLasting {
  const { id, ability, controller, source } = lasting;
  return {
    id,
    ability,
    controller,
    source: source.name === '' ? null : { card: source.name, id: source.id },
    text: sayLasting(lasting),
  };
}
