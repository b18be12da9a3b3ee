// The wire to the worker. It is watched: a worker that has died or is stuck is ended, and another takes its place.
import * as Comlink from 'comlink';
import { savedCollection } from '../collection/savedCollection.ts';
import type { Automation } from '../wire/automation/automation.ts';
import { usualAutomation } from '../wire/automation/automation.ts';
import type { Host, Listener } from '../wire/host.ts';
import { savedHistories, watchHistories } from './savedHistories.ts';
import { endWorker, startWorker } from './startWorker.ts';
import { changeClient, readClient } from './store.ts';
import { beat, Watchdog } from './watchdog.ts';

export type WorkerHostProxy = Comlink.Remote<Host>;

const stopped = 'The game stopped several times and was not restarted. Its last state is saved.';

export class Link {
  readonly #listener: Listener;
  /** Brings the game back to a new worker. */
  readonly #restore: (host: WorkerHostProxy) => Promise<void>;
  readonly #watchdog = new Watchdog();
  #host: Promise<WorkerHostProxy> | null = null;
  /** Set once the host is there. */
  #open: WorkerHostProxy | null = null;
  #worker: Worker | null = null;
  /** A worker of this page has come to life, so that there is code to live by. */
  #lived = false;
  /** How many long works the worker was given and has not done. */
  #works = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  #gaveUp = false;
  /** Other tabs are listened to; not before something is asked for, since who only imports this may have no window. */
  #watches = false;
  #pace = 0;
  #automation = usualAutomation;

  constructor(listener: Listener, restore: (host: WorkerHostProxy) => Promise<void>) {
    this.#listener = listener;
    this.#restore = restore;
  }

  /** Starts the worker at the first call, if nobody did. */
  connect(): Promise<WorkerHostProxy> {
    if (this.#gaveUp) return Promise.reject(new Error(stopped));
    if (!this.#watches) watchHistories((text) => void this.#open?.readHistories(text));
    this.#watches = true;
    this.#host ??= this.#start();
    return this.#host;
  }

  /** Lets the worker do what may take long. */
  async work<T>(request: (host: WorkerHostProxy) => T | Promise<T>): Promise<T> {
    const host = await this.connect();
    this.#works += 1;
    try {
      // Where there is no database, the worker is told what other pages made of the collection.
      if (readClient().lasting !== 'browser') await host.openCollection(savedCollection());
      return await request(host);
    } finally {
      // Of a worker that is buried nothing comes back, and its successor begins at zero.
      if (host === this.#open) this.#works -= 1;
    }
  }

  /** Tells the worker something, if there is one. */
  tell(request: (host: WorkerHostProxy) => void): void {
    if (this.#open !== null) request(this.#open);
  }

  /** @param milliseconds as `Host.setPace` takes them; a new worker is told too */
  setPace(milliseconds: number): void {
    this.#pace = milliseconds;
    if (!this.#gaveUp) void this.connect().then((host) => host.setPace(milliseconds), failed);
  }

  /** @param automation as `Host.automate` takes it; a new worker is told too */
  automate(automation: Automation): void {
    this.#automation = automation;
    if (!this.#gaveUp) void this.connect().then((host) => host.automate(automation), failed);
  }

  /** Something else is played: the worker gets another chance. */
  forgive(): void {
    this.#gaveUp = false;
    this.#watchdog.forgive();
  }

  async #start(): Promise<WorkerHostProxy> {
    const { worker, broken, entrance } = startWorker();
    this.#worker = worker;
    void broken.then((error) => {
      if (worker !== this.#worker) return;
      // The first that never comes to life has no code to live by, and another would have none either.
      if (this.#lived) this.#bury();
      else changeClient({ error });
    });
    if (this.#lived) this.#watch();
    const { info, snapshot } = readClient();
    const after = { game: info?.game ?? 0, moment: snapshot?.moment ?? 0 };
    const host = await entrance.open(Comlink.proxy(this.#listener), after);
    await host.openCollection(savedCollection());
    await host.readHistories(savedHistories());
    if (this.#pace !== 0) await host.setPace(this.#pace);
    if (this.#automation !== usualAutomation) await host.automate(this.#automation);
    this.#open = host;
    this.#works = 0;
    this.#lived = true;
    this.#watchdog.answered();
    this.#watch();
    return host;
  }

  #watch(): void {
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#beat(), beat);
  }

  #beat(): void {
    // Browsers let what nobody sees sleep.
    if (document.hidden) return;
    const host = this.#open;
    switch (this.#watchdog.tick(performance.now(), host === null || this.#works > 0)) {
      case 'ask':
        // One that does not come to life cannot even be asked.
        host?.ping().then(() => this.#watchdog.answered(), failed);
        break;
      case 'wait':
        break;
      case 'bury':
        this.#bury();
    }
  }

  /** Ends the worker; another one goes on with the game, unless that was tried too often. */
  #bury(): void {
    clearInterval(this.#timer);
    endWorker();
    this.#worker = null;
    this.#host = null;
    this.#open = null;
    this.#works = 0;
    if (!this.#watchdog.bury()) {
      this.#gaveUp = true;
      changeClient({ error: stopped, gaveUp: true });
      return;
    }
    this.work(this.#restore).then(() => changeClient({ revived: readClient().revived + 1 }), failed);
  }
}

/** Tells the player what went wrong. */
export const failed = (error: unknown): void =>
  changeClient({ error: error instanceof Error ? error.message : String(error) });
