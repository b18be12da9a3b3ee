// Asks the registry of decks in place of pages: its one host alone, with limits for those who ask, and towards the registry.
import type { RegistryReason, RegistrySettings } from '@vaultsong/registry';
import { Registry, RegistryError } from '@vaultsong/registry';
import { ApiError } from '../errors/apiError.ts';
import { AttemptLimiter } from '../limits/attemptLimiter.ts';
import type { Counters } from '../limits/counters.ts';
import type { Store } from '../store/store.ts';
import { keptAnswers } from './keptAnswers.ts';

/** For one address or one person. Decks that are kept do not count. */
const ownerLimits = {
  /** A collection that is brought deck by deck is some hundreds. */
  anHour: 1000,
  /** Whoever asks for more at once would make all others wait. */
  atOnce: 3,
} as const;

const anHour = 60 * 60 * 1000;

/** What came of asking for a deck: it was kept, or the registry gave it, or why it did not. */
export type Outcome = 'kept' | 'fetched' | RegistryReason;

interface Deps extends Partial<Pick<RegistrySettings, 'wait' | 'timeout' | 'mostBytes'>> {
  /** The address below which the decks are; null where nobody may be asked. */
  readonly base: string | null;
  readonly store: Store;
  readonly counters: Counters;
  readonly onOutcome?: (outcome: Outcome) => void;
}

export class RegistryDecks {
  readonly #registry: Registry | null;
  readonly #limiter: AttemptLimiter;
  readonly #onOutcome: (outcome: Outcome) => void;
  /** Decks that are being asked for, by address or person. */
  readonly #asking = new Map<string, number>();

  /** @throws RegistryError where the address of the registry is none */
  constructor({ base, store, counters, onOutcome = () => {}, ...settings }: Deps) {
    this.#onOutcome = onOutcome;
    this.#registry = base === null ? null : new Registry({ base, cache: keptAnswers(store), ...settings });
    this.#limiter = new AttemptLimiter(counters, 'registry', ownerLimits.anHour, anHour);
  }

  /** Whether decks are asked for here. */
  get isOn(): boolean {
    return this.#registry !== null;
  }

  /**
   * The answer of the registry about a deck.
   * @param id a uuid in small letters
   * @param owners address and person of the request
   * @throws ApiError where no deck comes
   */
  async deck(id: string, owners: readonly string[]): Promise<string> {
    const registry = this.#open();
    const kept = await this.#kept(registry, id);
    if (kept !== null) return kept;
    return await this.#inShare(owners, async () => {
      await this.#count(owners);
      try {
        const data = await registry.deck(id);
        this.#onOutcome('fetched');
        return data;
      } catch (error) {
        if (!(error instanceof RegistryError)) throw error;
        this.#onOutcome(error.reason);
        throw apiErrorOf(error);
      }
    });
  }

  /** The same for those who only look: the registry is asked for nothing. @throws ApiError where no answer is kept */
  async keptDeck(id: string): Promise<string> {
    const kept = await this.#kept(this.#open(), id);
    if (kept !== null) return kept;
    throw new ApiError('not-found', 'This server has not asked for this deck yet; expected GET, and no prefetch.');
  }

  async #kept(registry: Registry, id: string): Promise<string | null> {
    const kept = await registry.kept(id);
    if (kept !== null) this.#onOutcome('kept');
    return kept;
  }

  #open(): Registry {
    if (this.#registry !== null) return this.#registry;
    throw new ApiError(
      'forbidden',
      'This server does not fetch decks by their address: its operator has switched that off. Bring the deck as a file or as a list of its cards.',
    );
  }

  /** Nobody has more than a share of the turns. */
  async #inShare<T>(owners: readonly string[], ask: () => Promise<T>): Promise<T> {
    const running = (owner: string): number => this.#asking.get(owner) ?? 0;
    if (owners.some((owner) => running(owner) >= ownerLimits.atOnce))
      throw new ApiError('too-many', `You are asking for ${ownerLimits.atOnce} decks already: wait for them first.`, 1);
    for (const owner of owners) this.#asking.set(owner, running(owner) + 1);
    try {
      return await ask();
    } finally {
      for (const owner of owners) {
        const left = running(owner) - 1;
        if (left > 0) this.#asking.set(owner, left);
        else this.#asking.delete(owner);
      }
    }
  }

  async #count(owners: readonly string[]): Promise<void> {
    for (const owner of owners) {
      const seconds = await this.#limiter.take(owner);
      if (seconds !== null)
        throw new ApiError(
          'too-many',
          `You have asked for ${ownerLimits.anHour} decks within an hour: try again in ${Math.ceil(seconds / 60)} minutes.`,
          seconds,
        );
    }
  }
}

/** Lists name the deck by its line, so that the sentence need not. */
function apiErrorOf({ reason, why, retryAfter }: RegistryError): ApiError {
  switch (reason) {
    case 'missing':
      return new ApiError('not-found', 'The registry has no deck with this id.');
    case 'too-often':
      return new ApiError('too-many', `No deck came from the registry: ${why}.`, retryAfter);
    case 'address':
    case 'unreachable':
    case 'refused':
    case 'strange':
      return new ApiError('unavailable', `No deck came from the registry: ${why}.`);
  }
}
