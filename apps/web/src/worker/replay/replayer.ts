// The worker's side of looking back: it finds the game in what is kept or in a record, and answers what the page asks of it.
import { readRecord } from '@vaultsong/decks/record';
import type { GameRecord } from '@vaultsong/engine';
import { defaultEdition } from '@vaultsong/engine';
import { openBrowserCollection } from '../../collection/open.ts';
import type { GameInfo, SeatInfo } from '../../wire/game.ts';
import { decksOf, planFrom } from '../../wire/plan.ts';
import type {
  BranchStart,
  Eyes,
  RecordFile,
  Replayer,
  ReplayInfo,
  ReplayLog,
  ReplaySource,
  ReplayView,
} from '../../wire/replay.ts';
import { writeBranch } from '../branch.ts';
import { builderOf } from '../builder.ts';
import { DeckHistories } from '../decks/histories.ts';
import { Shelf } from '../decks/shelf.ts';
import { loadCardsFor } from '../loadAdventures.ts';
import type { MatchDeps } from '../match.ts';
import { decksIn } from '../savedMatch.ts';
import type { ReplayGame } from './replaySession.ts';
import { ReplaySession } from './replaySession.ts';
import { deckInfosIn, setupCardInfos } from './setupInfo.ts';

const nothingKept = { getItem: () => null, setItem: () => {} };

/** @throws Error that says why a text is no record */
async function recordIn(text: string): Promise<GameRecord> {
  await loadCardsFor(text);
  const read = readRecord(text);
  if ('record' in read) return read.record;
  if (read.type === 'no-json') throw new Error(`This is no record of a game: it is not JSON (${read.message}).`);
  throw new Error(`This is no record of a game: ${read.faults[0] ?? 'it has another form'}.`);
}

function infoOf({ setup }: GameRecord, names: readonly string[] | null, game: number): GameInfo {
  const seats = setup.decks.map((_, seat): SeatInfo => {
    if (setup.adventure !== undefined && seat === setup.decks.length - 1) return { name: 'Keyraken', by: 'automaton' };
    return { name: names?.[seat] ?? `Player ${seat + 1}`, by: 'remote' };
  });
  return {
    game,
    kind: setup.adventure === undefined ? 'duel' : 'adventure',
    plan: null,
    seats,
    decks: deckInfosIn(setup),
    cardInfos: setupCardInfos(setup, setup.edition ?? defaultEdition),
  };
}

export class GameReplayer implements Replayer {
  readonly #shelf = new Shelf();
  readonly #deps: MatchDeps = {
    shelf: this.#shelf,
    histories: new DeckHistories(),
    nextNumber: () => ++this.#games,
    tryOut: () => null,
  };
  #games = 0;
  #session: ReplaySession | null = null;

  async open(source: ReplaySource): Promise<ReplayInfo> {
    this.#session = new ReplaySession(
      source.type === 'kept' ? await this.#keptGame(source) : this.#gameOf(await recordIn(source.text), source.names),
    );
    return this.#session.describe();
  }

  log(eyes: Eyes): ReplayLog {
    return this.#opened.log(eyes);
  }

  view(step: number, eyes: Eyes, moment: number): ReplayView {
    return this.#opened.view(step, eyes, moment);
  }

  branch(step: number): BranchStart {
    const session = this.#opened;
    if (session.isDealtAnew)
      throw new Error('The hidden cards of this game were dealt anew on its way: another cannot go on from here.');
    const state = session.stateAt(step);
    if (state.winner !== null) throw new Error('The game is over here. Go back to a moment before its end.');
    const { setup, answers } = session.answersTo(step);
    const seed = Math.floor(Math.random() * 1_000_000_000);
    const { decks } = session.info;
    return {
      kept: writeBranch({ setup, before: answers, seed, answers: [], takeBacks: 0 }),
      decks: decks.map(({ name }) => name),
      turn: state.turn,
      keys: state.players.slice(0, decks.length).map(({ keys }) => keys.length),
    };
  }

  record(): string {
    return this.#opened.record();
  }

  async readRecord(text: string): Promise<RecordFile> {
    try {
      const record = await recordIn(text);
      const session = new ReplaySession(this.#gameOf(record, null));
      const { setupHash = '', hash } = session.made;
      const { decks, kind } = session.info;
      const { turn, players, winner } = session.stateAt(session.describe().steps.length - 1);
      return {
        id: `r${setupHash}${hash.slice(hash.lastIndexOf('-') + 1)}`,
        decks: decks.map(({ name }) => name),
        turn,
        keys: players.slice(0, decks.length).map(({ keys }) => keys.length),
        winner,
        isAdventure: kind === 'adventure',
      };
    } catch (error) {
      return { fault: error instanceof Error ? error.message : String(error) };
    }
  }

  get #opened(): ReplaySession {
    if (this.#session === null) throw new Error('No game is opened to be looked back on');
    return this.#session;
  }

  #gameOf(record: GameRecord, names: readonly string[] | null): ReplayGame {
    const { setup, answers, checkpoints } = record;
    return { info: infoOf(record, names, this.#deps.nextNumber()), setup, answers, checkpoints };
  }

  /** @throws Error with the reason why there is no game to look back on */
  async #keptGame({ what, query, kept }: Extract<ReplaySource, { readonly type: 'kept' }>): Promise<ReplayGame> {
    const plan = planFrom(what, query);
    if (plan === null) throw new Error('Nothing says which decks played this game.');
    const build = await builderOf(plan, this.#deps);
    await this.#shelf.lend(decksIn(kept));
    const missing = decksOf(plan).some((deck) => !this.#shelf.has(deck));
    if (missing) this.#shelf.use(await openBrowserCollection(nothingKept, () => {}));
    await this.#shelf.open(decksOf(plan));
    if (!decksOf(plan).every((deck) => this.#shelf.has(deck)))
      throw new Error('It was played with a deck of your own that is no longer in your collection.');
    const found = build.recorded(kept);
    if (found === null) throw new Error('No game of it was dealt, or another version of Vaultsong saved it.');
    const { info, setup, before } = found.dealt;
    return { info, setup, before, answers: found.answers, checkpoints: null };
  }
}
