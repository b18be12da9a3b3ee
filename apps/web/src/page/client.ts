// The page's end of the wire to the worker: one store that React listens to, and what the page asks the worker for.
import * as Comlink from 'comlink';
import type { Choice } from '../choice.ts';
import type { Brought, DeckFace, GameInfo, Host, Listener, LogLine, Preview, Snapshot } from '../host.ts';
import type { Entrance } from '../worker/worker.ts';
import { keepDeck, keptDecks } from './ownDecks.ts';

export interface Client {
  readonly info: GameInfo | null;
  readonly snapshot: Snapshot | null;
  readonly log: readonly LogLine[];
  readonly decks: readonly DeckFace[];
  /** What went wrong, in words; null while all is well. */
  readonly trouble: string | null;
}

let client: Client = { info: null, snapshot: null, log: [], decks: [], trouble: null };
const watchers = new Set<() => void>();

function change(part: Partial<Client>): void {
  client = { ...client, ...part };
  for (const watcher of watchers) watcher();
}

export const readClient = (): Client => client;

/** Calls `watcher` after each change. @returns what stops it */
export function watchClient(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

const listener: Listener = {
  onGame: (info) => change({ info, snapshot: null, log: [], trouble: null }),
  onSnapshot: (snapshot) => {
    if (snapshot.game !== client.info?.game) return;
    change({ snapshot, trouble: null, log: [...client.log.slice(0, snapshot.log.from), ...snapshot.log.lines] });
  },
  onTrouble: (trouble) => change({ trouble }),
};

const failed = (error: unknown): void => change({ trouble: error instanceof Error ? error.message : String(error) });

let host: Promise<Comlink.Remote<Host>> | null = null;

/** Starts the worker at the first call. */
function connect(): Promise<Comlink.Remote<Host>> {
  host ??= (async () => {
    const worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('error', (event) => change({ trouble: event.message || 'The game could not be loaded.' }));
    const entrance = Comlink.wrap<Entrance>(worker);
    const opened = await entrance.open(Comlink.proxy(listener));
    for (const text of keptDecks()) await opened.bring(text);
    change({ decks: await opened.decks() });
    return opened;
  })();
  return host;
}

const ask = (request: (host: Comlink.Remote<Host>) => Promise<unknown>): void => {
  connect().then(request).catch(failed);
};

/** What the page can ask for; what comes of it arrives in the store. */
export const table = {
  newGame: (choice: Choice, answers?: readonly number[]) => ask((to) => to.newGame(choice, answers)),
  /** Takes in a deck of the player's own, to choose from like the others. */
  bring: async (source: Blob | string): Promise<Brought> => {
    const to = await connect();
    const brought = await to.bring(source);
    if ('text' in brought) {
      keepDeck(brought.text);
      change({ decks: await to.decks() });
    }
    return brought;
  },
  answer: (moment: number, option: number) => ask((to) => to.answer(moment, option)),
  preview: async (moment: number, option: number): Promise<Preview | null> => (await connect()).preview(moment, option),
  advice: async (moment: number): Promise<number | null> => (await connect()).advice(moment),
  answers: async (): Promise<readonly number[]> => (await connect()).answers(),
  undo: () => ask((to) => to.undo()),
  setPace: (milliseconds: number) => ask((to) => to.setPace(milliseconds)),
  skip: () => ask((to) => to.skip()),
  record: async (): Promise<string> => (await connect()).record(),
};
