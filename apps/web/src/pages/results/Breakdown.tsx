// Table of wins and losses by one property of the games. Each line leads to its games.
import { counted } from '@vaultsong/say';
import { useState } from 'react';
import { Link } from 'wouter';
import { Emblem } from '../../components/Glyph.tsx';
import type { Line } from './tally.ts';
import { sayInterval, sayShare, shareOf } from './tally.ts';
import { asHouse } from './words.ts';

/** The share as a point within its interval, on a line from none to all. */
export function ShareBar({ wins, games }: Pick<Line, 'wins' | 'games'>) {
  const found = shareOf({ wins, games });
  if (found === null) return null;
  const { share, low, high } = found;
  return (
    <svg className="share-bar" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <line className="share-line" x1={0} x2={100} y1={6} y2={6} />
      <line className="share-half" x1={50} x2={50} y1={0} y2={12} />
      <rect className="share-range" x={low * 100} width={Math.max(1, (high - low) * 100)} y={3} height={6} />
      <rect className="share-point" x={Math.min(97, Math.max(0, share * 100 - 1.5))} width={3} y={0} height={12} />
    </svg>
  );
}

/** More lines are shown when asked for. */
const atOnce = 12;

interface BreakdownProps {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly titleOf: (value: string) => string;
  readonly addressOf: (value: string) => string;
  readonly isHouses: boolean;
  /** Games that are not in the table, because the property was not noted or they have none. */
  readonly left: number;
}

export function Breakdown({ title, lines, titleOf, addressOf, isHouses, left }: BreakdownProps) {
  const [all, setAll] = useState(false);
  const turns = lines.reduce((sum, line) => sum + line.turns, 0);
  const shown = all ? lines : lines.slice(0, atOnce);
  return (
    <>
      {lines.length === 0 ? (
        <p className="hint">None of these games tells it.</p>
      ) : (
        <table className="rating-table results-table">
          <caption className="unseen">Games by: {title}. The share of games won, and its 95 % interval.</caption>
          <thead>
            <tr>
              <th scope="col">{title}</th>
              <th scope="col" className="is-number is-extra">
                Games
              </th>
              <th scope="col" className="is-number">
                Won – lost
              </th>
              <th scope="col" className="is-number">
                Share
              </th>
              <th scope="col">95 % interval</th>
              {turns === 0 ? null : (
                <th scope="col" className="is-number is-extra">
                  Of your turns
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => {
              const house = isHouses ? asHouse(line.value) : undefined;
              return (
                <tr key={line.value}>
                  <th scope="row">
                    <Link to={addressOf(line.value)}>
                      {house === undefined ? null : <Emblem house={house} />}
                      {titleOf(line.value)}
                    </Link>
                  </th>
                  <td className="is-number is-extra">{line.games}</td>
                  <td className="is-number">
                    {line.wins} – {line.games - line.wins}
                  </td>
                  <td className="is-number">
                    <b>{sayShare(line)}</b>
                  </td>
                  <td className="results-interval">
                    <ShareBar wins={line.wins} games={line.games} />
                    <span>{sayInterval(line)}</span>
                  </td>
                  {turns === 0 ? null : (
                    <td className="is-number is-extra">{Math.round((100 * line.turns) / turns)} %</td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {lines.length <= atOnce ? null : (
        <button type="button" className="facet-more" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? `The ${atOnce} most frequent` : `All ${lines.length}`}
        </button>
      )}
      {left === 0 ? null : <p className="hint">{counted(left, 'game')} of these tell nothing of it.</p>}
    </>
  );
}
