// The events of the game on one table, from its first. Whoever begins to follow is told all of them: they are kept as they happen, because
// to play a game of hundreds of answers again for each follower would cost more than all its answers did.
import type { GameEvent } from '@vaultsong/engine';
import type { Game, Playing } from '@vaultsong/tables';

/** Plays a game again. @returns for each answer what happened then, as JSON of a list of events */
export type ReplayEvents = (game: Game) => readonly string[] | Promise<readonly string[]>;

/** So often is a game played again that goes on meanwhile, before the last answers are caught up with here. */
const mostReplays = 3;

/** Some answers, and what happened by them. */
interface Chapter {
  readonly answers: readonly number[];
  /** JSON of a list of events: a tenth of what they take as objects. */
  readonly events: string;
}

export class GameHistory {
  /** Of the game that this is about. */
  #number = 0;
  #chapters: Chapter[] = [];
  #covered = 0;

  /** Whether all that has happened in a game so far is here. */
  covers(playing: Playing): boolean {
    this.#fit(playing);
    return this.#covered === playing.game.answers.length;
  }

  /**
   * Adds what the last answers did.
   * @param count how many answers these were
   * @param events what happened by them
   */
  add(playing: Playing, count: number, events: readonly GameEvent[]): void {
    this.#fit(playing);
    const { answers } = playing.game;
    // Heard of already, or one of before is missing.
    if (this.#covered + count !== answers.length) return;
    this.#append({ answers: answers.slice(this.#covered), events: JSON.stringify(events) });
  }

  /** Has the game played again as long as something of it is not here. @param playing the game on the table, which may change meanwhile */
  async complete(playing: () => Playing | null, replay: ReplayEvents): Promise<void> {
    for (let n = 0; n < mostReplays; n++) {
      const before = playing();
      if (before === null || this.covers(before)) return;
      const { number } = before;
      const answers = [...before.game.answers];
      const texts = await replay(before.game);
      const now = playing();
      if (now !== null && now.number === number && !this.covers(now)) this.#replace(answers, texts, now);
    }
  }

  /** All events of a game, in their order. @param replay for a game of which something is not here */
  eventsOf(playing: Playing, replay: (game: Game) => readonly string[]): GameEvent[] {
    if (!this.covers(playing)) this.#replace(playing.game.answers, replay(playing.game), playing);
    return this.#chapters.flatMap(({ events }): GameEvent[] => JSON.parse(events));
  }

  #replace(answers: readonly number[], texts: readonly string[], now: Playing): void {
    this.#chapters = [];
    this.#covered = 0;
    for (const [at, events] of texts.entries()) this.#append({ answers: answers.slice(at, at + 1), events });
    // An answer may have been taken back meanwhile.
    this.#fit(now);
  }

  /** Forgets what belongs to another game, or was taken back. */
  #fit({ number, game: { answers } }: Playing): void {
    if (number !== this.#number) {
      this.#number = number;
      this.#chapters = [];
      this.#covered = 0;
    }
    let at = 0;
    const kept = this.#chapters.findIndex((chapter) => {
      const isSame = chapter.answers.every((option, n) => answers[at + n] === option);
      if (isSame) at += chapter.answers.length;
      return !isSame;
    });
    if (kept < 0) return;
    this.#chapters.length = kept;
    this.#covered = at;
  }

  #append(chapter: Chapter): void {
    this.#chapters.push(chapter);
    this.#covered += chapter.answers.length;
  }
}
