// Table of wins and losses by two properties at once: decks against decks, houses against houses.
import { counted } from '@vaultsong/say';
import { Link } from 'wouter';
import { Emblem } from '../../components/Glyph.tsx';
import type { matrixBy, Tally } from './tally.ts';
import { sayShare } from './tally.ts';
import { asHouse } from './words.ts';

interface MatrixProps {
  readonly matrix: ReturnType<typeof matrixBy>;
  readonly rowTitle: string;
  readonly columnTitle: string;
  readonly titleOf: (value: string) => string;
  readonly hint: string;
  /** Where the games of a cell are listed; null: no filter finds them. */
  readonly addressOf: ((row: string, column: string) => string) | null;
}

/** "8 – 3" and its share, with the way to the games. */
const Won = ({
  cell,
  address,
  about,
}: {
  readonly cell: Tally;
  readonly address: string | null;
  readonly about: string;
}) => {
  const says = (
    <>
      <b>{sayShare(cell)}</b>
      <span>
        {cell.wins} – {cell.games - cell.wins}
      </span>
    </>
  );
  return address === null ? (
    says
  ) : (
    <Link to={address}>
      {says}
      <span className="unseen">: {about}</span>
    </Link>
  );
};

const Named = ({ value, titleOf }: { readonly value: string; readonly titleOf: (value: string) => string }) => {
  const house = asHouse(value);
  return (
    <>
      {house === undefined ? null : <Emblem house={house} />} {titleOf(value)}
    </>
  );
};

/** Five tones from lost to won; of few games all have the one in the middle. */
const toneOf = (wins: number, games: number): number => Math.min(4, Math.floor((5 * (wins + 1)) / (games + 2)));

export function Matrix({ matrix, rowTitle, columnTitle, titleOf, hint, addressOf }: MatrixProps) {
  const { rows, columns, games, at } = matrix;
  if (games === 0) return <p className="hint">None of these games tells both. {hint}</p>;
  const left = rows.left + columns.left;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
      <section className="results-matrix" aria-label={`${rowTitle} and ${columnTitle}`} tabIndex={0}>
        <table>
          <caption className="unseen">
            {rowTitle} in the rows, {columnTitle} in the columns: won and lost games.
          </caption>
          <thead>
            <tr>
              <td>
                <span className="hint">
                  {rowTitle} ↓ {columnTitle} →
                </span>
              </td>
              {columns.shown.map(({ value }) => (
                <th key={value} scope="col">
                  <Named value={value} titleOf={titleOf} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.shown.map(({ value: row }) => (
              <tr key={row}>
                <th scope="row">
                  <Named value={row} titleOf={titleOf} />
                </th>
                {columns.shown.map(({ value: column }) => {
                  const cell = at(row, column);
                  return cell.games === 0 ? (
                    <td key={column} className="is-none">
                      <span className="unseen">none</span>
                    </td>
                  ) : (
                    <td key={column} className={`is-tone-${toneOf(cell.wins, cell.games)}`}>
                      <Won
                        cell={cell}
                        address={addressOf?.(row, column) ?? null}
                        about={`${titleOf(row)} against ${titleOf(column)}`}
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="hint">
        From {counted(games, 'game')}. {hint}{' '}
        {left === 0 ? '' : `The ${rows.shown.length} and ${columns.shown.length} most frequent are shown.`}
      </p>
    </>
  );
}
