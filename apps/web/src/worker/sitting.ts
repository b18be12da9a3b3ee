// One game at the table: what was answered, what may be taken back, and what the page is shown. Humans at the screen, bots
// and an automaton may sit at it. No clock and no messages in here, so that it can be tested as it is.
import { nextAdvanceCost } from '@vaultsong/adventures/tide';
import '@vaultsong/cards';
import { botNamed, decide, randomFrom } from '@vaultsong/bots';
import type { Ask, Game, GameEvent, Option, Seat, View, Viewer } from '@vaultsong/engine';
import {
  EndlessError,
  firstTurnLeaves,
  legal,
  mustEnd,
  playOn,
  record,
  see,
  startRecorded,
  witness,
} from '@vaultsong/engine';
import { sayLasting, sayOption } from '@vaultsong/say';
import type { GameInfo } from '../wire/game.ts';
import type { Aim, Preview, Question, Reach } from '../wire/question.ts';
import type { Deed, LogLine, Snapshot } from '../wire/snapshot.ts';
import type { Dealt } from './dealt.ts';
import { Decisions } from './decisions.ts';
import { isForced } from './forced.ts';
import { reveals } from './revealing.ts';
import type { Beat } from './told/beats.ts';
import { Beats } from './told/beats.ts';
import { besideIn } from './told/beside.ts';
import { deedOf } from './told/deeds.ts';
import { writeLog } from './told/logbook.ts';
import { questionOf } from './told/question.ts';
import { Recap } from './told/recap.ts';
import { remindersIn } from './told/reminders.ts';
import { sidesOf } from './told/sides.ts';
import { leftIn, noEndIn, verbsIn } from './told/verbs.ts';
import { aimedAt, reachOf } from './tried/aim.ts';
import { previewOf } from './tried/preview.ts';

/** A moment of an automaton's turn that is still to be shown. */
interface Scene extends Beat {
  /** How long the log was. */
  readonly lines: number;
  /** Whose eyes it is seen with. */
  readonly me: Seat;
}

export class Sitting {
  readonly info: GameInfo;
  readonly #dealt: Dealt;
  /** Several humans at one screen read one log, in which no hand is told. */
  readonly #reader: Viewer;
  #game: Game;
  #lines: LogLine[] = [];
  readonly #decisions = new Decisions();
  #takeBacks = 0;
  /** The human who is asked, or was asked last. */
  #me: Seat;
  #deed: Deed | null = null;
  #recap: Recap;
  #beats = new Beats();
  #scenes: Scene[] = [];

  /** Deals a game and answers what has only one answer. */
  constructor(dealt: Dealt) {
    this.info = dealt.info;
    this.#dealt = dealt;
    const humans = this.info.seats.flatMap(({ by }, seat) => (by === 'human' ? [seat] : []));
    this.#me = humans[0] ?? 0;
    this.#reader = humans.length === 1 ? this.#me : 'table';
    this.#recap = this.#newRecap();
    this.#game = startRecorded(dealt.setup);
    this.#lines.push(...dealt.opening);
    this.#settle();
    this.#scenes = [];
  }

  /** Whose answer the game waits for; null when it is over. */
  get turnOf(): Seat | null {
    return this.#game.state.ask?.player ?? null;
  }

  /** A bot is asked. */
  get isBots(): boolean {
    const { turnOf } = this;
    return turnOf !== null && !this.#isHuman(turnOf);
  }

  /** The seat that won, or that ended the game for its team; null while the game goes on. */
  get winner(): Seat | null {
    return this.#game.state.winner;
  }

  /** Moments of an automaton's turn are still to be shown before the game goes on. */
  get hasScenes(): boolean {
    return this.#scenes.length > 0;
  }

  /** The first of them has been shown. */
  dropScene(): void {
    this.#scenes.shift();
  }

  dropScenes(): void {
    this.#scenes = [];
  }

  /** How many decisions were taken back after something hidden had become known. */
  get takeBacks(): number {
    return this.#takeBacks;
  }

