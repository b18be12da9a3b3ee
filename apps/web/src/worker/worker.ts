// The worker of the page: holds the match or the adventure, lets bots and the automaton move at the pace that the human
// likes, and tells the page.
import { trialGame } from '@vaultsong/arena/trial';
import type { Viewer } from '@vaultsong/engine';
import type { Call, Side } from '@vaultsong/match';
import * as Comlink from 'comlink';
import type { Collection } from '../collection/collection.ts';
import { openBrowserCollection } from '../collection/open.ts';
import type { AdventureChoice } from '../wire/adventureChoice.ts';
import type { Choice } from '../wire/choice.ts';
import type { Brought, DeckFace } from '../wire/faces.ts';
import type { Host, Listener } from '../wire/host.ts';
import type { HistoryFace } from '../wire/match.ts';
import type { Aim, Preview, Reach } from '../wire/question.ts';
import type { Adventure } from './adventure.ts';
import { Histories } from './decks/histories.ts';
import { Shelf } from './decks/shelf.ts';
import type { Surroundings } from './match.ts';
import { Match } from './match.ts';
import type { Occasion } from './occasion.ts';
import type { Sitting } from './sitting/sitting.ts';

/** The cards of adventures are a part of their own: who plays against the machine need not load them. */
const adventures = () => import('./adventure.ts');

/** So often the page hears how far the machine is with its trial of two decks. */
const trialStep = 4;

class WorkerHost implements Host {
  /** Lives in the page: its calls go over the wire, and nobody waits for them. */
  readonly #listener: Listener;
  readonly #around: Surroundings = {
    shelf: new Shelf(),
    histories: new Histories(),
    nextNumber: () => ++this.#games,
    tryOut: trialGame,
  };
  #occasion: Occasion | null = null;
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

  constructor(listener: Listener) {
    this.#listener = listener;
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

  newDeck(): DeckFace {
    const face = this.#around.shelf.newDeck(Math.floor(Math.random() * 1_000_000_000));
    this.#tellDecks();
    return face;
  }

  bring(source: Blob | string): Promise<Brought> {
    return this.#around.shelf.bring(source);
  }

  newGame(choice: Choice, answers: readonly number[] = []): Promise<void> {
    return this.#withDecks([choice.you, choice.foe], () => {
      const match = this.#newMatch(choice);
      match.resume(answers);
      this.#open(match);
    });
  }

  resume(choice: Choice, kept: string): Promise<void> {
    return this.#withDecks([choice.you, choice.foe], () =>
      this.#open(Match.resumed(choice, kept, this.#around) ?? this.#newMatch(choice)),
    );
  }

  async newAdventure(choice: AdventureChoice, kept: string | null): Promise<void> {
    let part: { readonly Adventure: typeof Adventure };
    try {
      part = await adventures();
    } catch (error) {
      this.#trouble(error);
      return;
    }
    await this.#withDecks(
      choice.team.map(({ deck }) => deck),
      () => {
        const left = kept === null ? null : part.Adventure.resumed(choice, kept, this.#around);
        this.#open(left ?? new part.Adventure(choice, this.#anySeed(), this.#around));
      },
    );
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
      this.#open(match);
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

  preview(moment: number, option: number, aim: Aim | null = null): Preview | null {
    return moment === this.#moment ? (this.#sitting?.preview(option, aim) ?? null) : null;
  }

  reach(moment: number, option: number): Reach | null {
    return moment === this.#moment ? (this.#sitting?.reach(option) ?? null) : null;
  }

  advice(moment: number): number | null {
    return moment === this.#moment ? (this.#sitting?.advice() ?? null) : null;
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

  #newMatch(choice: Choice): Match {
    return new Match(choice, this.#anySeed(), this.#around);
  }

  /** Shows a match at its next game or at the bidding for it, or an adventure. */
  #open(occasion: Occasion): void {
    this.#occasion = occasion;
    this.#told = 0;
    if (occasion.sitting !== null) this.#listener.onGame(occasion.sitting.info, occasion.face());
    this.#goOn();
  }

  /** Shows where the game stands and goes on until a human is asked, unless something else came between. */
  #goOn(): void {
    this.#skipping = false;
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
      else occasion.moveOfMachine();
      if (this.#silent) sitting.dropScenes();
      if (!this.#silent || !sitting.isBots) this.#tell();
      moment = this.#moment;
    }
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
    } else if (face !== null) this.#listener.onBidding(face);
    this.#listener.onKept(occasion.kept());
    this.#keepHistories();
  }

  /** Gives the page what changed in the histories. */
  #keepHistories(): void {
    const text = this.#around.histories.text();
    if (text === this.#histories) return;
    this.#histories = text;
    this.#listener.onHistories(text);
  }

  /** Once some decks are there, unless something else was asked for in the meantime. */
  async #withDecks(decks: readonly string[], work: () => void): Promise<void> {
    const asked = ++this.#asked;
    try {
      await this.#around.shelf.open(decks);
    } catch (error) {
      if (asked === this.#asked) this.#trouble(error);
      return;
    }
    if (asked !== this.#asked) return;
    this.#attempt(work);
    this.#tellDecks();
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
    this.#listener.onTrouble(error instanceof Error ? error.message : String(error));
  }
}

/** The one thing that the page can call before there is a host. */
const entrance = {
  open: (listener: Listener & Comlink.ProxyMarked) => Comlink.proxy<Host>(new WorkerHost(listener)),
};
export type Entrance = typeof entrance;

Comlink.expose(entrance);
