// The end of a game on a server, in place of the prompt: who won and why, how the series stands, and what comes next.
import { counted } from '@vaultsong/say';
import { useState } from 'react';
import { Link } from 'wouter';
import { linksTo } from '../../analysis/links.ts';
import { Icon } from '../../components/Glyph.tsx';
import { lazyWidget } from '../../layout/lazyWidget.tsx';
import { replayPath } from '../../routing/moment.ts';
import { lobbyPath, onlineTablePath } from '../../routing/paths.ts';
import { Keys } from '../../table/seat/Keys.tsx';
import { seatsOf } from '../../table/speech/seats.ts';
import { capital, does, nameAt, sayClosed, sayEndReason, sayScore } from '../words/people.ts';
import { checkShuffles, loadRecord, saveRecord } from './log.ts';
import type { ShownGame } from './remoteState.ts';
import { useRemoteTable } from './useRemoteTable.ts';

const LookBack = lazyWidget(async () => (await import('../../analysis/LookBack.tsx')).LookBack);

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Anybody may check afterwards that the server dealt as it had promised. */
const Shuffles = () => {
  const { state, presenter: words } = useRemoteTable();
  const [said, say] = useState<string | null>(null);
  const check = async (): Promise<void> => {
    say('Reading the log and replaying the whole match…');
    say(
      await checkShuffles(state.id, state.you, words).catch(
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
  const { state, client } = useRemoteTable();
  const { view, you } = state;
  if (view === null) return null;
  if (view.continuedAt !== null)
    return (
      <Link className="button is-main" to={onlineTablePath(view.continuedAt)}>
        To the rematch
      </Link>
    );
  if (view.tournament !== null || view.stage === 'closed') return null;
  const others = view.rematch.filter((seat) => seat !== you).map((seat) => nameAt(view, seat, you));
  const wanted = others.length === 0 ? null : <p role="status">{others.join(' and ')} would like a rematch.</p>;
  if (you === null) return wanted;
  return view.rematch.includes(you) ? (
    <p role="status">You asked for a rematch…</p>
  ) : (
    <>
      {wanted}
      <button type="button" data-stop className="button is-main" onClick={() => client.do({ type: 'rematch' })}>
        Rematch
      </button>
    </>
  );
};

/** How the game stood at its end, as at home. */
const Course = ({ shown: { info, snapshot } }: { readonly shown: ShownGame }) => {
  const { nameOf } = seatsOf(info, snapshot.sides);
  const { players, turn, adventure } = snapshot.view;
  return (
    <p className="score">
      {players.map(({ seat, keyColors, keysToWin }) =>
        seat === adventure?.automaton ? null : (
          <span key={seat}>
            {nameOf(seat)} <Keys forged={keyColors} toWin={keysToWin} />
          </span>
        ),
      )}
      <span>{counted(turn, 'turn')}</span>
    </p>
  );
};

interface MatchOverProps {
  /** The game whose end is looked at; null: the match ended without one. */
  readonly shown: ShownGame | null;
}

export function MatchOver({ shown }: MatchOverProps) {
  const { state, client } = useRemoteTable();
  const { view, you } = state;
  if (view === null) return null;
  const finished = view.games.find(({ number }) => number === shown?.number) ?? null;
  const isMatchOver = view.stage === 'over' || view.stage === 'closed';
  const end = finished ?? view.result;
  const winner = end?.winner ?? null;
  const isTeam = view.terms.play.type === 'keyraken';
  const won = winner !== null && you !== null && (isTeam ? winner < view.seats.length : winner === you);
  const name = winner === null ? '' : nameAt(view, winner, you);
  const loser = winner === null ? '' : isTeam ? 'The team' : nameAt(view, 1 - winner, you);
  const closed = winner === null && view.closed !== null ? sayClosed(view.closed) : null;
  const headline =
    winner === null
      ? (closed?.headline ?? 'This table was closed')
      : isTeam
        ? won
          ? 'The team wins!'
          : 'The Keyraken wins'
        : `${capital(does(name, 'win'))}!`;
  const bestOf = view.terms.play.type === 'duel' ? view.terms.play.format.bestOf : 1;
  const report = (work: Promise<void>): void => void work.catch((error: unknown) => client.showError(wordsOf(error)));
  return (
    <div className={`game-over ${won ? 'is-won' : 'is-lost'}`} data-testid="game-over">
      <div className="game-over-head">
        <h2 role="status">{headline}</h2>
      </div>
      {end === null || winner === null ? null : <p>{sayEndReason(end.reason, name, loser)}</p>}
      {closed === null ? null : <p data-testid="closed">{closed.why}</p>}
      {bestOf === 1 ? null : (
        <div className="series-standing" data-testid="series-standing">
          <p>
            {shown === null ? '' : `Game ${shown.number} of ${bestOf} · `}
            <b>{sayScore(view, you)}</b>
          </p>
          {isMatchOver && view.result?.winner != null ? (
            <p>
              <b>{capital(does(nameAt(view, view.result.winner, you), 'win'))} the series</b>
            </p>
          ) : null}
        </div>
      )}
      {shown === null ? null : <Course shown={shown} />}
      <div className="buttons">
        {isMatchOver ? (
          <Rematch />
        ) : (
          <button type="button" data-stop className="button is-main" onClick={() => client.goOn()}>
            {view.stage === 'bidding' ? 'To the bidding' : 'On to the next game'}
          </button>
        )}
        {shown === null ? null : (
          <LookBack
            game={`${state.id} ${shown.number}`}
            load={() => loadRecord(state.id, shown.number)}
            players={{ names: shown.info.seats.map((seat) => seat.name), me: you ?? 0 }}
            linksOf={linksTo(state.id, `?game=${shown.number}`)}
          />
        )}
        {shown === null ? null : (
          <Link to={replayPath(state.id, `?game=${shown.number}`)} className="button" data-stop>
            <Icon name="turn-back" /> <span>Look back</span>
          </Link>
        )}
        {shown === null ? null : (
          <button type="button" data-stop className="button" onClick={() => report(saveRecord(state.id, shown.number))}>
            <Icon name="save" /> Record
          </button>
        )}
        {view.secret === null ? null : <Shuffles />}
        <Link className="button" to={lobbyPath}>
          To the lobby
        </Link>
      </div>
    </div>
  );
}
