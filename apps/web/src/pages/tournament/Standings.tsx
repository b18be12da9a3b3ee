// Players of a tournament by standing; before it begins, in the order in which they joined.
import type { TournamentRank, TournamentView } from '@vaultsong/protocol';
import { Link } from 'wouter';
import { MutationButton } from '../../onlineUi/MutationButton.tsx';
import { PersonLink } from '../../onlineUi/PersonLink.tsx';
import { deckPath } from '../../routing/paths.ts';
import { sealedDeck } from '../../wire/cardInfo.ts';

const Deck = ({ deck }: Pick<TournamentRank, 'deck'>) =>
  deck === null ? null : deck.origin === null ? (
    (deck.name ?? sealedDeck)
  ) : (
    <Link to={deckPath(deck.origin)}>{deck.name}</Link>
  );

interface StandingsProps {
  readonly tournament: TournamentView;
  /** Id of the viewer; null: a visitor without a session. */
  readonly me: string | null;
  /** Something is being done. */
  readonly busy: boolean;
  /** For the organizer, as long as it is not over: sends somebody away. */
  readonly onRemove: ((place: TournamentRank) => void) | null;
}

export const Standings = ({ tournament: { standings, stage }, me, busy, onRemove }: StandingsProps) => {
  const began = stage !== 'gathering';
  if (standings.length === 0) return <p className="hint">No players yet.</p>;
  return (
    <table className="rating-table standings">
      <caption>
        {began
          ? 'A match won, or a bye, is one point. Then count the matches that the opponents won, then the games.'
          : 'In the order in which they joined.'}
      </caption>
      <thead>
        <tr>
          <th scope="col" className="is-number">
            <span className="unseen">Place</span>
          </th>
          <th scope="col">Name</th>
          {began ? (
            <>
              <th scope="col" className="is-number">
                Points
              </th>
              <th scope="col" className="is-number is-extra">
                Won : lost
              </th>
              <th scope="col" className="is-number is-extra">
                Opponents
              </th>
              <th scope="col" className="is-number is-extra">
                Games
              </th>
              <th scope="col" className="is-extra">
                Deck
              </th>
            </>
          ) : null}
          {onRemove === null ? null : (
            <th scope="col">
              <span className="unseen">For the organizer</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {standings.map((place) => {
          const { person, rank, points, wins, losses, opponentWinRate, gameWinRate, dropped, deck } = place;
          return (
            <tr key={person.id} className={person.id === me ? 'is-me' : undefined}>
              <td className="is-number">{rank}</td>
              <th scope="row">
                <PersonLink person={person} />
                {person.id === me ? ' (you)' : null}
                {dropped ? <span className="hint"> dropped out</span> : null}
              </th>
              {began ? (
                <>
                  <td className="is-number">
                    <b>{points}</b>
                  </td>
                  <td className="is-number is-extra">
                    {wins} : {losses}
                  </td>
                  <td className="is-number is-extra">{Math.round(opponentWinRate)} %</td>
                  <td className="is-number is-extra">{Math.round(gameWinRate)} %</td>
                  <td className="is-extra">
                    <Deck deck={deck} />
                  </td>
                </>
              ) : null}
              {onRemove === null ? null : (
                <td className="is-number">
                  {dropped ? null : (
                    <MutationButton busy={busy} look="is-small" onPress={() => onRemove(place)}>
                      Remove<span className="unseen"> {person.name}</span>
                    </MutationButton>
                  )}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
