// A server in memory, so that tests read like play: whoever asks is judged, what they did is written down and done, and then the
// server and its bots go on until somebody is waited for. Its clock is moved by the test; its bots choose by lot.
import { findBundled, toDeckList } from '@vaultsong/decks';
import type { DeckList, Setup } from '@vaultsong/engine';
import { nextStep } from '@vaultsong/match';
import { commitmentTo } from '../chance/chance.ts';
import type { Entry } from '../log/entries.ts';
import { entryOf, rootHash } from '../log/entries.ts';
import type { TableEvent, TableEventOf } from '../log/events.ts';
import { replayEntry } from '../log/read.ts';
import { tableVersion } from '../log/version.ts';
import type { Command } from '../table/commands.ts';
import type { Asker, Decided, RejectionCode } from '../table/decide.ts';
import { answerOf, botAsked, decide } from '../table/decide.ts';
import { askedAt, wakesAt } from '../table/pending.ts';
import { nextSystemEvent } from '../table/systemEvents.ts';
import type { Table } from '../table/table.ts';
import { openTable } from '../table/table.ts';
import type { AskedTerms } from '../terms/terms.ts';
import { terms } from '../terms/terms.ts';
import type { Roll } from './roll.ts';
import { rollFrom } from './roll.ts';

export const tableOfTests = 'a0b1c2d3e4';

/** When tests begin. */
export const noon = 1_800_000_000_000;

/** Digits for a secret that is told apart by a number. */
export const secretOf = (n: number): string => n.toString(16).padStart(64, '5');

export const deckNamed = (name: string): DeckList => toDeckList(findBundled(name).deck);

/** Decks of the first sets, one for each seat. */
export const deckAt = (seat: number): DeckList =>
  deckNamed(['guide-achea', 'clearly-ugly-xhe', 'grun-tiresome-temple-oracle'][seat] ?? 'guide-achea');

const duel: AskedTerms = { play: { type: 'duel', decks: 'own' } };

export interface HostOptions {
  readonly terms?: AskedTerms;
  readonly secret?: string;
  /** What bots and `play` choose by. */
  readonly seed?: number;
  /** Conducted as tables were before there was a second version. */
  readonly isOld?: boolean;
  /** Hears of each entry when it has been done. */
  readonly onWritten?: (host: Host) => void;
  readonly opened?: Partial<
    Pick<TableEventOf<'opened'>, 'openedBy' | 'rematchOf' | 'tournament' | 'reserved' | 'nonceWindow'>
  >;
}

export class Host {
  readonly secret: string;
  readonly entries: Entry[] = [];
  readonly table: Table;
  readonly roll: Roll;
  now = noon;
  private readonly onWritten: (host: Host) => void;

  constructor({
    terms: asked = duel,
    secret = secretOf(7),
    seed = 1,
    opened = {},
    isOld = false,
    onWritten = () => {},
  }: HostOptions = {}) {
    this.secret = secret;
    this.onWritten = onWritten;
    this.roll = rollFrom(seed);
    const event: TableEventOf<'opened'> = {
      type: 'opened',
      openedBy: 'ann',
      terms: terms.parse(asked),
      commitment: commitmentTo(secret),
      engine: 'test',
      ...(isOld ? {} : { version: tableVersion }),
      ...opened,
    };
    this.table = openTable(tableOfTests, event, this.now);
    this.write(event);
  }

  /** Writes an event down and applies it, whether it is allowed or not. */
  write(event: TableEvent): void {
    const before = this.entries.at(-1)?.hash ?? rootHash(tableOfTests);
    const entry = entryOf(event, this.entries.length, this.now, before);
    replayEntry(this.table, entry);
    this.entries.push(entry);
    this.onWritten(this);
  }

  /** Somebody asks for something; then the table goes on by itself. */
  ask(who: string | Asker, command: Command): Decided {
    const asker = typeof who === 'string' ? { id: who, isAccount: true } : who;
    const decided = decide(this.table, asker, command, this.now);
    if (decided.type === 'event') {
      this.write(decided.event);
      this.goOn();
    }
    return decided;
  }

  /** Somebody does what they may do. */
  do(who: string | Asker, command: Command): this {
    const decided = this.ask(who, command);
    if (decided.type !== 'event')
      throw new Error(`${JSON.stringify(command)} was not done: ${JSON.stringify(decided)}`);
    return this;
  }

  /** Somebody asks for what they may not do; nothing comes of it. @returns why not */
  refused(who: string | Asker, command: Command): { readonly code: RejectionCode; readonly message: string } {
    const decided = this.ask(who, command);
    if (decided.type !== 'rejected') throw new Error(`${JSON.stringify(command)} was not refused: ${decided.type}`);
    return decided.rejection;
  }

