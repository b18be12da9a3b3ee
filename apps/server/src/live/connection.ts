// One connection of the live protocol: reads what a client says, and does it if it may be done.
import { previewOf, reachOf } from '@vaultsong/foresight';
import type { Person, ToClient, ToServer } from '@vaultsong/protocol';
import type { Table } from '@vaultsong/tables';
import { isForced, isHuman, seatOfPerson, termsOf } from '@vaultsong/tables';
import type { Hosted } from '../hall/hosted.ts';
import type { Opener } from '../hall/loading/loadLimits.ts';
import type { Right } from '../hall/rights.ts';
import { rightAt } from '../hall/rights.ts';
import { refusalOfFault } from '../refusing/fault.ts';
import { Refusal } from '../refusing/refusal.ts';
import type { Said } from './chat.ts';
import { lineOf } from './chat.ts';
import type { Wishes } from './following.ts';
import { Following } from './following.ts';
import { gameOf } from './game.ts';
import type { CountedFollow } from './limits/followLimits.ts';
import type { LiveWorld } from './live.ts';
import type { MessageFault } from './messages/reading.ts';
import { readMessage } from './messages/reading.ts';
import { followCounts, Tempo } from './tempo.ts';

/** So many tables may one connection follow. */
export const mostFollowed = 20;
/** And hear of so many tournaments. */
const mostTournaments = 20;

/** Whoever asks for too much at once may come again after so many seconds. */
const aWhile = 5;

/** As much of a socket as is needed here. */
export interface Wire {
  /** The network that counts as one client. */
  readonly from: string;
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Bytes that the other side has not taken yet. */
  readonly waiting: number;
}

/** Who takes nothing in is let go when so much waits for them: they come back and hear all of it anew. Bytes. */
const mostWaiting = 4_000_000;

/** RFC 6455: the other side breaks a rule; try again later. From 4000 on they are our own. */
const closeCodes = { policy: 1008, again: 1013, sessionEnded: 4001 } as const;

interface Followed {
  readonly following: Following;
  /** What they might be told when they began to follow; all that is told is told by that. */
  readonly right: Right;
  /** So much later they are told of everything. Milliseconds. */
  readonly delay: number;
  readonly wishes: Wishes;
  end(): void;
}

export class Connection {
  readonly person: Person | null;
  readonly #wire: Wire;
  readonly #world: LiveWorld;
  readonly #tempo: Tempo;
  readonly #followed = new Map<string, Followed>();
  /** Tables that are followed again in a moment, by another right. */
  readonly #returning = new Set<string>();
  /** What is asked for is done in order, also where some of it has to wait. */
  #last: Promise<void> = Promise.resolve();
  hearsLobby = false;
  readonly #tournaments = new Set<string>();
  /** Whom this person blocked, and who blocked them, as of when a table was followed. */
  #apart: ReadonlySet<string> = new Set();
  #isOpen = true;

  constructor(person: Person | null, wire: Wire, world: LiveWorld) {
    this.person = person;
    this.#wire = wire;
    this.#world = world;
    this.#tempo = new Tempo(world.tempo, world.now());
  }

