// Leaderboards: one for each way to play, people and programs apart.
import type { Person, RatingPool } from '@vaultsong/protocol';
import { leaderboardAnswer, ratingPools } from '@vaultsong/protocol';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { rename, useAddress } from '../../address/going.ts';
import { accountPath, lobbyPath } from '../../address/paths.ts';
import { PageHeading } from '../../frame/PageHeading.tsx';
import { rest } from '../../online/rest.ts';
import { poolTitle } from '../../served/rating/ratingWords.ts';
import { Served } from '../../served/Served.tsx';
import { Told } from '../../served/Told.tsx';
import { useAsked } from '../../served/useAsked.ts';
import '../../style/cards.css';
import '../../style/person.css';
import { addressOf, poolFrom } from './address.ts';
import type { Board } from './Leaderboard.tsx';
import { Leaderboard } from './Leaderboard.tsx';

const askBoard = (pool: RatingPool): Promise<Board> => rest(leaderboardAnswer, 'GET', `/api/ratings?pool=${pool}`);

function Boards({ you }: { readonly you: Person | null }) {
  const { search } = useAddress();
  const { pool, ignored } = useMemo(() => poolFrom(search), [search]);
  const asked = useAsked(pool, () => askBoard(pool));
  return (
    <div className="served-page">
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
        <p key={said} className="cards-notice" role="status">
          {said}
        </p>
      ))}
      <Told asked={asked}>{(board) => <Leaderboard board={board} me={you?.id ?? null} />}</Told>
    </div>
  );
}

export const RatingsPage = () => <Served heading="Ratings">{(you) => <Boards you={you} />}</Served>;
