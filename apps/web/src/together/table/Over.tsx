// The end of a game on a server, in place of the prompt: who won and why, how the series stands, and what comes next.
import { useState } from 'react';
import { Link } from 'wouter';
import { farTablePath, lobbyPath } from '../../address/paths.ts';
import { Icon } from '../../parts/Glyph.tsx';
import { capital, does, nameAt, sayHow, sayScore } from '../words/people.ts';
import type { Shown } from './far.ts';
import { checkShuffles, saveRecord } from './log.ts';
import { useAtTable } from './useFar.ts';

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Anybody may check afterwards that the server dealt as it had promised. */
const Shuffles = () => {
  const { far, words } = useAtTable();
  const [said, say] = useState<string | null>(null);
  const check = async (): Promise<void> => {
    say('The log is read, and the whole match is played again…');
    say(
      await checkShuffles(far.id, far.you, words).catch(
        (error: unknown) => `It could not be checked: ${wordsOf(error)}`,
      ),
    );
  };
  return (
    <>
      <button type="button" data-stop className="button" onClick={() => void check()}>
        Check the shuffles
      </button>
      <p className="shuffles" role="status" data-testid="shuffles">
        {said}
      </p>
    </>
  );
};

const Rematch = () => {
  const { far, following } = useAtTable();
  const { face, you } = far;
  if (face === null) return null;
  if (face.continuedAt !== null)
    return (
      <Link className="button is-main" to={farTablePath(face.continuedAt)}>
        To the rematch
      </Link>
    );
  if (face.tournament !== null) return null;
  const others = face.rematch.filter((seat) => seat !== you).map((seat) => nameAt(face, seat, you));
  const wanted = others.length === 0 ? null : <p role="status">{others.join(' and ')} would like a rematch.</p>;
  if (you === null) return wanted;
  return face.rematch.includes(you) ? (
    <p role="status">You asked for a rematch…</p>
  ) : (
    <>
      {wanted}
      <button type="button" data-stop className="button is-main" onClick={() => following.do({ do: 'rematch' })}>
        Rematch
      </button>
    </>
  );
};

interface OverProps {
  /** The game whose end is looked at; null: the match ended without one. */
  readonly shown: Shown | null;
}

export function Over({ shown }: OverProps) {
  const { far, following } = useAtTable();
  const { face, you } = far;
  if (face === null) return null;
  const finished = face.games.find(({ number }) => number === shown?.number) ?? null;
  const isMatchOver = face.stage === 'over' || face.stage === 'closed';
  const end = finished ?? face.result;
  const winner = end?.winner ?? null;
  const isTeam = face.terms.play.is === 'keyraken';
  const won = winner !== null && you !== null && (isTeam ? winner < face.seats.length : winner === you);
  const name = winner === null ? '' : nameAt(face, winner, you);
  const loser = winner === null ? '' : isTeam ? 'The team' : nameAt(face, 1 - winner, you);
  const headline =
    winner === null
      ? 'This table was closed'
      : isTeam
        ? won
          ? 'The team wins!'
          : 'The Keyraken wins'
        : `${capital(does(name, 'win'))}!`;
  const bestOf = face.terms.play.is === 'duel' ? face.terms.play.format.bestOf : 1;
  const report = (work: Promise<void>): void => void work.catch((error: unknown) => following.tell(wordsOf(error)));
  return (
    <div className={`game-over ${won ? 'is-won' : 'is-lost'}`} data-testid="game-over">
      <div className="game-over-head">
        <h2 role="status">{headline}</h2>
      </div>
      {end === null || winner === null ? null : <p>{sayHow(end.how, name, loser)}</p>}
      {bestOf === 1 ? null : (
        <div className="series-standing" data-testid="series-standing">
          <p>
            {shown === null ? '' : `Game ${shown.number} of ${bestOf} · `}
            <b>{sayScore(face, you)}</b>
          </p>
          {isMatchOver && face.result?.winner != null ? (
            <p>
              <b>{capital(does(nameAt(face, face.result.winner, you), 'win'))} the series</b>
            </p>
          ) : null}
        </div>
      )}
      <div className="buttons">
        {isMatchOver ? (
          <Rematch />
        ) : (
          <button type="button" data-stop className="button is-main" onClick={() => following.goOn()}>
            {face.stage === 'bidding' ? 'To the bidding' : 'On to the next game'}
          </button>
        )}
        {shown === null ? null : (
          <button type="button" data-stop className="button" onClick={() => report(saveRecord(far.id, shown.number))}>
            <Icon name="save" /> Record
          </button>
        )}
        {face.secret === null ? null : <Shuffles />}
        <Link className="button" to={lobbyPath}>
          To the lobby
        </Link>
      </div>
    </div>
  );
}
