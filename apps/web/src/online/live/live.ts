// The wire to the server on which tables live. It connects again by itself when it is lost, follows again what it followed, and
// sends again what was not acknowledged: an answer names its question, so that it counts once however often it is sent.
import type { Aim, Preview, Reach } from '@vaultsong/foresight';
import type { LiveCommand, Person, Phrase, ToClient, ToClientOf, ToServer } from '@vaultsong/protocol';
import { toClient } from '@vaultsong/protocol';
import { waitBefore } from './backoff.ts';
import { TableCache } from './tableCache.ts';

/** `lost`: it was there, and is being looked for. */
export type Connection = 'opening' | 'open' | 'lost';

/** As much of a WebSocket as is needed. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** What the wire has of its surroundings. */
export interface LiveDeps {
  connect(): Socket;
  /** Does it later. @returns what calls it off */
  later(work: () => void, milliseconds: number): () => void;
  /** From 0 to 1. */
  chance(): number;
  /** The server says who one is; null: nobody. */
  greeted(you: Person | null): void;
}

/** What the server refused, with its code for programs. */
export class LiveError extends Error {
  override readonly name = 'LiveError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export interface LiveListener {
  onMessage?(message: ToClient): void;
  onConnection?(connection: Connection): void;
}

interface Waiting {
  readonly message: Extract<ToServer, { readonly id: number }>;
  /** Sent again on the next connection; else it fails with the one that it was sent on. */
  readonly again: boolean;
  readonly resolve: (answer: ToClient) => void;
  readonly reject: (error: Error) => void;
}

/** So often the server is asked whether it is there, and so long it may take to say so. Milliseconds. */
const beat = 15_000;
const patience = 10_000;

const lost = (): LiveError => new LiveError('lost', 'The connection to the server was lost.');

export class Live {
  readonly #deps: LiveDeps;
  readonly #listeners = new Set<LiveListener>();
  /** Tables that are followed, with who asked for it. */
  readonly #followed = new Map<string, number>();
  readonly #tables = new TableCache();
  readonly #waiting = new Map<number, Waiting>();
  #lobby = 0;
  /** Tournaments of which it is heard, with who asked for it. */
  readonly #tournaments = new Map<string, number>();
  #socket: Socket | null = null;
  #connection: Connection = 'opening';
  #tries = 0;
  #ids = 0;
  #retry: (() => void) | null = null;
  #heartbeat: (() => void) | null = null;

  constructor(deps: LiveDeps) {
    this.#deps = deps;
  }

  get connection(): Connection {
    return this.#connection;
  }

  /** Hears of all that the server says, and how the connection is. @returns what stops it; with the last one the wire is closed */
  listen(listener: LiveListener): () => void {
    this.#listeners.add(listener);
    if (this.#socket === null && this.#retry === null) this.#connect();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#end();
    };
  }

