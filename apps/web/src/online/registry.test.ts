import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchRegistryDeck } from './registry.ts';
import { RequestError } from './rest.ts';
import { renewSession } from './session.ts';

const id = '6daec1d3-55e7-4fa9-b30d-2ebfb662a75a';
const json = (status: number, body: object, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers });
const refusal = (code: string, message: string) => ({ error: { code, message } });
const busy = (seconds: string) => () => json(429, refusal('too-many', 'Later.'), { 'retry-after': seconds });
const hello = { version: '1', protocol: 1, you: null, registry: true };

/** A server with these answers, the last one again and again; null: none answers. */
async function server(answers: readonly (() => Response)[] | null): Promise<string[]> {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    if (answers === null) return new Response('<html>');
    if (path === '/api/hello') return json(200, hello);
    asked.push(path);
    return (answers[asked.length - 1] ?? answers.at(-1))?.() ?? json(500, {});
  });
  await renewSession();
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

const never = new AbortController().signal;
const waits: number[] = [];
const wait = async (seconds: number): Promise<void> => void waits.push(seconds);

describe('a deck of the registry', () => {
  it('is asked for once without a server, which is said', async () => {
    // First: a page that once had a server is taken to have it still.
    const asked = await server(null);
    await expect(fetchRegistryDeck(id, never)).rejects.toThrow('There is no server behind this page');
    expect(asked).toEqual([]);
  });

  it('comes from the server, after the rests that it wants', async () => {
    waits.length = 0;
    const asked = await server([busy('3'), busy('0'), () => json(200, { id, data: '{}' })]);
    expect(await fetchRegistryDeck(id, never, wait)).toBe('{}');
    expect(asked).toEqual(Array(3).fill(`/api/registry/${id}`));
    expect(waits).toEqual([3, 1]);
  });

  it.each([
    ['a long rest', busy('3600'), 1],
    ['one rest after the other', busy('5'), 6],
    ['no deck', () => json(404, refusal('not-found', 'There is no deck.')), 1],
  ])('does not come after %s', async (_, answer, times) => {
    const asked = await server([answer]);
    await expect(fetchRegistryDeck(id, never, wait)).rejects.toBeInstanceOf(RequestError);
    expect(asked).toHaveLength(times);
  });

  it('is given up in the middle of a rest', async () => {
    await server([busy('60')]);
    const giving = new AbortController();
    const asking = fetchRegistryDeck(id, giving.signal);
    setTimeout(() => giving.abort(new Error('given up')), 10);
    await expect(asking).rejects.toThrow('given up');
  });
});
