// All decks that there are: those of the collection and those that come with the program, to search, to add to, to compare.
import { generatedSets } from '@vaultsong/decks';
import { counted } from '@vaultsong/say';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { savedHistories } from '../../client/savedHistories.ts';
import type { Held } from '../../collection/collection.ts';
import { writeCollection } from '../../collection/file.ts';
import { StorageHint } from '../../collection/StorageHint.tsx';
import { useCollection } from '../../collection/store.ts';
import { useCollectionMutation } from '../../collection/useCollectionMutation.ts';
import { download } from '../../components/download.ts';
import { KeyHint } from '../../components/KeyHint.tsx';
import { useSlash } from '../../components/useSlash.ts';
import { PageHeading } from '../../layout/PageHeading.tsx';
import { goTo, goToPart, leftFor, rename, useAddress } from '../../routing/navigation.ts';
import { compareWith, deckPath, decksPath } from '../../routing/paths.ts';
import { setTitle } from '../cards/facets.ts';
import { anyNumber } from '../cards/filter.ts';
import { ListLooks } from '../list/ListLooks.tsx';
import { useGrowing } from '../list/useGrowing.ts';
import '../../style/cards.css';
import '../../style/decks.css';
import { newDeckId } from '../../collection/newDeck.ts';
import type { DecksAddress } from './address.ts';
import { addressOf, decksFrom, mostPicked } from './address.ts';
import { DeckFilters, titleOf } from './DeckFilters.tsx';
import { DeckTile } from './DeckTile.tsx';
import { measureTitle } from './facts.ts';
import { HowToSearch } from './HowToSearch.tsx';
import { ImportDecks } from './import/ImportDecks.tsx';
import type { KnownDeck } from './known.ts';
import { bundled, findKnown, knownOf } from './known.ts';
import { readQuery, withTerm } from './query.ts';
import type { Filter } from './search.ts';
import { facets, find, markOf, ranges, sorts, sortTitles } from './search.ts';

interface HeadProps {
  readonly address: DecksAddress;
  readonly open: boolean;
  readonly filters: string;
  readonly onOpen: (open: boolean) => void;
  readonly chosen: number;
}

const Head = ({ address, open, filters, onOpen, chosen }: HeadProps) => {
  const [words, hint] = [useId(), useId()];
  const search = useRef<HTMLInputElement>(null);
  useSlash(search);
  return (
    <header className="cards-head">
      <PageHeading window={address.words.trim() === '' ? 'Decks' : `${address.words.trim()} – Decks`}>
        Decks
      </PageHeading>
      <search>
        <form onSubmit={(event) => event.preventDefault()}>
          <label htmlFor={words} className="unseen">
            Search
          </label>
          <input
            ref={search}
            id={words}
            type="search"
            value={address.words}
            placeholder="Name, card, steals>=4, house:dis …"
            aria-describedby={hint}
            aria-keyshortcuts="/"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => rename(addressOf({ ...address, words: target.value }))}
          />
          <KeyHint>/</KeyHint>
          <span id={hint} className="unseen">
            Names of decks or cards, or such as house:dis and steals&gt;=4. “How to search” below has examples.
          </span>
        </form>
      </search>
      <ListLooks
        sort={address.sort}
        sorts={sorts}
        sortTitles={sortTitles}
        onSort={(sort) => rename(addressOf({ ...address, sort }))}
        look={address.look}
        onLook={(look) => rename(addressOf({ ...address, look }))}
        {...{ filters, chosen, open, onOpen }}
      />
    </header>
  );
};

interface Choice {
  readonly title: string;
  readonly without: Filter;
}

/** All that is chosen, one by one, with the filter that is left when it is taken away. */
const choicesIn = (filter: Filter): readonly Choice[] => [
  ...(filter.favourites ? [{ title: 'Only favourites', without: { ...filter, favourites: false } }] : []),
  ...facets.flatMap((facet) =>
    filter.chosen[facet].map((value) => ({
      title: titleOf(facet, value),
      without: {
        ...filter,
        chosen: { ...filter.chosen, [facet]: filter.chosen[facet].filter((one) => one !== value) },
      },
    })),
  ),
  ...ranges.flatMap((name) => {
    const { from, to } = filter.within[name];
    if (from === null && to === null) return [];
    const said =
      from === to ? `${from}` : to === null ? `${from} or more` : from === null ? `up to ${to}` : `${from} to ${to}`;
    return [
      {
        title: `${measureTitle(name)}: ${said}`,
        without: { ...filter, within: { ...filter.within, [name]: anyNumber } },
      },
    ];
  }),
];

const sayCount = (found: number, all: number): string => {
  if (found === all) return counted(all, 'deck');
  if (all === 1) return 'The only deck is not like that';
  return found === 0 ? `None of the ${all} decks is like that` : `${found} of ${all} decks`;
};

const random = <T,>(all: readonly T[]): T | undefined => all[Math.floor(Math.random() * all.length)];

interface DoingsProps {
  readonly held: Held;
  readonly found: readonly KnownDeck[];
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
          if (drawn !== undefined) goTo(deckPath(drawn.id));
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
  readonly address: DecksAddress;
  readonly held: Held;
}

