// All own games: those that one can go on with, and how those that are over ended.
import { counted } from '@vaultsong/say';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { table } from '../../client/client.ts';
import { download } from '../../components/download.ts';
import { KeyHint } from '../../components/KeyHint.tsx';
import { writeGames } from '../../games/file.ts';
import type { Games, HeldGames } from '../../games/games.ts';
import { mostFinished } from '../../games/games.ts';
import type { SavedGame } from '../../games/savedGame.ts';
import { openGames, useGames } from '../../games/store.ts';
import { lazyWidget } from '../../layout/lazyWidget.tsx';
import { PageHeading } from '../../layout/PageHeading.tsx';
import { useGrowing } from '../../list/useGrowing.ts';
import { useListKeys } from '../../list/useListKeys.ts';
import { rename, useAddress } from '../../routing/navigation.ts';
import { adventurePath, gamesPath, learnPath, tablePath } from '../../routing/paths.ts';
import '../../style/list.css';
import '../../style/games.css';
import type { Show } from './address.ts';
import { addressOf, gamesFrom, shows } from './address.ts';
import { findGames, sayPlayers, wordsIn } from './find.ts';
import { GameRow } from './GameRow.tsx';
import { ImportGames } from './ImportGames.tsx';

/** Where a server answers: one's games there. */
const OnlineGames = lazyWidget(async () => (await import('./OnlineGames.tsx')).OnlineGames);

const showTitles: Readonly<Record<Show, string>> = { all: 'All', running: 'Go on', finished: 'Over' };

const byId = ({ id }: SavedGame): string => id;

const Search = ({ words, show }: { readonly words: string; readonly show: Show }) => {
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  useListKeys(search);
  return (
    <header className="list-head games-head">
      <PageHeading window="Your games">Your games</PageHeading>
      <search>
        <form onSubmit={(event) => event.preventDefault()}>
          <label htmlFor={id} className="unseen">
            Search
          </label>
          <input
            ref={search}
            id={id}
            type="search"
            value={words}
            placeholder="Deck, opponent, result …"
            aria-keyshortcuts="/"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => rename(addressOf({ words: target.value, show }))}
          />
          <KeyHint>/</KeyHint>
        </form>
      </search>
      <fieldset className="segments">
        <legend className="unseen">Which games</legend>
        {shows.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="show"
              className="unseen"
              checked={show === one}
              onChange={() => rename(addressOf({ words, show: one }))}
            />
            <span>{showTitles[one]}</span>
          </label>
        ))}
      </fieldset>
    </header>
  );
};

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
    <p>No game yet. Each game that you play is kept here from your first decision on, in this browser alone.</p>
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
  const [trouble, setTrouble] = useState<string | null>(null);
  const run = (work: (games: Games) => Promise<unknown>): void => {
    openGames()
      .then(work)
      .then(
        () => setTrouble(null),
        (error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)),
      );
  };
  return { trouble, run };
}

async function saveRecord(game: SavedGame): Promise<void> {
  const record = await table.recordOf(game);
  if (record === null) throw new Error('No game of it was dealt yet: there is no record.');
  download(`vaultsong-game-${game.id}.json`, record, 'application/json');
}

function List({ held }: { readonly held: HeldGames }) {
  const { search } = useAddress();
  const { words: typed, show } = useMemo(() => gamesFrom(search), [search]);
  const words = useMemo(() => wordsIn(typed), [typed]);
  const found = useMemo(() => findGames(held.games, words, show), [held.games, words, show]);
  const { shown, more } = useGrowing(found, null, byId);
  const { trouble, run } = useGamesDoing();
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
    <div className="games-page">
      <Search words={typed} show={show} />
      <div className="games-main">
        <OnlineGames />
        <Keeping held={held} />
        {trouble === null ? null : (
          <p className="refusal" role="alert">
            {trouble}
          </p>
        )}
        {deleted === null ? null : <Deleted key={deleted.id} game={deleted} onBack={() => bringBack(deleted)} />}
        {held.games.length === 0 ? <NoGames /> : null}
        <ImportGames>
          {held.games.length === 0 ? null : (
            <>
              <p role="status">
                {found.length === held.games.length
                  ? counted(found.length, 'game')
                  : `${found.length} of ${counted(held.games.length, 'game')}`}
              </p>
              {found.length === held.games.length ? null : (
                <Link to={gamesPath} className="choice is-all">
                  Show all games
                </Link>
              )}
              <button
                type="button"
                className="button"
                onClick={() => download('vaultsong-games.json', writeGames(held.games), 'application/json')}
              >
                Export all games
              </button>
            </>
          )}
        </ImportGames>
        {held.games.length === 0 ? null : (
          <>
            <ul className="game-list" aria-label="Games">
              {shown.map((game) => (
                <GameRow
                  key={game.id}
                  {...{ game, words, now }}
                  onDelete={remove}
                  onRecord={(one) => run(() => saveRecord(one))}
                />
              ))}
            </ul>
            {more === null ? null : (
              <button ref={more.atEnd} type="button" className="button list-more" onClick={more.show}>
                Show more of them: {found.length - shown.length} are left
              </button>
            )}
            <p className="hint">
              They are kept in this browser alone: those that go on until you delete them, those that are over up to the
              last {mostFinished}.
            </p>
          </>
        )}
      </div>
    </div>
  );
}

export function GamesPage() {
  const held = useGames();
  if (held === null)
    return (
      <div className="opening">
        <PageHeading>Your games</PageHeading>
        <p className="hint" role="status">
          Opening your games…
        </p>
      </div>
    );
  return <List held={held} />;
}
