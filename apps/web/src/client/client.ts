// The page's end of the wire to the worker: what the worker tells goes to the store, and what the page asks for goes to the worker.

import type { Aim, Reach } from '@vaultsong/foresight';
import type { Call, Side } from '@vaultsong/match';
import { saveCollection } from '../collection/savedCollection.ts';
import type { SavedGame } from '../games/savedGame.ts';
import type { Automation } from '../wire/automation/automation.ts';
import type { Brought, DeckInfo } from '../wire/cardInfo.ts';
import type { Plan } from '../wire/game.ts';
import type { Listener } from '../wire/host.ts';
import type { HistoryInfo } from '../wire/match.ts';
import { planFrom } from '../wire/plan.ts';
import type { PreviewInfo } from '../wire/question.ts';
import { CurrentGame } from './currentGame.ts';
import type { WorkerHostProxy } from './link.ts';
import { failed, Link } from './link.ts';
import { saveHistories } from './savedHistories.ts';
import { changeClient, readClient } from './store.ts';

export { readClient, watchClient } from './store.ts';

/** What still comes of a game that was left is of no interest. */
const listener: Listener = {
  onGame: (id, info, match) => {
    if (!currentGame.isOf(id)) return;
    changeClient({ status: { type: 'playing', id }, match, info, snapshot: null, log: [], error: null });
  },
  onSnapshot: (snapshot, match) => {
    const { info, log } = readClient();
    if (snapshot.game !== info?.game) return;
    changeClient({ match, snapshot, error: null, log: [...log.slice(0, snapshot.log.from), ...snapshot.log.lines] });
  },
  onBidding: (id, match) => {
    if (currentGame.isOf(id)) changeClient({ status: { type: 'playing', id }, match, error: null });
  },
  onKept: (id, kept) => currentGame.keep(id, kept),
  onHistories: saveHistories,
  onDecks: (decks, lasting) => changeClient({ decks, lasting }),
  onCollection: saveCollection,
  onThinking: (thinking) => changeClient({ thinking }),
  onError: (error) => changeClient({ error }),
};

const link = new Link(listener, (host) => currentGame.restore(host));
const currentGame = new CurrentGame(link);

const ask = (request: (host: WorkerHostProxy) => Promise<unknown>): void => {
  link.connect().then(request).catch(failed);
};

/** What the page can ask for; what comes of it arrives in the store. */
export const table = {
  /** Starts the worker without a game, so that the decks are known from which to choose. */
  open: () => void link.work(() => {}).catch(failed),
  /** Starts a game; whatever was on the table is kept. */
  start: (plan: Plan) => currentGame.start(plan),
  /** Starts a game that is not kept among the others. @param answers that were given in it so far */
  startUnkept: (plan: Plan, answers: () => readonly number[]) => currentGame.startUnkept(plan, answers),
  /** Goes on with a kept game. @param seize takes it away from another tab */
  goOnWith: (id: string, seize: boolean) => currentGame.open(id, seize),
  leave: () => currentGame.leave(),
  call: (call: Call) => ask((to) => to.call(call)),
  goOn: (first: Side | null) => ask((to) => to.goOn(first)),
  history: async (you: string, foe: string): Promise<HistoryInfo | null> => (await link.connect()).history(you, foe),
  callStronger: async (you: string, foe: string, stronger: Side | null): Promise<HistoryInfo | null> =>
    (await link.connect()).callStronger(you, foe, stronger),
  /** A deck as a server takes it: its name, or its text where it is one of one's own. */
  deckText: (slug: string): Promise<string> => link.work<string>((to) => to.deckText(slug)),
  /** A new deck by chance, to choose from like the others. */
  newDeck: async (): Promise<DeckInfo> => (await link.connect()).newDeck(),
  /** Takes a deck into the collection of the player, to choose from like the others. */
  bring: (source: Blob | string): Promise<Brought> => link.work<Brought>((to) => to.bring(source)),
  answer: (moment: number, option: number, aim: Aim | null = null) => {
    changeClient({ revived: 0 });
    ask((to) => to.answer(moment, option, aim));
  },
  /** The order of the abilities about which the player is asked does not matter. */
  anyOrder: (moment: number) => {
    changeClient({ revived: 0 });
    ask((to) => to.anyOrder(moment));
  },
  automate: (automation: Automation) => link.automate(automation),
  preview: async (moment: number, option: number, aim: Aim | null): Promise<PreviewInfo | null> =>
    (await link.connect()).preview(moment, option, aim),
  reach: async (moment: number, option: number): Promise<Reach | null> => (await link.connect()).reach(moment, option),
  advice: async (moment: number): Promise<number | null> => (await link.connect()).advice(moment),
  hint: async (moment: number): Promise<number | null> => (await link.connect()).hint(moment),
  answers: async (): Promise<readonly number[]> => (await link.connect()).answers(),
  liftCurtain: (moment: number) => ask((to) => to.liftCurtain(moment)),
  /** @param decisions how many of them are taken back */
  undo: (decisions = 1) => ask((to) => to.undo(decisions)),
  setPace: (milliseconds: number) => link.setPace(milliseconds),
  next: () => ask((to) => to.next()),
  skip: () => ask((to) => to.skip()),
  /** Of the game on the table. */
  record: async (): Promise<string> => (await link.connect()).record(),
  /** Of any game; null where none was dealt yet. @throws Error that says why it cannot be told */
  recordOf: async ({ what, query, kept }: SavedGame): Promise<string | null> => {
    if (what === 'record') return kept;
    const plan = planFrom(what, query);
    return plan === null ? null : link.work((to) => to.recordOf(plan, kept));
  },
};
