// Contact sheets: pictures of many cards side by side, to see whether each is a card of its own.

import type { Subject } from '@vaultsong/art';
import { drawArt, houseTitles } from '@vaultsong/art';
import type { House } from '@vaultsong/engine';
import type { CatalogueCard } from '../../src/pages/cards/catalogue.ts';
import { catalogue, subjectOf } from '../../src/pages/cards/catalogue.ts';

export interface Sheet {
  /** Of its file, without the ending. */
  readonly name: string;
  readonly html: string;
  readonly width: number;
}

interface Row {
  readonly title: string;
  readonly cards: readonly CatalogueCard[];
}

const style = `body{margin:0;padding:16px;background:#12161f;color:#e8edf7;font:600 13px/1.25 system-ui,sans-serif}
h2{margin:12px 0 6px;font-size:15px}h2:first-child{margin-top:0}
div{display:grid;gap:8px}figure{margin:0}
img{display:block;width:100%;aspect-ratio:4/3;object-fit:cover;border-radius:8px}
figcaption{padding:4px 1px 2px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;font-size:12px}`;

const picture = (card: CatalogueCard): string => {
  const subject: Subject = subjectOf(card);
  const address = `data:image/svg+xml,${encodeURIComponent(drawArt(subject))}`;
  return `<figure><img src="${address}" alt=""><figcaption>${card.title.replace(/[<&]/g, '')}</figcaption></figure>`;
};

function sheetOf(name: string, columns: number, wide: number, rows: readonly Row[], more = ''): Sheet {
  const parts = rows.map(
    ({ title, cards }) =>
      `<h2>${title}</h2><div style="grid-template-columns:repeat(${columns},${wide}px)">${cards.map(picture).join('')}</div>`,
  );
  return {
    name,
    html: `<!doctype html><style>${style}${more}</style>${parts.join('')}`,
    width: columns * (wide + 8) + 24,
  };
}

const ofSet = (set: string): readonly CatalogueCard[] =>
  catalogue.filter(({ printings }) => printings.some((printing) => printing.set === set));
const firstSet = ofSet('cota');
const houses = [...new Set(firstSet.flatMap(({ house }) => (house === null ? [] : [house])))].toSorted();

/** @param types of the cards that are wanted; the first of each house */
const rowsOf = (
  cards: readonly CatalogueCard[],
  of: readonly House[],
  count: number,
  types?: readonly string[],
): readonly Row[] =>
  of.map((house) => ({
    title: houseTitles[house],
    cards: cards
      .filter((card) => card.house === house && (types === undefined || types.includes(card.type)))
      .slice(0, count),
  }));

const later: readonly House[] = [
  'ekwidon',
  'geistoid',
  'keyraken',
  'ouboros',
  'redemption',
  'saurian',
  'skyborn',
  'star-alliance',
  'unfathomable',
];

/** The sheets that are kept. */
export const sheets: readonly Sheet[] = [
  sheetOf('cards-first-ten', 10, 160, rowsOf(firstSet, houses, 10)),
  sheetOf('cards-creatures', 10, 160, rowsOf(firstSet, houses, 10, ['creature'])),
  sheetOf('cards-later-houses', 10, 160, rowsOf(catalogue, later, 10, ['creature', 'artifact', 'adversary'])),
  sheetOf(
    'cards-at-tile-size',
    20,
    64,
    rowsOf(firstSet, houses, 20, ['creature']),
    'img{aspect-ratio:64/84}figcaption{font-size:9px}',
  ),
];

/** @param wanted a card's name, or a house, a type and a set of which a card has all: `dis/creature/cota` */
const fits = (card: CatalogueCard, wanted: string): boolean =>
  card.name === wanted ||
  wanted
    .split('/')
    .every((word) => card.house === word || card.type === word || card.printings.some(({ set }) => set === word));

/** A sheet of some cards, to look at while drawing. */
export const sheetFor = (wanted: readonly string[]): Sheet =>
  sheetOf('cards', 8, 200, [
    { title: wanted.join(', '), cards: catalogue.filter((card) => wanted.some((one) => fits(card, one))) },
  ]);