  send(message: ToClient): void {
    if (!this.#isOpen) return;
    if (message.is === 'refused' || message.is === 'error') this.#world.onRefused(message.code);
    if (this.#wire.waiting > mostWaiting) this.close(closeCodes.again, 'too slow');
    else this.#wire.send(JSON.stringify(message));
  }

  close(code: number, reason: string): void {
    this.#wire.close(code, reason);
    this.ended();
  }

  /** Whoever signed out, or was signed out, is nobody here any more; they may come back as who they are then. */
  sessionEnded(): void {
    this.send({ is: 'error', code: 'not-signed-in', message: 'Your session has ended: sign in and connect again' });
    this.close(closeCodes.sessionEnded, 'the session has ended');
  }

  /** The other side is gone. */
  ended(): void {
    this.#isOpen = false;
    for (const { end } of this.#followed.values()) end();
    this.#followed.clear();
    for (const tournament of this.#tournaments) this.#world.tournaments.remove(tournament, this);
    this.#tournaments.clear();
  }

  /** Tells the face of a table, where it has changed without a deed: somebody came, went, or has another name. */
  faceChanged(table: string): void {
    const followed = this.#followed.get(table);
    if (followed === undefined) return;
    followed.following.tellFace();
    this.#tellPresence(table);
  }

  /** Tells what was said, but for the words of people whom one of the two has blocked. */
  tellSaid(table: string, lines: readonly Said[]): void {
    const followed = this.#followed.get(table);
    if (followed === undefined) return;
    const now = this.#world.now();
    const waitOf = ({ at }: Said): number => Math.min(followed.delay, Math.max(0, at + followed.delay - now));
    this.#sendSaid(
      table,
      lines.filter((line) => waitOf(line) === 0),
    );
    // What players say of a game is told no sooner than the game itself.
    for (const line of lines.filter((one) => waitOf(one) > 0))
      setTimeout(() => {
        if (this.#followed.get(table) === followed) this.#sendSaid(table, [line]);
      }, waitOf(line)).unref();
  }

  #sendSaid(table: string, lines: readonly Said[]): void {
    const heard = lines.filter(({ person }) => !this.#apart.has(person));
    if (heard.length > 0) this.send({ is: 'said', table, lines: heard.map((line) => lineOf(line, this.#world.find)) });
  }

  /** @param text null: it was no text */
  hear(text: string | null): void {
    let fate = this.#tempo.take(this.#world.now());
    const message = text === null ? { fault: 'Expected a text message' } : readMessage(text);
    // It has counted as one message already.
    if (fate === 'read' && 'is' in message && message.is === 'follow')
      fate = this.#tempo.take(this.#world.now(), followCounts - 1);
    if (fate === 'close') this.close(closeCodes.policy, 'too many messages');
    else if (fate === 'refuse') this.#tooMany(message);
    else if ('fault' in message) this.#notUnderstood(message);
    else this.#inOrder(message, () => this.#do(message));
  }

  #notUnderstood({ fault: message, id }: MessageFault): void {
    const refusal = { code: 'invalid', message };
    this.send(id === undefined ? { is: 'error', ...refusal } : { is: 'refused', id, ...refusal });
  }

  /** Says which message was too much, so that nobody waits for an answer to it. */
  #tooMany(about: ToServer | MessageFault): void {
    const refusal = { code: 'too-many', message: 'Too many messages: wait a moment' };
    if ('id' in about && about.id !== undefined) this.send({ is: 'refused', id: about.id, ...refusal });
    else this.send({ is: 'error', ...refusal, ...('table' in about ? { table: about.table } : {}) });
  }

  /** @param about what is told of where it fails */
  #inOrder(about: ToServer, work: () => Promise<void>): void {
    this.#last = this.#last.then(work).catch((error: unknown) => this.#failed(about, error));
  }

  /** Whoever asked for something hears that it was not done, by its id where it has one: nobody waits for ever. */
  #failed(about: ToServer, error: unknown): void {
    if (!(error instanceof Refusal)) this.#world.onError(error);
    const { code, message, retryAfter } = refusalOfFault(error);
    const refusal = { code, message, ...(retryAfter === null ? {} : { retryAfter }) };
    if ('id' in about) this.send({ is: 'refused', id: about.id, ...refusal });
    else this.send({ is: 'error', ...refusal, ...('table' in about ? { table: about.table } : {}) });
  }

  async #do(message: ToServer): Promise<void> {
    if (!this.#isOpen) return;
    switch (message.is) {
      case 'ping':
        return this.send({ is: 'pong', id: message.id });
      case 'lobby':
        this.hearsLobby = message.on;
        return;
      case 'tournament':
        return this.#hearOf(message.tournament, message.on);
      case 'follow':
        return await this.#follow(message.table, message);
      case 'unfollow':
        this.#followed.get(message.table)?.end();
        this.#followed.delete(message.table);
        this.#returning.delete(message.table);
        return;
      case 'do':
        return await this.#command(message);
      case 'preview':
      case 'reach':
        return await this.#foresee(message);
      case 'say':
        return await this.#say(message.id, message.table, message.text, null);
      case 'phrase':
        return await this.#say(message.id, message.table, '', message.phrase);
    }
  }

  #hearOf(tournament: string, on: boolean): void {
    if (!on) {
      this.#tournaments.delete(tournament);
      this.#world.tournaments.remove(tournament, this);
    } else if (this.#tournaments.size < mostTournaments || this.#tournaments.has(tournament)) {
      this.#tournaments.add(tournament);
      this.#world.tournaments.add(tournament, this);
    } else {
      const message = `Hear of at most ${mostTournaments} tournaments at once`;
      this.send({ is: 'error', code: 'too-many', message });
    }
  }

  async #follow(table: string, { refusals, changes }: Wishes): Promise<void> {
    const { person } = this;
    const counted = { address: this.#wire.from, table, ...(person === null ? {} : { person: person.id }) };
    const wait = this.#world.follows.take(counted, this.#world.now());
    if (wait !== null) return this.#refuseFollow(table, wait);
    const already = this.#followed.get(table);
    if (already?.wishes.refusals === refusals && already.wishes.changes === changes) {
      this.#charge(counted, already.following.table);
      return already.following.tellAll();
    }
    already?.end();
    this.#followed.delete(table);
    const refuse = (code: string, message: string): void => this.send({ is: 'error', code, message, table });
    if (this.#followed.size >= mostFollowed) return refuse('too-many', `Follow at most ${mostFollowed} tables at once`);
    const hosted = await this.#world.hall.table(table, this.#opener);
    if (hosted === null) return refuse('not-found', `There is no table ${table}`);
    // Another process may have written without this one having heard of it.
    await hosted.refresh();
    await this.#world.knowPeople(hosted.table);
    const mayNow = (): Right => rightAt(hosted.table, person?.id ?? null);
    const right = mayNow();
    if (right === 'none') return refuse('forbidden', 'Nobody may look on at this table while its match goes on');
    const delay = right === 'delayed' ? termsOf(hosted.table).watchers.delay * 1000 : 0;
    const shown = delay === 0 ? hosted : await this.#world.late(hosted, delay, this.#opener);
    const history = await this.#world.histories.of(shown, this.#wire.from);
    if (history === null) return this.#refuseFollow(table, aWhile);
    if (!this.#isOpen) return;
    this.#charge(counted, shown.table);
    // While the log was read: a match begins once, and each sits down once.
    if (mayNow() !== right) return await this.#follow(table, { refusals, changes });
    const isSeated = typeof right === 'number';
    const following = new Following(
      shown,
      history,
      isSeated || right === 'live' ? (person?.id ?? null) : null,
      { refusals, changes },
      {
        now: this.#world.now,
        find: this.#world.find,
        isHere: (id, who) => this.#world.presence.isHere(id, who),
        mayHear: () => {
          if (mayNow() === right) return true;
          this.#followAnew(table);
          return false;
        },
        send: (message) => this.send(message),
      },
    );
    const who = isSeated ? (person?.id ?? null) : null;
    const end = (): void => {
      following.end();
      this.#world.followers.remove(table, this);
      this.#world.presence.leave(table, who);
    };
    this.#followed.set(table, { following, right, delay, wishes: { refusals, changes }, end });
    this.#world.followers.add(table, this);
    this.#world.presence.enter(table, who);
    const lines = await this.#world.chat.after(table, 0);
    await this.#world.loadPeople(lines.map(({ person: id }) => id));
    if (person !== null) this.#apart = await this.#world.apartFrom(person.id);
    this.tellSaid(table, lines);
  }

  /** What it costs to tell a table grows with the game on it. */
  #charge(counted: CountedFollow, shown: Table): void {
    this.#world.follows.charge(counted, gameOf(shown)?.game.answers.length ?? 0, this.#world.now());
  }

  /** For whom tables are loaded that are asked for here. */
  get #opener(): Opener {
    return { address: this.#wire.from, person: this.person?.id ?? null };
  }

  /** @param retryAfter in seconds */
  #refuseFollow(table: string, retryAfter: number): void {
    const message = 'Tables are followed too often from here, or this one by too many at once: wait a moment';
    this.#world.onRefused('too-many');
    this.send({ is: 'error', code: 'too-many', message, table, retryAfter });
  }

  /** Who sits down hears from now on what players hear, and whose seat a bot has taken what those hear who look on. */
  seatsChanged(hosted: Hosted): void {
    const followed = this.#followed.get(hosted.id);
    if (followed !== undefined && rightAt(hosted.table, this.person?.id ?? null) !== followed.right)
      this.#followAnew(hosted.id);
  }

  /** Ends what was told by a right that is over, at once, and follows by that which is there now. */
  #followAnew(table: string): void {
    const followed = this.#followed.get(table);
    if (followed === undefined) return;
    followed.end();
    this.#followed.delete(table);
    this.#returning.add(table);
    this.#inOrder({ is: 'follow', table, ...followed.wishes }, async () => {
      // Who does not want to follow any more has said so meanwhile.
      if (this.#returning.delete(table) && this.#isOpen) await this.#follow(table, followed.wishes);
    });
  }

  async #command({ id, table, command }: Extract<ToServer, { is: 'do' }>): Promise<void> {
    const hosted = await this.#seated(id, table);
    if (hosted === null || this.person === null) return;
    const started = this.#world.now();
    const done = await hosted.act({ id: this.person.id, isAccount: this.person.kind !== 'guest' }, command);
    this.#world.onAnswer(this.#world.now() - started);
    if (done.is === 'done') this.send({ is: 'done', id });
    else this.send({ is: 'refused', id, ...done.refusal });
  }

