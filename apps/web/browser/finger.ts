// A finger on the screen, which is put down, moved and lifted: what a tap of Playwright does in one.
import type { Locator, Page } from '@playwright/test';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('It has no place on the screen');
  return box;
}

export const centre = async (element: Locator): Promise<Spot> => {
  const { x, y, width, height } = await boxOf(element);
  return { x: x + width / 2, y: y + height / 2 };
};

export async function finger(page: Page) {
  const session = await page.context().newCDPSession(page);
  let at: Spot = { x: 0, y: 0 };
  const send = (type: 'touchStart' | 'touchMove', spot: Spot) => {
    at = spot;
    return session.send('Input.dispatchTouchEvent', { type, touchPoints: [spot] });
  };
  return {
    down: (spot: Spot) => send('touchStart', spot),
    move: async (spot: Spot) => {
      const from = at;
      for (const part of [0.25, 0.5, 0.75, 1])
        await send('touchMove', { x: from.x + (spot.x - from.x) * part, y: from.y + (spot.y - from.y) * part });
    },
    up: () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  };
}
