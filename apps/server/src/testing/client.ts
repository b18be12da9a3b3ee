// A program that plays by the protocol: what docs/protocol.md tells a stranger to write, for tests and for those who measure.
import { randomBytes } from 'node:crypto';
import type { Person, Refusable, ToClient, ToClientOf, ToServer, ToServerInput } from '@vaultsong/protocol';
import { refusalCodesOf, sessionAnswer, toClient } from '@vaultsong/protocol';
import WebSocket from 'ws';
import { z } from 'zod';
import { liveKey } from './refusals/liveKey.ts';
import { noteRefusal } from './refusals/met.ts';

/** What a client knows of a table that it follows. */
export interface Followed {
  summary: NonNullable<ToClientOf<'table'>['summary']>;
  game: NonNullable<ToClientOf<'table'>['game']> | null;
  you: number | null;
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** A message that is answered by its number. */
export type Request = DistributiveOmit<Extract<ToServer, { id: number }>, 'id'>;

export type Answer = ToClientOf<'done' | 'rejected' | 'preview' | 'targets' | 'pong'>;

export class Client {
  readonly person: Person;
  readonly token: string;
  /** All that was heard, where it is kept. */
  readonly heard: ToClient[] = [];
  readonly tables = new Map<string, Followed>();
  /** Whether it adds to the chance of tables that wait for it; clients of before do not. */
  addsNonces = true;
  /** By table: what it added. */
  readonly nonces = new Map<string, string>();
  readonly #address: string;
  readonly #keeps: boolean;
  #socket: WebSocket | null = null;
  #next = 1;
  /** Resolves when the connection is over. */
  ended: Promise<void> = Promise.resolve();
  readonly #asked = new Map<number, (answer: Answer | null) => void>();
  readonly #listeners = new Set<(message: ToClient) => void>();

  private constructor(address: string, person: Person, token: string, keeps: boolean) {
    this.#address = address;
    this.person = person;
    this.token = token;
    this.#keeps = keeps;
  }

  /**
   * Becomes a guest.
   * @param address such as http://127.0.0.1:4173
   * @param keeps whether all messages are kept, to be looked at
   */
  static async guest(address: string, keeps = false): Promise<Client> {
    const response = await fetch(`${address}/api/guests`, { method: 'POST', headers: json, body: '{}' });
    if (!response.ok) throw new Error(`POST /api/guests: ${response.status} ${await response.text()}`);
    const { you, token } = sessionAnswer.parse(await response.json());
    return new Client(address, you, token, keeps);
  }

