// Head of a list: its heading, the search box, the order, pictures or lines and, on a narrow screen, the way to its filters.
import type { RefObject } from 'react';
import { useId } from 'react';
import { ActionKey } from '../actions/ActionButton.tsx';
import { focusSearch } from '../actions/pageActions.ts';
import { useAriaKeys } from '../actions/useActionKeys.ts';
import { PageHeading } from '../layout/PageHeading.tsx';
import { Segments } from './Filters.tsx';
import type { ListAddress } from './listAddress.ts';
import { looks } from './listAddress.ts';
import type { ListOf } from './listOf.ts';
import { facetsOf } from './listOf.ts';

interface SearchBoxProps {
  readonly search: RefObject<HTMLInputElement | null>;
  readonly words: string;
  readonly placeholder: string;
  /** Said to those who hear the page. */
  readonly hint: string;
  readonly onWords: (words: string) => void;
}

const SearchBox = ({ search, words, placeholder, hint, onWords }: SearchBoxProps) => {
  const [id, hintId] = [useId(), useId()];
  const ariaKeys = useAriaKeys();
  return (
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
          placeholder={placeholder}
          aria-describedby={hintId}
          aria-keyshortcuts={ariaKeys(focusSearch)}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onWords(target.value)}
        />
        <ActionKey of={focusSearch} />
        <span id={hintId} className="unseen">
          {hint} “How to search” below has examples.
        </span>
      </form>
    </search>
  );
};

interface OrderProps<T> {
  readonly list: ListOf<T>;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

function Order<T>({ list, sort, onSort }: OrderProps<T>) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="unseen">
        Order
      </label>
      <select id={id} value={sort} onChange={({ target }) => onSort(target.value)}>
        {list.sorts.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
    </>
  );
}

export interface FiltersButtonProps {
  /** Id of the filters. */
  readonly filters: string;
  /** Number of values that are chosen there. */
  readonly chosen: number;
  /** They are shown; only on a narrow screen can they be hidden. */
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

const FiltersButton = ({ filters, chosen, open, onOpen }: FiltersButtonProps) => (
  <button
    type="button"
    className="filters-button"
    aria-expanded={open}
    aria-controls={filters}
    onClick={() => onOpen(!open)}
  >
    Filters{chosen === 0 ? '' : ` (${chosen})`}
  </button>
);

interface ListHeadProps<T> {
  readonly list: ListOf<T>;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly address: ListAddress;
  readonly onAddress: (change: Partial<ListAddress>) => void;
  /** null: the list has no filters but those of the head. */
  readonly button: FiltersButtonProps | null;
}

export function ListHead<T>({ list, search, address, onAddress, button }: ListHeadProps<T>) {
  const words = address.words.trim();
  return (
    <header className="list-head">
      <PageHeading window={words === '' ? list.title : `${words} – ${list.title}`}>{list.title}</PageHeading>
      <SearchBox
        search={search}
        words={address.words}
        placeholder={list.placeholder}
        hint={list.hint}
        onWords={(typed) => onAddress({ words: typed })}
      />
      <div className="list-looks">
        {facetsOf(list).map((facet) =>
          facet.control === 'segments' ? (
            <Segments
              key={facet.name}
              facet={facet}
              filter={address.filter}
              onFilter={(filter) => onAddress({ filter })}
            />
          ) : null,
        )}
        <Order list={list} sort={address.sort} onSort={(sort) => onAddress({ sort })} />
        {list.looks ? (
          <fieldset className="segments">
            <legend className="unseen">Look</legend>
            {looks.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="view"
                  className="unseen"
                  checked={address.look === one}
                  onChange={() => onAddress({ look: one })}
                />
                <span>{one === 'pictures' ? 'Pictures' : 'List'}</span>
              </label>
            ))}
          </fieldset>
        ) : null}
        {button === null ? null : <FiltersButton {...button} />}
      </div>
    </header>
  );
}
