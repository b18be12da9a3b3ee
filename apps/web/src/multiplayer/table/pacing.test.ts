import { describe, expect, it } from 'vitest';
import { Pacing } from './pacing.ts';

/** Time that passes when it is told to. */
function paced(milliseconds: number) {
  let now = 1000;
  let due: { readonly work: () => void; readonly at: number } | null = null;
  const pauses: boolean[] = [];
  const pacing = new Pacing(
    {
      now: () => now,
      later: (work, wait) => {
        due = { work, at: now + wait };
        return () => {
          due = null;
        };
      },
    },
    (isPaused) => pauses.push(isPaused),
  );
  pacing.setPace(milliseconds);
  const pass = async (time: number): Promise<void> => {
    now += time;
    if (due !== null && due.at <= now) due.work();
    await settled();
  };
  return { pacing, pauses, pass };
}

/** What waits for nothing else is done. */
async function settled(): Promise<void> {
  for (let n = 0; n < 5; n++) await Promise.resolve();
}

/** @returns whether it may be shown */
function next(pacing: Pacing): { readonly isShown: () => boolean } {
  let isShown = false;
  void pacing.pause().then(() => {
    isShown = true;
    pacing.shown(false);
  });
  return { isShown: () => isShown };
}

describe('the pace of what others do', () => {
  it('shows the first thing at once, and the next after a pause', async () => {
    const { pacing, pauses, pass } = paced(450);
    const first = next(pacing);
    await settled();
    expect(first.isShown()).toBe(true);
    const second = next(pacing);
    await pass(449);
    expect(second.isShown()).toBe(false);
    await pass(1);
    expect(second.isShown()).toBe(true);
    expect(pauses).toEqual([true, false]);
  });

  it('adds no pause to that which others made themselves', async () => {
    const { pacing, pauses, pass } = paced(450);
    pacing.shown(false);
    await pass(5000);
    const move = next(pacing);
    await settled();
    expect(move.isShown()).toBe(true);
    expect(pauses).toEqual([]);
  });

  it('waits for the player where each move is to be asked for', async () => {
    const { pacing, pass } = paced(Number.POSITIVE_INFINITY);
    pacing.shown(false);
    const move = next(pacing);
    await pass(1_000_000);
    expect(move.isShown()).toBe(false);
    pacing.next();
    await settled();
    expect(move.isShown()).toBe(true);
  });

  it('skips to the next decision of the player, and no further', async () => {
    const { pacing } = paced(900);
    pacing.shown(false);
    const one = next(pacing);
    pacing.skip();
    await settled();
    const two = next(pacing);
    await settled();
    expect([one.isShown(), two.isShown()]).toEqual([true, true]);
    pacing.shown(true);
    const later = next(pacing);
    await settled();
    expect(later.isShown()).toBe(false);
  });

  it('hurries until all is shown that was told', async () => {
    const { pacing } = paced(900);
    pacing.shown(false);
    pacing.hurry();
    const update = next(pacing);
    await settled();
    expect(update.isShown()).toBe(true);
    pacing.rest();
    const later = next(pacing);
    await settled();
    expect(later.isShown()).toBe(false);
  });
});
