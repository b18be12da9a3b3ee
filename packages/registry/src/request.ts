// One request to the registry: to its own host alone, within a time and a size, and every answer that is no deck told in words.
import { printable } from '@vaultsong/decks';
import { counted } from '@vaultsong/say';
import { RegistryError } from './error.ts';

export interface RequestLimits {
  /** How long one answer may take, in milliseconds. */
  readonly timeout: number;
  readonly mostBytes: number;
}

/** Requests for one answer, where the registry sends on within itself. */
const mostHops = 3;

/** A registry that asks for a longer rest is asked again after it, in seconds. */
const longestRest = 3600;

/** The rest after a refusal that names no time, in seconds. */
const usualRest = 60;

/**
 * The text of an answer.
 * @param address below the registry
 * @throws RegistryError for all that is no text of the expected size in time
 */
export async function requestText(address: URL, { timeout, mostBytes }: RequestLimits): Promise<string> {
  const tooLate = AbortSignal.timeout(timeout);
  const enough = new AbortController();
  const signal = AbortSignal.any([tooLate, enough.signal]);
  try {
    let at = address;
    for (let hop = 0; hop < mostHops; hop++) {
      // Redirects are followed here and not by `fetch`, which would ask any host that an answer names.
      const response = await fetch(at, { signal, redirect: 'manual', headers: { accept: 'application/json' } });
      const next = nextOf(response, at);
      if (next === null) return await readText(response, mostBytes);
      if (next.origin !== address.origin)
        throw new RegistryError('refused', `it sends on to another host, ${printable(next.host)}, which is not asked`);
      at = next;
    }
    throw new RegistryError('refused', 'it sends on from one address to the next without end');
  } catch (error) {
    if (error instanceof RegistryError) throw error;
    const why = tooLate.aborted
      ? `there was no answer within ${counted(timeout / 1000, 'second')}`
      : `${address.host} cannot be reached`;
    throw new RegistryError('unreachable', tooLate.aborted ? why : `${why}: ${reasonOf(error)}`, null, why);
  } finally {
    // The rest of an unwanted answer is not waited for.
    enough.abort();
  }
}

/** The address that an answer sends on to; null for an answer that is one. */
function nextOf({ status, headers }: Response, at: URL): URL | null {
  if (status < 300 || status > 399) return null;
  const location = headers.get('location') ?? '';
  if (URL.canParse(location, at.href)) return new URL(location, at);
  throw new RegistryError('refused', `it refused with status ${status}`);
}

async function readText(response: Response, mostBytes: number): Promise<string> {
  if (!response.ok) throw refusal(response);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > mostBytes)
      throw new RegistryError('strange', `the answer is too large; expected at most ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function refusal({ status, headers }: Response): RegistryError {
  if (status === 404) return new RegistryError('missing', 'there is no deck with this id');
  if (status === 429) {
    const named = /^\d{1,6}$/.exec(headers.get('retry-after') ?? '')?.[0];
    const when = named === undefined ? 'later' : `in ${counted(Number(named), 'second')}`;
    const rest = named === undefined ? usualRest : Math.min(Number(named), longestRest);
    return new RegistryError('too-often', `it has been asked too often; try again ${when}`, rest);
  }
  if (status >= 500)
    return new RegistryError('unreachable', `it does not work at the moment (status ${status}); try again later`);
  return new RegistryError('refused', `it refused with status ${status}`);
}

/** `fetch` hides why it failed in the cause. */
function reasonOf(error: unknown): string {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(inner instanceof Error)) return String(inner);
  return inner.message || ('code' in inner ? String(inner.code) : inner.name);
}
