// The end of a game. It takes the place of the prompt, never that of the board: the last position stays to be looked at.
import { counted } from '@vaultsong/say';
import { Link } from 'wouter';
import { linksTo } from '../../analysis/links.ts';
import { readClient, table } from '../../client/client.ts';
import { useMatch } from '../../client/useMatch.ts';
import { Icon } from '../../components/Glyph.tsx';
import { Portrait } from '../../components/Portrait.tsx';
import { lazyWidget } from '../../layout/lazyWidget.tsx';
import { replayPath } from '../../routing/moment.ts';
import { human, machine } from '../../wire/match.ts';
import { saveRecord } from '../actions/gameActions.ts';
import { TableButton } from '../actions/TableButton.tsx';
import { useTableActions } from '../actions/tableAction.ts';
import { newGame } from '../actions/viewActions.ts';
import { usePlay } from '../hand/Play.ts';
import { Keys } from '../seat/Keys.tsx';
import { sayAdventureEnd } from '../speech/adventureWords.ts';
import { sayFirst, sayGame, sayNext, sayScore, saySeriesResult } from '../speech/matchWords.ts';
import { isShared, sayWinner, useSeats } from '../speech/seats.ts';

/** Comes later than the rest, and is not missed where it does not come. */
const LookBack = lazyWidget(async () => (await import('../../analysis/LookBack.tsx')).LookBack);

const OnButton = ({ says, first }: { readonly says: string; readonly first: typeof human | null }) => (
  <button type="button" data-stop className="button is-main" onClick={() => table.goOn(first)}>
    <span>{says}</span>
  </button>
);

/** What leads on to the next game of a series. */
const On = () => {
  const match = useMatch();
  if (match === null) return null;
  switch (match.next.type) {
    case 'bid':
      return <OnButton says={`Bid for game ${match.game + 1}`} first={null} />;
    case 'choose-first':
      return (
        <>
          <OnButton says={sayFirst(match.choice, human)} first={human} />
          <OnButton says={sayFirst(match.choice, machine)} first={machine} />
        </>
      );
    case 'play':
      return <OnButton says={`Start game ${match.game + 1}`} first={null} />;
    case 'playing':
    case 'over':
      return null;
  }
};

/** How the series stands, and what comes next; nothing for a single game. */
const Series = () => {
  const match = useMatch();
  if (match === null || match.format.bestOf === 1) return null;
  const result = saySeriesResult(match);
  return (
    <div className="series-standing" data-testid="series-standing">
      <p>
        {sayGame(match)} · <b>{sayScore(match)}</b>
      </p>
      <p>{result === '' ? sayNext(match) : <b>{result}</b>}</p>
    </div>
  );
};

interface GameOverProps {
  readonly onAgain: () => void;
}

export function GameOver({ onAgain }: GameOverProps) {
  const { info, snapshot } = usePlay();
  const { nameOf } = useSeats();
  const match = useMatch();
  const context = useTableActions();
  const { status } = readClient();
  const isLast = match === null || match.next.type === 'over';
  // A series that goes on is no game to look back on yet.
  const links =
    isLast && status.type === 'playing' && status.id !== null ? linksTo(status.id, window.location.search) : null;
  const { sides, view, takeBacks } = snapshot;
  const [end, ...more] = sayAdventureEnd(view);
  // Of two people, one has won.
  const won = view.winner !== null && (view.winner !== sides.foe || isShared(info));
  const winner = view.adventure === null ? view.players[view.winner ?? -1] : undefined;
  const deck = winner === undefined ? undefined : info.decks[winner.seat];
  return (
    <div className={`game-over ${won ? 'is-won' : 'is-lost'}`} data-testid="game-over">
      <div className="game-over-head">
        {winner === undefined || deck === undefined ? null : (
          <Portrait of={{ name: deck.name, houses: winner.houses }} />
        )}
        <h2>{end ?? sayWinner(info, snapshot)}</h2>
      </div>
      {more.map((line) => (
        <p key={line}>{line}.</p>
      ))}
      <p className="score">
        {view.players.map(({ seat, keyColors, keysToWin }) =>
          seat === view.adventure?.automaton ? null : (
            <span key={seat}>
              {nameOf(seat)} <Keys forged={keyColors} toWin={keysToWin} />
            </span>
          ),
        )}
        <span>
          {counted(view.turn, 'turn')}
          {takeBacks > 0 ? ', with take-backs' : ''}
        </span>
      </p>
      <Series />
      <div className="buttons">
        <On />
        {isLast ? (
          <button type="button" data-stop className="button is-main" onClick={onAgain}>
            Play again
          </button>
        ) : null}
        <LookBack
          game={`${snapshot.game} ${snapshot.moment}`}
          load={table.record}
          players={{ names: info.seats.map(({ name }) => name), me: isShared(info) ? human : sides.me }}
          linksOf={links}
        />
        {status.type === 'playing' && status.id !== null && isLast ? (
          <Link
            to={replayPath(status.id, window.location.search)}
            className="button"
            data-stop
            data-testid="look-back-link"
          >
            <Icon name="turn-back" /> <span>Look back</span>
          </Link>
        ) : null}
        <button type="button" data-stop className="button" onClick={() => newGame.run(context, null)}>
          {newGame.label}…
        </button>
        <TableButton action={saveRecord} className="button" stop />
      </div>
    </div>
  );
}
