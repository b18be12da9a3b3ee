// What the worker does for the page: holds the match or the adventure, lets bots and the automaton move at the pace that the
// human likes, and tells the page.
import { trialGame } from '@vaultsong/arena/trial';
import type { Viewer } from '@vaultsong/engine';
import type { Aim, Reach } from '@vaultsong/foresight';
import type { Call, Side } from '@vaultsong/match';
import type { Collection } from '../collection/collection.ts';
import { openBrowserCollection } from '../collection/open.ts';
import type { Brought, DeckFace } from '../wire/faces.ts';
import type { Plan } from '../wire/game.ts';
import type { After, Host, Listener } from '../wire/host.ts';
import type { HistoryFace } from '../wire/match.ts';
import { decksOf } from '../wire/plan.ts';
import type { PreviewFace } from '../wire/question.ts';
import type { Builder } from './builder.ts';
import { builderOf } from './builder.ts';
import { Histories } from './decks/histories.ts';
import { Shelf } from './decks/shelf.ts';
import { decksIn } from './kept.ts';
import type { Surroundings } from './match.ts';
import { Match } from './match.ts';
import type { Occasion } from './occasion.ts';
import type { Sitting } from './sitting/sitting.ts';
import { Thinker } from './thinking/thinker.ts';
import { takesLong } from './thinking/thought.ts';

