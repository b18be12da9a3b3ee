// The worker, as it puts the games of a table into words.
import type * as Comlink from 'comlink';
import { startWorker } from '../../client/startWorker.ts';
import type { Interpreter } from '../../wire/remote.ts';

/** An interpreter that is elsewhere. */
export type Presenter = {
  readonly [Name in keyof Interpreter]: (
    ...query: Parameters<Interpreter[Name]>
  ) => Promise<Awaited<ReturnType<Interpreter[Name]>>>;
};

/** A worker that was ended is followed by another: then `renew` finds that one. */
export class RemotePresenter implements Presenter {
  #interpreter: Promise<Comlink.Remote<Interpreter>> | null = null;

  renew(): void {
    this.#interpreter = null;
  }

  readonly present: Presenter['present'] = async (update) => (await this.#open()).present(update);
  readonly sayPreview: Presenter['sayPreview'] = async (preview) => (await this.#open()).sayPreview(preview);
  readonly aimed: Presenter['aimed'] = async (aim) => (await this.#open()).aimed(aim);
  readonly allowAnyOrder: Presenter['allowAnyOrder'] = async () => (await this.#open()).allowAnyOrder();
  readonly listDecks: Presenter['listDecks'] = async (start, view) => (await this.#open()).listDecks(start, view);
  readonly verify: Presenter['verify'] = async (table, entries) => (await this.#open()).verify(table, entries);

  #open(): Promise<Comlink.Remote<Interpreter>> {
    this.#interpreter ??= Promise.resolve(startWorker().entrance.interpret());
    return this.#interpreter;
  }
}
