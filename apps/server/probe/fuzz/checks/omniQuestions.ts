// Omni questions, which must tell nothing of a hand: the server never answers one for a person, and never leaves one out because of the
// cards that happen to be in that hand. The second is tried: where the hidden cards lay otherwise, the same answer leads to the same question.
import type { Roll, Seat, State } from '@vaultsong/engine';
import { answerThrough, clone, scrambled, see } from '@vaultsong/engine';
import type { TableEventOf } from '@vaultsong/tables';
import type { Answered } from './planted.ts';

/** Whether the server itself passed an Omni: question that a person was asked, by an answer that was written down. */
export function isPassedForSomebody(
  before: State,
  { options }: TableEventOf<'answered'>,
  isPerson: (seat: Seat) => boolean,
): boolean {
  const state = clone(before);
  for (const [at, option] of options.entries()) {
    const { ask } = state;
    if (ask === null) return false;
    // The first answer is that of who was asked, all others are the server's.
    if (at > 0 && ask.kind === 'omni' && isPerson(ask.player)) return true;
    answerThrough(state, option);
  }
  return false;
}

/** So many questions at most does a table answer by itself in a row. */
const mostInARow = 2_000;

/**
 * Whether it hangs on cards that are hidden from who gave an answer whether an Omni: question follows.
 * @param own what the table answers by itself
 * @returns null where that cannot be compared: the answer showed something, or no such question came either way
 */
export function isHungOnHidden(
  before: State,
  { event, after }: Answered,
  own: (state: State) => number | null,
  roll: Roll,
): boolean | null {
  const { seat } = event;
  const twin = scrambled(before, seat, roll);
  if (JSON.stringify(see(twin, seat)) !== JSON.stringify(see(before, seat))) return null;
  answerThrough(twin, event.options[0] ?? 0);
  for (let n = 0; n < mostInARow; n++) {
    const next = own(twin);
    if (next === null) break;
    answerThrough(twin, next);
  }
  const withoutAsk = (state: State): string => JSON.stringify({ ...see(state, seat), ask: null });
  if (withoutAsk(twin) !== withoutAsk(after)) return null;
  const [one, other] = [twin.ask, after.ask];
  if (one?.kind !== 'omni' && other?.kind !== 'omni') return null;
  return one?.kind !== other?.kind || one?.player !== other?.player;
}
