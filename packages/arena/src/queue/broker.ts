// The broker of a farm over many machines: where it is, and how its address is told.
/** What goes wrong between a farm, its workers and their broker, for people to read. */
export class QueueError extends Error {
  override readonly name = 'QueueError';
}

export interface Broker {
  readonly kind: 'redis' | 'postgres';
  /** Never told: it may have a password in it. */
  readonly url: string;
  /** The address without a password. */
  readonly shown: string;
}

const kinds: Readonly<Record<string, Broker['kind']>> = {
  'redis:': 'redis',
  'rediss:': 'redis',
  'postgres:': 'postgres',
  'postgresql:': 'postgres',
};

/** @throws QueueError for what is no address of a broker; it does not repeat what was given, which may hold a password */
export function brokerAt(url: string): Broker {
  const address = URL.canParse(url) ? new URL(url) : null;
  const kind = address === null ? undefined : kinds[address.protocol];
  if (address === null || kind === undefined || !isDecodable(address))
    throw new QueueError(
      'expected the address of a broker, such as redis://host:6379 or postgres://user@host/database; a % in a name or password is written %25',
    );
  const path = address.pathname === '/' ? '' : address.pathname;
  const user = address.username === '' ? '' : `${address.username}@`;
  // What stands behind a question mark may be a password too.
  return { kind, url, shown: `${address.protocol}//${user}${address.host}${path}` };
}

/** Whoever connects decodes these, and would end the program over a % that stands for nothing. */
function isDecodable({ username, password, pathname }: URL): boolean {
  try {
    return [username, password, pathname].every((part) => decodeURIComponent(part) !== null);
  } catch {
    return false;
  }
}
