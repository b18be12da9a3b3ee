// The worker, as it puts the games of a table into words.
import type * as Comlink from 'comlink';
import { startWorker } from '../../client/startWorker.ts';
import type { Interpreter } from '../../wire/far.ts';

/** An interpreter that is elsewhere. */
export type Words = {
  readonly [Name in keyof Interpreter]: (
    ...asked: Parameters<Interpreter[Name]>
  ) => Promise<Awaited<ReturnType<Interpreter[Name]>>>;
};

/** A worker that was ended is followed by another: then `renew` finds that one. */
export class FarWords implements Words {
  #interpreter: Promise<Comlink.Remote<Interpreter>> | null = null;

  renew(): void {
    this.#interpreter = null;
  }

  readonly hear: Words['hear'] = async (told) => (await this.#open()).hear(told);
  readonly sayPreview: Words['sayPreview'] = async (preview) => (await this.#open()).sayPreview(preview);
  readonly aimed: Words['aimed'] = async (aim) => (await this.#open()).aimed(aim);
  readonly listDecks: Words['listDecks'] = async (start, face) => (await this.#open()).listDecks(start, face);
  readonly verify: Words['verify'] = async (table, entries) => (await this.#open()).verify(table, entries);

  #open(): Promise<Comlink.Remote<Interpreter>> {
    this.#interpreter ??= Promise.resolve(startWorker().entrance.interpret());
    return this.#interpreter;
  }
}
