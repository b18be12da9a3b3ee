// Pictures of the page on screens of all sizes and in both themes: what it looks like in use, and when the table is full.
import type { BrowserContextOptions, Page } from '@playwright/test';
import type { SavedGame } from '../../src/games/savedGame.ts';
import { queryOf } from '../../src/wire/choice.ts';
import type { SavedMatch } from '../../src/worker/savedMatch.ts';
import { settled, toFirstMove, touch } from '../table.ts';
import type { Played } from './crowdedBoard.ts';
import { busyGame, wonGame } from './crowdedBoard.ts';

/** A picture of a page of the site. */
export interface Screen {
  /** Of its file, without the ending. */
  readonly name: string;
  readonly context: BrowserContextOptions;
  /** @param page whose addresses begin at the site */
  readonly open: (page: Page) => Promise<void>;
}

type Size = readonly [number, number];
const sizes: readonly Size[] = [
  [320, 568],
  [390, 844],
  [844, 390],
  [1366, 768],
];
const themes = ['dark', 'light'] as const;
type Theme = (typeof themes)[number];

/** Screens of less than this are for fingers, in the one direction or in the other. */
const leastOfLaptop = 600;

const contextOf = ([width, height]: Size, colorScheme: Theme): BrowserContextOptions => {
  const phone = Math.min(width, height) < leastOfLaptop;
  return { viewport: { width, height }, colorScheme, reducedMotion: 'reduce', hasTouch: phone, isMobile: phone };
};

/** A game as the page itself would have kept it. */
function keptGame({ choice, seed, answers }: Played): SavedGame {
  const query = queryOf(choice, '');
  const kept: SavedMatch = {
    query,
    seed,
    moves: [],
    game: { answers: [...answers], takeBacks: 0, counted: false },
  };
  return {
    id: 'gallery',
    what: 'duel',
    query,
    kept: JSON.stringify(kept),
    decks: ['Yours', 'Theirs'],
    opponent: 'Theirs',
    turn: 1,
    keys: [0, 0],
    series: null,
    begun: 0,
    played: 0,
    status: 'running',
    result: '',
    touched: true,
    holder: 'gallery',
  };
}

/** Opens a game in the middle of it: puts it where the page keeps its games, and goes there. */
async function openKept(page: Page, played: Played): Promise<void> {
  // Any page of the site makes the database.
  await page.goto('/games');
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(async (game) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('vaultsong.games');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    await new Promise<void>((resolve, reject) => {
      const work = database.transaction('games', 'readwrite');
      work.objectStore('games').put(game);
      work.oncomplete = () => resolve();
      work.onerror = () => reject(work.error);
    });
    database.close();
  }, keptGame(played));
  await page.goto('/g/gallery?speed=instant');
  await settled(page, -1);
}

const named = (what: string, [width, height]: Size, theme: Theme): string => `${what}-${width}x${height}-${theme}`;

/** One subject on some sizes in some themes. */
const each = (
  what: string,
  on: readonly Size[],
  by: readonly Theme[],
  open: (page: Page) => Promise<void>,
): readonly Screen[] =>
  on.flatMap((size) => by.map((theme) => ({ name: named(what, size, theme), context: contextOf(size, theme), open })));

const laptop: Size = [1366, 768];
const phone: Size = [390, 844];

/** A turn in which a card of the hand is selected. */
async function openHand(page: Page): Promise<void> {
  await page.goto('/play?seed=9&first=me&speed=instant');
  await settled(page, -1);
  await toFirstMove(page);
  await touch(page, page.locator('.hand .can-act button').first());
}

async function openCurtain(page: Page): Promise<void> {
  await page.goto('/play?seed=9&first=me&bot=none&speed=instant');
  await page.locator('.curtain').waitFor();
}

/** The screens that are kept. */
export const screens: readonly Screen[] = [
  ...each('board', [...sizes, [1920, 1080]], themes, (page) => openKept(page, busyGame())),
  ...each('start', [laptop, phone], themes, async (page) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Play now' }).waitFor();
  }),
  ...each('hand', [[320, 568], phone], themes, openHand),
  ...each('curtain', [phone, laptop], themes, openCurtain),
  ...each('end', [phone, laptop], themes, (page) => openKept(page, wonGame())),
];
