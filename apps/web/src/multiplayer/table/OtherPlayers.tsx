// Notes above the question at a table on a server: the connection, the clocks, absent players, spectators, requests and
// claims; and a heading that names the player whose decision is awaited.
import { ActionButton } from '../../actions/ActionButton.tsx';
import { Hasten } from '../../table/actions/Hasten.tsx';
import { agree, decline } from '../actions/remoteActions.ts';
import { capital, does, nameAt, sayTurnsLeft, whose } from '../words/people.ts';
import { showTime } from '../words/time.ts';
import { Clocks } from './Clocks.tsx';
import { isEnded } from './remoteState.ts';
import { useNow } from './useNow.ts';
import { useRemoteTable } from './useRemoteTable.ts';

/** While the connection is lost nothing of what was said is. */
const Lost = () => {
  const { connection, isSending } = useRemoteTable().state;
  return (
    <p className={`company-note ${connection === 'lost' ? 'is-lost' : ''}`} role="status" data-testid="connection">
      {connection === 'lost'
        ? `Connection lost, reconnecting…${isSending ? ' Your decision will be sent again.' : ''}`
        : ''}
    </p>
  );
};

const Away = () => {
  const { state } = useRemoteTable();
  const { view, you, away } = state;
  const gone = away.flatMap((since, seat) => (since === null || seat === you ? [] : [{ since, seat }]));
  const now = useNow(gone.length === 0 ? null : 1000);
  if (view === null || isEnded(view)) return null;
  return gone.map(({ since, seat }) => (
    <p key={seat} className="company-note" data-testid="away">
      {nameAt(view, seat, you)} is away <span aria-hidden="true">for {showAway(now - since)}</span>
    </p>
  ));
};

const showAway = (milliseconds: number): string =>
  milliseconds < 60_000 ? `${Math.max(0, Math.floor(milliseconds / 1000))} s` : showTime(milliseconds);

/** Request of a player to take the last decision back. */
const Request = () => {
  const { state, client } = useRemoteTable();
  const { view, you } = state;
  const request = view?.request ?? null;
  if (view === null || request === null) return null;
  const name = nameAt(view, request.seat, you);
  if (you === null || request.seat === you || request.agreed.includes(you))
    return (
      <p className="company-note" role="status">
        {request.seat === you ? 'You asked to take back your last decision…' : `${name} asks to take back a decision…`}
      </p>
    );
  return (
    <div key={request.id} className="company-request" role="alert" data-testid="request">
      <p>{name} asks to take back their last decision.</p>
      <div className="buttons">
        <ActionButton action={agree} context={{ client, id: request.id }} className="button is-main" stop />
        <ActionButton action={decline} context={{ client, id: request.id }} className="button" stop />
      </div>
    </div>
  );
};

/** Claim of the match from a player who keeps the others waiting for too long; against the Keyraken, of the seat for a bot. */
const Claim = () => {
  const { state, client } = useRemoteTable();
  const { view, you, ahead } = state;
  const claimable = view?.claimable ?? null;
  const isOther = view !== null && you !== null && claimable !== null && claimable.seat !== you;
  const now = useNow(isOther ? 1000 : null);
  if (!isOther || isEnded(view)) return null;
  const wait = claimable.at - (now + ahead);
  // A player who has only begun to think is not hurried.
  if (wait > 120_000) return null;
  const name = nameAt(view, claimable.seat, you);
  if (wait > 0)
    return (
      <p className="company-note">
        {name} keeps you waiting. In {showTime(Math.max(wait, 10_000))} you may claim the match.
      </p>
    );
  return (
    <div className="company-request" data-testid="claim">
      <p role="status">{name} has kept you waiting for five minutes.</p>
      <button type="button" data-stop className="button" onClick={() => client.do({ type: 'claim' })}>
        {view.terms.play.type === 'keyraken' ? `Let a bot play for ${name}` : 'Claim the match'}
      </button>
    </div>
  );
};

/** A game that does not end by itself ends after the most turns, which nobody learns from its end alone. */
const LastTurns = () => {
  const { view, shown } = useRemoteTable().state;
  const left = shown === null || view === null ? null : sayTurnsLeft(shown.snapshot.view.turn, view.maxTurns);
  if (left === null || view?.stage !== 'playing') return null;
  return (
    <p className="company-note" data-testid="last-turns">
      {left}
    </p>
  );
};

/** The program was mended while the game was running, so that the table stands where it stood earlier. */
const Resumed = () => {
  const { view } = useRemoteTable().state;
  if (view?.stage !== 'playing' || view.resumed === null) return null;
  return (
    <p className="company-note" role="status" data-testid="resumed">
      The rules of this program were mended while the game was running. It goes on from an earlier position; what came
      after that counts no more, and stays in the log.
    </p>
  );
};

const LookingOn = () => {
  const { view, you, spectators } = useRemoteTable().state;
  if (view === null || view.stage === 'closed') return null;
  const { delay } = view.terms.spectators;
  if (you !== null)
    return spectators === 0 ? null : (
      <p className="company-note">
        {spectators === 1 ? 'One spectator' : `${spectators} spectators`}
        {delay === 0 ? '' : `, ${delay} seconds later`}
      </p>
    );
  return (
    <p className="company-note is-looking" data-testid="looking-on">
      You look on{delay === 0 ? '' : `, ${delay} seconds later than it happens`}. Hands are hidden.
    </p>
  );
};

export const Above = () => (
  <div className="company">
    <Lost />
    <Clocks />
    <LookingOn />
    <Resumed />
    <Away />
    <Request />
    <Claim />
    <LastTurns />
  </div>
);

/** Heading while the table waits for another player. */
export const WaitingFor = () => {
  const { view, game, isBehind, isPaused, shown, you } = useRemoteTable().state;
  // The turn as it is shown, while the page is behind the table.
  const active = shown?.snapshot.view.active ?? null;
  const query = isBehind ? active : (view?.toAct ?? null);
  if (view === null || query === null) return <h2>One moment…</h2>;
  const name = nameAt(view, query, you);
  const isTurn = isBehind || (game !== null && game.view.active === query && game.view.step !== 'setup');
  return (
    <>
      <h2 data-testid="waiting-for">{isTurn ? `${whose(name)} turn` : `${capital(does(name, 'decide'))}…`}</h2>
      {isPaused ? <Hasten /> : null}
    </>
  );
};
