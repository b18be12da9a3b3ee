// One game that counts, as a line. Its name leads to where it is looked back on.
import { Link } from 'wouter';
import { Marked } from '../../list/Marked.tsx';
import { sayWhen } from '../games/words.ts';
import type { Entry } from './entry.ts';
import { sayGame, sayHow } from './words.ts';
import '../../style/row.css';

interface ResultRowProps {
  readonly entry: Entry;
  /** What was searched for, folded. */
  readonly words: readonly string[];
  readonly now: number;
}

export function ResultRow({ entry, words, now }: ResultRowProps) {
  const { id, path, won, at } = entry;
  const says = sayGame(entry);
  return (
    <li className="game-row">
      <p className={`game-state is-${won ? 'won' : 'lost'}`}>{won ? 'Won' : 'Lost'}</p>
      <div className="game-what">
        {path === null ? (
          <p className="game-link">
            <Marked text={says} words={words} />
          </p>
        ) : (
          <Link to={path} className="game-link" data-item={id}>
            <Marked text={says} words={words} />
          </Link>
        )}
        <p>
          {sayHow(entry)}
          <span className="game-when"> · played {sayWhen(at, now)}</span>
          {path === null ? ' · its record is not kept' : null}
        </p>
      </div>
    </li>
  );
}
