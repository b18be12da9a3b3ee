// The worker's side of the interface to the page: it holds the match or the adventure, lets bots and the automaton move at
// the pace that the human likes, and tells the page.
import { trialGame } from '@vaultsong/arena/trial';
import type { Viewer } from '@vaultsong/engine';
import type { Aim, Reach } from '@vaultsong/foresight';
import type { Call, Side } from '@vaultsong/match';
import type { Collection } from '../collection/collection.ts';
import { openBrowserCollection } from '../collection/open.ts';
import type { Automation } from '../wire/automation/automation.ts';
import { usualAutomation } from '../wire/automation/automation.ts';
import type { Brought, DeckInfo } from '../wire/cardInfo.ts';
import type { Plan } from '../wire/game.ts';
import type { After, Host, Listener } from '../wire/host.ts';
import type { HistoryInfo } from '../wire/match.ts';
import { decksOf } from '../wire/plan.ts';
import type { PreviewInfo } from '../wire/question.ts';
import type { Activity } from './activity.ts';
import type { Builder } from './builder.ts';
import { builderOf } from './builder.ts';
import { DeckHistories } from './decks/histories.ts';
import { Shelf } from './decks/shelf.ts';
import type { MatchDeps } from './match.ts';
import { Match } from './match.ts';
import { Pace } from './pace.ts';
import { decksIn } from './savedMatch.ts';
import type { GameSession } from './session/gameSession.ts';
import { takesLong } from './thinking/botTask.ts';
import { Thinker } from './thinking/thinker.ts';

