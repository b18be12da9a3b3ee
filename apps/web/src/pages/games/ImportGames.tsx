// Games come in that were exported here or in another browser.
import { counted } from '@vaultsong/say';
import type { ChangeEvent } from 'react';
import { useState } from 'react';
import { largestFile, readGames } from '../../games/file.ts';
import { openGames } from '../../games/store.ts';

type Outcome = { readonly type: 'brought' | 'fault'; readonly says: string };

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;

async function importGames(file: File): Promise<Outcome> {
  if (file.size > largestFile)
    return {
      type: 'fault',
      says: `${file.name} has ${megabytes(file.size)}. A file of games has at most ${megabytes(largestFile)}: this is another one.`,
    };
  const read = readGames(await file.text());
  if ('fault' in read) return { type: 'fault', says: `${file.name}: ${read.fault}` };
  const games = await openGames();
  const { brought, known } = await games.bringIn(read.games);
  const said = [
    brought === 0 ? 'No new game.' : `Brought in: ${counted(brought, 'game')}.`,
    known === 0 ? '' : `${known === 1 ? '1 was' : `${known} were`} here already.`,
    read.unreadable === 0 ? '' : `${counted(read.unreadable, 'game')} could not be read.`,
  ];
  return { type: 'brought', says: said.filter((part) => part !== '').join(' ') };
}

interface ImportGamesProps {
  /** Stands before it, in the same line. */
  readonly children?: React.ReactNode;
}

export function ImportGames({ children }: ImportGamesProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const pick = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    if (file === undefined) return;
    setOutcome(null);
    void importGames(file)
      .catch((error: unknown): Outcome => {
        console.error('Games could not be brought in:', error);
        return { type: 'fault', says: `${file.name} could not be read.` };
      })
      .then((done) => {
        setOutcome(done);
        // So that the same file can be picked again.
        target.value = '';
      });
  };
  return (
    <>
      <div className="games-doings">
        {children}
        <label className="button bring-games">
          Bring in games…
          <input type="file" className="unseen" accept=".json,application/json" onChange={pick} />
        </label>
      </div>
      <p className="games-brought" role="status">
        {outcome?.type === 'brought' ? outcome.says : ''}
      </p>
      {outcome?.type === 'fault' ? (
        <p className="refusal" role="alert">
          {outcome.says}
        </p>
      ) : null}
    </>
  );
}
