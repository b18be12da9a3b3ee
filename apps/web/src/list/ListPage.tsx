// Page of a list, made from the data of the list: all that is searched, filtered and sorted stands in its address.
import { counted } from '@vaultsong/say';
import type { KeyboardEvent, ReactNode } from 'react';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { goTo, goToPart, leftFor, rename, useAddress } from '../routing/navigation.ts';
import '../style/list.css';
import { choicesIn, countChosen, guesses, isNarrowed, sayCount, sayNone, scopeOf } from './chosen.ts';
import type { FiltersProps } from './Filters.tsx';
import { Filters, isInPanel } from './Filters.tsx';
import { find } from './find.ts';
import { ListHead } from './ListHead.tsx';
import type { ListAddress, Look, ReadAddress } from './listAddress.ts';
import { readAddress, writeAddress } from './listAddress.ts';
import type { Filter, ListOf } from './listOf.ts';
import type { Query } from './query.ts';
import { readQuery, withTerm, wordsIn } from './query.ts';
import { SearchHelp } from './SearchHelp.tsx';
import { useGrowing } from './useGrowing.ts';
import { useListKeys } from './useListKeys.ts';

/** The list as it is shown now. */
export interface ListState<T> {
  /** A filter is chosen, apart from those that say which list it is. */
  readonly narrowed: boolean;
  readonly found: readonly T[];
  readonly address: ReadAddress;
  /** Shows the same list with a change. */
  readonly change: (change: Partial<ListAddress>) => void;
}

/** The way in which an item is shown. */
export interface Showing<T> {
  readonly state: ListState<T>;
  readonly query: Query;
  /** Plain words of the search, to mark; folded. */
  readonly words: readonly string[];
  readonly filter: Filter;
  /** The one item that Tab leads to, where arrows lead on from it. */
  readonly isStop: boolean;
  /** It is among the first, which are on the screen from the beginning. */
  readonly isFirst: boolean;
}

interface ResultsProps<T> {
  readonly list: ListOf<T>;
  readonly state: ListState<T>;
  readonly query: Query;
  readonly filter: Filter;
  readonly look: Look;
  readonly className: string;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly row: (item: T, showing: Showing<T>) => ReactNode;
}

/** Items on a screen, about. */
const onScreen = 15;

const itemAt = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest('a')?.getAttribute('data-item') ?? null) : null;

/** Puts the focus on the item from whose page one comes back. */
function useReturn(): void {
  useEffect(() => {
    const id = leftFor();
    const item = id === null ? null : document.querySelector(`[data-item="${CSS.escape(id)}"]`);
    if (item instanceof HTMLElement) item.focus({ preventScroll: true });
  }, []);
}

function Results<T>({ list, state, query, filter, look, className, onKeyDown, row }: ResultsProps<T>) {
  const { found } = state;
  const [stop, setStop] = useState(leftFor);
  const words = useMemo(() => wordsIn(query), [query]);
  const { shown, more } = useGrowing(found, stop, list.idOf);
  const ids = shown.map(list.idOf);
  const stopAt = stop !== null && ids.includes(stop) ? stop : ids[0];
  useReturn();
  return (
    <>
      <ul
        className={`${className} ${list.looks ? `is-${look}` : ''}`}
        aria-label={list.label}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => setStop(itemAt(target) ?? stop)}
        onClickCapture={({ target }) => {
          const id = itemAt(target);
          if (id !== null) goToPart(id);
        }}
      >
        {shown.map((item, n) =>
          row(item, { state, query, words, filter, isStop: ids[n] === stopAt, isFirst: n < onScreen }),
        )}
      </ul>
      {more === null ? null : (
        <button ref={more.atEnd} type="button" className="button list-more" onClick={more.show}>
          Show more ({found.length - shown.length} left)
        </button>
      )}
    </>
  );
}

interface ChoicesProps<T> {
  readonly list: ListOf<T>;
  readonly state: ListState<T>;
  /** Number of all items. */
  readonly all: number;
  readonly help: ListPageProps<T>['help'];
}

/** Number of items, choices to take away, and the help for the search. */
function Choices<T>({ list, state: { found, address, narrowed, change }, all, help }: ChoicesProps<T>) {
  return (
    <div className="list-choices">
      <p role="status">{sayCount(found.length, all, list.noun)}</p>
      {choicesIn(list, address.filter).map(({ id, title, without }) => (
        <button key={id} type="button" className="choice" onClick={() => change({ filter: without })}>
          <span className="unseen">Without </span>
          {title}
          <span aria-hidden="true"> ×</span>
        </button>
      ))}
      {narrowed || address.words !== '' ? (
        <button
          type="button"
          className="choice is-all"
          onClick={() => goTo(writeAddress(list, { filter: scopeOf(list, address.filter) }))}
        >
          Show all {list.noun}s
        </button>
      ) : null}
      <SearchHelp list={list} more={help} />
    </div>
  );
}

interface FilterPanelProps<T> extends Omit<FiltersProps<T>, 'filter' | 'onFilter' | 'onTerm'> {
  readonly id: string;
  readonly state: ListState<T>;
  readonly open: boolean;
  readonly onDone: () => void;
}