/** So often the page hears how far the machine is with its trial of two decks. */
const trialStep = 4;

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export class WorkerHost implements Host {
  /** Lives in the page: its calls go over the wire, without waiting for them. */
  readonly #listener: Listener;
  readonly #deps: MatchDeps = {
    shelf: new Shelf(),
    histories: new DeckHistories(),
    nextNumber: () => ++this.#games,
    tryOut: trialGame,
    automation: () => this.#automation,
  };
  #activity: Activity | null = null;
  /** Under which the page keeps it. */
  #id: string | null = null;
  /** Counts what was asked to be opened: only the last one is. */
  #asked = 0;
  #collection: Promise<Collection> | null = null;
  /** The page's copy of the collection, where the browser has no database. */
  #inTab = '';
  #games = 0;
  #moment = 0;
  #shown = 0;
  /** Viewer whose log the page has so many lines of. */
  #looker: Viewer | null = null;
  readonly #pace = new Pace();
  #automation = usualAutomation;
  /** The page's copy of the histories. */
  #histories = this.#deps.histories.text();
  /** The match that the machine bids in now. */
  #bidsIn: Match | null = null;
  readonly #thinker = new Thinker((thinking) => this.#listener.onThinking(thinking));

  /** @param after what the page knows of a worker before this one, so that no number comes again */
  constructor(listener: Listener, after: After) {
    this.#listener = listener;
    this.#games = after.game;
    this.#moment = after.moment;
  }

  decks(): readonly DeckInfo[] {
    return this.#deps.shelf.all();
  }

  async openCollection(kept: string): Promise<void> {
    this.#inTab = kept;
    const store = {
      getItem: () => this.#inTab || null,
      setItem: (_key: string, text: string) => {
        this.#inTab = text;
        this.#listener.onCollection(text);
      },
    };
    this.#collection ??= openBrowserCollection(store, () => this.#tellDecks());
    const collection = await this.#collection;
    if (collection.held.lasting !== 'browser') await collection.load();
    this.#deps.shelf.use(collection);
    this.#tellDecks();
  }

  deckText(slug: string): string {
    return this.#deps.shelf.textOf(slug);
  }

  newDeck(): DeckInfo {
    const face = this.#deps.shelf.newDeck(Math.floor(Math.random() * 1_000_000_000));
    this.#tellDecks();
    return face;
  }

  bring(source: Blob | string): Promise<Brought> {
    return this.#deps.shelf.bring(source);
  }

  async start(id: string | null, plan: Plan, answers: readonly number[] = []): Promise<void> {
    const asked = ++this.#asked;
    try {
      const build = await this.#ready(plan);
      if (asked === this.#asked) this.#open(id, build.anew(this.#anySeed(), answers));
    } catch (error) {
      if (asked === this.#asked) this.#fail(error);
    }
    this.#tellDecks();
  }

  async resume(id: string, plan: Plan, kept: string): Promise<string | null> {
    const asked = ++this.#asked;
    try {
      const activity = await this.#resumed(plan, kept);
      if (asked === this.#asked) this.#open(id, activity);
    } catch (error) {
      return wordsOf(error);
    }
    this.#tellDecks();
    return null;
  }

  leave(): void {
    this.#asked += 1;
    this.#moment += 1;
    this.#activity = null;
    this.#thinker.stop();
    this.#pace.next();
  }

  ping(): void {}

  async recordOf(plan: Plan, kept: string): Promise<string | null> {
    return (await this.#resumed(plan, kept)).session?.record() ?? null;
  }

  call(call: Call): void {
    this.#attempt(() => {
      this.#match?.call(call);
      this.#goOn();
    });
  }

  goOn(first: Side | null): void {
    this.#attempt(() => {
      const match = this.#match;
      if (match === null) return;
      match.goOn(first);
      this.#open(this.#id, match);
    });
  }

  readHistories(kept: string): void {
    this.#deps.histories.read(kept);
    this.#histories = this.#deps.histories.text();
  }

  history(you: string, foe: string): HistoryInfo | null {
    return this.#deps.histories.of([you, foe]);
  }

  callStronger(you: string, foe: string, stronger: Side | null): HistoryInfo | null {
    this.#deps.histories.callStronger([you, foe], stronger);
    this.#saveHistories();
    return this.history(you, foe);
  }

  answer(moment: number, option: number, aim: Aim | null = null): void {
    if (moment !== this.#moment) return;
    this.#attempt(() => {
      this.#activity?.answer(option, aim);
      this.#goOn();
    });
  }

  preview(moment: number, option: number, aim: Aim | null = null): PreviewInfo | null {
    return moment === this.#moment ? (this.#session?.preview(option, aim) ?? null) : null;
  }

  reach(moment: number, option: number): Reach | null {
    return moment === this.#moment ? (this.#session?.reach(option) ?? null) : null;
  }

  advice(moment: number): number | null {
    return moment === this.#moment ? (this.#session?.advice() ?? null) : null;
  }

  async hint(moment: number): Promise<number | null> {
    const thought = moment === this.#moment ? (this.#session?.questionFor('planner') ?? null) : null;
    const chosen = thought === null ? null : await this.#thinker.think(thought, null);
    return moment === this.#moment ? chosen : null;
  }

  answers(): readonly number[] {
    return this.#session?.answers() ?? [];
  }

  liftCurtain(moment: number): void {
    if (moment !== this.#moment) return;
    this.#session?.liftCurtain();
    this.#tell();
  }

  undo(decisions = 1): void {
    this.#attempt(() => {
      this.#activity?.undo(decisions);
      this.#shown = 0;
      this.#goOn();
    });
  }

  anyOrder(moment: number): void {
    if (moment !== this.#moment) return;
    this.#attempt(() => {
      this.#session?.allowAnyOrder();
      this.#activity?.answer(0);
      this.#goOn();
    });
  }

  automate(automation: Automation): void {
    this.#automation = automation;
  }

  setPace(milliseconds: number): void {
    this.#pace.set(milliseconds);
  }

  next(): void {
    this.#pace.next();
  }

  skip(): void {
    this.#pace.skip();
  }

  record(): string {
    return this.#session?.record() ?? '';
  }

  get #session(): GameSession | null {
    return this.#activity?.session ?? null;
  }

  get #match(): Match | null {
    return this.#activity instanceof Match ? this.#activity : null;
  }

  #anySeed(): number {
    return Math.floor(Math.random() * 1_000_000);
  }

  /** Builder of the requested activity, once its decks are there. @throws Error where one of them cannot be played */
  async #ready(plan: Plan): Promise<Builder> {
    const build = await builderOf(plan, this.#deps);
    await this.#deps.shelf.open(decksOf(plan));
    return build;
  }

  /** The activity that was left. @throws Error with the reason why it cannot go on */
  async #resumed(plan: Plan, kept: string): Promise<Activity> {
    const { shelf } = this.#deps;
    await shelf.lend(decksIn(kept));
    const build = await this.#ready(plan);
    for (const deck of decksOf(plan))
      if (!shelf.has(deck))
        throw new Error(
          'It is played with a deck of your own that is no longer in your collection. Add that deck again under “Decks”, ' +
            'from its file, its code or an export of your decks: then this game continues.',
        );
    const activity = build.resumed(kept);
    if (activity !== null) return activity;
    throw new Error(
      'Another version of Vaultsong saved this game; the cards and rules of this version do not allow it.',
    );
  }

  /** Shows a match at its next game or at the bidding for it, or an adventure. */
  #open(id: string | null, activity: Activity): void {
    this.#id = id;
    this.#activity = activity;
    this.#shown = 0;
    if (activity.session !== null) this.#listener.onGame(id, activity.session.info, activity.info());
    this.#goOn();
  }

  /** Shows where the game stands and goes on until a human is asked, unless something else came between. */
  #goOn(): void {
    this.#pace.begin();
    this.#thinker.stop();
    if (this.#pace.isSilent) this.#session?.scenes.clear();
    this.#tell();
    const play = this.#session === null ? this.#bidMachine() : this.#showOn(this.#moment);
    play.catch((error: unknown) => this.#fail(error));
  }

  /** Lets the machine try the decks out and bid, until the human is to call or the bidding is over. */
  async #bidMachine(): Promise<void> {
    const match = this.#match;
    if (match === null || this.#bidsIn === match) return;
    this.#bidsIn = match;
    try {
      while (match.machineBids) {
        // Calls of the human come in between two games.
        await new Promise((resolve) => setTimeout(resolve, 0));
        if (match.triedOut) await this.#pace.pause();
        if (this.#match !== match) return;
        if (!match.triedOut) match.tryOut();
        else if (match.machineBids) match.machineCalls();
        if (match.triedOut || match.tried % trialStep === 0) this.#tell();
      }
    } finally {
      if (this.#bidsIn === match) this.#bidsIn = null;
    }
  }

  /** Shows the moments of an automaton's turn, and lets bots move. */
  async #showOn(since: number): Promise<void> {
    const activity = this.#activity;
    const session = this.#session;
    let moment = since;
    while (activity !== null && session !== null && (session.scenes.areLeft || session.isBots)) {
      await this.#pace.pause();
      if (moment !== this.#moment) return;
      if (session.scenes.areLeft) session.scenes.drop();
      else if (!(await this.#moveOfMachine(activity, session))) return;
      if (this.#pace.isSilent) session.scenes.clear();
      if (!this.#pace.isSilent || !session.isBots) this.#tell();
      moment = this.#moment;
    }
    this.#thinker.rest();
  }

  /** @returns whether the bot moved: what it thought about may be gone by then */
  async #moveOfMachine(activity: Activity, session: GameSession): Promise<boolean> {
    const thought = session.thought();
    if (!takesLong(thought)) {
      activity.moveOfMachine();
      return true;
    }
    const moment = this.#moment;
    const chosen = await this.#thinker.think(thought, session.turnOf ?? 0);
    if (chosen === null || moment !== this.#moment) return false;
    activity.moveOfMachine(chosen);
    return true;
  }

  #tell(): void {
    const activity = this.#activity;
    if (activity === null) return;
    const moment = ++this.#moment;
    const looker = activity.session?.looker ?? null;
    // Another log begins at its first line.
    if (looker !== this.#looker) this.#shown = 0;
    this.#looker = looker;
    const face = activity.info();
    const snapshot = activity.session?.snapshot(moment, this.#shown) ?? null;
    if (snapshot !== null) {
      this.#shown = snapshot.log.from + snapshot.log.lines.length;
      this.#listener.onSnapshot(snapshot, face);
    } else if (face !== null) this.#listener.onBidding(this.#id, face);
    if (this.#id !== null) this.#listener.onKept(this.#id, activity.saved());
    this.#saveHistories();
  }

  /** Gives the page what changed in the histories. */
  #saveHistories(): void {
    const text = this.#deps.histories.text();
    if (text === this.#histories) return;
    this.#histories = text;
    this.#listener.onHistories(text);
  }

  #tellDecks(): void {
    const { shelf } = this.#deps;
    this.#listener.onDecks(shelf.all(), shelf.lasting);
  }

  #attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    console.error(error);
    this.#listener.onError(wordsOf(error));
  }
}