/** The decks that are picked to be compared, at the lower edge. */
const Picked = ({ address, held }: PickedProps) => {
  const { picked } = address;
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
      <button type="button" className="button" onClick={() => rename(addressOf({ ...address, picked: [] }))}>
        None
      </button>
    </section>
  );
};

/** Whoever comes back from a deck finds it again. */
function useReturn(): void {
  useEffect(() => {
    const id = leftFor();
    const deck = id === null ? null : document.querySelector(`[data-deck="${CSS.escape(id)}"]`);
    if (deck instanceof HTMLElement) deck.focus({ preventScroll: true });
  }, []);
}

/** Decks of the collection are judged anew: cards that could not be played may have come since. */
function useRejudging(held: Held, run: ReturnType<typeof useCollectionMutation>['run']): void {
  useEffect(() => {
    const changed = [...held.decks.values()].filter((kept) => knownOf(kept).playable !== kept.playable);
    if (changed.length > 0)
      run((collection) => collection.rejudge(changed.map((kept) => ({ ...kept, playable: knownOf(kept).playable }))));
  }, [held, run]);
}

const byId = ({ id }: KnownDeck): string => id;

function Decks({ held }: { readonly held: Held }) {
  const { search: asked } = useAddress();
  const mutation = useCollectionMutation();
  const address = useMemo(() => decksFrom(asked), [asked]);
  const shownAddress = useDeferredValue(address);
  const decks = useMemo(() => [...[...held.decks.values()].map(knownOf), ...bundled], [held.decks]);
  const query = useMemo(() => readQuery(shownAddress.words), [shownAddress.words]);
  const found = useMemo(
    () => find(decks, held.marks, query, shownAddress.filter, shownAddress.sort),
    [decks, held.marks, query, shownAddress.filter, shownAddress.sort],
  );
  const filters = useId();
  const [open, setOpen] = useState(false);
  const [left] = useState(leftFor);
  const { shown, more } = useGrowing(found.decks, left, byId);
  useReturn();
  useRejudging(held, mutation.run);
  const choices = choicesIn(address.filter);
  const notices = [...address.ignored, ...query.faults];
  const setFilter = (filter: Filter): void => rename(addressOf({ ...address, filter }));
  const pick = (id: string): void =>
    rename(
      addressOf({
        ...address,
        picked: address.picked.includes(id) ? address.picked.filter((one) => one !== id) : [...address.picked, id],
      }),
    );
  return (
    <div className="cards decks">
      <Head address={address} open={open} filters={filters} onOpen={setOpen} chosen={choices.length} />
      <section className={`cards-filters ${open ? 'is-open' : ''}`} id={filters} aria-label="Filters">
        <DeckFilters
          decks={decks}
          marks={held.marks}
          filter={address.filter}
          counts={found.counts}
          onFilter={setFilter}
          onTerm={(side, name) => rename(addressOf({ ...address, words: withTerm(address.words, side, name) }))}
        />
        <button type="button" className="button is-main filters-done" onClick={() => setOpen(false)}>
          {found.decks.length === 0 ? 'No deck is like that' : `Show ${counted(found.decks.length, 'deck')}`}
        </button>
      </section>
      <div className="cards-main">
        <StorageHint held={held} />
        <Doings held={held} found={found.decks} />
        {mutation.trouble === null ? null : (
          <p className="deck-faults" role="alert">
            {mutation.trouble}
          </p>
        )}
        {notices.length === 0 ? null : (
          <div className="cards-notice" role="alert">
            {notices.map((notice) => (
              <p key={notice}>{notice}</p>
            ))}
          </div>
        )}
        <div className="cards-choices">
          <p role="status">{sayCount(found.decks.length, decks.length)}</p>
          {choices.map(({ title, without }) => (
            <button key={title} type="button" className="choice" onClick={() => setFilter(without)}>
              <span className="unseen">Without </span>
              {title}
              <span aria-hidden="true"> ×</span>
            </button>
          ))}
          {choices.length === 0 && address.words === '' ? null : (
            <button type="button" className="choice is-all" onClick={() => goTo(decksPath)}>
              Show all decks
            </button>
          )}
          <HowToSearch />
        </div>
        <ul
          className={`deck-grid is-${shownAddress.look}`}
          aria-label="Decks"
          onClickCapture={({ target }) => {
            const id = target instanceof Element ? target.closest('a')?.getAttribute('data-deck') : null;
            if (id !== null && id !== undefined) goToPart(id);
          }}
        >
          {shown.map((known) => (
            <DeckTile
              key={known.id}
              known={known}
              mark={markOf(known, held.marks)}
              query={query}
              picked={address.picked.includes(known.id)}
              mayPick={address.picked.length < mostPicked}
              onPick={pick}
              mutation={mutation}
            />
          ))}
        </ul>
        {more === null ? null : (
          <button ref={more.atEnd} type="button" className="button cards-more" onClick={more.show}>
            Show more of them: {found.decks.length - shown.length} are left
          </button>
        )}
        <Picked address={address} held={held} />
      </div>
    </div>
  );
}

export function DecksPage() {
  const held = useCollection();
  if (held === null)
    return (
      <div className="opening">
        <PageHeading>Decks</PageHeading>
        <p className="hint" role="status">
          Opening your collection…
        </p>
      </div>
    );
  return <Decks held={held} />;
}
