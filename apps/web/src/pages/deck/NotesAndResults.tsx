// The player's notes on a deck, and its results at this table.
import type { ChangeEvent } from 'react';
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
import { deckKey } from '../results/entry.ts';
import { resultsWithDeck } from '../results/resultList.ts';
import { sayTally, tallyOf } from '../results/tally.ts';
import { useResults } from '../results/useResults.ts';

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

/** One's own record with a deck, with the way to its games. */
const OwnRecord = ({ deck }: Pick<KnownDeck, 'deck'>) => {
  const results = useResults();
  const tally = useMemo(() => {
    const key = deckKey(deck.name);
    return tallyOf(results?.gathered.entries.filter(({ deckKeys }) => deckKeys.includes(key)) ?? []);
  }, [results, deck.name]);
  if (tally.games === 0) return null;
  return (
    <p>
      <b>You with it: {sayTally(tally)}.</b> <Link to={resultsWithDeck(deck.name)}>Your results with this deck</Link>
    </p>
  );
};

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

const savingWords = { saving: 'Saving…', saved: 'Saved.' };

/** A text that is saved as it is typed; another tab, or an import, changes it only while nobody types in it. */
function useSavedText(saved: string, save: (text: string) => void) {
  const [text, setText] = useState(saved);
  const [isTyping, setIsTyping] = useState(false);
  useEffect(() => {
    if (!isTyping) setText(saved);
  }, [saved, isTyping]);
  return {
    value: text,
    onFocus: () => setIsTyping(true),
    onBlur: () => setIsTyping(false),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setText(target.value);
      save(target.value);
    },
  };
}

const Notes = ({ mark, mutation }: { readonly mark: Mark; readonly mutation: CollectionMutation }) => {
  const [tagsId, notesId] = [useId(), useId()];
  const [hasTyped, setHasTyped] = useState(false);
  const save = (change: Partial<Omit<Mark, 'id'>>): void => {
    setHasTyped(true);
    mutation.run((collection) => collection.mark(mark.id, change));
  };
  const tags = useSavedText(mark.tags.join(', '), (text) => save({ tags: tagsIn(text) }));
  const notes = useSavedText(mark.notes, (text) => save({ notes: text }));
  const { state } = mutation;
  return (
    <>
      <p className="deck-field">
        <label htmlFor={tagsId}>Tags, with commas between</label>
        <input
          {...tags}
          id={tagsId}
          autoComplete="off"
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') currentTarget.blur();
          }}
        />
      </p>
      <p className="deck-field">
        <label htmlFor={notesId}>Notes</label>
        <textarea {...notes} id={notesId} rows={4} maxLength={longestNotes} />
      </p>
      <p className="hint" role="status">
        {hasTyped && (state === 'saving' || state === 'saved') ? savingWords[state] : ''}
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
      <OwnRecord deck={known.deck} />
      <Results known={known} held={held} />
    </section>
  );
}
