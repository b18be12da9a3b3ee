// Small plots of a deck: columns that are put together of the houses. What they show is also said in words.

import { houseTitles } from '@vaultsong/art';
import { findPrinted } from '@vaultsong/cards/catalogue';
import type { Deck, DeckCard } from '@vaultsong/decks';
import { counted } from '@vaultsong/say';
import { valueTitle } from '../cards/facets.ts';

interface Column {
  readonly label: string;
  /** How many cards of each house, in the order of the deck. */
  readonly parts: readonly { readonly house: DeckCard['house']; readonly cards: number }[];
}

const heightOf = ({ parts }: Column): number => parts.reduce((sum, { cards }) => sum + cards, 0);

/** One column for each label; a card whose label is null is left out. */
function columnsOf(
  { houses, cards }: Deck,
  labels: readonly string[],
  labelOf: (card: DeckCard) => string | null,
): readonly Column[] {
  return labels.map((label) => {
    const here = cards.filter((card) => labelOf(card) === label);
    const all = [
      ...houses,
      ...new Set(here.map(({ house }) => house).filter((house) => house === null || !houses.includes(house))),
    ];
    return {
      label,
      parts: all.map((house) => ({
        house,
        cards: here.filter((card) => card.house === house).reduce((sum, { count }) => sum + count, 0),
      })),
    };
  });
}

const whole = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, n) => String(from + n));

/** Creatures by their printed power; strong ones together in the last column. */
export function powerColumns(deck: Deck): readonly Column[] {
  const powers = deck.cards.flatMap(({ card }) => findPrinted(card)?.power ?? []);
  const most = Math.min(9, Math.max(1, ...powers));
  const labelled = (power: number): string => (power >= 9 ? '9+' : String(power));
  const labels = whole(1, most).map((label) => labelled(Number(label)));
  const least = powers.includes(0) ? ['0'] : [];
  return columnsOf(deck, [...least, ...labels], ({ card }) => {
    const power = findPrinted(card)?.power ?? null;
    return power === null ? null : labelled(power);
  });
}

/** Cards by how many bonus æmber they have, printed or added by the deck. */
export function aemberColumns(deck: Deck): readonly Column[] {
  const iconsOf = ({ card, enhancements = [] }: DeckCard): number =>
    [...(findPrinted(card)?.bonus ?? []), ...enhancements].filter((icon) => icon === 'aember').length;
  const most = Math.max(1, ...deck.cards.map(iconsOf));
  return columnsOf(deck, whole(0, most), (card) => String(iconsOf(card)));
}

export const typeColumns = (deck: Deck): readonly Column[] =>
  columnsOf(deck, ['creature', 'action', 'artifact', 'upgrade'], ({ card }) => findPrinted(card)?.type ?? null).map(
    (column) => ({ ...column, label: valueTitle('type', column.label) }),
  );

interface PlotProps {
  readonly title: string;
  /** What a column counts, as in "5 creatures of power 3". */
  readonly says: (label: string, cards: number) => string;
  readonly columns: readonly Column[];
  /** The height of the highest column, where several plots are compared. */
  readonly highest?: number;
}

const width = 260;
const height = 128;
const floor = 104;
const ceiling = 18;

export function Plot({ title, says, columns, highest }: PlotProps) {
  const most = Math.max(1, highest ?? 0, ...columns.map(heightOf));
  const step = width / columns.length;
  const thick = Math.min(44, step * 0.72);
  const unit = (floor - ceiling) / most;
  const said = columns.filter((column) => heightOf(column) > 0).map((column) => says(column.label, heightOf(column)));
  return (
    <figure className="plot">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${title}: ${said.join(', ') || 'none'}`}>
        <line className="plot-floor" x1={0} x2={width} y1={floor + 0.5} y2={floor + 0.5} />
        {columns.map((column, n) => {
          const middle = (n + 0.5) * step;
          const total = heightOf(column);
          let top = floor;
          return (
            <g key={column.label}>
              {column.parts.map(({ house, cards }) => {
                const tall = cards * unit;
                top -= tall;
                return cards === 0 ? null : (
                  <rect
                    key={house}
                    className={`house-${house ?? 'none'}`}
                    x={middle - thick / 2}
                    y={top}
                    width={thick}
                    height={tall}
                  >
                    <title>{`${house === null ? 'No house' : houseTitles[house]}: ${says(column.label, cards)}`}</title>
                  </rect>
                );
              })}
              {total === 0 ? null : (
                <text className="plot-number" x={middle} y={top - 4}>
                  {total}
                </text>
              )}
              <text x={middle} y={floor + 16}>
                {column.label}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

export const heightsOf = (columns: readonly Column[]): number => Math.max(...columns.map(heightOf));

export const PowerPlot = ({ deck, highest }: { readonly deck: Deck; readonly highest?: number }) => (
  <Plot
    title="Power of creatures"
    says={(label, number) => `${counted(number, 'creature')} of power ${label}`}
    columns={powerColumns(deck)}
    {...(highest === undefined ? {} : { highest })}
  />
);

export const AemberPlot = ({ deck, highest }: { readonly deck: Deck; readonly highest?: number }) => (
  <Plot
    title="Bonus æmber on cards"
    says={(label, number) => `${counted(number, 'card')} with ${label} æmber`}
    columns={aemberColumns(deck)}
    {...(highest === undefined ? {} : { highest })}
  />
);

export const TypePlot = ({ deck, highest }: { readonly deck: Deck; readonly highest?: number }) => (
  <Plot
    title="Types"
    says={(label, number) => counted(number, label.toLowerCase())}
    columns={typeColumns(deck)}
    {...(highest === undefined ? {} : { highest })}
  />
);
