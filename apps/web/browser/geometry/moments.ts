// Moments of games that are looked at on screens of all sizes: one page, whose window and text change from look to look, so that no
// game is begun anew for a size.
import type { Page } from '@playwright/test';
import { playThrough } from '../playThrough.ts';
import { asks, decks, isOver, moment, settled } from '../table.ts';
import { layoutFaults } from './layoutFaults.ts';

export interface Look {
  readonly width: number;
  readonly height: number;
  /** Size of text in percent. */
  readonly letters: number;
}

const sizes = [
  [320, 568],
  [390, 844],
  [667, 375],
  [844, 390],
  [683, 384],
  [800, 600],
  [1366, 768],
] as const;

const looks: readonly Look[] = sizes.flatMap(([width, height]) =>
  [90, 140].map((letters) => ({ width, height, letters })),
);

/** A fault, and where it was seen. */
export interface Sighting {
  readonly game: string;
  readonly moment: number;
  readonly asks: string;
  readonly look: Look;
  /** Whether a card was selected, with its verbs beside it. */
  readonly selected: boolean;
  readonly fault: string;
}

/** Decks of all sets: gigantic creatures, tide, evil twins, token creatures, prophecies and haunted players among them. */
const games: readonly string[] = [
  'you=generated:mm:7&foe=generated:dt:3&seed=5',
  'you=generated:dt:3&foe=generated:mm:7&seed=9',
  'you=generated:aoa:1&foe=generated:wc:2&seed=2',
  'you=generated:cota:4&foe=generated:aoa:6&seed=11&first=me',
  'you=generated:wc:5&foe=generated:cota:8&seed=13',
  'you=generated:woe:2&foe=generated:gr:3&seed=4',
  'you=generated:gr:5&foe=generated:momu:1&seed=6',
  'you=generated:momu:4&foe=generated:woe:7&seed=8',
];

/** Numbers that look like chance and are the same in each run. @returns a whole number below `n` */
function diceFrom(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >> 8) % n;
  };
}

/** Opens a game of one's own against a bot that moves at once. */
async function open(page: Page, game: string): Promise<void> {
  await page.goto(`/?${game}&${decks}&speed=instant&bot=gentle`);
  await settled(page, -1);
}

/** Waits until the page has drawn itself for the size of its window: the head of all pages stands on large screens alone. */
async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isCompact = window.matchMedia('(max-width: 720px), (max-height: 559px)').matches;
    return isCompact === (document.querySelector('.table > .site-head') === null);
  });
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Presses the nth of the cards that glow, counted around. @returns whether any glows */
const select = (page: Page, n: number): Promise<boolean> =>
  page.evaluate((at) => {
    const cards = [...document.querySelectorAll<HTMLElement>('.board .can-act')];
    const card = cards[at % cards.length];
    (card?.closest('button') ?? card?.querySelector('button'))?.click();
    return card !== undefined;
  }, n);

/** Every fault of this moment, on each screen. @param n which of the cards that glow is selected */
async function lookAt(page: Page, game: string, n: number): Promise<readonly Sighting[]> {
  const [asked, at] = [await asks(page), await moment(page)];
  const found: Sighting[] = [];
  for (const look of looks) {
    await page.setViewportSize({ width: look.width, height: look.height });
    await page.evaluate((letters) => {
      document.documentElement.style.setProperty('--letters', String(letters / 100));
      window.dispatchEvent(new Event('resize'));
    }, look.letters);
    for (const selected of [false, true]) {
      if (selected && (asked !== 'move' || !(await select(page, n)))) continue;
      await drawn(page);
      const faults = await layoutFaults(page);
      found.push(...faults.map((fault) => ({ game, moment: at, asks: asked, look, selected, fault })));
      if (selected) await page.keyboard.press('Escape');
    }
  }
  return found;
}

/** Plays on to another moment. @returns false at the end of the game */
async function goOn(page: Page, decisions: number): Promise<boolean> {
  await page.setViewportSize({ width: 1366, height: 768 });
  await drawn(page);
  await playThrough(page, decisions);
  return !(await isOver(page));
}

/** Farther apart, fewer games pass; nearer, moments are alike. */
const mostDecisions = 12;

/**
 * Looks at a number of moments, spread evenly over the games; after the last of them they begin again with other seeds.
 * @param count of moments
 * @param seed of the chance that chooses them
 * @param looked told after each moment
 */
export async function lookAtMoments(
  page: Page,
  count: number,
  seed: number,
  looked: (moments: number, found: readonly Sighting[]) => void = () => {},
): Promise<readonly Sighting[]> {
  const roll = diceFrom(seed);
  const found: Sighting[] = [];
  const ofEach = Math.min(20, Math.ceil(count / games.length));
  let moments = 0;
  for (let round = 0; moments < count; round++) {
    const plan = games[round % games.length] ?? '';
    const later = Math.floor(round / games.length);
    const game = plan.replace(/seed=(\d+)/, (_, one: string) => `seed=${Number(one) + 100 * later}`);
    await open(page, game);
    let goesOn = true;
    for (let nth = 0; nth < ofEach && moments < count && goesOn; nth++) {
      const seen = await lookAt(page, game, roll(7));
      found.push(...seen);
      moments++;
      looked(moments, seen);
      goesOn = await goOn(page, 1 + roll(mostDecisions));
    }
  }
  return found;
}

/** One line for each fault, however often it was seen. */
export function sayFaults(found: readonly Sighting[]): readonly string[] {
  const said = new Map<string, { times: number; first: Sighting }>();
  for (const sighting of found) {
    const { look, fault, selected } = sighting;
    const key = `${look.width}x${look.height}, text ${look.letters} %${selected ? ', a card selected' : ''}: ${fault}`;
    const known = said.get(key);
    if (known === undefined) said.set(key, { times: 1, first: sighting });
    else known.times++;
  }
  return [...said].map(([words, { times, first }]) => `${words} (${times}×; ?${first.game}, moment ${first.moment})`);
}
