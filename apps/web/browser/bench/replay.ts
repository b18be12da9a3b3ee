// Opening of the replay of a long game: a record of bots is brought in as a player does it, and its address then opened in another
// page, as from a link. The page tells by itself when the table is drawn.
import '@vaultsong/cards';
import type { Browser, Page } from '@playwright/test';
import { bundledDecks, toDeckList } from '@vaultsong/decks';
import { playOn, record, startRecorded } from '@vaultsong/engine';
import { think } from '../../src/worker/thinking/botTask.ts';
import { nameHelper } from '../site.ts';
import type { Screen } from './game.ts';
import { readTrace, screens, tracedPage } from './game.ts';
import type { LongTask, Spent } from './spent.ts';
import { longTasksOf, spentIn, sum } from './spent.ts';

/** More than nearly all games have. */
export const replayedTurns = 60;

export interface OpenedReplay {
  readonly screen: Screen;
  readonly answers: number;
  /** From the navigation until the table was drawn, in milliseconds by the clock. */
  readonly opened: number;
  readonly opening: Spent;
  /** Processor time of the worker until then, in milliseconds: it makes all cards and plays the game through. */
  readonly worker: number;
  readonly longTasks: readonly LongTask[];
}

/** The record of a game of so many turns. */
export function longRecord(): { readonly text: string; readonly answers: number } {
  const decks = bundledDecks.slice(0, 2).map(({ deck }) => toDeckList(deck));
  for (let seed = 1; ; seed++) {
    const game = startRecorded({ decks, seed });
    while (game.state.ask !== null && game.state.turn < replayedTurns)
      playOn(game, think({ state: game.state, bot: 'random', seed: game.answers.length }));
    if (game.state.ask !== null) return { text: JSON.stringify(record(game)), answers: game.answers.length };
  }
}

/** Runs in the page, before all else: measures how long it takes until the table of a replay is drawn. */
function watchOpening(): void {
  const isThere = (): boolean => document.querySelector('.table [data-testid="replay"]') !== null;
  const observer = new MutationObserver(() => {
    if (!isThere()) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.measure('page: opened', { start: 0 })));
  });
  observer.observe(document, { subtree: true, childList: true });
}

const untilOpened = async (page: Page): Promise<number> => {
  await page.waitForFunction(() => performance.getEntriesByName('page: opened').length > 0);
  return page.evaluate(() => performance.getEntriesByName('page: opened')[0]?.duration ?? Number.NaN);
};

/** @param slower as for a game */
export async function measureReplay(
  browser: Browser,
  site: string,
  screen: Screen,
  slower: number,
): Promise<OpenedReplay> {
  const { text, answers } = longRecord();
  const context = await browser.newContext({ ...screens[screen], baseURL: site });
  try {
    await context.addInitScript(nameHelper);
    const list = await context.newPage();
    await list.goto('/games');
    await list
      .getByLabel('Bring in games…')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    const address = await list.getByRole('link', { name: 'Open the game' }).getAttribute('href');
    await list.close();
    await context.addInitScript(watchOpening);
    const page = await tracedPage(browser, context, slower);
    await page.goto(address ?? '');
    const opened = await untilOpened(page);
    const { main, threads, opened: at } = await readTrace(browser);
    const before = threads.filter((thread) => thread !== main).flatMap(({ tasks }) => tasks);
    return {
      screen,
      answers,
      opened: Math.round(opened),
      opening: sum(main.tasks.filter(({ start }) => start < at).map(spentIn)),
      worker: before.filter(({ start }) => start < at).reduce((all, { processor }) => all + processor, 0),
      longTasks: longTasksOf(main, at),
    };
  } finally {
    await context.close();
  }
}