  /** The same person at another address, or again. */
  again(address = this.#address): Client {
    return new Client(address, this.person, this.token, this.#keeps);
  }

  /** Whoever has this token. */
  as(token: string): Client {
    return new Client(this.#address, this.person, token, this.#keeps);
  }

  /** Asks by REST. @returns status and body */
  async rest(
    method: string,
    path: string,
    body?: object,
  ): Promise<{ readonly status: number; readonly body: unknown }> {
    const response = await fetch(`${this.#address}${path}`, {
      method,
      headers: { authorization: `Bearer ${this.token}`, ...(body === undefined ? {} : json) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  }

  /** Opens a table. @returns its id @throws Error with what the server says */
  async open(body: object): Promise<string> {
    const answer = await this.rest('POST', '/api/tables', body);
    if (answer.status !== 201) throw new Error(`POST /api/tables: ${JSON.stringify(answer)}`);
    return z.object({ id: z.string() }).parse(answer.body).id;
  }

  /** Sits down. @throws Error with what the server says */
  async sit(table: string, deck: string): Promise<void> {
    const answer = await this.rest('POST', `/api/tables/${table}/seats`, { deck });
    if (answer.status !== 200) throw new Error(`POST seats: ${JSON.stringify(answer)}`);
  }

  async connect(): Promise<void> {
    const socket = new WebSocket(`${this.#address.replace(/^http/, 'ws')}/live`, {
      headers: { authorization: `Bearer ${this.token}` },
    });
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(String(data)));
    socket.on('error', () => {});
    const { promise, resolve: end } = later();
    this.ended = promise;
    socket.on('close', () => {
      end();
      if (this.#socket === socket) this.#socket = null;
      for (const tell of this.#asked.values()) tell(null);
      this.#asked.clear();
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
  }

  get isConnected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  send(message: ToServerInput): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string | Buffer): void {
    this.#socket?.send(text);
  }

  /**
   * @returns null where the connection ended before there was an answer
   * @throws Error where the protocol does not name the code of a refusal
   */
  async ask(request: Request): Promise<Answer | null> {
    if (!this.isConnected) return null;
    const id = this.#next++;
    const answer = await new Promise<Answer | null>((resolve) => {
      this.#asked.set(id, resolve);
      this.sendText(JSON.stringify({ ...request, id }));
    });
    if (answer?.type === 'rejected') checkCode(request, answer.code);
    return answer;
  }

  /** @returns ends it */
  listen(listener: (message: ToClient) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Resolves with what `find` finds, in what is known already or when something is heard. */
  until<T>(find: () => T | null | undefined | false): Promise<T> {
    const now = find();
    if (now) return Promise.resolve(now);
    return new Promise((resolve) => {
      const stop = this.listen(() => {
        const found = find();
        if (!found) return;
        stop();
        resolve(found);
      });
    });
  }

  close(): void {
    this.#socket?.close();
  }

  /** As a client does that loses its power. */
  drop(): void {
    this.#socket?.terminate();
  }

  #hear(text: string): void {
    const message = toClient.parse(JSON.parse(text));
    if (this.#keeps) this.heard.push(message);
    switch (message.type) {
      case 'error':
        // One that is about a table refuses to follow it, or ends that.
        noteRefusal(liveKey({ type: message.table === undefined ? 'ping' : 'subscribe' }, message.code));
        break;
      case 'table':
        this.#heardTable(message);
        this.#addNonce(message);
        break;
      case 'done':
      case 'rejected':
      case 'preview':
      case 'targets':
      case 'pong':
        this.#asked.get(message.id)?.(message);
        this.#asked.delete(message.id);
        break;
      default:
        break;
    }
    for (const listener of [...this.#listeners]) listener(message);
  }

  /** Adds a nonce where a table waits for one, without being told to. */
  #addNonce({ table, summary, seat }: ToClientOf<'table'>): void {
    if (!this.addsNonces || seat === null || summary?.nonces?.missing.includes(seat) !== true) return;
    if (this.nonces.has(table)) return;
    const nonce = randomBytes(16).toString('hex');
    this.nonces.set(table, nonce);
    void this.ask({ type: 'command', table, command: { type: 'add-nonce', nonce } });
  }

  #heardTable({ table, summary, game, seat }: ToClientOf<'table'>): void {
    const known = this.tables.get(table);
    if (known === undefined) {
      if (summary !== undefined) this.tables.set(table, { summary, game: game ?? null, you: seat });
      return;
    }
    if (summary !== undefined) known.summary = summary;
    if (game !== undefined) known.game = game;
    known.you = seat;
  }
}

const json = { 'content-type': 'application/json' } as const;

/** @throws Error where the protocol does not name this code for such a message */
function checkCode(message: Refusable, code: string): void {
  const named = refusalCodesOf(message);
  noteRefusal(liveKey(message, code));
  if (named.some((one) => one === code)) return;
  const what = message.type === 'command' ? message.command.type : message.type;
  throw new Error(`${what} was refused with ${code}; its schema names ${named.join(', ')}`);
}

/** The question that a client is asked at a table; null while it is not. */
export function askedOf(client: Client, table: string) {
  const known = client.tables.get(table);
  const ask = known?.game?.view.ask;
  if (known?.game == null || ask == null || ask.player !== known.you || ask.options.length === 0) return null;
  return { question: known.game.question, view: known.game.view, ask };
}

function later(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