function FilterPanel<T>({ id, state, open, onDone, ...props }: FilterPanelProps<T>) {
  const { noun } = props.list;
  const { address, found, change } = state;
  return (
    <section className={`list-filters ${open ? 'is-open' : ''}`} id={id} aria-label="Filters">
      <Filters
        {...props}
        filter={address.filter}
        onFilter={(filter) => change({ filter })}
        onTerm={(field, name) => change({ words: withTerm(address.words, field, name) })}
      />
      <button type="button" className="button is-main filters-done" onClick={onDone}>
        {found.length === 0 ? `No ${noun} matches` : `Show ${counted(found.length, noun)}`}
      </button>
    </section>
  );
}

/** Names like what was searched for; each is searched for at a press. */
function Guesses<T>({
  list,
  items,
  state: { address, change },
}: Pick<ChoicesProps<T>, 'list' | 'state'> & { readonly items: readonly T[] }) {
  const names = guesses(list, items, address.words);
  if (names.length === 0) return null;
  return (
    <p className="list-guesses">
      Did you mean{' '}
      {names.map((name) => (
        <button key={name} type="button" className="choice" onClick={() => change({ words: `"${name}"` })}>
          {name}
        </button>
      ))}
    </p>
  );
}

/** Searches, filters and sorts the items of a list by the address of the page. */
function useList<T>(list: ListOf<T>, items: readonly T[]) {
  const { search: asked } = useAddress();
  const address = useMemo(() => readAddress(list, asked, items), [list, asked, items]);
  const shown = useDeferredValue(address);
  const query = useMemo(() => readQuery(shown.words, list.search), [list, shown.words]);
  const found = useMemo(
    () => find(list, items, query, shown.filter, shown.sort),
    [list, items, query, shown.filter, shown.sort],
  );
  const state: ListState<T> = {
    found: found.items,
    address,
    narrowed: isNarrowed(list, address.filter),
    change: (part) => rename(writeAddress(list, { ...address, ...part })),
  };
  return { state, shown, query, counts: found.counts };
}

const noItems: readonly never[] = [];

interface ListPageProps<T> {
  readonly list: ListOf<T>;
  /** null: they are not here yet. */
  readonly items: readonly T[] | null;
  readonly className?: string;
  /** Class of the list of items. */
  readonly results: string;
  readonly row: (item: T, showing: Showing<T>) => ReactNode;
  /** In the head, after the heading. */
  readonly head?: ReactNode;
  /** Between the head and the list, and beside the list on a wide screen. */
  readonly beside?: ReactNode;
  /** Above the results, before the number of items. */
  readonly above?: (state: ListState<T>) => ReactNode;
  /** Between the number of items and the items. */
  readonly between?: (state: ListState<T>) => ReactNode;
  readonly below?: (state: ListState<T>) => ReactNode;
  /** In place of the results where there are no items at all; null: the results say so, as where the server filters. */
  readonly none?: (state: ListState<T>) => ReactNode;
  readonly help?: { readonly title: string; readonly says: string };
}

export function ListPage<T>(props: ListPageProps<T>) {
  const { list, className = '', items: given, help } = props;
  const items = given ?? noItems;
  const { state, shown, query, counts } = useList(list, items);
  const { address, found, narrowed, change } = state;
  const search = useRef<HTMLInputElement>(null);
  const onKeyDown = useListKeys(search);
  const filters = useId();
  const [open, setOpen] = useState(false);
  const notices = [...address.ignored, ...query.faults];
  const nothing = items.length === 0 ? props.none?.(state) : null;
  const hasPanel = list.filters.some(isInPanel);
  const button = { filters, chosen: countChosen(list, address.filter), open, onOpen: setOpen };
  return (
    <div className={`list-page ${hasPanel ? 'has-filters' : ''} ${className}`}>
      <ListHead
        list={list}
        search={search}
        address={address}
        onAddress={change}
        button={hasPanel ? button : null}
        head={props.head}
        beside={props.beside}
      />
      {hasPanel ? (
        <FilterPanel
          id={filters}
          list={list}
          items={items}
          counts={counts}
          state={state}
          open={open}
          onDone={() => setOpen(false)}
        />
      ) : null}
      <div className="list-main">
        {props.above?.(state)}
        {notices.length === 0 ? null : (
          <div className="list-notice" role="alert">
            {notices.map((notice) => (
              <p key={notice}>{notice}</p>
            ))}
          </div>
        )}
        {given === null
          ? null
          : (nothing ?? (
              <>
                <Choices list={list} state={state} all={items.length} help={help} />
                {props.between?.(state)}
                <Results
                  list={list}
                  state={state}
                  query={query}
                  filter={shown.filter}
                  look={shown.look}
                  className={props.results}
                  onKeyDown={onKeyDown}
                  row={props.row}
                />
                {found.length === 0 ? (
                  <>
                    <p className="hint list-advice">{sayNone(query.terms.length > 0, narrowed)}</p>
                    <Guesses list={list} items={items} state={state} />
                  </>
                ) : null}
              </>
            ))}
        {props.below?.(state)}
      </div>
    </div>
  );
}
