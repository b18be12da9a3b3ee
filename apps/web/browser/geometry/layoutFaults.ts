// Faults in how the table lies: a control that another one covers, one that is cut off where nothing scrolls, a question or a hand
// that is not on the screen. All functions but the last run in the page, to which they are brought as they are written.
import type { Page } from '@playwright/test';

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Borders and rounding. Pixels. */
const slack = 2;
/** Least part of a control by which a pointer finds it (WCAG 2.5.8). Pixels. */
const target = 24;

const widthOf = ({ left, right }: Area): number => right - left;
const heightOf = ({ top, bottom }: Area): number => bottom - top;
const isAny = (area: Area): boolean => widthOf(area) > slack && heightOf(area) > slack;
const isWhole = (seen: Area, box: Area): boolean =>
  widthOf(seen) >= widthOf(box) - slack && heightOf(seen) >= heightOf(box) - slack;

const commonOf = (one: Area, other: Area): Area => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

const screenOf = (): Area => ({ left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight });

/** Its classes and its words. */
const nameOf = (one: Element): string =>
  `${one.className.toString().split(' ').slice(0, 2).join('.')} “${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}”`;

/** The area in which what lies within an element is seen: inside its edges, and inside what sticks to them. */
function windowOf(around: Element, inside: Element): Area {
  const { overflowX, overflowY } = getComputedStyle(around);
  if (overflowX === 'visible' && overflowY === 'visible') return screenOf();
  const { left: x, top: y } = around.getBoundingClientRect();
  const [left, top] = [x + around.clientLeft, y + around.clientTop];
  const box = { left, top, right: left + around.clientWidth, bottom: top + around.clientHeight };
  for (const stuck of around.querySelectorAll(':scope > :is(.hand, .flank-slot)')) {
    if (stuck.contains(inside) || getComputedStyle(stuck).position !== 'sticky') continue;
    const edge = stuck.getBoundingClientRect();
    if (stuck.matches('.hand')) box.bottom = Math.min(box.bottom, edge.top);
    else if (stuck.matches(':first-child')) box.left = Math.max(box.left, edge.right);
    else box.right = Math.min(box.right, edge.left);
  }
  return box;
}

/** Part of a control that is seen: what its scrolling surroundings and the screen leave of it. */
function seenOf(control: Element): Area {
  let seen = commonOf(control.getBoundingClientRect(), screenOf());
  for (let around = control.parentElement; around !== null && around !== document.body; around = around.parentElement) {
    seen = commonOf(seen, windowOf(around, control));
    if (getComputedStyle(around).position === 'fixed') break;
  }
  return seen;
}

function isHit(control: Element, x: number, y: number): boolean {
  const top = document.elementFromPoint(x, y);
  return top !== null && (control.contains(top) || top.closest('label')?.contains(control) === true);
}

/**
 * Whether a pointer reaches it. Cards of a full hand lie over each other, and leave a strip free; a link in a text may go over two
 * lines, with nothing of it in the middle.
 */
function isFree(control: Element, seen: Area): boolean {
  const y = (seen.top + seen.bottom) / 2;
  if (isHit(control, (seen.left + seen.right) / 2, y)) return true;
  const [line, ...more] = control.getClientRects();
  if (line !== undefined && more.length > 0)
    return isHit(control, (line.left + line.right) / 2, (line.top + line.bottom) / 2);
  const strip = Math.min(target, widthOf(seen)) - 1;
  return control.closest('.hand') !== null && [1, strip / 2, strip].every((x) => isHit(control, seen.left + x, y));
}

function coverOf({ left, top, right, bottom }: Area): string {
  const cover = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return cover === null ? 'nothing' : nameOf(cover.closest('button, a') ?? cover);
}

/** Scrolls to a control that is cut, looks whether it is there, and scrolls back. */
function faultOfCut(control: Element): string | null {
  const places: (readonly [Element, number, number])[] = [];
  for (let around = control.parentElement; around !== null; around = around.parentElement)
    places.push([around, around.scrollLeft, around.scrollTop]);
  control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const [seen, box] = [seenOf(control), control.getBoundingClientRect()];
  // A link in a line of text is as high as its letters, and ends in three dots where it is too long.
  const least = control.matches('a') ? target / 2 : target;
  const isThere =
    widthOf(seen) >= Math.min(widthOf(box), least) - slack && heightOf(seen) >= Math.min(heightOf(box), least) - slack;
  const fault = !isThere
    ? 'is cut off, and nothing scrolls to it'
    : isFree(control, seen)
      ? null
      : `is covered by ${coverOf(seen)}, scrolled to`;
  for (const [around, left, top] of places) {
    if (around.scrollLeft !== left) around.scrollLeft = left;
    if (around.scrollTop !== top) around.scrollTop = top;
  }
  return fault;
}

