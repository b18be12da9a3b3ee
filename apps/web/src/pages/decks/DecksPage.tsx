// All decks that there are: those of the collection and those that come with the program, to search, to add to, to compare.
import { generatedSets } from '@vaultsong/decks';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { savedHistories } from '../../client/savedHistories.ts';
import type { Held } from '../../collection/collection.ts';
import { writeCollection } from '../../collection/file.ts';
import { newDeckId } from '../../collection/newDeck.ts';
import { StorageHint } from '../../collection/StorageHint.tsx';
import { useCollection } from '../../collection/store.ts';
import { useCollectionMutation } from '../../collection/useCollectionMutation.ts';
import { download } from '../../components/download.ts';
import { ListOpening } from '../../list/ListOpening.tsx';
import type { ListState } from '../../list/ListPage.tsx';
import { ListPage } from '../../list/ListPage.tsx';
import { goTo } from '../../routing/navigation.ts';
import { compareWith, deckPath } from '../../routing/paths.ts';
import { setTitle } from '../cards/facets.ts';
import '../../style/decks.css';
import { DeckTile, shownNumbers } from './DeckTile.tsx';
import type { ListedDeck } from './deckList.ts';
import { deckList, listed, mostPicked, pickedIn } from './deckList.ts';
import { ImportDecks } from './import/ImportDecks.tsx';
import { bundled, findKnown, knownOf } from './known.ts';

const random = <T,>(all: readonly T[]): T | undefined => all[Math.floor(Math.random() * all.length)];

interface DoingsProps {
  readonly held: Held;
  readonly found: readonly ListedDeck[];
}

const Doings = ({ held, found }: DoingsProps) => {
  const [bringing, setBringing] = useState(false);
  return (
    <div className="decks-doings">
      <ImportDecks open={bringing} onOpen={setBringing} />
      <select
        className="button"
        aria-label="New deck of a set"
        value=""
        onChange={({ target }) => goTo(deckPath(newDeckId(target.value)))}
      >
        <option value="" hidden>
          New deck
        </option>
        {generatedSets.map((set) => (
          <option key={set} value={set}>
            {setTitle(set)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="button"
        disabled={found.length === 0}
        onClick={() => {
          const drawn = random(found);
          if (drawn !== undefined) goTo(deckPath(drawn.known.id));
        }}
      >
        Surprise me
      </button>
      <button
        type="button"
        className="button"
        disabled={held.decks.size === 0 && held.marks.size === 0}
        onClick={() =>
          download('vaultsong-collection.json', writeCollection(held, savedHistories()), 'application/json')
        }
      >
        Export the collection
      </button>
    </div>
  );
};

interface PickedProps {
  readonly picked: readonly string[];
  readonly held: Held;
  readonly onNone: () => void;
}

/** The decks that are picked to be compared, at the lower edge. */
const Picked = ({ picked, held, onNone }: PickedProps) => {
  if (picked.length === 0) return null;
  const nameOf = (id: string): string => {
    const search = findKnown(id, held);
    return 'found' in search ? search.found.deck.name : 'a deck that is gone';
  };
  return (
    <section className="decks-picked" aria-label="Picked to compare">
      <ul>
        {picked.map((id) => (
          <li key={id}>{nameOf(id)}</li>
        ))}
      </ul>
      <Link className="button is-main" to={compareWith(picked)}>
        {picked.length === 1 ? 'Compare with …' : `Compare ${picked.length} decks`}
      </Link>
      <button type="button" className="button" onClick={onNone}>
        None
      </button>
    </section>
  );
};

/** Decks of the collection are judged anew: cards that could not be played may have come since. */
function useRejudging(held: Held, run: ReturnType<typeof useCollectionMutation>['run']): void {
  useEffect(() => {
    const changed = [...held.decks.values()].filter((kept) => knownOf(kept).playable !== kept.playable);
    if (changed.length > 0)
      run((collection) => collection.rejudge(changed.map((kept) => ({ ...kept, playable: knownOf(kept).playable }))));
  }, [held, run]);
}

const pick = ({ change }: ListState<ListedDeck>, picked: readonly string[]): void =>
  change({ parts: { pick: picked.join(',') } });

const help = {
  title: 'what the numbers say',
  says: `On each deck: ${shownNumbers.map(([_, title, says]) => `${title.toLowerCase()}: ${says}`).join('; ')}.`,
};

function Decks({ held }: { readonly held: Held }) {
  const mutation = useCollectionMutation();
  const decks = useMemo(() => listed([...[...held.decks.values()].map(knownOf), ...bundled], held.marks), [held]);
  useRejudging(held, mutation.run);
  const latest = useRef<ListState<ListedDeck> | null>(null);
  // One function for good, so that no tile is drawn anew because others came.
  const onPick = useCallback((id: string): void => {
    if (latest.current === null) return;
    const picked = pickedIn(latest.current.address.parts.pick);
    pick(latest.current, picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id]);
  }, []);
  return (
    <ListPage
      list={deckList}
      items={decks}
      className="decks"
      results="deck-grid"
      help={help}
      row={({ known, mark }, { query, state }) => {
        const picked = pickedIn(state.address.parts.pick);
        latest.current = state;
        return (
          <DeckTile
            key={known.id}
            known={known}
            mark={mark}
            query={query}
            picked={picked.includes(known.id)}
            mayPick={picked.length < mostPicked}
            onPick={onPick}
            mutation={mutation}
          />
        );
      }}
      above={({ found }) => (
        <>
          <StorageHint held={held} />
          <Doings held={held} found={found} />
          {mutation.error === null ? null : (
            <p className="deck-faults" role="alert">
              {mutation.error}
            </p>
          )}
        </>
      )}
      below={(state) => (
        <Picked picked={pickedIn(state.address.parts.pick)} held={held} onNone={() => pick(state, [])} />
      )}
    />
  );
}

export function DecksPage() {
  // Drawn in slices of some milliseconds, between which the page answers: a collection that comes in grows many times.
  const held = useDeferredValue(useCollection());
  return held === null ? <ListOpening title={deckList.title} says="Opening your collection…" /> : <Decks held={held} />;
}
