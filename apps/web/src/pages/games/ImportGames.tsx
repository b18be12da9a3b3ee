// Games come in from files: exports of this or another browser, and records of single games, also those of the command line.
import type { ChangeEvent } from 'react';
import { useState } from 'react';
import { Link } from 'wouter';
import { openGames } from '../../games/store.ts';
import { gamePath } from '../../routing/paths.ts';
import type { Imported } from './importFiles.ts';
import { importFiles } from './importFiles.ts';

/** More faults than these are counted. */
const mostShown = 5;

interface ImportGamesProps {
  /** Stands before it, in the same line. */
  readonly children?: React.ReactNode;
}

export function ImportGames({ children }: ImportGamesProps) {
  const [outcome, setOutcome] = useState<Imported | null>(null);
  const [isBusy, setBusy] = useState(false);
  const pick = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(target.files ?? [])];
    if (files.length === 0) return;
    setOutcome(null);
    setBusy(true);
    void openGames()
      .then((games) => importFiles(files, games))
      .catch(
        (error: unknown): Imported => ({
          says: '',
          faults: [`Nothing could be kept: ${error instanceof Error ? error.message : String(error)}`],
          only: null,
        }),
      )
      .then((done) => {
        setOutcome(done);
        setBusy(false);
        // So that the same file can be picked again.
        target.value = '';
      });
  };
  const { says = '', faults = [], only = null } = outcome ?? {};
  return (
    <>
      <div className="games-doings">
        {children}
        <label className="button bring-games">
          Bring in games…
          <input
            type="file"
            multiple
            className="unseen"
            accept=".json,application/json"
            title="Exports of games, and records"
            onChange={pick}
          />
        </label>
      </div>
      <p className="games-brought" role="status">
        {isBusy ? 'Reading…' : says}{' '}
        {only === null ? null : <Link to={gamePath(only.id, only.query)}>Open the game</Link>}
      </p>
      {faults.length === 0 ? null : (
        <div className="refusal" role="alert">
          {faults.slice(0, mostShown).map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
          {faults.length > mostShown ? <p>… and {faults.length - mostShown} more files.</p> : null}
        </div>
      )}
    </>
  );
}
