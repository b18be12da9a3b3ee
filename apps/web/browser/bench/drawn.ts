// Measures the time from a click to the frame that shows the next moment of the table. It reads only what every version of
// the page tells, so that versions can be compared.

/** Runs in the page, before all else, and so without anything from here. What it finds are measures of the page's timeline. */
export function watchDrawing(): void {
  /** The last click, until a moment after it is drawn. */
  let clicked: number | null = null;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      clicked = timeStamp;
    },
    { capture: true },
  );
  new MutationObserver(() => {
    if (clicked === null) return;
    const start = clicked;
    clicked = null;
    // After the frame: what is asked for within one is done before it is drawn.
    requestAnimationFrame(() => setTimeout(() => performance.measure('page: click to drawn', { start })));
  }).observe(document, { subtree: true, attributeFilter: ['data-moment'] });
}
