// The player's notes on a deck, and its results at this table.
import { useEffect, useId, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { savedHistories } from '../../client/savedHistories.ts';
import type { Held } from '../../collection/collection.ts';
import type { Mark } from '../../collection/entry.ts';
import { longestNotes, tagsIn } from '../../collection/entry.ts';
import type { CollectionMutation } from '../../collection/useCollectionMutation.ts';
import { deckPath } from '../../routing/paths.ts';
import { DeckHistories } from '../../worker/decks/histories.ts';
import { markOf } from '../decks/deckList.ts';
import type { KnownDeck } from '../decks/known.ts';
import { findKnown } from '../decks/known.ts';

interface ResultsProps {
  readonly known: KnownDeck;
  readonly held: Held;
}

interface Result {
  readonly foe: string;
  readonly wins: number;
  readonly losses: number;
}

/** The games of a deck at this table, by whatever address it was played from. */
function resultsOf({ id, keptAs }: KnownDeck): readonly Result[] {
  const histories = new DeckHistories();
  histories.read(savedHistories());
  return [...new Set([id, keptAs])].flatMap((name) => histories.against(name));
}

const Results = ({ known, held }: ResultsProps) => {
  const results = useMemo(() => resultsOf(known), [known]);
  const all = (what: 'wins' | 'losses'): number => results.reduce((sum, result) => sum + result[what], 0);
  if (results.length === 0) return <p className="hint">No finished games with this deck at this table yet.</p>;
  return (
    <>
      <p>
        <b>
          {all('wins')} won, {all('losses')} lost
        </b>{' '}
        <span className="hint">in games at this table, played by any player</span>
      </p>
      <ul className="deck-results">
        {results.map(({ foe, wins, losses }) => {
          const found = findKnown(foe, held);
          return (
            <li key={foe}>
              {wins}–{losses} against{' '}
              {'found' in found ? <Link to={deckPath(foe)}>{found.found.deck.name}</Link> : 'a deck that is gone'}
            </li>
          );
        })}
      </ul>
    </>
  );
};

const Notes = ({ mark, mutation }: { readonly mark: Mark; readonly mutation: CollectionMutation }) => {
  const [tags, notes] = [useId(), useId()];
  const [typedTags, setTypedTags] = useState(mark.tags.join(', '));
  const [typedNotes, setTypedNotes] = useState(mark.notes);
  // What another tab, or an import, made of it.
  useEffect(() => setTypedTags(mark.tags.join(', ')), [mark.tags]);
  useEffect(() => setTypedNotes(mark.notes), [mark.notes]);
  const keep = (change: Partial<Mark>): void => mutation.run((collection) => collection.mark({ ...mark, ...change }));
  return (
    <>
      <p className="deck-field">
        <label htmlFor={tags}>Tags, with commas between</label>
        <input
          id={tags}
          value={typedTags}
          autoComplete="off"
          onChange={({ target }) => setTypedTags(target.value)}
          onBlur={() => {
            const read = tagsIn(typedTags);
            setTypedTags(read.join(', '));
            if (read.join() !== mark.tags.join()) keep({ tags: read });
          }}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') currentTarget.blur();
          }}
        />
      </p>
      <p className="deck-field">
        <label htmlFor={notes}>Notes</label>
        <textarea
          id={notes}
          rows={4}
          maxLength={longestNotes}
          value={typedNotes}
          onChange={({ target }) => setTypedNotes(target.value)}
          onBlur={() => {
            if (typedNotes !== mark.notes) keep({ notes: typedNotes });
          }}
        />
      </p>
    </>
  );
};

interface NotesAndResultsProps {
  readonly known: KnownDeck;
  readonly held: Held;
  readonly mutation: CollectionMutation;
}

export function NotesAndResults({ known, held, mutation }: NotesAndResultsProps) {
  const id = useId();
  const canNote = known.added !== null || known.origin === 'bundled';
  return (
    <section className="deck-panel" aria-labelledby={id}>
      <h2 id={id}>Yours</h2>
      {known.added === null ? null : (
        <p className="hint">
          In your collection since {new Date(known.added).toLocaleDateString()}
          {known.source === null || known.source === '' ? '' : `, from ${known.source}`}.
        </p>
      )}
      {canNote ? (
        <Notes mark={markOf(known, held.marks)} mutation={mutation} />
      ) : (
        <p className="hint">Save it in your collection to mark it as a favourite and to add notes.</p>
      )}
      <Results known={known} held={held} />
    </section>
  );
}
