// The end of a game. It takes the place of the prompt, never that of the board: the last position stays to be looked at.
import { human } from '../host.ts';
import { usePlay } from '../page/Play.ts';
import { Icon } from '../parts/Glyph.tsx';
import { Keys } from './Keys.tsx';

interface GameOverProps {
  readonly onAgain: () => void;
  readonly onNew: () => void;
  readonly onRecord: () => void;
}

export function GameOver({ onAgain, onNew, onRecord }: GameOverProps) {
  const { snapshot } = usePlay();
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
      <div className="buttons">
        <button type="button" data-stop className="button is-main" onClick={onAgain}>
          Play again
        </button>
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
