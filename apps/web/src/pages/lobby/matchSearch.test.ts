import { describe, expect, it } from 'vitest';
import { RequestError } from '../../online/rest.ts';
import { beat, MatchSearch, patience } from './matchSearch.ts';

/** A search whose time passes only by `pass`, and whose server answers as it is told. */
function searching(answer: () => Promise<string | null> = async () => null) {
  let clock = 0;
  let timers: { readonly each: number; readonly work: () => void; due: number }[] = [];
  const said: string[] = [];
  const heard: { pair?: (table: string) => void; again?: () => void } = {};
  const search = new MatchSearch({
    now: () => clock,
    every: (each, work) => {
      const timer = { each, work, due: clock + each };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    ask: () => {
      said.push('ask');
      return answer();
    },
    cancel: async () => void said.push('cancel'),
    toError: (error) => (error instanceof RequestError ? error : new RequestError('failed', 0, String(error))),
    listen: ({ onPaired, onReconnected }) => {
      Object.assign(heard, { pair: onPaired, again: onReconnected });
      return () => said.push('deaf');
    },
    onPaired: (table) => void said.push(`table ${table}`),
  });
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 5; i++) await Promise.resolve();
  };
  const pass = async (milliseconds: number): Promise<void> => {
    clock += milliseconds;
    for (const timer of timers.filter(({ due }) => due <= clock)) {
      timer.due += timer.each;
      timer.work();
    }
    await settle();
  };
  return { search, said, heard, pass, settle };
}

const wish = { kind: 'open', rated: false, deck: 'guide-achea' } as const;

describe('the search for an opponent', () => {
  it('offers a bot when nobody came for a while, and goes on asking', async () => {
    const { search, said, pass } = searching();
    search.want(wish);
    await pass(beat);
    expect(search.state()).toMatchObject({ type: 'waiting', since: 0, lonely: false });
    await pass(patience - beat);
    expect(search.state()).toMatchObject({ type: 'waiting', lonely: true, trouble: null });
    await pass(beat);
    expect(said).toEqual(['ask', 'ask', 'ask', 'ask']);
    expect(search.state()).toMatchObject({ type: 'waiting', lonely: true });
  });

  it('ends at the table where one was paired, by an answer or by what the server says', async () => {
    const asked = searching(async () => 'abcdefghij');
    asked.search.want(wish);
    await asked.settle();
    expect([asked.said, asked.search.state().type]).toEqual([['ask', 'deaf', 'table abcdefghij'], 'idle']);
    const told = searching();
    told.search.want(wish);
    await told.pass(patience);
    told.heard.pair?.('klmnopqrst');
    told.heard.pair?.('klmnopqrst');
    await told.pass(beat);
    expect(told.said.filter((word) => word.startsWith('table'))).toEqual(['table klmnopqrst']);
    expect(told.said.at(-1)).toBe('table klmnopqrst');
  });

  it('can be called off, and leaves no place in the row where an answer comes late', async () => {
    let answer: (table: string | null) => void = () => undefined;
    const { search, said, pass, settle } = searching(() => new Promise((resolve) => (answer = resolve)));
    search.want(wish);
    search.cancel();
    answer(null);
    await settle();
    await pass(patience);
    expect(said).toEqual(['ask', 'deaf', 'cancel', 'cancel']);
    expect(search.state()).toEqual({ type: 'idle', trouble: null });
    search.cancel();
    expect(said).toHaveLength(4);
  });

  it('goes on where nobody answers, asks at once where there is a connection again, and ends at a refusal', async () => {
    let error = new RequestError('unreachable', 0, 'No answer.');
    const { search, said, heard, settle } = searching(() => Promise.reject(error));
    search.want(wish);
    await settle();
    expect(search.state()).toMatchObject({ type: 'waiting', trouble: 'No answer.' });
    error = new RequestError('conflict', 409, 'Not with this deck.');
    heard.again?.();
    await settle();
    expect(search.state()).toEqual({ type: 'idle', trouble: 'Not with this deck.' });
    expect(said).toEqual(['ask', 'ask', 'deaf']);
  });
});
