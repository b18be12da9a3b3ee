// One game at the table: what was answered, what may be taken back, and what the page is shown. Humans at the screen, bots
// and an automaton may sit at it. No clock and no messages in here, so that it can be tested as it is.
import '@vaultsong/cards';
import type { BotName } from '@vaultsong/bots';
import type { Ask, Game, GameEvent, Seat, State, Viewer } from '@vaultsong/engine';
import { EndlessError, legal, mustEnd, playOn, record, see, seeAsk } from '@vaultsong/engine';
import type { Aim, Reach } from '@vaultsong/foresight';
import { aimedAt, previewOf, reachOf, refusalsFor } from '@vaultsong/foresight';
import { reveals } from '@vaultsong/tables';
import type { Automation } from '../../wire/automation/automation.ts';
import { usualAutomation } from '../../wire/automation/automation.ts';
import type { GameInfo } from '../../wire/game.ts';
import type { PreviewInfo } from '../../wire/question.ts';
import type { LastMove, Snapshot } from '../../wire/snapshot.ts';
import { Beats } from '../present/beats.ts';
import { lastMoveOf } from '../present/lastMove.ts';
import { sayPreview } from '../present/preview.ts';
import type { Seen } from '../present/snapshot.ts';
import { asked, unasked } from '../present/snapshot.ts';
import type { BotTask } from '../thinking/botTask.ts';
import { think } from '../thinking/botTask.ts';
import type { Dealt } from './dealt.ts';
import { begin } from './dealt.ts';
import type { Here } from './decisions.ts';
import { Decisions } from './decisions.ts';
import type { OwnAnswer } from './ownAnswers.ts';
import { isPlaceOfFirst, OwnAnswers } from './ownAnswers.ts';
import { Readers } from './readers.ts';
import type { Scene } from './scene.ts';
import { Scenes } from './scene.ts';

/** Why a game has no record that could be saved. */
const withoutRecord = 'The hidden cards of this game were dealt anew on its way, so that no record leads through it.';

export class GameSession {
  readonly info: GameInfo;
  readonly dealt: Dealt;
  readonly #readers: Readers;
  readonly #own: OwnAnswers;
  #game: Game;
  readonly #decisions = new Decisions();
  #takeBacks = 0;
  /** Who is asked, or was asked last. */
  #me: Seat;
  /** Who said last that they are at the screen, where two share it. */
  #present: Seat | null = null;
  #lastMove: LastMove | null = null;
  #beats = new Beats();
  readonly scenes = new Scenes();

