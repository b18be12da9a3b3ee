// A request at rest: made once, late, and not at all where the pointer moves on.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askAtRest, rest } from './atRest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const asking = () => {
  const [ask, tell, fail] = [vi.fn(async () => 'it'), vi.fn(), vi.fn()];
  return { ask, tell, fail, leave: askAtRest({ ask, tell, fail }) };
};

describe('a request at rest', () => {
  it('waits for the rest, asks once and tells', async () => {
    const { ask, tell } = asking();
    await vi.advanceTimersByTimeAsync(rest - 1);
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(ask).toHaveBeenCalledOnce();
    expect(tell).toHaveBeenCalledExactlyOnceWith('it');
  });

  it('asks for the last of many that a pointer passes', async () => {
    const passed = [1, 2, 3].map(asking);
    for (const { leave } of passed.slice(0, 2)) leave();
    await vi.advanceTimersByTimeAsync(1000);
    expect(passed.map(({ ask }) => ask.mock.calls.length)).toEqual([0, 0, 1]);
  });

  it('tells nothing that comes late, neither an answer nor a failure', async () => {
    const late = asking();
    vi.advanceTimersByTime(rest);
    late.leave();
    await vi.advanceTimersByTimeAsync(1000);
    expect(late.ask).toHaveBeenCalledOnce();
    expect(late.tell).not.toHaveBeenCalled();

    const failed = asking();
    failed.ask.mockRejectedValue(new Error('gone'));
    vi.advanceTimersByTime(rest);
    failed.leave();
    await vi.advanceTimersByTimeAsync(1000);
    expect(failed.fail).not.toHaveBeenCalled();
  });
});
