// In place of a game that cannot be played here and now: another tab has it, or it is not kept, or it cannot go on.
import { Link } from 'wouter';
import { table } from '../client/client.ts';
import type { GameStatus } from '../client/store.ts';
import { Frame } from '../layout/Frame.tsx';
import { PageHeading } from '../layout/PageHeading.tsx';
import { adventurePath, decksPath, gamesPath, onlineTablePath, tablePath } from '../routing/paths.ts';

/** The server of the page has the game and does not show it: it goes on, or has something in it that is still secret. */
interface Refused {
  readonly type: 'refused';
  /** Of its table, too. */
  readonly id: string;
  readonly reason: string;
}

type Absent = Extract<GameStatus, { readonly type: 'elsewhere' | 'missing' | 'unable' }> | Refused;

const headings = {
  elsewhere: 'This game is open in another tab',
  missing: 'This game is not kept here',
  unable: 'This game cannot go on',
  refused: 'This game cannot be looked back on now',
} as const;

function sayWhy(status: Absent): string {
  switch (status.type) {
    case 'elsewhere':
      return status.before
        ? 'The other tab took it over where it stood. Nothing is lost.'
        : 'Only one tab can play a game. Continue here, and the other tab stops.';
    case 'missing':
      return 'This browser has no game for this address: it was deleted, or played in another browser.';
    case 'unable':
      return `${status.reason} It stays kept as it is.`;
    case 'refused':
      return `The server says: ${status.reason}.`;
  }
}

interface GameUnavailableProps {
  readonly status: Absent;
  /** What the address says of how the game was begun. */
  readonly search: string;
}

export function GameUnavailable({ status, search }: GameUnavailableProps) {
  const begun = new URLSearchParams(search).has('decks') ? adventurePath : search === '' ? null : tablePath;
  return (
    <Frame>
      <div className="notice-page" data-testid="not-here">
        <PageHeading>{headings[status.type]}</PageHeading>
        <p role="status">{sayWhy(status)}</p>
        <p className="buttons">
          {status.type === 'elsewhere' ? (
            <button type="button" className="button is-main" onClick={() => table.goOnWith(status.id, true)}>
              {status.before ? 'Go on here again' : 'Go on here'}
            </button>
          ) : null}
          {status.type === 'missing' && begun !== null ? (
            <Link className="button is-main" to={`${begun}${search}`}>
              Start a game like it
            </Link>
          ) : null}
          {status.type === 'refused' ? (
            <Link className="button is-main" to={onlineTablePath(status.id)}>
              To its table
            </Link>
          ) : null}
          {status.type === 'unable' ? (
            <Link className="button" to={decksPath}>
              Your decks
            </Link>
          ) : null}
          <Link className="button" to={gamesPath}>
            Your games
          </Link>
        </p>
      </div>
    </Frame>
  );
}
