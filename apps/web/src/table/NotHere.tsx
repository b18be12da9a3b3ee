// In place of a game that cannot be played here and now: another tab has it, or it is not kept, or it cannot go on.
import { Link } from 'wouter';
import { adventurePath, decksPath, gamesPath, tablePath } from '../address/paths.ts';
import { table } from '../client/client.ts';
import type { Stand } from '../client/store.ts';
import { Frame } from '../frame/Frame.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';

type Absent = Extract<Stand, { readonly is: 'elsewhere' | 'missing' | 'unable' }>;

const headings = {
  elsewhere: 'This game is open in another tab',
  missing: 'This game is not kept here',
  unable: 'This game cannot go on',
} as const;

function sayWhy(stand: Absent): string {
  switch (stand.is) {
    case 'elsewhere':
      return stand.before
        ? 'It was taken over there and goes on where it stood. Nothing of it is lost.'
        : 'Only one tab plays a game, so that none undoes what the other does. It can go on here: then the other one stops.';
    case 'missing':
      return 'This browser keeps no game of this address: perhaps it was deleted, or it was played in another browser.';
    case 'unable':
      return `${stand.reason} It stays kept as it is.`;
  }
}

interface NotHereProps {
  readonly stand: Absent;
  /** What the address says of how the game was begun. */
  readonly search: string;
}

export function NotHere({ stand, search }: NotHereProps) {
  const begun = new URLSearchParams(search).has('decks') ? adventurePath : search === '' ? null : tablePath;
  return (
    <Frame>
      <div className="notice-page" data-testid="not-here">
        <PageHeading>{headings[stand.is]}</PageHeading>
        <p role="status">{sayWhy(stand)}</p>
        <p className="buttons">
          {stand.is === 'elsewhere' ? (
            <button type="button" className="button is-main" onClick={() => table.goOnWith(stand.id, true)}>
              {stand.before ? 'Go on here again' : 'Go on here'}
            </button>
          ) : null}
          {stand.is === 'missing' && begun !== null ? (
            <Link className="button is-main" to={`${begun}${search}`}>
              Start a game like it
            </Link>
          ) : null}
          {stand.is === 'unable' ? (
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
