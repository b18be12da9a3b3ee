// Leaderboard: people with a certain enough rating, the strongest first.
import type { leaderboardAnswer } from '@vaultsong/protocol';
import type { z } from 'zod';
import { PersonLink } from '../../onlineUi/PersonLink.tsx';
import { RatingCells, RatingHeads } from '../../onlineUi/rating/RatingCells.tsx';

export type Board = z.infer<typeof leaderboardAnswer>;

interface LeaderboardProps {
  readonly board: Board;
  /** Id of the viewer; null: a visitor without a session. */
  readonly me: string | null;
}

export const Leaderboard = ({ board: { people }, me }: LeaderboardProps) =>
  people.length === 0 ? (
    <div className="table-none">
      <p>Nobody is known well enough yet. It takes some rated matches until a rating is more than a guess.</p>
    </div>
  ) : (
    <div className="online-panel">
      <table className="rating-table">
        <caption>The strength lies in the range with 95 %. Who stays away for long is known less and less.</caption>
        <thead>
          <tr>
            <th scope="col" className="is-number">
              <span className="unseen">Place</span>
            </th>
            <th scope="col">Name</th>
            <RatingHeads />
          </tr>
        </thead>
        <tbody>
          {people.map(({ person, ...rating }, n) => (
            <tr key={person.id} className={person.id === me ? 'is-me' : undefined}>
              <td className="is-number">{n + 1}</td>
              <th scope="row">
                <PersonLink person={person} />
                {person.id === me ? ' (you)' : null}
              </th>
              <RatingCells rating={rating} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
