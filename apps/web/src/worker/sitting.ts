// One game of a human against the machine: what was answered, what may be taken back, and what the page is shown.
// No clock and no messages in here, so that it can be tested as it is.
import '@vaultsong/cards';
import type { Bot } from '@vaultsong/bots';
import { botNamed, decide, randomFrom } from '@vaultsong/bots';
import { toDeckList } from '@vaultsong/decks';
import type { Ask, Game, GameEvent, Option, Seat } from '@vaultsong/engine';
import {
  legal,
  playOn,
  READER,
  record,
  sayAsk,
  sayOption,
  see,
  startRecorded,
  topicOf,
  witness,
} from '@vaultsong/engine';
import type { Side } from '@vaultsong/match';
import { pointerOfTopic } from '@vaultsong/rulebook';
import type { Choice } from '../choice.ts';
import type { Deed, GameInfo, LogLine, Preview, Question, Snapshot } from '../host.ts';
import { human, machine } from '../host.ts';
import { deckFace, facesOf } from './faces.ts';
import { isForced } from './forced.ts';
import { writeChains, writeLog } from './logbook.ts';
import { previewOf } from './preview.ts';
import { Recap } from './recap.ts';
import { remindersIn } from './reminders.ts';
import { Shelf } from './shelf.ts';
import { leftIn, noEndIn, verbsIn } from './verbs.ts';

/** Where the human decided something, so that it can be taken back to there. */
interface Decision {
  readonly answers: number;
  readonly lines: number;
  /** Something hidden became known after it. */
  reveals: boolean;
}

const deeds = {
  play: 'plays',
  discard: 'discards',
  reap: 'reaps with',
  fight: 'fights with',
  action: 'uses',
  omni: 'uses',
  unstun: 'removes the stun of',
} as const;

const revealing: ReadonlySet<GameEvent['type']> = new Set([
  'draw',
  'reveal',
  'shuffle',
  'mulligan',
  'turnEnded',
  'takeArchives',
]);

export class Sitting {
  readonly info: GameInfo;
  readonly #bot: Bot;
  #game: Game;
  #lines: LogLine[] = [];
  #decisions: Decision[] = [];
  #takeBacks = 0;
  #deed: Deed | null = null;
  #recap = new Recap();

  /**
   * Deals a game and answers what has only one answer.
   * @param game the number that the page knows it by
   * @param seed used where the choice leaves the seed to chance
   * @param shelf where the decks are
   * @throws Error when there is no deck of that name
   */
  constructor(choice: Choice, game: number, seed: number, shelf = new Shelf()) {
    const decks = [shelf.find(choice.you), shelf.find(choice.foe)];
    const used = choice.seed ?? seed;
    const setup = {
      decks: decks.map(({ deck }) => toDeckList(deck)),
      seed: used,
      edition: choice.edition,
      ...(choice.quickstart === undefined ? {} : { quickstart: choice.quickstart }),
      // Setups without chains stay as they are in records of old.
      ...(choice.chains.some((count) => count > 0) ? { chains: choice.chains } : {}),
    };
    const first = { me: human, foe: machine, chance: null }[choice.first];
    this.info = {
      game,
      choice,
      seed: used,
      decks: decks.map(deckFace),
      faces: facesOf(
        decks.map(({ deck }) => deck),
        choice.edition,
      ),
    };
    this.#bot = botNamed(choice.bot);
    this.#game = startRecorded(first === null ? setup : { ...setup, first });
    this.#lines.push(...writeChains(choice.chains, (seat) => this.#nameOf(seat)));
    this.#settle();
  }

  /** Whose answer the game waits for; null when it is over. */
  get turnOf(): Seat | null {
    return this.#game.state.ask?.player ?? null;
  }

  /** Who won; null while the game goes on. */
  get winner(): Side | null {
    const { winner } = this.#game.state;
    if (winner === null) return null;
    return winner === human ? human : machine;
  }

  /** How many decisions were taken back after something hidden had become known. */
  get takeBacks(): number {
    return this.#takeBacks;
  }