  /** The table at which somebody wants to do something, if they are somebody there. */
  async #seated(id: number, table: string): Promise<Hosted | null> {
    const refuse = (code: string, message: string): null => {
      this.send({ is: 'refused', id, code, message });
      return null;
    };
    if (this.person === null) return refuse('not-signed-in', 'Become a guest or sign in first');
    const hosted = await this.#world.hall.table(table, this.#opener);
    // Meanwhile the session may have ended.
    if (!this.#isOpen) return null;
    if (hosted === null) return refuse('not-found', `There is no table ${table}`);
    if (seatOfPerson(hosted.table, this.person.id) === null)
      return refuse('not-your-seat', 'You do not sit at this table');
    return hosted;
  }

  async #foresee(message: Extract<ToServer, { is: 'preview' | 'reach' }>): Promise<void> {
    const hosted = await this.#seated(message.id, message.table);
    const { person } = this;
    if (hosted === null || person === null) return;
    const seat = seatOfPerson(hosted.table, person.id);
    const { playing } = hosted.table;
    const { id, question, option } = message;
    const asked = playing?.game.state.ask;
    const isHere = playing !== null && question === playing.question && asked?.player === seat;
    const chosen = isHere ? asked?.options[option] : undefined;
    const isEnd = chosen?.pick === 'move' && chosen.move.do === 'end';
    if (playing === null || seat === null || chosen === undefined || isEnd)
      return this.send(
        message.is === 'preview' ? { is: 'previewed', id, preview: null } : { is: 'reached', id, reach: null },
      );
    const { state } = playing.game;
    if (message.is === 'reach') return this.send({ is: 'reached', id, reach: reachOf(state, seat, option) });
    const preview = previewOf(state, seat, { option, aim: message.aim }, (ask) =>
      isForced(ask, isHuman(hosted.table, ask.player)),
    );
    this.send({ is: 'previewed', id, preview });
  }

  async #say(id: number, table: string, text: string, phrase: Parameters<LiveWorld['chat']['say']>[3]): Promise<void> {
    const hosted = await this.#seated(id, table);
    if (hosted === null || this.person === null) return;
    if (!this.#world.chat.maySpeak(this.person.id))
      return this.send({ is: 'refused', id, code: 'too-many', message: 'That was much at once: wait some seconds' });
    const muted = await this.#world.muted(this.person.id);
    if (muted !== null) return this.send({ is: 'refused', id, code: 'muted', message: muted });
    const said = await this.#world.chat.say(table, this.person.id, text, phrase);
    this.send({ is: 'done', id });
    this.#world.said(table, said);
  }

  #tellPresence(table: string): void {
    const hosted = this.#followed.get(table)?.following.table;
    if (hosted === undefined) return;
    const here = hosted.seats.map((seated) =>
      seated === null ? false : seated.sitter.is === 'bot' || this.#world.presence.isHere(table, seated.sitter.id),
    );
    this.send({ is: 'presence', table, here, watchers: this.#world.presence.watchers(table) });
  }
}
