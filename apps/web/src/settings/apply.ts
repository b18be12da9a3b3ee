// Applies the settings to the document itself: its theme, its sizes, and its motion.
import { currentSettings, watchSettings } from './store.ts';

const still = '(prefers-reduced-motion: reduce)';

/** Color that the browser paints around the page: one for each scheme, or that of the chosen one for both. */
function paintBar(): void {
  const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  const { theme } = currentSettings();
  for (const bar of bars) bar.content = (theme === 'system' ? bar.dataset.own : bar.dataset[theme]) ?? bar.content;
}

function apply(): void {
  const { theme, motion, letters, cards } = currentSettings();
  const { dataset, style } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  dataset.motion = window.matchMedia(still).matches ? 'off' : motion;
  style.setProperty('--letters', String(letters / 100));
  style.setProperty('--cards', String(cards / 100));
  paintBar();
}

/** Whether nothing may move, by the system or by the player. */
export const isStill = (): boolean => document.documentElement.dataset.motion === 'off';

/** From now on, for as long as the page lives. */
export function applySettings(): void {
  apply();
  watchSettings(apply);
  window.matchMedia(still).addEventListener('change', apply);
}