  /** The human answers. @throws Error when it is not their question, or there is no such option */
  answer(option: number): void {
    this.#decide();
    this.#deed = null;
    this.#play(option);
    this.#settle();
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
      if (!isForced(ask)) {
        if (ask.player === human) this.#decide();
        else this.#watch();
      }
      this.#play(option);
    }
    this.#takeBacks = takeBacks;
    this.#settle();
  }

  /** All answers that were given, those of the machine too; `resume` takes them. */
  answers(): readonly number[] {
    return [...this.#game.answers];
  }

  /** What the rules bot would answer in the human's place; null when the human is not asked. */
  advice(): number | null {
    const { answers, state } = this.#game;
    if (state.ask?.player !== human) return null;
    return decide(botNamed('rules'), state, randomFrom(this.info.seed * 65_537 + answers.length));
  }

  /** What an answer of the human would bring about. The end of a turn is not tried: what follows is up to the machine. */
  preview(option: number): Preview | null {
    const { ask } = this.#game.state;
    const asked = ask?.options[option];
    if (ask?.player !== human || asked === undefined || (asked.pick === 'move' && asked.move.do === 'end')) return null;
    return previewOf(this.#game.state, option, (seat) => this.#nameOf(seat));
  }

  /** The machine answers one question. */
  moveOfMachine(): void {
    const { answers, state } = this.#game;
    const options = legal(state);
    const chosen = decide(this.#bot, state, randomFrom(this.info.seed * 65_537 + answers.length));
    const option = options[chosen];
    this.#deed = option === undefined ? null : this.#deedOf(option);
    this.#watch();
    this.#play(chosen);
    this.#settle();
  }

  /** Back to the human's last decision. @returns from which line on the log changed */
  undo(): void {
    const last = this.#decisions.pop();
    if (last === undefined) return;
    const before = this.#game.answers.slice(0, last.answers);
    this.#game = startRecorded(this.#game.setup);
    this.#recap = new Recap();
    for (const option of before) this.#advance(option);
    this.#lines.length = last.lines;
    this.#deed = null;
    if (last.reveals) this.#takeBacks += 1;
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
    const { state } = this.#game;
    const view = see(state, human);
    const verbs = verbsIn(state, view);
    const question = this.#question(view.ask);
    const end = question?.answers.find(({ option }) => option.pick === 'move' && option.move.do === 'end');
    return {
      game: this.info.game,
      moment,
      view,
      question,
      verbs,
      end: end?.index ?? null,
      noEnd: noEndIn(state, view),
      left: leftIn(view, verbs),
      reminders: remindersIn(view),
      log: { from: Math.min(from, this.#lines.length), lines: this.#lines.slice(from) },
      undo: { possible: this.#decisions.length > 0, reveals: this.#decisions.at(-1)?.reveals ?? false },
      takeBacks: this.#takeBacks,
      // The last move is no news when the game is over.
      deed: view.winner === null ? this.#deed : null,
      recap: view.winner === null ? this.#recap.say((name) => this.info.faces[name]?.title ?? name) : null,
    };
  }

  #question(ask: Ask | null): Question | null {
    if (ask === null || ask.player !== human) return null;
    return {
      kind: ask.kind,
      prompt: sayAsk(ask),
      entry: pointerOfTopic(topicOf(ask)),
      source: ask.source,
      answers: ask.options.map((option, index) => ({ index, option, label: sayOption(option, ask) })),
      picked: ask.picked,
      min: ask.min,
      max: ask.max,
    };
  }

  /** The human decides here; an undo leads back to it. */
  #decide(): void {
    this.#decisions.push({ answers: this.#game.answers.length, lines: this.#lines.length, reveals: false });
  }

  /** The human sees what the machine decides: taking back is no longer innocent. */
  #watch(): void {
    const last = this.#decisions.at(-1);
    if (last !== undefined) last.reveals = true;
  }

  #deedOf(option: Option): Deed | null {
    if (option.pick !== 'move' || !('card' in option.move)) return null;
    return { card: option.move.card.name, text: deeds[option.move.do] };
  }

  /** What each answer goes through, also when it is given again after an undo. */
  #advance(option: number): readonly GameEvent[] {
    const { ask } = this.#game.state;
    if (ask?.player === human && ask.kind === 'move') this.#recap.forget();
    const events = playOn(this.#game, option);
    this.#recap.hear(events.map((event) => witness(event, human, this.info.decks.length)));
    return events;
  }

  #play(option: number): void {
    const events = this.#advance(option);
    const last = this.#decisions.at(-1);
    if (last !== undefined && events.some(({ type }) => revealing.has(type))) last.reveals = true;
    this.#lines.push(...writeLog(events, this.info.decks.length, (seat) => this.#nameOf(seat)));
  }

  #settle(): void {
    while (this.#game.state.ask !== null && isForced(this.#game.state.ask)) this.#play(0);
  }

  #nameOf(seat: Seat): string {
    return seat === human ? READER : (this.info.decks[seat]?.name ?? `Seat ${seat + 1}`);
  }
}
