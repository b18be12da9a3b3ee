// Follows one table on the server for as long as it is looked at: hears what the server tells, has the worker put it into
// words, shows what others do one thing after the other at the player's pace, and sends what the player decides.

import type { Seat } from '@vaultsong/engine';
import type { Aim, Reach } from '@vaultsong/foresight';
import type { GameView, LiveCommand, Phrase, TableView, ToClient, ToClientOf } from '@vaultsong/protocol';
import { addNonce } from '../../online/addNonce.ts';
import type { Live } from '../../online/live/live.ts';
import { LiveError } from '../../online/live/live.ts';
import type { Automation } from '../../wire/automation/automation.ts';
import { usualAutomation } from '../../wire/automation/automation.ts';
import type { GameInfo } from '../../wire/game.ts';
import type { PreviewInfo } from '../../wire/question.ts';
import type { PresentedGame, RemoteUpdate } from '../../wire/remote.ts';
import type { Snapshot } from '../../wire/snapshot.ts';
import { GivenAnswers } from '../answers/givenAnswers.ts';
import type { Clock } from './pacing.ts';
import { Pacing } from './pacing.ts';
import type { Presenter } from './presenter.ts';
import type { RemoteTableState } from './remoteState.ts';
import { awayNow, opening } from './remoteState.ts';

/** So many moments are remembered with their questions: an answer to an older one comes too late in any case. */
const remembered = 30;

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Where somebody was too slow, or pressed twice, there is nothing to say: the page shows how it is. */
const silent: ReadonlySet<string> = new Set(['stale']);

export class TableClient {
  readonly #live: Live;
  readonly #presenter: Presenter;
  readonly #clock: Clock;
  readonly #pacing: Pacing;
  readonly #watchers = new Set<() => void>();
  /** What is to be done when another question is asked. */
  readonly #next: (() => void)[] = [];
  #state: RemoteTableState;
  /** By moment: the question that was asked then. */
  readonly #questions = new Map<number, number>();
  #moment = 0;
  /** What the player aimed at with the answer to a question. */
  #aim: { readonly after: number; readonly aim: Aim } | null = null;
  /** What is answered in the place of the player. */
  #automation = usualAutomation;
  readonly #given = new GivenAnswers();
  #last: Promise<void> = Promise.resolve();
  /** How much was told that is not shown yet. */
  #toShow = 0;
  /** Counts how often all was told anew: what was told before that is not shown any more. */
  #presentedAgain = 0;
  #sending = 0;
  #hasAdded = false;
  #stop: (() => void) | null = null;

  /** @param clock the one here */
  constructor(id: string, live: Live, words: Presenter, clock: Clock) {
    this.#state = opening(id);
    this.#live = live;
    this.#presenter = words;
    this.#clock = clock;
    this.#pacing = new Pacing(clock, (isPaused) => this.#change({ isPaused }));
  }

  readonly read = (): RemoteTableState => this.#state;

