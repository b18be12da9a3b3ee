// A game that plays itself in the page, for tests of what comes after it: it presses what `playOn` presses, without the way of a
// pointer to it, which takes ten times as long. That a game can be played by pointer, finger and keyboard is proved elsewhere
// (game.spec.ts, phone.spec.ts, keyboard.spec.ts).
import type { Page } from '@playwright/test';
import { everyVerb } from './table.ts';

/**
 * Plays on until the game is over, or the limit is reached, or what is looked for is there.
 * @param verbs names of the verbs in the order of preference
 * @param until a CSS selector
 * @returns how many decisions it took
 */
export const playThrough = (
  page: Page,
  limit: number,
  verbs: readonly string[] = everyVerb,
  until: string | null = null,
): Promise<number> => page.evaluate(playInPage, { limit, verbs, until, step: 'question' } as const);

/** Makes one decision where others have to make the next, and waits until something has come of it. */
export const decideInPage = (page: Page): Promise<number> =>
  page.evaluate(playInPage, { limit: 1, verbs: everyVerb, until: null, step: 'change' } as const);

interface Play {
  readonly limit: number;
  readonly verbs: readonly string[];
  readonly until: string | null;
  /** Until when a decision is waited for: the next question of this player, or any change of what is shown. */
  readonly step: 'question' | 'change';
}

/** Runs in the page, so that it uses nothing from outside itself. */
async function playInPage({ limit, verbs, until, step }: Play): Promise<number> {
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const has = (selector: string): boolean => document.querySelector(selector) !== null;
  const table = (name: string): string | null => document.querySelector('.table')?.getAttribute(name) ?? null;
  const moment = (): number => Number(table('data-moment'));
  const isOver = (): boolean => has('[data-testid="game-over"]');
  /** The page draws what a press has changed in a task of its own. */
  const drawn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  /** Only what hangs meets it. Milliseconds. */
  const longest = 300_000;

  async function press(element: HTMLElement | undefined): Promise<void> {
    if (element === undefined) throw new Error(`Nothing answers “${table('data-asks')}”`);
    element.click();
    await drawn();
  }

  function settled(since: number): Promise<void> {
    const isSo = (): boolean =>
      moment() > since && (step === 'change' || table('data-asks') !== 'nothing' || has('.game-over, .curtain'));
    if (isSo()) return drawn();
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`Nothing came of what was pressed at moment ${since}`)), longest);
      const observer = new MutationObserver(() => {
        if (!isSo()) return;
        observer.disconnect();
        clearTimeout(late);
        resolve(drawn());
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    });
  }

  /** The house of which most is in the hand and ready on the table, as its card says. */
  function bestHouse(): HTMLElement | undefined {
    const worth = (card: HTMLElement): number =>
      (card.getAttribute('aria-label')?.match(/\d+/g) ?? []).slice(0, 2).reduce((sum, text) => sum + Number(text), 0);
    return all('.prompt .house-card').sort((a, b) => worth(b) - worth(a))[0];
  }

  function answer(): HTMLElement | undefined {
    if (table('data-asks') === 'house') return bestHouse();
    const isSheet = has('dialog[open]');
    const cards = isSheet ? 'dialog[open] button.can-choose' : '.board button.can-choose, .board .can-choose > button';
    const buttons = isSheet ? 'dialog[open] .buttons button' : '.prompt button[data-stop]';
    return all(cards)[0] ?? all(buttons).at(-1);
  }

  async function move(): Promise<void> {
    // What lies beside the table glows too, and is no card with a key.
    const glowing = all('.board [data-key].can-act, .board [data-key] .can-act').map((card) =>
      card.closest('[data-key]')?.getAttribute('data-key'),
    );
    for (const key of glowing) {
      await press(all(`.board [data-key="${key}"] button, .board button[data-key="${key}"]`)[0]);
      for (const verb of verbs) {
        const [button] = all(`.verb-${verb}:not([aria-disabled="true"])`);
        if (button !== undefined) return press(button);
      }
    }
    const before = moment();
    const end = (): Promise<void> => press(all('[data-testid="end-turn"]')[0]);
    await end();
    if (moment() === before && document.body.textContent.includes('End turn anyway?')) await end();
  }

  for (let decisions = 0; decisions < limit; decisions++) {
    if (isOver() || (until !== null && has(until))) return decisions;
    const before = moment();
    if (table('data-asks') === 'move') await move();
    else await press(answer());
    await settled(before);
  }
  return limit;
}
