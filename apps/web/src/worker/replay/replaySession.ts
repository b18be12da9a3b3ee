// A game that is over or was left, played again and then shown at any of its steps: with the eyes of a seat, or with all
// hands open. No clock and no messages in here.
import '@vaultsong/cards';
import type { Checkpoint, Game, GameEvent, GameRecord, Option, Seat, Setup, State, View } from '@vaultsong/engine';
import {
  areOfOneForm,
  clone,
  EndlessError,
  imagine,
  legal,
  playOn,
  record,
  see,
  startRecorded,
} from '@vaultsong/engine';
import { READER, sayAsk, sayOption } from '@vaultsong/say';
import { isForced } from '@vaultsong/tables';
import type { TurnStart } from '../../routing/moment.ts';
import type { GameInfo } from '../../wire/game.ts';
import type { Eyes, ReplayAsk, ReplayInfo, ReplayLog, ReplayStep, ReplayView } from '../../wire/replay.ts';
import type { LogLine, Snapshot } from '../../wire/snapshot.ts';
import type { Beat } from '../present/beats.ts';
import { Beats } from '../present/beats.ts';
import { lastMoveOf } from '../present/lastMove.ts';
import { writeChains, writeLog } from '../present/logbook.ts';
import { unasked } from '../present/snapshot.ts';
import type { Before } from '../session/dealt.ts';

/** The state is kept every so many answers: a step back plays so many again at most. */
const stride = 8;
/** More answers are no game that anybody played: the longest of a bot have some two thousand. */
const mostAnswers = 20_000;

/** A game to be looked back on. */
export interface ReplayGame {
  readonly info: GameInfo;
  readonly setup: Setup;
  readonly answers: readonly number[];
  readonly before?: Before | undefined;
  /** How it went when it was played; null: that was not noted. */
  readonly checkpoints: readonly Checkpoint[] | null;
}

/** Why a game cannot be followed further, in words. */
const haltAt = (turn: number): string =>
  `Another version of Vaultsong played this game. By the cards and rules of this one it can be followed up to turn ${turn}.`;

/** What led to a step. */
interface Passed {
  readonly events: readonly GameEvent[];
  /** Of an automaton’s turn: how the table stood. */
  readonly beat: Beat | null;
  /** Option that was chosen on the way, and the seat that chose; null for the deal, and within an automaton’s turn. */
  readonly chosen: { readonly player: Seat; readonly option: Option; readonly asked: string } | null;
}

export class ReplaySession {
  readonly info: GameInfo;
  readonly #replayed: ReplayGame;
  readonly #game: Game;
  readonly #steps: ReplayStep[] = [];
  readonly #passed: Passed[] = [];
  readonly #turns: TurnStart[] = [];
  /** By answers, each `stride` of them. */
  readonly #kept = new Map<number, State>();
  readonly #logs = new Map<Eyes, ReplayLog>();
  readonly #beats = new Beats();
  readonly #halt: string | null;

  /** Plays it as far as the rules of today lead. @throws SetupError for what cannot be dealt */
  constructor(replayed: ReplayGame) {
    this.info = replayed.info;
    this.#replayed = replayed;
    this.#game = startRecorded(replayed.setup);
    this.#dealAnew(this.#game, 0);
    this.#note({ events: [], beat: null, chosen: null });
    this.#halt = this.#play();
  }