  /** @param automation what is answered in the place of a human */
  constructor(dealt: Dealt, automation: () => Automation = () => usualAutomation) {
    this.info = dealt.info;
    this.dealt = dealt;
    this.#me = Math.max(
      0,
      this.info.seats.findIndex(({ by }) => by === 'human'),
    );
    this.#readers = new Readers(dealt);
    this.#own = new OwnAnswers(automation);
    this.#game = begin(dealt);
    this.#look();
    this.#settle();
    this.scenes.clear();
  }

  /** What its chance comes from. */
  get seed(): number {
    return this.dealt.setup.seed;
  }

  /** Whose answer the game waits for; null when it is over. */
  get turnOf(): Seat | null {
    return this.#game.state.ask?.player ?? null;
  }

  /** A bot is asked. */
  get isBots(): boolean {
    return this.turnOf !== null && !this.#isHuman(this.turnOf);
  }

  /** The seat that won, or that ended the game for its team; null while the game goes on. */
  get winner(): Seat | null {
    return this.#game.state.winner;
  }

  /** What belongs to the human who is asked is hidden until they are at the screen. */
  get isCurtained(): boolean {
    return this.dealt.hasCurtain && this.winner === null && this.#present !== this.#me;
  }

  /** Whose knowledge is shown. */
  get looker(): Viewer {
    return this.isCurtained ? 'table' : this.#me;
  }

  /** The human who is asked is at the screen now. */
  liftCurtain(): void {
    this.#present = this.#me;
  }

  /** How many decisions were taken back after something hidden had become known. */
  get takeBacks(): number {
    return this.#takeBacks;
  }

  /**
   * A human answers.
   * @param aim answers what is asked next too, if it is about that
   * @throws RangeError when there is no such option, EndlessError where the game would never end, Error behind the curtain;
   * nothing has changed then
   */
  answer(option: number, aim: Aim | null = null): void {
    if (this.isCurtained) throw new Error('Nobody is asked before the curtain is lifted');
    this.#whole('It was not taken: choose another answer, or undo.', () => {
      this.#decide();
      this.#own.forgetNotices();
      this.#lastMove = null;
      this.scenes.clear();
      this.#play(option);
      const aimed = aim === null ? null : aimedAt(this.#game.state.ask, aim);
      if (aimed !== null) this.#play(aimed);
      this.#settle();
    });
  }

  /** The order of the abilities that wait does not matter to the human who is asked: any answer says so to the rest of them. */
  allowAnyOrder(): void {
    const ask = this.#asked;
    if (this.#asksHuman(ask) && ask !== null) this.#own.allowAnyOrder(ask);
  }

  /**
   * Gives the answers of an earlier session of the same game again, as far as they are legal.
   * @param answers of both players, from the first on
   * @param takeBacks of that session
   */
  resume(answers: readonly number[], takeBacks = 0): void {
    for (const option of answers.slice(this.#game.answers.length)) {
      const ask = this.#asked;
      if (ask?.options[option] === undefined) break;
      const own = this.#own.to(ask, this.#asksHuman(ask));
      if (own?.option === option) this.#note(ask, own);
      else if (this.#isHuman(ask.player)) this.#decide();
      else this.#decisions.reveal();
      this.#play(option);
    }
    this.#takeBacks = takeBacks;
    this.#own.forgetNotices();
    this.#settle();
    this.scenes.clear();
  }

  /** All answers that were given, those of the machine too; `resume` takes them. */
  answers(): readonly number[] {
    return [...this.#game.answers];
  }

  /** What the rules bot would answer in the human's place; null when the human is not asked. */
  advice(): number | null {
    const thought = this.questionFor('rules');
    return thought === null ? null : think(thought);
  }

  /** The question of the human, for a bot to think about in their place; null when the human is not asked. */
  questionFor(bot: BotName): BotTask | null {
    return this.#asksHuman(this.#game.state.ask) && !this.isCurtained ? this.#thoughtOf(bot) : null;
  }

  /** What the bot that is asked is to think about. @throws Error when no bot is asked */
  thought(): BotTask {
    const seat = this.info.seats[this.turnOf ?? -1];
    if (seat === undefined || seat.by === 'human' || seat.by === 'remote' || seat.by === 'automaton')
      throw new Error('No bot is asked');
    return this.#thoughtOf(seat.by);
  }

  #thoughtOf(bot: BotName): BotTask {
    const { answers, state } = this.#game;
    return { state, bot, seed: this.seed * 65_537 + answers.length };
  }

  /** What an answer of the human would bring about. */
  preview(option: number, aim: Aim | null = null): PreviewInfo | null {
    const { state } = this.#game;
    if (this.isCurtained || !this.#asksHuman(state.ask)) return null;
    const preview = previewOf(state, this.#me, { option, aim }, (next) =>
      this.#own.isSingle(next, this.#asksHuman(next)),
    );
    return preview === null ? null : sayPreview(preview, (seat) => this.dealt.nameOf(seat, this.#me));
  }

  /** What can be aimed at with an answer of the human. */
  reach(option: number): Reach | null {
    const { state } = this.#game;
    if (this.isCurtained || !this.#asksHuman(state.ask) || legal(state)[option] === undefined) return null;
    return reachOf(state, this.#me, option);
  }

  /**
   * The bot that is asked answers one question.
   * @param chosen what came of its thought, where that was thought elsewhere
   * @throws Error when no bot is asked, EndlessError where the game would never end; nothing has changed then
   */
  moveOfMachine(chosen = think(this.thought())): void {
    const { state } = this.#game;
    const name = this.info.seats[this.turnOf ?? -1]?.name ?? '';
    const option = legal(state)[chosen];
    this.#whole(`${name} chooses this: undo to play differently.`, () => {
      this.#lastMove = option === undefined ? null : lastMoveOf(name, option);
      this.scenes.clear();
      // It decides before all eyes: taking back is no longer innocent.
      this.#decisions.reveal();
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

  #backTo({ answers, lines }: Here): void {
    const before = this.#game.answers.slice(0, answers);
    this.#game = begin(this.dealt);
    this.#beats = new Beats();
    this.#readers.backTo(lines);
    this.#own.takenBack();
    for (const option of before.slice(this.#game.answers.length)) this.#advance(option);
    this.#lastMove = null;
    this.scenes.clear();
    this.#look();
  }

  /**
   * Does all of something or, where it fails, nothing of it: what it revealed was not seen.
   * @param advice what to do where it would never end
   */
  #whole(advice: string, work: () => void): void {
    const here = this.#here();
    const before = { decisions: this.#decisions.all, me: this.#me, own: this.#own.state };
    try {
      work();
    } catch (error) {
      this.#decisions.restore(before.decisions);
      this.#me = before.me;
      this.#backTo(here);
      this.#own.restore(before.own);
      throw error instanceof EndlessError ? new EndlessError(`${error.message}. ${advice}`) : error;
    }
  }

  /** The record of the game, as JSON text. @throws Error where its answers alone do not lead through it */
  record(): string {
    if (this.dealt.before?.imagined != null) throw new Error(withoutRecord);
    return JSON.stringify(record(this.#game));
  }

  /**
   * What the page shows now.
   * @param moment the name of this moment
   * @param from how many lines of the log the page has already
   */
  snapshot(moment: number, from: number): Snapshot {
    const scene = this.scenes.first;
    if (scene !== null) return this.#sceneAt(scene, moment, from);
    return this.isCurtained ? this.#behindCurtain(moment) : this.#current(moment, from);
  }

  #current(moment: number, from: number): Snapshot {
    const { state } = this.#game;
    const over = state.winner !== null;
    const seen = this.#seen(state, this.#me, moment);
    return {
      ...asked(seen, refusalsFor(state, seen.view), this.#asksHuman(state.ask)),
      log: { from, lines: this.#readers.of(this.#me).lines(from) },
      phase: this.#beats.open?.phase ?? null,
      // The last move is no news when the game is over.
      lastMove: over ? null : (this.#lastMove ?? this.#lastMoveOfAutomaton(this.#beats.open?.lastMove ?? null)),
      recap: over ? null : this.#readers.of(this.#me).recap(this.info.cardInfos),
    };
  }

  #sceneAt({ state, lines, me, lastMove, phase }: Scene, moment: number, from: number): Snapshot {
    return {
      ...unasked(this.#seen(state, me, moment)),
      log: { from: Math.min(from, lines), lines: this.#readers.of(this.#me).lines(from, lines) },
      phase,
      lastMove: this.#lastMoveOfAutomaton(lastMove),
    };
  }

  /** The log comes with those who may read it. */
  #behindCurtain(moment: number): Snapshot {
    const { state } = this.#game;
    return {
      ...unasked(this.#seen(state, this.#me, moment, 'table')),
      log: { from: 0, lines: [] },
      curtain: { to: this.#me, isTheirTurn: state.active === this.#me },
      recap: this.#readers.of(this.#me).recap(this.info.cardInfos),
    };
  }

  #seen(state: State, me: Seat, moment: number, looker: Viewer = me): Seen {
    return {
      info: this.info,
      view: see(state, looker),
      me,
      moment,
      undo: this.#decisions.undoAt(state.ask),
      takeBacks: this.#takeBacks,
      houses: this.#readers.of(this.#me).houses,
      ownAnswers: this.#own.noticesFor(looker === 'table' ? -1 : looker),
    };
  }

  /** Where the game stands, to come back to it. */
  #here(): Here {
    return { answers: this.#game.answers.length, lines: this.#readers.lengths };
  }

  /** A human decides here; an undo leads back to it. */
  #decide(): void {
    const { ask } = this.#game.state;
    if (ask !== null) this.#decisions.add(ask, this.#here());
  }

  #isHuman(seat: Seat): boolean {
    return this.info.seats[seat]?.by === 'human';
  }

  #asksHuman(ask: Ask | null): boolean {
    return ask !== null && this.#isHuman(ask.player);
  }

  /** The question as its player sees it. */
  get #asked(): Ask | null {
    const { state } = this.#game;
    return state.ask === null ? null : seeAsk(state, state.ask.player);
  }

  /** From now on the table is seen with the eyes of the human who is asked. */
  #look(): void {
    const { ask } = this.#game.state;
    if (ask !== null && this.#isHuman(ask.player)) this.#me = ask.player;
  }

  #lastMoveOfAutomaton(lastMove: Scene['lastMove']): LastMove | null {
    return lastMove === null ? null : { ...lastMove, who: this.info.seats.at(-1)?.name ?? '' };
  }

  /** What each answer goes through, also when it is given again after an undo. */
  #advance(option: number): readonly GameEvent[] {
    const { state } = this.#game;
    const { ask } = state;
    if (ask !== null && this.#isHuman(ask.player) && ask.kind === 'move') this.#readers.moves(ask.player);
    this.#beats.start();
    const events = playOn(this.#game, option, (happened) => this.#beats.step(state, happened));
    this.#readers.hear(events);
    return events;
  }

  #play(option: number): void {
    const ask = this.#asked;
    if (ask !== null) this.#own.answered(ask, option);
    const events = this.#advance(option);
    if (reveals(events)) this.#decisions.reveal();
    const automaton = this.#game.state.adventure?.automaton ?? null;
    const lengths = this.#readers.write(events, automaton);
    for (const beat of this.#beats.take())
      this.scenes.add({ ...beat, me: this.#me, lines: lengths[beat.happened] ?? 0 });
    this.#look();
  }

  #settle(): void {
    for (let forced = 0; ; mustEnd(this.#game.state, ++forced)) {
      const ask = this.#asked;
      const own = ask === null ? null : this.#own.to(ask, this.#asksHuman(ask));
      if (ask === null || own === null) return;
      this.#note(ask, own);
      this.#play(own.option);
    }
  }

  /** What the table answers in the place of a human is told to that one. */
  #note(ask: Ask, own: OwnAnswer): void {
    const option = ask.options[own.option];
    const line = this.#game.state.players[ask.player]?.line ?? [];
    if (!this.#asksHuman(ask) || option === undefined || isPlaceOfFirst(ask, line)) return;
    const zone = option.pick === 'card' ? this.#game.state.cards[option.card.id]?.zone : 'play';
    this.#readers.note(this.#own.told(ask, own), zone === 'play');
  }
}
