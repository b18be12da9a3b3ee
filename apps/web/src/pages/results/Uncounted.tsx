// Games that count for nothing, and why.
import { Link } from 'wouter';
import { mostFinished } from '../../games/games.ts';
import { mostResults } from '../../games/resultArchive.ts';
import type { Reason } from '../../games/resultsOf.ts';
import { reasons } from '../../games/resultsOf.ts';
import { gamesPath } from '../../routing/paths.ts';
import { uncountedWords } from './words.ts';

export function Uncounted({ uncounted }: { readonly uncounted: ReadonlyMap<Reason, number> }) {
  const said = reasons.flatMap((reason) => {
    const games = uncounted.get(reason) ?? 0;
    return games === 0 ? [] : [{ reason, says: uncountedWords[reason](games) }];
  });
  return (
    <details className="results-uncounted">
      <summary>What counts</summary>
      <p>
        Each game that is over counts once, also within a series; one that was conceded or lost on time counts like any
        other. Games that you only watched are not among them. This browser keeps the last {mostFinished} games whole (
        <Link to={gamesPath}>your games</Link>), and of older ones the result, up to{' '}
        {mostResults.toLocaleString('en-US')}. To delete a game there takes its result away.
      </p>
      {said.length === 0 ? null : (
        <>
          <p>Not counted:</p>
          <ul>
            {said.map(({ reason, says }) => (
              <li key={reason}>{says}.</li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