/** Of each control by itself, and of each two of them. */
function faultsOfControls(root: Element): readonly string[] {
  const controls = [...root.querySelectorAll('button, a[href], input, select, textarea, summary')]
    .filter((one) => !one.classList.contains('skip') && one.checkVisibility({ visibilityProperty: true }))
    .map((control) => ({ control, seen: seenOf(control), hand: control.closest('.hand') }));
  const found: string[] = [];
  for (const { control, seen } of controls) {
    const isThere = isAny(seen) && isWhole(seen, control.getBoundingClientRect());
    const fault = !isThere ? faultOfCut(control) : isFree(control, seen) ? null : `is covered by ${coverOf(seen)}`;
    if (fault !== null) found.push(`${nameOf(control)} ${fault}`);
  }
  for (const [i, { control, seen, hand }] of controls.entries())
    for (const other of controls.slice(i + 1)) {
      if (control.contains(other.control) || other.control.contains(control)) continue;
      if (hand !== null && hand === other.hand) continue;
      if (isAny(commonOf(seen, other.seen))) found.push(`${nameOf(control)} and ${nameOf(other.control)} overlap`);
    }
  return found;
}

/** Question and hand are on the screen together, and nothing beyond it. */
function faultsOfScreen(): readonly string[] {
  const found: string[] = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  const [wider, higher] = [scrollWidth - window.innerWidth, scrollHeight - window.innerHeight];
  if (wider > 1) found.push(`The page is ${wider} px wider than the screen`);
  if (higher > 1) found.push(`The page is ${higher} px higher than the screen`);
  const boxes = ['.prompt', '.hand'].flatMap((selector) => {
    const box = document.querySelector(`.table ${selector}`)?.getBoundingClientRect();
    const isThere = box !== undefined && isWhole(commonOf(box, screenOf()), box);
    if (!isThere) found.push(`${selector} is not whole on the screen`);
    return box ?? [];
  });
  const [prompt, hand] = boxes;
  if (prompt !== undefined && hand !== undefined && isAny(commonOf(prompt, hand)))
    found.push('Prompt and hand overlap');
  const question = document.querySelector('.prompt h2');
  if (question !== null && heightOf(seenOf(question)) < target / 2) found.push('The question is not on the screen');
  for (const words of document.querySelectorAll('.effect, .ticker'))
    if (words.scrollWidth > words.clientWidth + 1) found.push(`${nameOf(words)} is cut off in the strip`);
  for (const bar of document.querySelectorAll('.table .bar')) {
    const longer = bar.scrollWidth - bar.clientWidth;
    if (longer > 1) found.push(`${nameOf(bar)} is ${longer} px too long`);
  }
  const cards = [...document.querySelectorAll('.hand-card > button')];
  const cut = cards.filter((card) => !isWhole(seenOf(card), card.getBoundingClientRect()));
  // As many as are dealt to the player who goes first, who decides on that hand at once.
  if (cards.length <= 7 && cut.length > 0) found.push(`${cut.length} of ${cards.length} cards of the hand are cut off`);
  return found;
}

/** Cards stand upright meanwhile: the box around what is tilted, by which it is measured, is larger than what is seen. */
function upright<Found>(work: () => Found): Found {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.tile, .tile * { rotate: none !important; transition: none !important }');
  const before = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...before, sheet];
  try {
    return work();
  } finally {
    document.adoptedStyleSheets = before;
  }
}

/** A dialog stands over all, and is looked at alone. */
function findFaults(): readonly string[] {
  const dialog = document.querySelector('dialog[open]');
  if (dialog !== null) return faultsOfControls(dialog);
  const table = document.querySelector('.table');
  return table === null ? ['There is no table'] : upright(() => [...faultsOfControls(table), ...faultsOfScreen()]);
}

const arrows = { widthOf, heightOf, isAny, isWhole, commonOf, screenOf, nameOf };
const functions = [
  windowOf,
  seenOf,
  isHit,
  isFree,
  coverOf,
  faultOfCut,
  faultsOfControls,
  faultsOfScreen,
  upright,
  findFaults,
] as const;

const script = [
  // tsx keeps the names of functions by a helper of its own, which the page has not.
  'const __name = (named) => named;',
  ...Object.entries({ slack, target }).map(([name, value]) => `const ${name} = ${value};`),
  ...Object.entries(arrows).map(([name, arrow]) => `const ${name} = ${arrow};`),
  ...functions.map(String),
  'return findFaults();',
].join('\n');

/** @returns a line for each fault of the table that the page shows */
export const layoutFaults = (page: Page): Promise<readonly string[]> => page.evaluate(`(() => {${script}})()`);