  /** From now on the server tells of this table. @returns what stops it */
  follow(table: string): () => void {
    const before = this.#followed.get(table) ?? 0;
    this.#followed.set(table, before + 1);
    if (before === 0) this.#sendFollow(table);
    return () => {
      const left = (this.#followed.get(table) ?? 1) - 1;
      if (left > 0) this.#followed.set(table, left);
      else {
        this.#followed.delete(table);
        this.#tables.forget(table);
        this.#send({ type: 'unsubscribe', table });
      }
    };
  }

  /** Asks for all of a table again, as where something was not understood. */
  refollow(table: string): void {
    if (this.#followed.has(table)) this.#sendFollow(table);
  }

  /** From now on the server tells of changes in the lobby. @returns what stops it */
  followLobby(): () => void {
    this.#lobby += 1;
    if (this.#lobby === 1) this.#send({ type: 'lobby', on: true });
    return () => {
      this.#lobby -= 1;
      if (this.#lobby === 0) this.#send({ type: 'lobby', on: false });
    };
  }

  /** From now on the server tells when this tournament has changed. @returns what stops it */
  followTournament(tournament: string): () => void {
    const before = this.#tournaments.get(tournament) ?? 0;
    this.#tournaments.set(tournament, before + 1);
    if (before === 0) this.#send({ type: 'tournament', tournament, on: true });
    return () => {
      const left = (this.#tournaments.get(tournament) ?? 1) - 1;
      if (left > 0) this.#tournaments.set(tournament, left);
      else {
        this.#tournaments.delete(tournament);
        this.#send({ type: 'tournament', tournament, on: false });
      }
    };
  }

  /** Asks for something at a table, until the server has said that it is done. @throws LiveError where it may not be */
  async do(table: string, command: LiveCommand): Promise<void> {
    await this.#ask({ type: 'command', id: this.#nextId(), table, command }, true);
  }

  /** What an answer would bring about. @throws LiveError where it cannot be told now */
  async preview(table: string, question: number, option: number, aim: Aim | null): Promise<Preview | null> {
    const answer = await this.#ask({ type: 'preview', id: this.#nextId(), table, question, option, aim }, false);
    return answer.type === 'preview' ? answer.preview : null;
  }

  /** What can be aimed at with an answer. @throws LiveError where it cannot be told now */
  async reach(table: string, question: number, option: number): Promise<Reach | null> {
    const answer = await this.#ask({ type: 'targets', id: this.#nextId(), table, question, option }, false);
    return answer.type === 'targets' ? answer.targets : null;
  }

  /** Says something to those at a table. @throws LiveError where it was not said */
  async say(table: string, text: string): Promise<void> {
    await this.#ask({ type: 'chat', id: this.#nextId(), table, text }, false);
  }

  async sayPhrase(table: string, phrase: Phrase): Promise<void> {
    await this.#ask({ type: 'phrase', id: this.#nextId(), table, phrase }, false);
  }

  /** Connects anew, as after signing in: the server knows by the connection who one is. */
  renew(): void {
    if (this.#socket === null) return;
    this.#tries = 0;
    this.#drop();
    this.#connect();
  }

  /** There is a network again: no need to wait. */
  wake(): void {
    if (this.#retry === null) return;
    this.#retry();
    this.#retry = null;
    this.#tries = 0;
    this.#connect();
  }

  #nextId(): number {
    this.#ids += 1;
    return this.#ids;
  }

  #ask(message: Waiting['message'], again: boolean): Promise<ToClient> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(message.id, { message, again, resolve, reject });
      if (this.#connection === 'open') this.#send(message);
      else if (!again) this.#settle(message.id, lost());
    });
  }

  #settle(id: number, answer: ToClient | Error): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    this.#waiting.delete(id);
    if (answer instanceof Error) waiting.reject(answer);
    else waiting.resolve(answer);
  }

  #send(message: ToServer): void {
    if (this.#connection === 'open') this.#socket?.send(JSON.stringify(message));
  }

  #sendFollow(table: string): void {
    this.#send({ type: 'subscribe', table, whyNot: true, changes: true });
  }

  #connect(): void {
    const socket = this.#deps.connect();
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#receive(data);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  /** The server has said who one is: now it listens. */
  #greeted(): void {
    this.#tries = 0;
    this.#become('open');
    for (const table of this.#followed.keys()) this.#sendFollow(table);
    if (this.#lobby > 0) this.#send({ type: 'lobby', on: true });
    for (const tournament of this.#tournaments.keys()) this.#send({ type: 'tournament', tournament, on: true });
    for (const { message } of this.#waiting.values()) this.#send(message);
    this.#beat();
  }

  #receive(data: unknown): void {
    const said = read(data);
    if (said === null) return;
    const message = said.type === 'table' ? this.#tables.receive(said) : said;
    if (message === null) {
      if (said.type === 'table') this.refollow(said.table);
      return;
    }
    switch (message.type) {
      case 'hello':
        this.#deps.greeted(message.you);
        this.#greeted();
        break;
      case 'done':
      case 'preview':
      case 'targets':
      case 'pong':
        this.#settle(message.id, message);
        break;
      case 'error':
        this.#followLater(message);
        break;
      case 'rejected':
        this.#settle(message.id, new LiveError(message.code, message.message));
        break;
      default:
        break;
    }
    for (const listener of this.#listeners) listener.onMessage?.(message);
  }

  /** Many come back at one moment: who is told to wait asks again after that time. */
  #followLater({ table, retryAfter }: ToClientOf<'error'>): void {
    if (table === undefined || retryAfter === undefined) return;
    const socket = this.#socket;
    this.#deps.later(() => {
      if (socket === this.#socket) this.refollow(table);
    }, retryAfter * 1000);
  }

  /** A connection that says nothing for long is none. */
  #beat(): void {
    this.#heartbeat?.();
    const socket = this.#socket;
    this.#heartbeat = this.#deps.later(() => {
      if (socket !== this.#socket) return;
      this.#heartbeat = this.#deps.later(() => {
        if (socket !== this.#socket) return;
        this.#lose();
      }, patience);
      this.#ask({ type: 'ping', id: this.#nextId() }, false).then(
        () => {
          if (socket === this.#socket) this.#beat();
        },
        () => {},
      );
    }, beat);
  }

  #become(connection: Connection): void {
    if (connection === this.#connection) return;
    this.#connection = connection;
    for (const listener of this.#listeners) listener.onConnection?.(connection);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#heartbeat?.();
    this.#heartbeat = null;
    this.#become('lost');
    for (const [id, { again }] of [...this.#waiting]) if (!again) this.#settle(id, lost());
    socket?.close();
  }

  #lose(): void {
    this.#drop();
    const wait = waitBefore(this.#tries, this.#deps.chance());
    this.#tries += 1;
    this.#retry = this.#deps.later(() => {
      this.#retry = null;
      this.#connect();
    }, wait);
  }

  #end(): void {
    this.#retry?.();
    this.#retry = null;
    this.#drop();
    this.#connection = 'opening';
    for (const id of [...this.#waiting.keys()]) this.#settle(id, lost());
  }
}

/** @returns null for what this page does not understand; a server that is newer may say more */
function read(data: unknown): ToClient | null {
  if (typeof data !== 'string') return null;
  try {
    const message = toClient.safeParse(JSON.parse(data));
    if (!message.success)
      console.warn('This page does not understand a message of the server:', message.error.issues[0]?.path.join('.'));
    return message.success ? message.data : null;
  } catch {
    return null;
  }
}
