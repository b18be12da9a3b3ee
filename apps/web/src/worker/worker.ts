// The worker of the page: holds the game, lets the machine move at the pace that the human likes, and tells the page.
import * as Comlink from 'comlink';
import type { Choice } from '../choice.ts';
import type { Brought, DeckFace, Host, Listener, Preview } from '../host.ts';
import { machine } from '../host.ts';
import { Shelf } from './shelf.ts';
import { Sitting } from './sitting.ts';

class WorkerHost implements Host {
  /** Lives in the page: its calls go over the wire, and nobody waits for them. */
  readonly #listener: Listener;
  readonly #shelf = new Shelf();
  #sitting: Sitting | null = null;
  #games = 0;
  #moment = 0;
  #told = 0;
  #pace = 0;
  /** Ends the pause that the machine makes now. */
  #wake: (() => void) | null = null;
  #skipping = false;

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  decks(): readonly DeckFace[] {
    return this.#shelf.all();
  }

  bring(source: Blob | string): Promise<Brought> {
    return this.#shelf.bring(source);
  }

  newGame(choice: Choice, answers: readonly number[] = []): void {
    this.#attempt(() => {
      this.#sitting = new Sitting(choice, ++this.#games, Math.floor(Math.random() * 1_000_000), this.#shelf);
      this.#sitting.resume(answers);
      this.#told = 0;
      this.#listener.onGame(this.#sitting.info);
      this.#goOn();
    });
  }

  answer(moment: number, option: number): void {
    const sitting = this.#sitting;
    if (sitting === null || moment !== this.#moment) return;
    this.#attempt(() => {
      sitting.answer(option);
      this.#goOn();
    });
  }

  preview(moment: number, option: number): Preview | null {
    return moment === this.#moment ? (this.#sitting?.preview(option) ?? null) : null;
  }

  advice(moment: number): number | null {
    return moment === this.#moment ? (this.#sitting?.advice() ?? null) : null;
  }

  answers(): readonly number[] {
    return this.#sitting?.answers() ?? [];
  }

  undo(): void {
    this.#attempt(() => {
      this.#sitting?.undo();
      this.#told = 0;
      this.#goOn();
    });
  }

  setPace(milliseconds: number): void {
    this.#pace = milliseconds;
  }

  skip(): void {
    this.#skipping = true;
    this.#wake?.();
  }

  record(): string {
    return this.#sitting?.record() ?? '';
  }

  /** Shows where the game stands and lets the machine move until the human is asked, unless something else came between. */
  #goOn(): void {
    this.#skipping = false;
    this.#tell();
    this.#moveMachine(this.#moment).catch((error: unknown) => this.#trouble(error));
  }

  async #moveMachine(since: number): Promise<void> {
    const sitting = this.#sitting;
    let moment = since;
    while (sitting !== null && sitting.turnOf === machine) {
      await this.#pause();
      if (moment !== this.#moment) return;
      sitting.moveOfMachine();
      const silent = this.#pace === 0 || this.#skipping;
      if (!silent || sitting.turnOf !== machine) this.#tell();
      moment = this.#moment;
    }
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.#skipping ? 0 : this.#pace);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #tell(): void {
    if (this.#sitting === null) return;
    const snapshot = this.#sitting.snapshot(++this.#moment, this.#told);
    this.#told = snapshot.log.from + snapshot.log.lines.length;
    this.#listener.onSnapshot(snapshot);
  }

  #attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#trouble(error);
    }
  }

  #trouble(error: unknown): void {
    console.error(error);
    this.#listener.onTrouble(error instanceof Error ? error.message : String(error));
  }
}

/** The one thing that the page can call before there is a host. */
const entrance = {
  open: (listener: Listener & Comlink.ProxyMarked) => Comlink.proxy<Host>(new WorkerHost(listener)),
};
export type Entrance = typeof entrance;

Comlink.expose(entrance);
