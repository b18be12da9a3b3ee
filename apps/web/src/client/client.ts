// The page's end of the wire to the worker: one store that React listens to, and what the page asks the worker for.

import type { Call, Side } from '@vaultsong/match';
import * as Comlink from 'comlink';
import { keepCollection, keptCollection } from '../collection/keptCollection.ts';
import type { Lasting } from '../collection/places.ts';
import type { AdventureChoice } from '../wire/adventureChoice.ts';
import type { Choice } from '../wire/choice.ts';
import type { Brought, DeckFace } from '../wire/faces.ts';
import type { GameInfo } from '../wire/game.ts';
import type { Host, Listener } from '../wire/host.ts';
import type { HistoryFace, MatchFace } from '../wire/match.ts';
import type { Aim, Preview, Reach } from '../wire/question.ts';
import type { LogLine, Snapshot } from '../wire/snapshot.ts';
import type { Entrance } from '../worker/worker.ts';
import { keepHistories, keptHistories, watchHistories } from './keptHistories.ts';
import { keepMatch } from './keptMatch.ts';
import { startWorker } from './startWorker.ts';

export interface Client {
  readonly match: MatchFace | null;
  readonly info: GameInfo | null;
  readonly snapshot: Snapshot | null;
  readonly log: readonly LogLine[];
  readonly decks: readonly DeckFace[];
  /** How long the own decks are kept. */
  readonly lasting: Lasting;
  /** What went wrong, in words; null while all is well. */
  readonly trouble: string | null;
}

let client: Client = { match: null, info: null, snapshot: null, log: [], decks: [], lasting: 'browser', trouble: null };
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
  onGame: (info, match) => change({ match, info, snapshot: null, log: [], trouble: null }),
  onSnapshot: (snapshot, match) => {
    if (snapshot.game !== client.info?.game) return;
    change({ match, snapshot, trouble: null, log: [...client.log.slice(0, snapshot.log.from), ...snapshot.log.lines] });
  },
  onBidding: (match) => change({ match, trouble: null }),
  onKept: keepMatch,
  onHistories: keepHistories,
  onDecks: (decks, lasting) => change({ decks, lasting }),
  onCollection: keepCollection,
  onTrouble: (trouble) => change({ trouble }),
};

const failed = (error: unknown): void => change({ trouble: error instanceof Error ? error.message : String(error) });

let host: Promise<Comlink.Remote<Host>> | null = null;

/** Starts the worker at the first call, if nobody did. */
function connect(): Promise<Comlink.Remote<Host>> {
  host ??= (async () => {
    const { worker, broken } = startWorker();
    void broken.then((trouble) => change({ trouble }));
    const entrance = Comlink.wrap<Entrance>(worker);
    const opened = await entrance.open(Comlink.proxy(listener));
    await opened.openCollection(keptCollection());
    await opened.readHistories(keptHistories());
    watchHistories((text) => void opened.readHistories(text));
    return opened;
  })();
  return host;
}

const ask = (request: (host: Comlink.Remote<Host>) => Promise<unknown>): void => {
  connect().then(request).catch(failed);
};

/** Where there is no database, the worker is told what other pages made of the collection. */
const renew = async (to: Comlink.Remote<Host>): Promise<void> => {
  if (client.lasting !== 'browser') await to.openCollection(keptCollection());
};

/** What the page can ask for; what comes of it arrives in the store. */
export const table = {
  /** Starts the worker without a game, so that the decks are known from which to choose. */
  open: () => ask(renew),
  newGame: (choice: Choice, answers?: readonly number[]) =>
    ask(async (to) => {
      await renew(to);
      await to.newGame(choice, answers);
    }),
  /** @param kept of an adventure that was left; it goes on if it is the same */
  newAdventure: (choice: AdventureChoice, kept: string | null) =>
    ask(async (to) => {
      await renew(to);
      await to.newAdventure(choice, kept);
    }),
  resume: (choice: Choice, kept: string) => ask((to) => to.resume(choice, kept)),
  call: (call: Call) => ask((to) => to.call(call)),
  goOn: (first: Side | null) => ask((to) => to.goOn(first)),
  history: async (you: string, foe: string): Promise<HistoryFace | null> => (await connect()).history(you, foe),
  callStronger: async (you: string, foe: string, stronger: Side | null): Promise<HistoryFace | null> =>
    (await connect()).callStronger(you, foe, stronger),
  /** A new deck by chance, to choose from like the others. */
  newDeck: async (): Promise<DeckFace> => (await connect()).newDeck(),
  /** Takes a deck into the collection of the player, to choose from like the others. */
  bring: async (source: Blob | string): Promise<Brought> => (await connect()).bring(source),
  answer: (moment: number, option: number, aim: Aim | null = null) => ask((to) => to.answer(moment, option, aim)),
  preview: async (moment: number, option: number, aim: Aim | null): Promise<Preview | null> =>
    (await connect()).preview(moment, option, aim),
  reach: async (moment: number, option: number): Promise<Reach | null> => (await connect()).reach(moment, option),
  advice: async (moment: number): Promise<number | null> => (await connect()).advice(moment),
  answers: async (): Promise<readonly number[]> => (await connect()).answers(),
  liftCurtain: (moment: number) => ask((to) => to.liftCurtain(moment)),
  /** @param decisions how many of them are taken back */
  undo: (decisions = 1) => ask((to) => to.undo(decisions)),
  setPace: (milliseconds: number) => ask((to) => to.setPace(milliseconds)),
  next: () => ask((to) => to.next()),
  skip: () => ask((to) => to.skip()),
  record: async (): Promise<string> => (await connect()).record(),
};
