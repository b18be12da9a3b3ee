// All own games: those that one can go on with, and how those that are over ended.
import { counted } from '@vaultsong/say';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { table } from '../../client/client.ts';
import { download } from '../../components/download.ts';
import { writeGames } from '../../games/file.ts';
import type { Games, HeldGames } from '../../games/games.ts';
import { mostFinished } from '../../games/games.ts';
import { openArchive } from '../../games/resultArchive.ts';
import type { SavedGame } from '../../games/savedGame.ts';
import { openGames, useGames } from '../../games/store.ts';
import { lazyWidget } from '../../layout/lazyWidget.tsx';
import { ListOpening } from '../../list/ListOpening.tsx';
import { ListPage } from '../../list/ListPage.tsx';
import { adventurePath, learnPath, resultsPath, tablePath } from '../../routing/paths.ts';
import '../../style/games.css';
import { GameRow } from './GameRow.tsx';
import { gameList } from './gameList.ts';
import { ImportGames } from './ImportGames.tsx';
import { sayPlayers } from './words.ts';

/** Where a server answers: one's games there. */
const OnlineGames = lazyWidget(async () => (await import('./OnlineGames.tsx')).OnlineGames);

/** Where games that do not last are kept, and those that could not be read. */
const Keeping = ({ held: { lasting, unreadable } }: { readonly held: HeldGames }) => (
  <>
    {lasting === 'browser' ? null : (
      <p className="list-notice" role="status">
        {lasting === 'tab'
          ? 'This browser gives the page no database (as in some private windows): your games last only until you close this tab.'
          : 'This browser lets the page keep nothing: your games last only until the page is loaded again.'}{' '}
        Export them to keep them.
      </p>
    )}
    {unreadable === 0 ? null : (
      <p className="list-notice" role="status">
        {counted(unreadable, 'game')} could not be read and {unreadable === 1 ? 'was' : 'were'} left as{' '}
        {unreadable === 1 ? 'it is' : 'they are'}. Perhaps a newer Vaultsong wrote {unreadable === 1 ? 'it' : 'them'}.
      </p>
    )}
  </>
);

const NoGames = () => (
  <div className="games-none">
    <p>No games yet. This browser saves every game from your first decision on.</p>
    <p className="buttons">
      <Link to={tablePath} className="button is-main">
        Play now
      </Link>
      <Link to={learnPath} className="button">
        Learn to play
      </Link>
      <Link to={adventurePath} className="button">
        Against the Keyraken
      </Link>
    </p>
  </div>
);

interface DeletedProps {
  readonly game: SavedGame;
  readonly onBack: () => void;
}

/** What was deleted last can be brought back as long as one stays here. */
const Deleted = ({ game, onBack }: DeletedProps) => {
  const back = useRef<HTMLButtonElement>(null);
  // What was pressed is gone: the way back is the nearest thing.
  useEffect(() => back.current?.focus(), []);
  return (
    <div className="games-deleted">
      <p role="status">Deleted: {sayPlayers(game)}.</p>
      <button ref={back} type="button" className="button" onClick={onBack}>
        Bring back
      </button>
    </div>
  );
};

/** What is done with games, and what is said when it fails. */
function useGamesDoing() {
  const [error, setError] = useState<string | null>(null);
  const run = (work: (games: Games) => Promise<unknown>): void => {
    openGames()
      .then(work)
      .then(
        () => setError(null),
        (error: unknown) => setError(error instanceof Error ? error.message : String(error)),
      );
  };
  return { error, run };
}

async function saveRecord(game: SavedGame): Promise<void> {
  const record = await table.recordOf(game);
  if (record === null) throw new Error('No game of it was dealt yet: there is no record.');
  download(`vaultsong-game-${game.id}.json`, record, 'application/json');
}

/** With the results of games that are kept no longer. */
async function exportGames(games: readonly SavedGame[]): Promise<void> {
  const archive = await openArchive();
  download('vaultsong-games.json', writeGames(games, await archive.read()), 'application/json');
}

function List({ held }: { readonly held: HeldGames }) {
  const { error, run } = useGamesDoing();
  const [deleted, setDeleted] = useState<SavedGame | null>(null);
  const [now] = useState(() => Date.now());
  const remove = (game: SavedGame): void => {
    run(async (games) => {
      await games.remove(game.id);
      setDeleted(game);
    });
  };
  const bringBack = (game: SavedGame): void => {
    run(async (games) => {
      await games.restore(game);
      setDeleted(null);
    });
  };
  return (
    <ListPage
      list={gameList}
      items={held.games}
      className="games-page"
      results="game-list"
      row={(game, { words }) => (
        <GameRow
          key={game.id}
          {...{ game, words, now }}
          onDelete={remove}
          onRecord={(one) => run(() => saveRecord(one))}
        />
      )}
      above={() => (
        <>
          <OnlineGames />
          <Keeping held={held} />
          {error === null ? null : (
            <p className="refusal" role="alert">
              {error}
            </p>
          )}
          {deleted === null ? null : <Deleted key={deleted.id} game={deleted} onBack={() => bringBack(deleted)} />}
          <ImportGames>
            <Link to={resultsPath} className="button">
              Your results
            </Link>
            {held.games.length === 0 ? null : (
              <button type="button" className="button" onClick={() => run(() => exportGames(held.games))}>
                Export all games
              </button>
            )}
          </ImportGames>
        </>
      )}
      none={() => <NoGames />}
      below={() =>
        held.games.length === 0 ? null : (
          <p className="hint">
            They are kept in this browser alone: those that go on until you delete them, those that are over up to the
            last {mostFinished}.
          </p>
        )
      }
    />
  );
}

export function GamesPage() {
  const held = useGames();
  return held === null ? <ListOpening title={gameList.title} says="Opening your games…" /> : <List held={held} />;
}
