// A click that the page may take for itself; new tabs and the like are left to the browser.
import type { MouseEvent } from 'react';

export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
