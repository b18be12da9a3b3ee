// The end of a game. It takes the place of the prompt, never that of the board: the last position stays to be looked at.
import { human } from '../host.ts';
import { usePlay } from '../page/Play.ts';
import { Icon } from '../parts/Glyph.tsx';

interface GameOverProps {
  readonly onAgain: () => void;
  readonly onNew: () => void;
  readonly onRecord: () => void;
}

export function GameOver({ onAgain, onNew, onRecord }: GameOverProps) {
  const { snapshot } = usePlay();
  const { view, takeBacks } = snapshot;
  const won = view.winner === human;
  const keys = view.players.map((player) => player.keys);
  return (
    <div className={`game-over ${won ? 'is-won' : 'is-lost'}`} data-testid="game-over">
      <h2>{won ? 'You win!' : 'The bot wins'}</h2>
      <p>
        {keys[human]} : {keys[human + 1]} keys in {view.turn} turns{takeBacks > 0 ? ', with take-backs' : ''}
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
