// Asks the registry of decks in place of pages: its one host alone, with limits for those who ask, and towards the registry.
import type { RegistrySettings } from '@vaultsong/registry';
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

interface Deps extends Partial<Pick<RegistrySettings, 'wait' | 'timeout' | 'mostBytes'>> {
  /** The address below which the decks are; null where nobody may be asked. */
  readonly base: string | null;
  readonly store: Store;
  readonly counters: Counters;
}

export class RegistryDecks {
  readonly #registry: Registry | null;
  readonly #limiter: AttemptLimiter;
  /** Decks that are being asked for, by address or person. */
  readonly #asking = new Map<string, number>();

  /** @throws RegistryError where the address of the registry is none */
  constructor({ base, store, counters, ...settings }: Deps) {
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
    const registry = this.#registry;
    if (registry === null)
      throw new ApiError(
        'forbidden',
        'This server does not fetch decks by their address: its operator has switched that off. Bring the deck as a file or as a list of its cards.',
      );
    const kept = await registry.kept(id);
    if (kept !== null) return kept;
    return await this.#inShare(owners, async () => {
      await this.#count(owners);
      return await registry.deck(id).catch((error: unknown) => {
        throw error instanceof RegistryError ? apiErrorOf(error) : error;
      });
    });
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
