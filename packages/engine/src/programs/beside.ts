// Moves with cards beside the table (prophecies, archon powers, the tide), as programs in the language of the cards.
import { a, ifElse, seq } from '../language/words.ts';
import { card, rule } from './step.ts';

/**
 * R: later sets 11: a prophecy is activated with a card of the hand, of any house, facedown beneath it. What an archon power
 * lets its player do is an ability on it.
 */
export const besideMove = ifElse(
  { is: [card, { type: 'prophecy' }] },
  seq({ kind: 'choose', as: 'fate', ...a({ zone: 'hand', of: 'you' }) }, rule('activate')),
  seq(rule('move-beside'), { kind: 'trigger', timing: 'move', of: card }),
);

/** R: later sets 11: the card beneath is turned faceup, its Fate: resolves for the active player, and it is discarded. */
export const fulfillProphecy = seq(
  { kind: 'remember', as: 'fate', cards: { under: card } },
  rule('fulfill'),
  { kind: 'trigger', timing: 'fate', of: { var: 'fate' } },
  rule('end-fate'),
);

/** R: later sets 7: the Omni: ability on the tide's card, which every player has; no card is used for it. */
export const raiseForChains = seq(rule('move-beside'), { kind: 'trigger', timing: 'omni', of: card });
