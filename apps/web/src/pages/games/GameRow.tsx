// One game among the own ones. Its name is the link that goes on with it.
import { Link } from 'wouter';
import type { SavedGame } from '../../games/savedGame.ts';
import { Marked } from '../../list/Marked.tsx';
import { momentPath } from '../../routing/moment.ts';
import { gamePath } from '../../routing/paths.ts';
import { originOf, sayHowFar, sayPlayers, sayWhen } from './words.ts';
import '../../style/row.css';

const states = { running: 'Goes on', won: 'Won', lost: 'Lost', ended: 'Over' } as const satisfies Record<
  SavedGame['status'],
  string
>;

interface GameRowProps {
  readonly game: SavedGame;
  /** What was searched for, folded. */
  readonly words: readonly string[];
  readonly now: number;
  readonly onRecord: (game: SavedGame) => void;
  readonly onDelete: (game: SavedGame) => void;
}

export function GameRow({ game, words, now, onRecord, onDelete }: GameRowProps) {
  const players = sayPlayers(game);
  const runs = game.status === 'running';
  const origin = originOf(game);
  return (
    <li className="game-row">
      <p className={`game-state is-${game.status}`}>{states[game.status]}</p>
      <div className="game-what">
        <Link to={gamePath(game.id, game.query)} className="game-link" data-item={game.id}>
          <Marked text={players} words={words} />
        </Link>
        <p>
          <Marked text={sayHowFar(game)} words={words} />
          <span className="game-when"> · played {sayWhen(game.played, now)}</span>
          {origin === null ? null : (
            <>
              {' · '}
              <Link to={momentPath(origin.id, origin.moment)}>Played on from turn {origin.moment.turn} of another</Link>
            </>
          )}
        </p>
      </div>
      <div className="game-does">
        <Link to={gamePath(game.id, game.query)} className={`button ${runs ? 'is-main' : ''}`} tabIndex={-1}>
          {runs && game.what !== 'record' ? 'Go on' : 'Look back'}
          <span className="unseen">: {players}</span>
        </Link>
        <button type="button" className="button" onClick={() => onRecord(game)}>
          Record<span className="unseen"> of {players}</span>
        </button>
        <button type="button" className="button" onClick={() => onDelete(game)}>
          Delete<span className="unseen"> {players}</span>
        </button>
      </div>
    </li>
  );
}
