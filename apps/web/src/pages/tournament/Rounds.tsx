// Pairings of a tournament round by round, the last first, and the cut as a bracket.
import type { TournamentView } from '@vaultsong/protocol';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { MutationButton } from '../../onlineUi/MutationButton.tsx';
import { PersonLink } from '../../onlineUi/PersonLink.tsx';
import { onlineTablePath } from '../../routing/paths.ts';
import type { Pairing } from './rounds.ts';
import { roundTitle, sayPairing } from './rounds.ts';

/** Gives a match to somebody; null: both lose it. */
export type OnRule = (pairing: Pairing, winner: 0 | 1 | null) => void;

interface RulingProps {
  readonly pairing: Pairing;
  readonly onRule: OnRule;
  /** Something is being done, as when the next round is there before the server has said that the last is decided. */
  readonly busy: boolean;
}

const Ruling = ({ pairing, onRule, busy }: RulingProps) => {
  const id = useId();
  const [winner, setWinner] = useState('0');
  const { players } = pairing;
  return (
    <details className="ruling">
      <summary>
        Decide it<span className="unseen">: {players.map(({ name }) => name).join(' against ')}</span>
      </summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onRule(pairing, winner === '0' ? 0 : winner === '1' ? 1 : null);
        }}
      >
        <label htmlFor={id}>The match goes to</label>
        <select id={id} value={winner} onChange={({ target }) => setWinner(target.value)}>
          <option value="0">{players[0].name}</option>
          <option value="1">{players[1].name}</option>
          <option value="none">Neither player: both lose</option>
        </select>
        <MutationButton busy={busy}>Decide</MutationButton>
      </form>
    </details>
  );
};

interface PairingLineProps {
  readonly pairing: Pairing;
  readonly onRule: OnRule | null;
  readonly busy: boolean;
}

const PairingLine = ({ pairing, onRule, busy }: PairingLineProps) => {
  const { table, players, result } = pairing;
  return (
    <li className={`pairing ${result === null ? 'is-running' : ''}`}>
      <p>
        <span className={result?.winner === 0 ? 'is-winner' : ''}>
          <PersonLink person={players[0]} />
        </span>{' '}
        against{' '}
        <span className={result?.winner === 1 ? 'is-winner' : ''}>
          <PersonLink person={players[1]} />
        </span>
        <span className="pairing-result">: {sayPairing(pairing)}</span>
      </p>
      <Link to={onlineTablePath(table)} className="pairing-table">
        To the table<span className="unseen"> of {players.map(({ name }) => name).join(' and ')}</span>
      </Link>
      {onRule === null ? null : <Ruling pairing={pairing} onRule={onRule} busy={busy} />}
    </li>
  );
};

interface RoundsProps {
  readonly tournament: TournamentView;
  /** For the organizer while it runs. */
  readonly onRule: OnRule | null;
  /** Something is being done. */
  readonly busy: boolean;
}

export const Rounds = ({ tournament, onRule, busy }: RoundsProps) => {
  const { played } = tournament;
  return (
    <>
      {played
        .map((round, n) => ({ round, n }))
        .toReversed()
        .map(({ round: { pairings, byes }, n }) => (
          <section key={roundTitle(tournament, n)} className="round" aria-label={roundTitle(tournament, n)}>
            <h3>{roundTitle(tournament, n)}</h3>
            <ul>
              {pairings.map((pairing) => (
                <PairingLine
                  key={pairing.table}
                  pairing={pairing}
                  // Only the last round can still be decided.
                  onRule={n === played.length - 1 ? onRule : null}
                  busy={busy}
                />
              ))}
              {byes.map((person) => (
                <li key={person.id} className="pairing">
                  <p>
                    <PersonLink person={person} />
                    <span className="pairing-result">: a bye</span>
                  </p>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </>
  );
};

/** The rounds of the cut side by side; the lists above say the same in words. */
export const Bracket = ({ tournament }: { readonly tournament: TournamentView }) => {
  const rounds = tournament.played.flatMap((round, n) => (round.isCut ? [{ round, n }] : []));
  if (rounds.length === 0) return null;
  return (
    <section className="online-panel" aria-label="The cut">
      <h2>The cut</h2>
      <div className="bracket">
        {rounds.map(({ round, n }) => (
          <div key={roundTitle(tournament, n)} className="bracket-round">
            <h3>{roundTitle(tournament, n)}</h3>
            <ul>
              {round.pairings.map(({ table, players, result }) => (
                <li key={table} className="bracket-match">
                  {players.map((person, side) => (
                    <p key={person.id} className={result?.winner === side ? 'is-winner' : ''}>
                      <span>{person.name}</span>
                      <span>
                        {result === null ? '' : result.games[side === 0 ? 0 : 1]}
                        {result?.winner === side ? <span className="unseen"> won</span> : null}
                      </span>
                    </p>
                  ))}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
};