/** So often the page hears how far the machine is with its trial of two decks. */
const trialStep = 4;

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export class WorkerHost implements Host {
  /** Lives in the page: its calls go over the wire, and nobody waits for them. */
  readonly #listener: Listener;
  readonly #around: Surroundings = {
    shelf: new Shelf(),
    histories: new Histories(),
    nextNumber: () => ++this.#games,
    tryOut: trialGame,
  };
  #occasion: Occasion | null = null;
  /** Under which the page keeps it. */
  #id: string | null = null;
  /** Counts what was asked to be opened: only the last one is. */
  #asked = 0;
  #collection: Promise<Collection> | null = null;
  /** What the page keeps of the collection, where the browser has no database. */
  #inTab = '';
  #games = 0;
  #moment = 0;
  #told = 0;
  /** Whose log the page has so many lines of. */
  #looker: Viewer | null = null;
  #pace = 0;
  /** What the page keeps of the histories. */
  #histories = this.#around.histories.text();
  /** The match that the machine bids in now. */
  #bidsIn: Match | null = null;
  /** Ends the pause that the machine makes now. */
  #wake: (() => void) | null = null;
  #skipping = false;
  readonly #thinker = new Thinker((thinking) => this.#listener.onThinking(thinking));

  /** @param after what the page knows of a worker before this one, so that no number comes again */
  constructor(listener: Listener, after: After) {
    this.#listener = listener;
    this.#games = after.game;
    this.#moment = after.moment;
  }

  decks(): readonly DeckFace[] {
    return this.#around.shelf.all();
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
    this.#around.shelf.use(collection);
    this.#tellDecks();
  }

  deckText(slug: string): string {
    return this.#around.shelf.textOf(slug);
  }

  newDeck(): DeckFace {
    const face = this.#around.shelf.newDeck(Math.floor(Math.random() * 1_000_000_000));
    this.#tellDecks();
    return face;
  }

  bring(source: Blob | string): Promise<Brought> {
    return this.#around.shelf.bring(source);
  }

  async start(id: string | null, plan: Plan, answers: readonly number[] = []): Promise<void> {
    const asked = ++this.#asked;
    try {
      const build = await this.#ready(plan);
      if (asked === this.#asked) this.#open(id, build.anew(this.#anySeed(), answers));
    } catch (error) {
      if (asked === this.#asked) this.#trouble(error);
    }
    this.#tellDecks();
  }

  async resume(id: string, plan: Plan, kept: string): Promise<string | null> {
    const asked = ++this.#asked;
    try {
      const occasion = await this.#resumed(plan, kept);
      if (asked === this.#asked) this.#open(id, occasion);
    } catch (error) {
      return wordsOf(error);
    }
    this.#tellDecks();
    return null;
  }

  leave(): void {
    this.#asked += 1;
    this.#moment += 1;
    this.#occasion = null;
    this.#thinker.stop();
    this.#wake?.();
  }

  ping(): void {}

  async recordOf(plan: Plan, kept: string): Promise<string | null> {
    return (await this.#resumed(plan, kept)).sitting?.record() ?? null;
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
    this.#around.histories.read(kept);
    this.#histories = this.#around.histories.text();
  }

  history(you: string, foe: string): HistoryFace | null {
    return this.#around.histories.of([you, foe]);
  }

  callStronger(you: string, foe: string, stronger: Side | null): HistoryFace | null {
    this.#around.histories.callStronger([you, foe], stronger);
    this.#keepHistories();
    return this.history(you, foe);
  }

  answer(moment: number, option: number, aim: Aim | null = null): void {
    if (moment !== this.#moment) return;
    this.#attempt(() => {
      this.#occasion?.answer(option, aim);
      this.#goOn();
    });
  }

  preview(moment: number, option: number, aim: Aim | null = null): PreviewFace | null {
    return moment === this.#moment ? (this.#sitting?.preview(option, aim) ?? null) : null;
  }

  reach(moment: number, option: number): Reach | null {
    return moment === this.#moment ? (this.#sitting?.reach(option) ?? null) : null;
  }

  advice(moment: number): number | null {
    return moment === this.#moment ? (this.#sitting?.advice() ?? null) : null;
  }

  async hint(moment: number): Promise<number | null> {
    const thought = moment === this.#moment ? (this.#sitting?.questionFor('planner') ?? null) : null;
    const chosen = thought === null ? null : await this.#thinker.think(thought, null);
    return moment === this.#moment ? chosen : null;
  }

  answers(): readonly number[] {
    return this.#sitting?.answers() ?? [];
  }

  liftCurtain(moment: number): void {
    if (moment !== this.#moment) return;
    this.#sitting?.liftCurtain();
    this.#tell();
  }

  undo(decisions = 1): void {
    this.#attempt(() => {
      this.#occasion?.undo(decisions);
      this.#told = 0;
      this.#goOn();
    });
  }

  setPace(milliseconds: number): void {
    this.#pace = milliseconds;
  }

  next(): void {
    this.#wake?.();
  }

  skip(): void {
    this.#skipping = true;
    this.#wake?.();
  }

  record(): string {
    return this.#sitting?.record() ?? '';
  }

  get #sitting(): Sitting | null {
    return this.#occasion?.sitting ?? null;
  }

  get #match(): Match | null {
    return this.#occasion instanceof Match ? this.#occasion : null;
  }

  #anySeed(): number {
    return Math.floor(Math.random() * 1_000_000);
  }

  /** How what is asked for comes to the table, once its decks are there. @throws Error where one of them cannot be played */
  async #ready(plan: Plan): Promise<Builder> {
    const build = await builderOf(plan, this.#around);
    await this.#around.shelf.open(decksOf(plan));
    return build;
  }

  /** What was left. @throws Error that says why it cannot go on */
  async #resumed(plan: Plan, kept: string): Promise<Occasion> {
    const { shelf } = this.#around;
    await shelf.lend(decksIn(kept));
    const build = await this.#ready(plan);
    for (const deck of decksOf(plan))
      if (!shelf.has(deck))
        throw new Error(
          'It is played with a deck of your own that is no longer in your collection. Add that deck again under “Decks”, ' +
            'from its file, its code or an export of your decks: then this game goes on.',
        );
    const occasion = build.resumed(kept);
    if (occasion !== null) return occasion;
    throw new Error(
      'Another version of Vaultsong kept this game, and by the cards and rules of this one it cannot be.',
    );
  }

  /** Shows a match at its next game or at the bidding for it, or an adventure. */
  #open(id: string | null, occasion: Occasion): void {
    this.#id = id;
    this.#occasion = occasion;
    this.#told = 0;
    if (occasion.sitting !== null) this.#listener.onGame(id, occasion.sitting.info, occasion.face());
    this.#goOn();
  }

  /** Shows where the game stands and goes on until a human is asked, unless something else came between. */
  #goOn(): void {
    this.#skipping = false;
    this.#thinker.stop();
    if (this.#silent) this.#sitting?.dropScenes();
    this.#tell();
    const play = this.#sitting === null ? this.#bidMachine() : this.#showOn(this.#moment);
    play.catch((error: unknown) => this.#trouble(error));
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
        if (match.triedOut) await this.#pause();
        if (this.#match !== match) return;
        if (!match.triedOut) match.tryOut();
        else if (match.machineBids) match.machineCalls();
        if (match.triedOut || match.tried % trialStep === 0) this.#tell();
      }
    } finally {
      if (this.#bidsIn === match) this.#bidsIn = null;
    }
  }

  /** Nobody wants to see what is done meanwhile. */
  get #silent(): boolean {
    return this.#pace === 0 || this.#skipping;
  }

  /** Shows the moments of an automaton's turn, and lets bots move. */
  async #showOn(since: number): Promise<void> {
    const occasion = this.#occasion;
    const sitting = this.#sitting;
    let moment = since;
    while (occasion !== null && sitting !== null && (sitting.hasScenes || sitting.isBots)) {
      await this.#pause();
      if (moment !== this.#moment) return;
      if (sitting.hasScenes) sitting.dropScene();
      else if (!(await this.#moveOfMachine(occasion, sitting))) return;
      if (this.#silent) sitting.dropScenes();
      if (!this.#silent || !sitting.isBots) this.#tell();
      moment = this.#moment;
    }
    this.#thinker.rest();
  }

  /** @returns whether the bot moved: what it thought about may be gone by then */
  async #moveOfMachine(occasion: Occasion, sitting: Sitting): Promise<boolean> {
    const thought = sitting.thought();
    if (!takesLong(thought)) {
      occasion.moveOfMachine();
      return true;
    }
    const moment = this.#moment;
    const chosen = await this.#thinker.think(thought, sitting.turnOf ?? 0);
    if (chosen === null || moment !== this.#moment) return false;
    occasion.moveOfMachine(chosen);
    return true;
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const pace = this.#skipping ? 0 : this.#pace;
      const timer = Number.isFinite(pace) ? setTimeout(resolve, pace) : undefined;
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #tell(): void {
    const occasion = this.#occasion;
    if (occasion === null) return;
    const moment = ++this.#moment;
    const looker = occasion.sitting?.looker ?? null;
    // Another log begins at its first line.
    if (looker !== this.#looker) this.#told = 0;
    this.#looker = looker;
    const face = occasion.face();
    const snapshot = occasion.sitting?.snapshot(moment, this.#told) ?? null;
    if (snapshot !== null) {
      this.#told = snapshot.log.from + snapshot.log.lines.length;
      this.#listener.onSnapshot(snapshot, face);
    } else if (face !== null) this.#listener.onBidding(this.#id, face);
    if (this.#id !== null) this.#listener.onKept(this.#id, occasion.kept());
    this.#keepHistories();
  }

  /** Gives the page what changed in the histories. */
  #keepHistories(): void {
    const text = this.#around.histories.text();
    if (text === this.#histories) return;
    this.#histories = text;
    this.#listener.onHistories(text);
  }

  #tellDecks(): void {
    const { shelf } = this.#around;
    this.#listener.onDecks(shelf.all(), shelf.lasting);
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
    this.#listener.onTrouble(wordsOf(error));
  }
}
