// The decks of this browser and those that are kept with the account.
import { useId, useState } from 'react';
import { Link } from 'wouter';
import type { Held } from '../../collection/collection.ts';
import { openCollection } from '../../collection/store.ts';
import { MutationButton } from '../../onlineUi/MutationButton.tsx';
import { MutationOutcome, Pending, QueryState } from '../../onlineUi/QueryState.tsx';
import type { Mutation } from '../../onlineUi/useMutation.ts';
import { useMutation } from '../../onlineUi/useMutation.ts';
import type { Query } from '../../onlineUi/useQuery.ts';
import { decksPath } from '../../routing/paths.ts';
import type { OwnDeckLine } from './api.ts';
import { fetchDeck, fetchDecks, putDeck, removeDeck } from './api.ts';
import { deckDifference, sayDifference, saySyncResult, syncDecks } from './syncDecks.ts';

interface WithAccountProps {
  readonly lines: readonly OwnDeckLine[];
  readonly mutation: Mutation;
  readonly onRemove: (line: OwnDeckLine) => void;
}

const WithAccount = ({ lines, mutation, onRemove }: WithAccountProps) => (
  <details className="decks-there">
    <summary>What is kept with your account</summary>
    <ul>
      {lines.map((line) => (
        <li key={line.id}>
          <span>{line.name}</span>
          <MutationButton busy={mutation.busy} onPress={() => onRemove(line)}>
            Remove there<span className="unseen">: {line.name}</span>
          </MutationButton>
        </li>
      ))}
    </ul>
  </details>
);

interface DecksViewProps {
  readonly held: Held | null;
  readonly asked: Query<readonly OwnDeckLine[]>;
}

export function DecksView({ held, asked: query }: DecksViewProps) {
  const title = useId();
  const mutation = useMutation();
  const [progress, setProgress] = useState<string | null>(null);
  const [left, setLeft] = useState<readonly string[]>([]);
  const move = (): void =>
    mutation.run(async () => {
      setLeft([]);
      setProgress('');
      try {
        const moved = await syncDecks(
          await openCollection(),
          await fetchDecks(),
          { deck: fetchDeck, put: putDeck },
          (done, of) => setProgress(`${done} of ${of}`),
        );
        setLeft(moved.left);
        return saySyncResult(moved);
      } finally {
        setProgress(null);
        query.refetch();
      }
    });
  const remove = ({ id, name }: OwnDeckLine): void =>
    mutation.run(async () => {
      await removeDeck(id);
      query.refetch();
      return `“${name}” is no longer saved in your account. Browsers that have it keep it.`;
    });
  return (
    <section className="online-panel" aria-labelledby={title}>
      <h2 id={title}>Your decks</h2>
      <p>
        <Link to={decksPath}>The decks of this browser</Link> can be saved in your account, for every device where you
        sign in.
      </p>
      <QueryState query={query}>
        {(lines) =>
          held === null ? (
            <Pending says="Opening your collection…" />
          ) : (
            <>
              <p>{sayDifference(deckDifference(held, lines))}</p>
              <div className="buttons">
                <MutationButton busy={mutation.busy} onPress={move}>
                  {progress === null ? 'Sync both' : `Syncing… ${progress}`}
                </MutationButton>
              </div>
              {lines.length === 0 ? null : <WithAccount lines={lines} mutation={mutation} onRemove={remove} />}
            </>
          )
        }
      </QueryState>
      <MutationOutcome mutation={mutation} />
      {left.length === 0 ? null : (
        <ul className="decks-left" aria-label="What was left">
          {left.map((said) => (
            <li key={said}>{said}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
