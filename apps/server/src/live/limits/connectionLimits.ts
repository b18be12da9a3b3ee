// Limits of live connections: of one client, of one person, and in all. Without them one client could take all connections and use up
// the files of the process, and nobody else would get in.

export interface ConnectionLimits {
  /** Of one IPv4 address or one IPv6 /64. */
  readonly perAddress: number;
  readonly perPerson: number;
  readonly inAll: number;
}

/** A person needs one connection for each page that they have open. */
const usualPerPerson = 30;

/** More than this a process cannot serve, however many files it may open. */
const mostInAll = 20_000;
/** The other files are for requests, the database, the broker and the page. */
const shareOfFiles = 0.7;

/** @param openFiles how many files the process may have open */
export const limitsFor = (openFiles: number, perAddress: number): ConnectionLimits => ({
  perAddress,
  perPerson: usualPerPerson,
  inAll: Math.min(mostInAll, Math.floor(openFiles * shareOfFiles)),
});

/** Which limit a connection would exceed. */
export type Exceeded = 'address' | 'person' | 'all';

/** Counts connections from when they are asked for until they end. */
export class ConnectionCounts {
  readonly #limits: ConnectionLimits;
  readonly #ofAddress = new Map<string, number>();
  readonly #ofPerson = new Map<string, number>();
  #all = 0;

  constructor(limits: ConnectionLimits) {
    this.#limits = limits;
  }

  /** @returns how it is taken out again, or which limit it would exceed: then it does not count */
  enter(address: string): Entered | Exceeded {
    if (this.#all >= this.#limits.inAll) return 'all';
    if ((this.#ofAddress.get(address) ?? 0) >= this.#limits.perAddress) return 'address';
    this.#all += 1;
    change(this.#ofAddress, address, 1);
    let who: string | null = null;
    let isIn = true;
    return {
      identify: (person) => {
        if (who !== null || !isIn) return true;
        if ((this.#ofPerson.get(person) ?? 0) >= this.#limits.perPerson) return false;
        who = person;
        change(this.#ofPerson, person, 1);
        return true;
      },
      leave: () => {
        if (!isIn) return;
        isIn = false;
        this.#all -= 1;
        change(this.#ofAddress, address, -1);
        if (who !== null) change(this.#ofPerson, who, -1);
      },
    };
  }
}

/** A connection that counts. */
export interface Entered {
  /** Counts it for a person too. @returns false where they have too many */
  identify(person: string): boolean;
  /** It has ended. */
  leave(): void;
}

/** Who has none is forgotten. */
function change(counts: Map<string, number>, key: string, by: number): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count <= 0) counts.delete(key);
  else counts.set(key, count);
}
