// Ratings of a person: one number for each way to play, and the history of one of them.
import type { RatingChange, RatingPool, RatingView } from '@vaultsong/protocol';
import { counted } from '@vaultsong/say';
import { useId, useState } from 'react';
import { QueryState } from '../../onlineUi/QueryState.tsx';
import { RatingCells, RatingHeads } from '../../onlineUi/rating/RatingCells.tsx';
import { poolTitle, sayDay } from '../../onlineUi/rating/ratingWords.ts';
import { useQuery } from '../../onlineUi/useQuery.ts';
import { fetchHistory, fetchRatings } from './api.ts';
import { RatingPlot, sayPlot } from './RatingPlot.tsx';

export const RatingTable = ({ ratings }: { readonly ratings: readonly RatingView[] }) => (
  <table className="rating-table">
    <caption>
      By what is played. With a question mark as long as it is a guess; the strength lies in the range with 95 %.
    </caption>
    <thead>
      <tr>
        <th scope="col">Played</th>
        <RatingHeads />
      </tr>
    </thead>
    <tbody>
      {ratings.map((one) => (
        <tr key={one.pool}>
          <th scope="row">{poolTitle(one.pool)}</th>
          <RatingCells rating={one} />
        </tr>
      ))}
    </tbody>
  </table>
);

/** So many are told in words; the plot has them all. */
const last = 10;

export const History = ({ changes }: { readonly changes: readonly RatingChange[] }) => (
  <>
    <RatingPlot points={changes} />
    <p className="hint">{sayPlot(changes)}</p>
    {changes.length === 0 ? null : (
      <details className="rating-matches">
        <summary>The last {counted(Math.min(last, changes.length), 'match', 'matches')}</summary>
        <ul>
          {changes
            .slice(-last)
            .toReversed()
            .map(({ table, opponent, won, before, rating, at }) => (
              <li key={table}>
                {won ? 'Won' : 'Lost'} against {opponent.name}: {Math.round(before)} to {Math.round(rating)},{' '}
                {sayDay(at)}
              </li>
            ))}
        </ul>
      </details>
    )}
  </>
);

const HistoryOf = ({ name, pool }: { readonly name: string; readonly pool: RatingPool }) => {
  const query = useQuery(`${name}/${pool}`, () => fetchHistory(name, pool));
  return <QueryState query={query}>{(changes) => <History changes={changes} />}</QueryState>;
};

export function RatingsOf({ name }: { readonly name: string }) {
  const [title, group] = [useId(), useId()];
  const query = useQuery(name, () => fetchRatings(name));
  const [chosen, choose] = useState<RatingPool | null>(null);
  return (
    <section className="person-ratings" aria-labelledby={title}>
      <h2 id={title}>Ratings</h2>
      <QueryState query={query}>
        {(ratings) => {
          const shown = ratings.find(({ pool }) => pool === chosen) ?? ratings[0];
          if (shown === undefined) return <p className="hint">No rated match yet.</p>;
          return (
            <div className="online-panel">
              <RatingTable ratings={ratings} />
              {ratings.length < 2 ? null : (
                <fieldset className="segments rating-pools">
                  <legend className="unseen">Rating shown</legend>
                  {ratings.map(({ pool }) => (
                    <label key={pool}>
                      <input
                        type="radio"
                        name={group}
                        className="unseen"
                        checked={pool === shown.pool}
                        onChange={() => choose(pool)}
                      />
                      <span>{poolTitle(pool)}</span>
                    </label>
                  ))}
                </fieldset>
              )}
              <HistoryOf name={name} pool={shown.pool} />
            </div>
          );
        }}
      </QueryState>
    </section>
  );
}