  /** Follows the table while somebody watches. */
  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    if (this.#watchers.size === 1) this.#open();
    return () => {
      this.#watchers.delete(watcher);
      if (this.#watchers.size === 0) this.#close();
    };
  };

  /** The worker is another one: all is told again. */
  presentAgain(): void {
    this.#last = Promise.resolve();
    this.#presentedAgain += 1;
    this.#toShow = 0;
    this.#pacing.next();
    this.#live.refollow(this.#state.id);
  }

  answer(moment: number, option: number, aim: Aim | null): void {
    const question = this.#questions.get(moment);
    if (question === undefined) return;
    this.#aim = aim === null ? null : { after: question, aim };
    this.#given.add(false);
    this.do({ type: 'answer', question, option });
  }

  /** The order of the abilities about which the player is asked does not matter, as long as some of them wait. */
  anyOrder(moment: number): void {
    void this.#presenter.allowAnyOrder().then(() => this.answer(moment, 0, null));
  }

  /** What is answered in the place of the player from now on. */
  automate(automation: Automation): void {
    this.#automation = automation;
  }

  async preview(moment: number, option: number, aim: Aim | null): Promise<PreviewInfo | null> {
    const question = this.#questions.get(moment);
    if (question === undefined || this.#state.you === null) return null;
    const preview = await this.#live.preview(this.#state.id, question, option, aim);
    return preview === null ? null : this.#presenter.sayPreview(preview);
  }

  async reach(moment: number, option: number): Promise<Reach | null> {
    const question = this.#questions.get(moment);
    return question === undefined || this.#state.you === null
      ? null
      : this.#live.reach(this.#state.id, question, option);
  }

  /** Takes the last decision back, with what was answered in the place of the player since, or so many decisions. */
  undo(decisions: number): void {
    this.#takeBack(decisions === 1 ? this.#given.sinceDecision : decisions, true);
  }

  /**
   * Takes answers back, one after the other: each time the server says how it stands then.
   * @param mayAsk the others may be asked for their consent; they are not asked for more than one answer
   */
  #takeBack(answers: number, mayAsk: boolean): void {
    const { game } = this.#state;
    if (game === null || (!mayAsk && game.takeBack.mode !== 'free')) return;
    const { question } = game;
    this.#given.takesBack();
    void this.#send({ type: 'take-back', question }).then((isDone) => {
      if (isDone && answers > 1) this.#once(question, () => this.#takeBack(answers - 1, false));
    });
  }

  /** Asks for something at the table; what is refused is told. */
  do(command: LiveCommand): void {
    void this.#send(command);
  }

  say(text: string): Promise<void> {
    return this.#live.say(this.#state.id, text);
  }

  sayPhrase(phrase: Phrase): Promise<void> {
    return this.#live.sayPhrase(this.#state.id, phrase);
  }

  /** @param milliseconds for each move of others; Infinity waits for `next` */
  setPace(milliseconds: number): void {
    this.#pacing.setPace(milliseconds);
  }

  /** Shows the next of what others did. */
  next(): void {
    this.#pacing.next();
  }

  /** Shows all that others did, up to the player's next decision. */
  skip(): void {
    this.#pacing.skip();
  }

  /** The end of a game was looked at long enough. */
  goOn(): void {
    const { kept, shown } = this.#state;
    this.#change({ kept: null, past: kept?.number ?? shown?.number ?? 0 });
  }

  /** Says what went wrong elsewhere, such as over REST; null: all is well again. */
  showError(error: string | null): void {
    this.#change({ error });
  }

  #open(): void {
    const { id } = this.#state;
    const stopHearing = this.#live.listen({
      onMessage: (message) => this.#receive(message),
      onConnection: (connection) => this.#change({ connection }),
    });
    const stopFollowing = this.#live.follow(id);
    this.#change({ connection: this.#live.connection });
    this.#stop = () => {
      stopFollowing();
      stopHearing();
    };
  }

  #close(): void {
    this.#stop?.();
    this.#stop = null;
  }

  #change(part: Partial<RemoteTableState>): void {
    this.#state = { ...this.#state, ...part };
    for (const watcher of this.#watchers) watcher();
    if ('game' in part) for (const work of this.#next.splice(0)) work();
  }

  async #send(command: LiveCommand): Promise<boolean> {
    this.#sending += 1;
    this.#change({ isSending: true });
    try {
      await this.#live.do(this.#state.id, command);
      return true;
    } catch (error) {
      if (!(error instanceof LiveError && silent.has(error.code))) this.#change({ error: wordsOf(error) });
      return false;
    } finally {
      this.#sending -= 1;
      if (this.#sending === 0) this.#change({ isSending: false });
    }
  }

  /** Does something once another question is asked than that one. */
  #once(question: number, work: () => void): void {
    const isOther = this.#state.game !== null && this.#state.game.question !== question;
    if (isOther) work();
    else this.#next.push(() => this.#once(question, work));
  }

  #receive(message: ToClient): void {
    const { id } = this.#state;
    switch (message.type) {
      case 'hello':
        this.#change({ person: message.you, ahead: message.now - this.#clock.now() });
        break;
      case 'table':
        if (message.table === id) this.#receiveTable(message);
        break;
      case 'presence':
        if (message.table === id)
          this.#change({
            away: awayNow(this.#state.away, message.present, this.#clock.now()),
            spectators: message.spectators,
          });
        break;
      case 'chat':
        if (message.table === id) this.#change({ chat: withLines(this.#state.chat, message.lines) });
        break;
      case 'error':
        // The same connection may be about other tables, and what may be asked for again is.
        if (message.table === id && message.retryAfter === undefined && this.#state.stand === 'opening')
          this.#change({ stand: 'rejected', error: message.message });
        break;
      default:
        break;
    }
  }

  #receiveTable(message: ToClientOf<'table'>): void {
    const state = this.#state;
    if (message.full) this.#given.toldAnew();
    const view = message.summary ?? state.view;
    const game = message.game === undefined ? state.game : message.game;
    const start = message.start ?? state.start;
    this.#change({
      stand: 'here',
      you: message.seat,
      ahead: message.now - this.#clock.now(),
      view,
      game,
      start,
      error: null,
      away: awayNow(state.away, view?.seats.map((seated) => seated?.present ?? true) ?? [], this.#clock.now()),
    });
    this.#addNonce(message.summary, message.seat);
    if (view === null || game === null || start === null) return;
    const isOther = game !== state.game || view.stage !== state.view?.stage || message.seat !== state.you;
    if (!message.full && message.events.length === 0 && !isOther) return;
    this.#moment += 1;
    const moment = this.#moment;
    const { table, seat, full, events } = message;
    // Who comes back sees how it stands, and so does everybody where a game ends otherwise than by play.
    if (full || (events.length === 0 && view.stage !== state.view?.stage)) this.#pacing.hurry();
    const isOthers = state.game?.view.ask?.player !== seat || seat === null;
    this.#toShow += 1;
    this.#change({ isBehind: true });
    this.#inTurn(() => this.#show({ table, you: seat, moment, whole: full, view, game, start, events }, isOthers));
  }

  /** The table waits for what this browser adds to its chance. */
  #addNonce(view: TableView | undefined, you: Seat | null): void {
    if (this.#hasAdded || you === null || view?.nonces?.missing.includes(you) !== true) return;
    this.#hasAdded = true;
    addNonce(this.#live, this.#state.id, you);
  }

  #inTurn(work: () => Promise<void>): void {
    this.#last = this.#last.then(work).catch((error: unknown) => {
      console.error(error);
      this.#change({ error: wordsOf(error) });
    });
  }

  /** @param isOthers somebody else did it */
  async #show(update: Omit<RemoteUpdate, 'automation'>, isOthers: boolean): Promise<void> {
    const retold = this.#presentedAgain;
    try {
      const automation = this.#automation;
      const { info, snapshot, own } = await this.#presenter.present({ ...update, automation });
      if (isOthers) await this.#pacing.pause();
      if (retold !== this.#presentedAgain) return;
      this.#questions.set(update.moment, update.game.question);
      this.#questions.delete(update.moment - remembered);
      await this.#goOnAiming(update);
      if (own === null) this.#lay(update.game.number, info, snapshot);
      else this.#answerOwn(update.game, own, info, snapshot);
    } finally {
      if (retold === this.#presentedAgain) this.#wasShown();
    }
  }

  /** Answers in the place of the player, who is asked after all where that is refused. */
  #answerOwn({ number, question }: GameView, option: number, info: GameInfo, snapshot: Snapshot): void {
    this.#given.add(true);
    this.#lay(number, info, withoutQuestion(snapshot));
    void this.#send({ type: 'answer', question, option }).then((isDone) => {
      if (!isDone && this.#state.game?.question === question) this.#lay(number, info, snapshot);
    });
  }

  #wasShown(): void {
    this.#toShow -= 1;
    if (this.#toShow > 0) return;
    this.#pacing.rest();
    this.#change({ isBehind: false });
  }

  #lay(number: number, info: PresentedGame['info'], snapshot: PresentedGame['snapshot']): void {
    const { shown, kept, past } = this.#state;
    const log = shown?.number === number ? shown.log : [];
    const next = { number, info, snapshot, log: [...log.slice(0, snapshot.log.from), ...snapshot.log.lines] };
    // The end of a game is not taken from who still looks at it.
    const isEnd = shown !== null && shown.number === number - 1 && shown.number > past;
    this.#pacing.shown(snapshot.question !== null);
    this.#change({ shown: next, kept: isEnd ? shown : kept });
  }

  /** A card was dropped where it also says what comes next. */
  async #goOnAiming({ game, you }: Pick<RemoteUpdate, 'game' | 'you'>): Promise<void> {
    const aimed = this.#aim;
    if (aimed === null || game.question === aimed.after) return;
    this.#aim = null;
    if (game.view.ask?.player !== you) return;
    const option = await this.#presenter.aimed(aimed.aim);
    if (option === null) return;
    this.#given.add(true);
    this.do({ type: 'answer', question: game.question, option });
  }
}

/** Nobody is asked, and the log has lines only once. */
const withoutQuestion = (snapshot: Snapshot): Snapshot => ({ ...snapshot, question: null });

/** Lines come again after a connection was lost. */
function withLines(before: RemoteTableState['chat'], lines: RemoteTableState['chat']): RemoteTableState['chat'] {
  const last = before.at(-1)?.id ?? Number.NEGATIVE_INFINITY;
  const fresh = lines.filter(({ id }) => id > last);
  return fresh.length === 0 ? before : [...before, ...fresh];
}