  /**
   * A human answers.
   * @param aim answers what is asked next too, if it is about that
   * @throws RangeError when there is no such option, EndlessError where the game would never end; nothing has changed then
   */
  answer(option: number, aim: Aim | null = null): void {
    this.#whole('It did not happen: choose something else, or take back what led here.', () => {
      this.#decide();
      this.#deed = null;
      this.#scenes = [];
      this.#play(option);
      const aimed = aim === null ? null : aimedAt(this.#game.state.ask, aim);
      if (aimed !== null) this.#play(aimed);
      this.#settle();
    });
  }

  /**
   * Gives the answers of an earlier sitting at the same game again, as far as they are legal.
   * @param answers of both players, from the first on
   * @param takeBacks of that sitting
   */
  resume(answers: readonly number[], takeBacks = 0): void {
    for (const option of answers.slice(this.#game.answers.length)) {
      const { ask } = this.#game.state;
      if (ask?.options[option] === undefined) break;
      if (!this.#isForced(ask)) {
        if (this.#isHuman(ask.player)) this.#decide();
        else this.#watch();
      }
      this.#play(option);
    }
    this.#takeBacks = takeBacks;
    this.#settle();
    this.#scenes = [];
  }

  /** All answers that were given, those of the machine too; `resume` takes them. */
  answers(): readonly number[] {
    return [...this.#game.answers];
  }

  /** What the rules bot would answer in the human's place; null when the human is not asked. */
  advice(): number | null {
    const { answers, state } = this.#game;
    if (!this.#asksHuman(state.ask)) return null;
    return decide(botNamed('rules'), state, randomFrom(this.info.seed * 65_537 + answers.length));
  }

  /** What an answer of the human would bring about. The end of a turn is not tried: what follows is up to the machine. */
  preview(option: number, aim: Aim | null = null): Preview | null {
    const { ask } = this.#game.state;
    const asked = ask?.options[option];
    if (!this.#asksHuman(ask) || asked === undefined || (asked.pick === 'move' && asked.move.do === 'end')) return null;
    return previewOf(this.#game.state, this.#me, { option, aim }, this.#dealt.nameOf, (next) => this.#isForced(next));
  }

  /** What can be aimed at with an answer of the human. */
  reach(option: number): Reach | null {
    const { state } = this.#game;
    return this.#asksHuman(state.ask) && option in legal(state) ? reachOf(state, this.#me, option) : null;
  }

  /**
   * The bot that is asked answers one question.
   * @throws Error when no bot is asked, EndlessError where the game would never end; nothing has changed then
   */
  moveOfMachine(): void {
    const { answers, state } = this.#game;
    const seat = this.info.seats[state.ask?.player ?? -1];
    if (seat === undefined || seat.by === 'human' || seat.by === 'automaton') throw new Error('No bot is asked');
    const options = legal(state);
    const chosen = decide(botNamed(seat.by), state, randomFrom(this.info.seed * 65_537 + answers.length));
    const option = options[chosen];
    this.#whole(`That is what ${seat.name} does now: take back to go another way.`, () => {
      this.#deed = option === undefined ? null : deedOf(seat.name, option);
      this.#scenes = [];
      this.#watch();
      this.#play(chosen);
      this.#settle();
    });
  }

  /** Back to the last decision of a human, or by so many decisions. */
  undo(decisions = 1): void {
    const taken = this.#decisions.takeBack(decisions);
    if (taken === null) return;
    this.#backTo(taken.to);
    this.#takeBacks += taken.revealing;
  }

  #backTo({ answers, lines }: { readonly answers: number; readonly lines: number }): void {
    const before = this.#game.answers.slice(0, answers);
    this.#game = startRecorded(this.#game.setup);
    this.#recap = this.#newRecap();
    this.#beats = new Beats();
    for (const option of before) this.#advance(option);
    this.#lines.length = lines;
    this.#deed = null;
    this.#scenes = [];
    this.#look();
  }

  /**
   * Does all of something or, where it fails, nothing of it: what it revealed was not seen.
   * @param advice what to do where it would never end
   */
  #whole(advice: string, work: () => void): void {
    const here = { answers: this.#game.answers.length, lines: this.#lines.length };
    const decisions = this.#decisions.all;
    const me = this.#me;
    try {
      work();
    } catch (error) {
      this.#decisions.restore(decisions);
      this.#me = me;
      this.#backTo(here);
      throw error instanceof EndlessError ? new EndlessError(`${error.message}. ${advice}`) : error;
    }
  }

  /** The record of the game, as JSON text. */
  record(): string {
    return JSON.stringify(record(this.#game));
  }

  /**
   * What the page shows now.
   * @param moment the name of this moment
   * @param from how many lines of the log the page has already
   */
  snapshot(moment: number, from: number): Snapshot {
    const [scene] = this.#scenes;
    return scene === undefined ? this.#current(moment, from) : this.#sceneAt(scene, moment, from);
  }

  #current(moment: number, from: number): Snapshot {
    const { state } = this.#game;
    const view = see(state, this.#me);
    const verbs = verbsIn(state, view, this.#me);
    const question = this.#question(view.ask);
    const end = question?.answers.find(({ option }) => option.pick === 'move' && option.move.do === 'end');
    const raise = question?.answers.find(({ option }) => option.pick === 'move' && option.move.do === 'raise-tide');
    return {
      ...this.#always(view, this.#me, moment, from, this.#lines.length),
      phase: this.#beats.open?.phase ?? null,
      question,
      verbs,
      beside: besideIn(state, view, this.#me),
      end: end?.index ?? null,
      raiseTide: raise?.index ?? null,
      noEnd: noEndIn(state, view, this.#me),
      left: leftIn(view, this.#me, verbs),
      mayDiscard: Object.values(verbs).some((all) =>
        all.some(({ verb, answer }) => verb === 'discard' && answer !== null),
      ),
      firstTurn: question?.kind === 'move' ? firstTurnLeaves(state) : null,
      // The last move is no news when the game is over.
      deed: view.winner === null ? (this.#deed ?? this.#deedOfAutomaton(this.#beats.open?.deed ?? null)) : null,
      recap: view.winner === null ? this.#recap.say((name) => this.info.faces[name]?.title ?? name) : null,
    };
  }

  /** Nobody is asked while it is shown. */
  #sceneAt({ state, lines, me, deed, phase }: Scene, moment: number, from: number): Snapshot {
    return {
      ...this.#always({ ...see(state, me), ask: null }, me, moment, from, lines),
      phase,
      question: null,
      verbs: {},
      beside: besideIn(state, { ...see(state, me), ask: null }, me),
      end: null,
      raiseTide: null,
      noEnd: null,
      left: null,
      mayDiscard: false,
      firstTurn: null,
      deed: this.#deedOfAutomaton(deed),
      recap: null,
    };
  }

  #always(view: View, me: Seat, moment: number, from: number, lines: number) {
    return {
      game: this.info.game,
      moment,
      view,
      sides: sidesOf(view, me),
      effects: view.lasting.map((effect) => ({ id: effect.id, source: effect.source.name, text: sayLasting(effect) })),
      advanceCost: nextAdvanceCost(view),
      reminders: remindersIn(view),
      log: { from: Math.min(from, lines), lines: this.#lines.slice(from, lines) },
      undo: {
        possible: this.#decisions.all.length > 0,
        reveals: this.#decisions.all.at(-1)?.reveals ?? false,
        begun: this.#decisions.begunBefore(view.ask),
      },
      takeBacks: this.#takeBacks,
    } as const;
  }

  #question(ask: Ask | null): Question | null {
    if (ask === null || !this.#asksHuman(ask)) return null;
    return questionOf(ask, (option) => this.#labelOf(option, ask));
  }

  /** A human decides here; an undo leads back to it. */
  #decide(): void {
    const { answers, state } = this.#game;
    if (state.ask !== null) this.#decisions.add(state.ask, answers.length, this.#lines.length);
  }

  /** A bot decides before all eyes: taking back is no longer innocent. */
  #watch(): void {
    this.#decisions.reveal();
  }

  #isHuman(seat: Seat): boolean {
    return this.info.seats[seat]?.by === 'human';
  }

  #asksHuman(ask: Ask | null): boolean {
    return ask !== null && this.#isHuman(ask.player);
  }

  #isForced(ask: Ask): boolean {
    return isForced(ask, this.#isHuman(ask.player));
  }

  /** From now on the table is seen with the eyes of the human who is asked. */
  #look(): void {
    const { ask } = this.#game.state;
    if (ask !== null && this.#isHuman(ask.player)) this.#me = ask.player;
  }

  #labelOf(option: Option, ask: Ask): string {
    const seat = option.pick === 'seat' ? this.info.seats[option.seat] : undefined;
    return seat?.name ?? sayOption(option, ask);
  }

  #deedOfAutomaton(deed: Beat['deed']): Deed | null {
    return deed === null ? null : { ...deed, who: this.info.seats.at(-1)?.name ?? '' };
  }

  /** Tells the turns of the automaton, or else of the bot that is played against. */
  #newRecap(): Recap {
    const { seats } = this.info;
    const follows = seats.length - 1;
    const humans = seats.flatMap(({ by }, seat) => (by === 'automaton' || seat === follows ? [] : [seat]));
    return new Recap({ seat: follows, name: seats[follows]?.name ?? '', foes: humans });
  }

  /** What each answer goes through, also when it is given again after an undo. */
  #advance(option: number): readonly GameEvent[] {
    const { state } = this.#game;
    const { ask } = state;
    if (ask !== null && this.#isHuman(ask.player) && ask.kind === 'move') this.#recap.forget();
    this.#beats.start();
    const events = playOn(this.#game, option, (happened) => this.#beats.step(state, happened));
    this.#recap.hear(events.map((event) => witness(event, this.#reader, state.players.length)));
    return events;
  }

  #play(option: number): void {
    const events = this.#advance(option);
    if (reveals(events)) this.#decisions.reveal();
    const { length } = this.#lines;
    const { adventure, players } = this.#game.state;
    const lines = writeLog(events, {
      reader: this.#reader,
      seats: players.length,
      automaton: adventure?.automaton ?? null,
      nameOf: this.#dealt.nameOf,
    });
    this.#lines.push(...lines.flat());
    for (const beat of this.#beats.take())
      this.#scenes.push({ ...beat, me: this.#me, lines: length + lines.slice(0, beat.happened).flat().length });
    this.#look();
  }

  #settle(): void {
    for (let forced = 0; ; mustEnd(this.#game.state, ++forced)) {
      const { ask } = this.#game.state;
      if (ask === null || !this.#isForced(ask)) return;
      this.#play(0);
    }
  }
}