  /** @returns why it leads no further; null where it is followed to its end */
  #play(): string | null {
    const { answers, checkpoints } = this.#replayed;
    for (const [i, option] of answers.entries()) {
      const { turn } = this.#game.state;
      if (i >= mostAnswers) return `This game has more than ${mostAnswers} answers: only the first of them are shown.`;
      if (legal(this.#game.state)[option] === undefined) return haltAt(turn);
      try {
        this.#answer(option);
      } catch (error) {
        if (error instanceof EndlessError || error instanceof RangeError) return haltAt(turn);
        throw error;
      }
      if (checkpoints !== null && !this.#goesAsBefore(checkpoints)) return haltAt(turn);
    }
    return null;
  }

  /** The last turn began as it did when it was played. */
  #goesAsBefore(checkpoints: readonly Checkpoint[]): boolean {
    const at = this.#game.checkpoints.length - 1;
    const [made, kept] = [this.#game.checkpoints[at], checkpoints[at]];
    if (made === undefined) return true;
    if (kept === undefined || made.answers !== kept.answers || made.turn !== kept.turn) return false;
    return made.hash === kept.hash || !areOfOneForm(made.hash, kept.hash);
  }

  #answer(option: number): void {
    const { state } = this.#game;
    const { ask } = state;
    const picked = ask?.options[option];
    const chosen =
      ask === null || picked === undefined
        ? null
        : { player: ask.player, option: picked, asked: this.#labelOf(picked, ask) };
    if (this.info.kind === 'adventure') this.#beats.start();
    const watch =
      this.info.kind === 'adventure'
        ? (happened: readonly GameEvent[]) => this.#beats.step(state, happened)
        : undefined;
    const events = playOn(this.#game, option, watch);
    this.#dealAnew(this.#game, this.#game.answers.length);
    let told = 0;
    for (const beat of this.info.kind === 'adventure' ? this.#beats.take() : []) {
      this.#note({ events: events.slice(told, beat.happened), beat, chosen: told === 0 ? chosen : null });
      told = beat.happened;
    }
    this.#note({ events: events.slice(told), beat: null, chosen: told === 0 ? chosen : null });
  }

  /** Where a game went on with other hidden cards. */
  #dealAnew(game: Game, answers: number): void {
    const { before } = this.#replayed;
    if (before?.imagined == null || before.answers.length !== answers) return;
    game.state = imagine(game.state, before.imagined.seat, before.imagined.seed);
  }

  #note(passed: Passed): void {
    const state = passed.beat?.state ?? this.#game.state;
    const answers = this.#game.answers.length;
    const isInTurn = passed.beat !== null;
    if (!isInTurn && answers % stride === 0) this.#kept.set(answers, clone(state));
    const turn = this.#turns.at(-1)?.turn ?? 0;
    if (state.turn !== turn) this.#turns.push({ turn: state.turn, answers: this.#steps.length });
    const { ask } = state;
    this.#steps.push({
      player: state.turn === 0 ? null : state.active,
      isPassed: !isInTurn && ask !== null && isForced(ask, false),
      isForge: passed.events.some(({ type }) => type === 'forge'),
      answers,
    });
    this.#passed.push(passed);
  }

  /** What the page knows of it from the first. */
  describe(): ReplayInfo {
    return {
      info: this.info,
      turns: this.#turns,
      steps: this.#steps,
      halt: this.#halt,
      winner: this.#game.state.winner,
      eyes: this.#usualEyes(),
    };
  }

  /** Those of the one human; where several played, or nobody knows who, all lies open. */
  #usualEyes(): Eyes {
    const humans = this.info.seats.flatMap(({ by }, seat) => (by === 'human' ? [seat] : []));
    return humans.length === 1 ? (humans[0] ?? 'open') : 'open';
  }

  /** The whole log. */
  log(eyes: Eyes): ReplayLog {
    const known = this.#logs.get(eyes) ?? this.#write(eyes);
    this.#logs.set(eyes, known);
    return known;
  }

  #write(eyes: Eyes): ReplayLog {
    const nameOf = (seat: Seat): string => this.#nameOf(seat);
    const lines: LogLine[] = [...writeChains(this.#replayed.setup.chains ?? [], nameOf)];
    const automaton = this.#game.state.adventure?.automaton ?? null;
    const lengths = this.#passed.map(({ events }) => {
      const reading = { reader: eyes, seats: this.info.seats.length, automaton, nameOf };
      lines.push(...writeLog(events, reading).flat());
      return lines.length;
    });
    return { lines, lengths };
  }

  /**
   * The table at a step.
   * @param moment names what is shown
   * @throws RangeError where there is no such step
   */
  view(step: number, eyes: Eyes, moment: number): ReplayView {
    const passed = this.#passed[step];
    if (passed === undefined)
      throw new RangeError(`This game has the steps 0 to ${this.#steps.length - 1}, not ${step}`);
    const state = this.stateAt(step);
    const usual = this.#usualEyes();
    const me = eyes !== 'open' ? eyes : usual === 'open' ? 0 : usual;
    const view = eyes === 'open' ? openView(state, me) : see(state, eyes);
    const seen = {
      info: this.info,
      view,
      me,
      moment,
      undo: { possible: false, reveals: false, begun: null },
      takeBacks: 0,
      ownAnswers: [],
    };
    const snapshot: Snapshot = {
      ...unasked(seen),
      phase: passed.beat?.phase ?? null,
      lastMove: view.winner === null ? this.#lastMove(passed) : null,
      log: { from: 0, lines: [] },
    };
    return { snapshot, asks: this.#asks(step, state, eyes) };
  }

  #lastMove({ beat, chosen }: Passed): Snapshot['lastMove'] {
    const automaton = this.info.seats.at(-1)?.name ?? '';
    if (beat !== null) return beat.lastMove === null ? null : { ...beat.lastMove, who: automaton };
    // Nobody is told what they did themselves.
    if (chosen === null || this.#nameOf(chosen.player) === READER) return null;
    return lastMoveOf(this.#nameOf(chosen.player), chosen.option);
  }

  #asks(step: number, { ask }: State, eyes: Eyes): ReplayAsk | null {
    if (ask === null || this.#passed[step]?.beat !== null) return null;
    const next = this.#passed[step + 1]?.chosen ?? null;
    const isKnown = eyes === 'open' || eyes === ask.player;
    return {
      player: ask.player,
      prompt: isKnown ? sayAsk(ask) : null,
      answer: isKnown && next !== null ? next.asked : null,
    };
  }

  #labelOf(option: Option, ask: NonNullable<State['ask']>): string {
    const seat = option.pick === 'seat' ? this.info.seats[option.seat] : undefined;
    return seat?.name ?? sayOption(option, ask);
  }

  /** The true state at a step, to be played on from: a copy. */
  stateAt(step: number): State {
    const beat = this.#passed[step]?.beat ?? null;
    if (beat !== null) return clone(beat.state);
    const answers = this.#steps[step]?.answers ?? 0;
    const from = answers - (answers % stride);
    const kept = this.#kept.get(from);
    if (kept === undefined) throw new RangeError(`No state is kept after ${from} answers`);
    const game: Game = { setup: this.#replayed.setup, state: clone(kept), answers: [], checkpoints: [] };
    for (let n = from; n < answers; n++) {
      playOn(game, this.#replayed.answers[n] ?? -1);
      this.#dealAnew(game, n + 1);
    }
    return game.state;
  }

  /** Its setup, and its answers up to a step. */
  answersTo(step: number): { readonly setup: Setup; readonly answers: readonly number[] } {
    return { setup: this.#game.setup, answers: this.#game.answers.slice(0, this.#steps[step]?.answers ?? 0) };
  }

  /** The record of the game as JSON text. @throws Error where its answers alone do not lead through it */
  record(): string {
    if (this.isDealtAnew)
      throw new Error('The hidden cards of this game were dealt anew on its way, so that no record leads through it.');
    return JSON.stringify(this.made);
  }

  /** The record of what was followed. */
  get made(): GameRecord {
    return record(this.#game);
  }

  /** Its hidden cards became others on its way. */
  get isDealtAnew(): boolean {
    return this.#replayed.before?.imagined != null;
  }

  #nameOf(seat: Seat): string {
    const name = this.info.seats[seat]?.name ?? `Seat ${seat + 1}`;
    return name === 'You' ? READER : name;
  }
}

/** All hands and archives, each as its owner sees it, from the place of one of them. */
function openView(state: State, me: Seat): View {
  const players = state.players.map((_, seat) => see(state, seat).players[seat]);
  const view = see(state, me);
  return { ...view, players: view.players.map((player, seat) => players[seat] ?? player) };
}
