// Asks the registry of decks, the “Master Vault”, for single decks: only when the user wants it, slowly, and each deck
// once, for what was opened never changes.

import { setTimeout as sleep } from 'node:timers/promises';
import { printable } from '@vaultsong/decks';
import { readDecks } from '@vaultsong/decks/import';
import { counted } from '@vaultsong/say';
import { UserError } from '../errors.ts';
import type { AnswerCache } from './cache.ts';
import { defaultRegistry } from './option.ts';

/** Milliseconds, bytes. */
const defaults = { timeout: 20_000, spacing: 1000, mostBytes: 2_000_000 } as const;

export interface RegistrySettings {
  /** Below this address are the decks, by their ids. */
  readonly base: string;
  readonly cache: AnswerCache;
  /** How long one answer may take, in milliseconds. */
  readonly timeout?: number;
  /** The least time between two requests, in milliseconds. */
  readonly spacing?: number;
  readonly mostBytes?: number;
  /** Waits so many milliseconds. */
  readonly wait?: (time: number) => Promise<unknown>;
}

/** One conversation with the registry. */
export class Registry {
  readonly #base: URL;
  readonly #cache: AnswerCache;
  readonly #timeout: number;
  readonly #spacing: number;
  readonly #mostBytes: number;
  readonly #wait: (time: number) => Promise<unknown>;
  #hasAsked = false;

  /** @throws UserError where the address of the registry is none */
  constructor({ base, cache, timeout, spacing, mostBytes, wait }: RegistrySettings) {
    this.#base = addressOf(base);
    this.#cache = cache;
    this.#timeout = timeout ?? defaults.timeout;
    this.#spacing = spacing ?? defaults.spacing;
    this.#mostBytes = mostBytes ?? defaults.mostBytes;
    this.#wait = wait ?? sleep;
  }

  /**
   * What the registry says about a deck, as the text of its answer.
   * @param id a uuid
   * @throws UserError where it does not answer, or with anything but a deck
   */
  async deck(id: string): Promise<string> {
    const kept = await this.#cache.get(id);
    if (kept !== null) return kept;
    const answer = await this.#ask(id);
    if (!(await isDeck(answer)))
      throw failure(id, `it answered with something else than a deck: “${printable(answer)}”`);
    await this.#cache.put(id, answer);
    return answer;
  }

  async #ask(id: string): Promise<string> {
    // The answer before has been read by now, so there are never two requests in less than the spacing.
    if (this.#hasAsked) await this.#wait(this.#spacing);
    this.#hasAsked = true;
    const address = new URL(`${id}/?links=cards`, this.#base);
    const tooLate = AbortSignal.timeout(this.#timeout);
    const enough = new AbortController();
    try {
      const signal = AbortSignal.any([tooLate, enough.signal]);
      const response = await fetch(address, { signal, headers: { accept: 'application/json' } });
      if (!response.ok) throw failure(id, sayStatus(response));
      return await this.#text(id, response);
    } catch (error) {
      if (error instanceof UserError) throw error;
      if (tooLate.aborted) throw failure(id, `there was no answer within ${counted(this.#timeout / 1000, 'second')}`);
      throw failure(id, `${this.#base.host} cannot be reached: ${reasonOf(error)}`);
    } finally {
      // Of an answer that is not wanted the rest is not waited for.
      enough.abort();
    }
  }

  async #text(id: string, response: Response): Promise<string> {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.length;
      if (size > this.#mostBytes)
        throw failure(id, `the answer is too large; expected at most ${this.#mostBytes} bytes`);
      chunks.push(chunk);
    }
    return new TextDecoder().decode(Buffer.concat(chunks));
  }
}

function addressOf(base: string): URL {
  const address = base.endsWith('/') ? base : `${base}/`;
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return new URL(address);
  throw new UserError(`the registry “${printable(base)}” is not an address; expected one such as ${defaultRegistry}`);
}

const failure = (id: string, what: string): UserError =>
  new UserError(`asking the registry for the deck ${id}: ${what}`);

function sayStatus({ status, headers }: Response): string {
  if (status === 404) return 'there is no deck with this id';
  if (status === 429) {
    const seconds = /^\d{1,6}$/.exec(headers.get('retry-after') ?? '')?.[0];
    return `it has been asked too often; try again ${seconds === undefined ? 'later' : `in ${counted(Number(seconds), 'second')}`}`;
  }
  if (status >= 500) return `it does not work at the moment (status ${status}); try again later`;
  return `it refused with status ${status}`;
}

/** `fetch` hides why it failed in the cause. */
function reasonOf(error: unknown): string {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(inner instanceof Error)) return String(inner);
  return inner.message || ('code' in inner ? String(inner.code) : inner.name);
}

/** Whether an answer is worth keeping. */
async function isDeck(answer: string): Promise<boolean> {
  try {
    const read = await readDecks(answer);
    return read.format === 'master-vault' && read.decks.some(({ deck }) => deck.cards.length > 0);
  } catch {
    return false;
  }
}