  /** What the server and its bots do until somebody is waited for. */
  goOn(): void {
    for (;;) {
      const event = nextSystemEvent(this.table, this.secret, this.now) ?? this.botEvent();
      if (event === null) return;
      this.write(event);
    }
  }

  private botEvent(): TableEvent | null {
    const seat = botAsked(this.table);
    const { playing, series } = this.table;
    if (seat === null) return null;
    const side = seat === 0 ? 0 : 1;
    if (playing === null) {
      const isBidding = series !== null && nextStep(series).kind === 'bid';
      return isBidding
        ? { type: 'bid-called', seat: side, call: { kind: 'pass' } }
        : { type: 'chose-first', seat: side, first: side };
    }
    const options = playing.game.state.ask?.options.length ?? 0;
    const decided = answerOf(this.table, playing, seat, this.roll(options));
    return decided.type === 'event' ? decided.event : null;
  }

  /** The clock moves on; whatever is due happens, each at its own time. */
  wait(milliseconds: number): this {
    const until = this.now + milliseconds;
    for (;;) {
      const due = wakesAt(this.table);
      if (due === null || due > until) break;
      this.now = Math.max(this.now, due);
      this.goOn();
    }
    this.now = until;
    this.goOn();
    return this;
  }

  /** Somebody sits down with a deck, where one is to be brought. */
  seat(who: string, deck: DeckList | null = null): this {
    this.do(who, { type: 'join', nonce: `of ${who}` });
    const seat = this.table.seats.findIndex((one) => one?.sitter.type === 'person' && one.sitter.id === who);
    const { play } = this.table.opened.terms;
    if (play.type === 'duel' && play.decks === 'sealed') return this;
    return this.do(who, { type: 'choose-deck', deck: deck ?? deckAt(seat), origin: 'guide-achea', set: 'cota' });
  }

  /** Ann, Bob and Cid sit down, as many as there are seats. */
  seatAll(): this {
    this.table.seats.forEach((_, seat) => {
      if (this.table.seats[seat] === null) this.seat(people[seat] ?? 'dan');
    });
    return this;
  }

  /** Ann and Bob find themselves seated with decks, as the server does it: nonces are still to come. */
  seatedByServer(): this {
    const { play } = this.table.opened.terms;
    for (const [seat, id] of ['ann', 'bob'].entries()) {
      this.write({ type: 'joined', seat, sitter: { type: 'person', id }, nonce: '' });
      if (play.type === 'duel' && play.decks === 'sealed') continue;
      this.write({ type: 'deck-chosen', seat, deck: deckAt(seat), origin: null, set: 'cota' });
    }
    this.goOn();
    return this;
  }

  /** Ann against a bot. */
  seatBot(seat: number): this {
    return this.do('ann', { type: 'add-bot', seat, bot: 'random', deck: deckAt(seat), origin: null, set: 'cota' });
  }

  /** Who is asked now. @throws Error where nobody of flesh and blood is */
  asked(): { readonly who: string; readonly question: number; readonly options: number } {
    const seat = askedAt(this.table);
    const { playing } = this.table;
    if (seat === null || playing === null) throw new Error('Nobody is asked');
    return { who: this.at(seat), question: playing.question, options: playing.game.state.ask?.options.length ?? 0 };
  }

  /** The number of the request that is pending; where nobody asks, one that is over. */
  get request(): number {
    return this.table.request?.id ?? 0;
  }

  /** The person on the seat. */
  at(seat: number): string {
    const sitter = this.table.seats[seat]?.sitter;
    if (sitter?.type !== 'person') throw new Error(`No person sits on seat ${seat}`);
    return sitter.id;
  }

  /** Whoever is asked chooses, by lot where it is not said what. */
  answer(option?: number): this {
    const { who, question, options } = this.asked();
    return this.do(who, { type: 'answer', question, option: option ?? this.roll(options) });
  }

  /** So many answers of people, each after so many milliseconds. */
  play(answers: number, each = 1_000): this {
    for (let n = 0; n < answers && this.table.playing !== null; n++) this.wait(each).answer();
    return this;
  }

  /** A game of elsewhere is brought to the table instead of a new one. */
  bringIn(setup: Setup, answers: readonly number[]): this {
    this.write({ type: 'imported', setup, answers: [...answers] });
    this.goOn();
    return this;
  }
}

export const people = ['ann', 'bob', 'cid'] as const;

/** Two who play, at the first question of their first game. */
export const duelOf = (asked: Partial<AskedTerms> = {}, options: HostOptions = {}): Host =>
  new Host({ ...options, terms: { ...duel, ...asked } }).seatAll();
