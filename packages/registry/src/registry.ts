// Client of the registry of decks, the “Master Vault”: asks for single decks, slowly, and for each once, since a printed deck never
// changes.
import { setTimeout as sleep } from 'node:timers/promises';
import { printable } from '@vaultsong/decks';
import { trimRegistryAnswer } from '@vaultsong/decks/import';
import { counted } from '@vaultsong/say';
import { defaultRegistry } from './address.ts';
import type { AnswerCache } from './cache.ts';
import { RegistryError } from './error.ts';
import { requestText } from './request.ts';

/** Milliseconds, bytes, decks. */
const defaults = { timeout: 20_000, spacing: 1000, mostBytes: 2_000_000, mostWaiting: 100 } as const;

/** For so long an id without a deck is not asked about again, in milliseconds; so many of them are remembered. */
const missing = { time: 10 * 60_000, most: 1000 } as const;

export interface RegistrySettings {
  /** Below this address are the decks, by their ids. No other host is ever asked. */
  readonly base: string;
  readonly cache: AnswerCache;
  /** How long one answer may take, in milliseconds. */
  readonly timeout?: number;
  /** The least time between an answer and the next request, in milliseconds. */
  readonly spacing?: number;
  readonly mostBytes?: number;
  /** Decks that may wait for their turn. */
  readonly mostWaiting?: number;
  /** Waits so many milliseconds. */
  readonly wait?: (time: number) => Promise<unknown>;
  /** Milliseconds of any clock. */
  readonly now?: () => number;
}

/** One conversation with the registry: one request at a time, however many ask. */
export class Registry {
  readonly #base: URL;
  readonly #cache: AnswerCache;
  readonly #limits: { readonly timeout: number; readonly mostBytes: number };
  readonly #spacing: number;
  readonly #mostWaiting: number;
  readonly #wait: (time: number) => Promise<unknown>;
  readonly #now: () => number;
  /** Decks that are being asked for: everybody who wants one hears the same answer. */
  readonly #running = new Map<string, Promise<string>>();
  /** Until when an id is known to have no deck. */
  readonly #missing = new Map<string, number>();
  #turn: Promise<unknown> = Promise.resolve();
  #nextAt = Number.NEGATIVE_INFINITY;
  /** The registry wants no request before. */
  #restUntil = Number.NEGATIVE_INFINITY;

  /** @throws RegistryError where the address of the registry is none */
  constructor({ base, cache, wait = sleep, now = () => performance.now(), ...wanted }: RegistrySettings) {
    const { timeout, mostBytes, spacing, mostWaiting } = { ...defaults, ...wanted };
    this.#base = addressOf(base);
    this.#cache = cache;
    this.#limits = { timeout, mostBytes };
    this.#spacing = spacing;
    this.#mostWaiting = mostWaiting;
    this.#wait = wait;
    this.#now = now;
  }

  /** The host that is asked. */
  get host(): string {
    return this.#base.host;
  }

  /** An answer that was kept; null where nobody has asked for this deck. */
  async kept(id: string): Promise<string | null> {
    return await this.#cache.get(id);
  }

  /**
   * The answer of the registry about a deck, as JSON text, without what no reader of decks needs.
   * @param id a uuid in small letters
   * @throws RegistryError where no deck comes
   */
  async deck(id: string): Promise<string> {
    const kept = await this.#cache.get(id);
    if (kept !== null) return kept;
    const running = this.#running.get(id);
    if (running !== undefined) return await running;
    if (this.#running.size >= this.#mostWaiting) throw this.#busy(id);
    const asking = this.#inTurn(() => this.#ask(id)).finally(() => this.#running.delete(id));
    this.#running.set(id, asking);
    return await asking;
  }

  /** Runs one request after the other, whatever became of those before. */
  #inTurn<T>(ask: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(ask, ask);
    this.#turn = mine.catch(() => {});
    return mine;
  }

  async #ask(id: string): Promise<string> {
    this.#checkMayAsk(id);
    const early = this.#nextAt - this.#now();
    if (early > 0) await this.#wait(early);
    try {
      const text = await requestText(new URL(`${id}/?links=cards`, this.#base), this.#limits);
      const answer = trimmed(text, id);
      await this.#cache.put(id, answer);
      return answer;
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      this.#learn(id, error);
      throw failure(id, error);
    } finally {
      this.#nextAt = this.#now() + this.#spacing;
    }
  }

  #checkMayAsk(id: string): void {
    const now = this.#now();
    const until = this.#missing.get(id);
    if (until !== undefined && until > now)
      throw failure(id, new RegistryError('missing', 'there is no deck with this id'));
    const rest = Math.ceil((this.#restUntil - now) / 1000);
    if (rest > 0)
      throw failure(
        id,
        new RegistryError('too-often', `it has been asked too often; try again in ${counted(rest, 'second')}`, rest),
      );
  }

  #learn(id: string, { reason, retryAfter }: RegistryError): void {
    const now = this.#now();
    if (reason === 'too-often' && retryAfter !== null) this.#restUntil = now + retryAfter * 1000;
    if (reason !== 'missing') return;
    const [oldest] = this.#missing.keys();
    if (this.#missing.size >= missing.most && oldest !== undefined) this.#missing.delete(oldest);
    this.#missing.set(id, now + missing.time);
  }

  #busy(id: string): RegistryError {
    const seconds = Math.max(1, Math.ceil((this.#running.size * this.#spacing) / 1000));
    const many = `${this.#running.size} other decks are being asked for`;
    return failure(id, new RegistryError('too-often', `${many}; try again in ${counted(seconds, 'second')}`, seconds));
  }
}

function addressOf(base: string): URL {
  const address = base.endsWith('/') ? base : `${base}/`;
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return new URL(address);
  throw new RegistryError(
    'address',
    `the registry “${printable(base)}” is not an address; expected one such as ${defaultRegistry}`,
  );
}

/** @throws RegistryError for an answer that has no deck of this id with cards */
function trimmed(text: string, id: string): string {
  const answer = trimRegistryAnswer(text, id);
  if (answer !== null) return answer;
  throw new RegistryError('strange', `it answered with something else than a deck: “${printable(text)}”`);
}

const failure = (id: string, { reason, message, retryAfter, why }: RegistryError): RegistryError =>
  new RegistryError(reason, `asking the registry for the deck ${id}: ${message}`, retryAfter, why);
