// The end of a game. It takes the place of the prompt, never that of the board: the last position stays to be looked at.
import { human, machine } from '../host.ts';
import { table } from '../page/client.ts';
import { sayGame, sayNext, sayScore, saySeriesResult } from '../page/matchWords.ts';
import { usePlay } from '../page/Play.ts';
import { useMatch } from '../page/useMatch.ts';
import { Icon } from '../parts/Glyph.tsx';
import { Keys } from './Keys.tsx';

const OnButton = ({ says, first }: { readonly says: string; readonly first: typeof human | null }) => (
  <button type="button" data-stop className="button is-main" onClick={() => table.goOn(first)}>
    <span>{says}</span>
  </button>
);

/** What leads on to the next game of a series. */
const On = () => {
  const match = useMatch();
  if (match === null) return null;
  switch (match.next.is) {
    case 'bid':
      return <OnButton says={`Bid for game ${match.game + 1}`} first={null} />;
    case 'choose-first':
      return (
        <>
          <OnButton says="You go first" first={human} />
          <OnButton says="The bot goes first" first={machine} />
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
  readonly onNew: () => void;
  readonly onRecord: () => void;
}

export function GameOver({ onAgain, onNew, onRecord }: GameOverProps) {
  const { snapshot } = usePlay();
  const isLast = useMatch()?.next.is === 'over';
  const { view, takeBacks } = snapshot;
  const won = view.winner === human;
  return (
    <div className={`game-over ${won ? 'is-won' : 'is-lost'}`} data-testid="game-over">
      <h2>{won ? 'You win!' : 'The bot wins'}</h2>
      <p className="score">
        {view.players.map(({ seat, keys }) => (
          <span key={seat}>
            {seat === human ? 'You' : 'Bot'} <Keys forged={keys} />
          </span>
        ))}
        <span>
          {view.turn} turns{takeBacks > 0 ? ', with take-backs' : ''}
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
        <button type="button" data-stop className="button" onClick={onNew}>
          New game…
        </button>
        <button type="button" data-stop className="button" onClick={onRecord}>
          <Icon name="save" /> Record
        </button>
      </div>
    </div>
  );
}
