// Leaderboards: one for each way to play, people and programs apart.
import type { Person, RatingPool } from '@vaultsong/protocol';
import { leaderboardAnswer, ratingPools } from '@vaultsong/protocol';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { PageHeading } from '../../layout/PageHeading.tsx';
import { rest } from '../../online/rest.ts';
import { QueryState } from '../../onlineUi/QueryState.tsx';
import { RequiresServer } from '../../onlineUi/RequiresServer.tsx';
import { poolTitle } from '../../onlineUi/rating/ratingWords.ts';
import { useQuery } from '../../onlineUi/useQuery.ts';
import { rename, useAddress } from '../../routing/navigation.ts';
import { accountPath, lobbyPath } from '../../routing/paths.ts';
import '../../style/list.css';
import '../../style/person.css';
import { addressOf, poolFrom } from './address.ts';
import type { Board } from './Leaderboard.tsx';
import { Leaderboard } from './Leaderboard.tsx';

const fetchBoard = (pool: RatingPool): Promise<Board> => rest(leaderboardAnswer, 'GET', `/api/ratings?pool=${pool}`);

function Boards({ you }: { readonly you: Person | null }) {
  const { search } = useAddress();
  const { pool, ignored } = useMemo(() => poolFrom(search), [search]);
  const query = useQuery(pool, () => fetchBoard(pool));
  return (
    <div className="online-page">
      <PageHeading window="Ratings">Ratings</PageHeading>
      <p>
        Rated matches count here, each in its own list.{' '}
        {you === null || you.kind === 'guest' ? (
          <>
            To be rated you need <Link to={accountPath}>an account</Link>.
          </>
        ) : (
          <>
            Play one from <Link to={lobbyPath}>the lobby</Link>.
          </>
        )}
      </p>
      <fieldset className="segments rating-pools">
        <legend className="unseen">Which list</legend>
        {ratingPools.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="pool"
              className="unseen"
              checked={one === pool}
              onChange={() => rename(addressOf(one))}
            />
            <span>{poolTitle(one)}</span>
          </label>
        ))}
      </fieldset>
      {ignored.map((said) => (
        <p key={said} className="list-notice" role="status">
          {said}
        </p>
      ))}
      <QueryState query={query}>{(board) => <Leaderboard board={board} me={you?.id ?? null} />}</QueryState>
    </div>
  );
}

export const RatingsPage = () => <RequiresServer heading="Ratings">{(you) => <Boards you={you} />}</RequiresServer>;
