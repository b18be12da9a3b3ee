// A player that is a program, as slim as can be: it reads of each message only what it needs to answer, so that what is measured is the
// server. What it was told it keeps, to be compared with what it is told later.
import type { Ask, Option } from '@vaultsong/engine';
import type { Change, Person, ToClient, ToClientOf, ToServer } from '@vaultsong/protocol';
import { gameView, sessionAnswer, tableView } from '@vaultsong/protocol';
import WebSocket from 'ws';
import { z } from 'zod';

/** What a caller knows of a table. */
export interface Known {
  /** The number of the last entry that it was told of. */
  seq: number;
  you: number | null;
  /** Of the game on the table; null where there is none. */
  question: number | null;
  /** By how many options it can be answered; 0: somebody else is asked, or nobody. */
  options: number;
  takeBack: 'free' | 'consent' | null;
  stage: string;
  /** Somebody asks the others to let them take something back. */
  request: { readonly id: number; readonly seat: number } | null;
}

type Distributed<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type Request = Distributed<Extract<ToServer, { id: number }>, 'id'>;
export type Reply = ToClientOf<'done' | 'rejected' | 'preview' | 'targets' | 'pong'>;

const json = { 'content-type': 'application/json' } as const;

/** Each comes from an address of its own, behind a proxy that the server trusts, so that no limit for one address counts. */
let addresses = 0;
const nextAddress = (): string => {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

export class Caller {
  readonly person: Person;
  readonly token: string;
  readonly tables = new Map<string, Known>();
  /** Hears everything, as it came. */
  onMessage: (message: ToClient, text: string) => void = () => {};
  readonly #from: string;
  #socket: WebSocket | null = null;
  #next = 1;
  readonly #asked = new Map<number, (reply: Reply | null) => void>();

  constructor(person: Person, token: string, from = nextAddress()) {
    this.person = person;
    this.token = token;
    this.#from = from;
  }

  /** Becomes a guest. */
  static guest(address: string, from = nextAddress()): Promise<Caller> {
    return Caller.#begin(address, '/api/guests', {}, from);
  }

  /** Makes an account. */
  static account(address: string, name: string, password: string, from = nextAddress()): Promise<Caller> {
    return Caller.#begin(address, '/api/people', { name, password }, from);
  }

  static async #begin(address: string, path: string, asked: object, from: string): Promise<Caller> {
    const response = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { ...json, 'x-forwarded-for': from },
      body: JSON.stringify(asked),
    });
    const body: unknown = await response.json();
    const { success, data } = sessionAnswer.safeParse(body);
    if (!success) throw new Error(`POST ${path}: ${response.status} ${JSON.stringify(body)}`);
    return new Caller(data.you, data.token, from);
  }

  /** Reads by REST whatever is answered, a refusal too. */
  async read(address: string, path: string): Promise<{ readonly status: number; readonly text: string }> {
    const headers = { authorization: `Bearer ${this.token}`, 'x-forwarded-for': this.#from };
    const response = await fetch(`${address}${path}`, { headers });
    return { status: response.status, text: await response.text() };
  }

  /** Asks by REST. @throws Error with what the server says, where it is no success */
  async rest(address: string, method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        'x-forwarded-for': this.#from,
        ...(body === undefined ? {} : json),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  }

  /** Opens a table and sits down there. @returns its id */
  async open(address: string, terms: object, deck: string | null, bots: readonly object[] = []): Promise<string> {
    const answer = await this.rest(address, 'POST', '/api/tables', {
      terms,
      join: deck === null ? {} : { deck },
      bots,
    });
    return z.object({ id: z.string() }).parse(answer).id;
  }

  /** @param deck null where decks are dealt */
  async sit(address: string, table: string, deck: string | null): Promise<void> {
    await this.rest(address, 'POST', `/api/tables/${table}/seats`, deck === null ? {} : { deck });
  }

  get isConnected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** @throws Error where the server does not take it */
  async connect(address: string): Promise<void> {
    const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/live`, {
      headers: { authorization: `Bearer ${this.token}`, 'x-forwarded-for': this.#from },
      perMessageDeflate: false,
    });
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(String(data)));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      for (const tell of this.#asked.values()) tell(null);
      this.#asked.clear();
      this.onClose();
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
      socket.once('close', () => reject(new Error('The server closed the connection')));
    });
  }

  onClose: () => void = () => {};
  /** Hears what is sent. */
  onSent: (text: string) => void = () => {};

  follow(table: string, { whyNot = false, changes = false } = {}): void {
    this.send({ type: 'subscribe', table, whyNot, changes });
  }

  send(message: ToServer): void {
    this.sendRaw(JSON.stringify(message));
  }

  sendRaw(data: string | Buffer): void {
    if (typeof data === 'string') this.onSent(data);
    if (this.isConnected) this.#socket?.send(data);
  }

  /** @returns null where the connection ended before there was a reply */
  ask(request: Request): Promise<Reply | null> {
    if (!this.isConnected) return Promise.resolve(null);
    const id = this.#next++;
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      this.sendRaw(JSON.stringify({ ...request, id }));
    });
  }

  close(): void {
    this.#socket?.close();
  }

  /** Ends the connection at once, without a word. */
  drop(): void {
    this.#socket?.terminate();
  }

  #hear(text: string): void {
    const message: ToClient = JSON.parse(text);
    switch (message.type) {
      case 'table':
        this.#heardTable(message);
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
    this.onMessage(message, text);
  }

  #heardTable({ table, seq, summary, game, changes, seat }: ToClientOf<'table'>): void {
    const known: Known = this.tables.get(table) ?? {
      ...{ seq, you: seat, question: null, options: 0, takeBack: null, stage: 'waiting', request: null },
    };
    this.tables.set(table, known);
    known.seq = seq;
    known.you = seat;
    if (summary !== undefined) {
      known.stage = summary.stage;
      known.request = summary.request;
    }
    if (game !== undefined) {
      known.question = game?.question ?? null;
      known.options = optionsOf(game?.view.ask, seat);
      known.takeBack = game?.takeBack.mode ?? null;
    }
    for (const one of changes ?? []) heardChange(known, one);
  }
}

const optionsOf = (ask: Pick<Ask, 'player' | 'options'> | null | undefined, you: number | null): number =>
  ask != null && ask.player === you ? ask.options.length : 0;

/** Reads of a change what is kept here, and believes the server. */
function heardChange(known: Known, { path, value }: Change): void {
  switch (path) {
    case '/summary/stage':
      known.stage = z.string().parse(value);
      break;
    case '/summary/request':
      known.request = tableView.shape.request.parse(value);
      break;
    case '/game/question':
      known.question = z.int().parse(value);
      break;
    case '/game/takeBack':
      known.takeBack = gameView.shape.takeBack.parse(value).mode;
      break;
    case '/game/view/ask':
      known.options = optionsOf(asked.parse(value), known.you);
      break;
    default:
      break;
  }
}

const asked = z.object({ player: z.int(), options: z.array(z.custom<Option>()) }).nullable();

/** Two who play. @returns the id of their table */
export async function sitDown(
  address: string,
  [one, other]: readonly [Caller, Caller],
  terms: object,
): Promise<string> {
  const table = await one.open(address, terms, 'guide-achea');
  await other.sit(address, table, 'clearly-ugly-xhe');
  return table;
}

/** What most tables of the probes play. */
export const plainTerms = { play: { type: 'duel', decks: 'own' } } as const;
