// Head of a list: its heading, the search box, the order, pictures or lines and, on a narrow screen, the way to its filters.
import type { ReactNode, RefObject } from 'react';
import { useId } from 'react';
import { ActionKey } from '../actions/ActionButton.tsx';
import { focusSearch } from '../actions/pageActions.ts';
import { useAriaKeys } from '../actions/useActionKeys.ts';
import { PageHeading } from '../layout/PageHeading.tsx';
import { Segments } from './Filters.tsx';
import type { ListAddress, Look } from './listAddress.ts';
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

interface LookChoiceProps {
  readonly look: Look;
  readonly onLook: (look: Look) => void;
}

const LookChoice = ({ look, onLook }: LookChoiceProps) => (
  <fieldset className="segments">
    <legend className="unseen">Look</legend>
    {looks.map((one) => (
      <label key={one}>
        <input type="radio" name="view" className="unseen" checked={look === one} onChange={() => onLook(one)} />
        <span>{one === 'pictures' ? 'Pictures' : 'List'}</span>
      </label>
    ))}
  </fieldset>
);

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

/** Search, facets of the head, order, look and, on a narrow screen, the way to the filters. */
function Tools<T>({ list, search, address, onAddress, button }: ListHeadProps<T>) {
  return (
    <div className="list-tools">
      <SearchBox
        search={search}
        words={address.words}
        placeholder={list.placeholder}
        hint={list.hint}
        onWords={(words) => onAddress({ words })}
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
        {list.looks ? <LookChoice look={address.look} onLook={(look) => onAddress({ look })} /> : null}
        {button === null ? null : <FiltersButton {...button} />}
      </div>
    </div>
  );
}

interface AroundProps {
  /** After the heading. */
  readonly head?: ReactNode;
  /** Other things of the page, between its heading and its list. */
  readonly beside?: ReactNode;
}

export function ListHead<T>({ head, beside, ...tools }: ListHeadProps<T> & AroundProps) {
  const { title } = tools.list;
  const words = tools.address.words.trim();
  return (
    <>
      <header className="list-head">
        <PageHeading window={words === '' ? title : `${words} – ${title}`}>{title}</PageHeading>
        {head}
        {beside === undefined ? <Tools {...tools} /> : null}
      </header>
      {beside}
      {beside === undefined ? null : <Tools {...tools} />}
    </>
  );
}
