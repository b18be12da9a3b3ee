// Counts the player's decisions that belong to the current move, so that it can be cancelled as a whole. The server says
// only how many decisions can be taken back; the answered questions show which of them belong together.
import type { Ask, Seat } from '@vaultsong/engine';
import type { GameView } from '@vaultsong/protocol';

export class CurrentMove {
  /** The player's own decisions since a move of the third step was made, that one first. */
  #since = 0;
  #last: { readonly game: number; readonly question: number; readonly ask: Ask | null } | null = null;

  /** @returns how many decisions to take back to cancel the move that is asked about; null where that is none, or tells too much */
  update({ number, question, view: { ask }, takeBack }: GameView, you: Seat | null, whole: boolean): number | null {
    const last = this.#last;
    this.#last = { game: number, question, ask };
    if (last === null || last.game !== number) this.#since = 0;
    else if (last.question !== question) this.#since = this.#after(last.ask, you, whole);
    const isOwn = ask !== null && ask.player === you && ask.kind !== 'move';
    return isOwn && this.#since > 0 && takeBack.mode === 'free' ? this.#since : null;
  }

  #after(asked: Ask | null, you: Seat | null, whole: boolean): number {
    if (whole) return Math.max(0, this.#since - 1);
    if (asked?.player !== you) return 0;
    if (asked?.kind === 'move') return 1;
    return this.#since === 0 ? 0 : this.#since + 1;
  }
}
