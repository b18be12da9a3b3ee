// Filters of a list, made from its data. Each value shows the number of items that it leaves.
import { counted } from '@vaultsong/say';
import { useId, useMemo, useState } from 'react';
import { Emblem } from '../components/Glyph.tsx';
import { valuesIn } from './find.ts';
import type { Facet, Filter, ListFilter, ListOf, RangeFilter, TermFilter } from './listOf.ts';
import { chosenIn, presetOf, rangeIn, withChosen, withRange } from './listOf.ts';

interface FacetFieldProps<T> {
  readonly facet: Facet<T>;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

/** One of the values of a facet, side by side. */
export function Segments<T>({ facet, filter, onFilter }: FacetFieldProps<T>) {
  const { name, title, order, titleOf } = facet;
  const preset = presetOf(facet);
  const [chosen = preset] = chosenIn(filter, name);
  return (
    <fieldset className="segments">
      <legend className="unseen">{title}</legend>
      {order.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            className="unseen"
            checked={value === chosen}
            onChange={() => onFilter(withChosen(filter, name, value === preset ? [] : [value]))}
          />
          <span>{titleOf(value)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Menu<T>({ facet, filter, onFilter }: FacetFieldProps<T>) {
  const id = useId();
  const { name, title, order, titleOf } = facet;
  const preset = presetOf(facet);
  const [chosen = preset] = chosenIn(filter, name);
  return (
    <p className="facet-menu">
      <label htmlFor={id}>{title}</label>
      <select
        id={id}
        value={chosen}
        onChange={({ target: { value } }) => onFilter(withChosen(filter, name, value === preset ? [] : [value]))}
      >
        {order.map((value) => (
          <option key={value} value={value}>
            {titleOf(value)}
          </option>
        ))}
      </select>
    </p>
  );
}

function Box<T>({ facet: { name, title, order }, filter, onFilter }: FacetFieldProps<T>) {
  const checked = chosenIn(filter, name).length > 0;
  return (
    <label className="facet-value">
      <input
        type="checkbox"
        checked={checked}
        onChange={() => onFilter(withChosen(filter, name, checked ? [] : order.slice(0, 1)))}
      />
      {title}
    </label>
  );
}

interface BoxesProps<T> extends FacetFieldProps<T> {
  readonly list: ListOf<T>;
  readonly items: readonly T[];
  readonly counts: ReadonlyMap<string, number> | undefined;
}

/** More values than these are shown when asked for; those that are chosen always. */
const atOnce = 16;

function Boxes<T>({ list, items, facet, filter, counts, onFilter }: BoxesProps<T>) {
  const { name, title, titleOf, houseOf } = facet;
  const [all, setAll] = useState(false);
  const { values, narrows } = valuesIn(facet, items);
  const chosen = chosenIn(filter, name);
  if (!narrows && chosen.length === 0) return null;
  const countOf = (value: string): number => counts?.get(value) ?? 0;
  const frequent = values.toSorted((a, b) => countOf(b) - countOf(a)).slice(0, atOnce);
  const short = values.length <= atOnce;
  const listed = all || short ? values : values.filter((value) => frequent.includes(value) || chosen.includes(value));
  return (
    <fieldset className="facet">
      <legend>{title}</legend>
      <div className="facet-values">
        {listed.map((value) => {
          const house = houseOf?.(value);
          const count = countOf(value);
          const isChosen = chosen.includes(value);
          const others = chosen.filter((one) => one !== value);
          return (
            <label key={value} className={`facet-value ${count === 0 && !isChosen ? 'is-empty' : ''}`}>
              <input
                type="checkbox"
                checked={isChosen}
                onChange={() => onFilter(withChosen(filter, name, isChosen ? others : [...chosen, value]))}
              />
              {house === undefined ? null : <Emblem house={house} />}
              <span>{titleOf(value)}</span>
              <span className="facet-count">
                {count}
                <span className="unseen"> {count === 1 ? list.noun : `${list.noun}s`}</span>
              </span>
            </label>
          );
        })}
      </div>
      {short ? null : (
        <button type="button" className="facet-more" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Only the frequent ones' : `All ${counted(values.length, title.toLowerCase())}`}
        </button>
      )}
    </fieldset>
  );
}

interface RangeFieldProps<T> {
  readonly range: RangeFilter<T>;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

function RangeField<T>({ range: { name, title }, filter, onFilter }: RangeFieldProps<T>) {
  const id = useId();
  const range = rangeIn(filter, name);
  return (
    <fieldset className="facet facet-range">
      <legend>{title}</legend>
      {(['from', 'to'] as const).map((end) => (
        <span key={end} className="range-end">
          <label htmlFor={`${id}-${end}`}>
            <span className="unseen">{title} </span>
            {end}
          </label>
          <input
            id={`${id}-${end}`}
            type="number"
            inputMode="numeric"
            min={0}
            max={999}
            value={range[end] ?? ''}
            onChange={({ target: { value } }) =>
              onFilter(withRange(filter, name, { ...range, [end]: /^\d{1,3}$/.test(value) ? Number(value) : null }))
            }
          />
        </span>
      ))}
    </fieldset>
  );
}

interface TermFieldProps<T> {
  readonly term: TermFilter<T>;
  readonly items: readonly T[];
  readonly onTerm: (field: string, name: string) => void;
}

const noNames: readonly string[] = [];

/** Its names, often thousands, are there from the moment at which somebody comes to the field. */
function TermField<T>({ term: { field, title, namesIn }, items, onTerm }: TermFieldProps<T>) {
  const [id, list] = [useId(), useId()];
  const [typed, setTyped] = useState('');
  const [isUsed, setUsed] = useState(false);
  const names = useMemo(() => (isUsed ? namesIn(items) : noNames), [isUsed, namesIn, items]);
  const take = (text: string): void => {
    const name = names.find((one) => one.toLowerCase() === text.trim().toLowerCase());
    setTyped(name === undefined ? text : '');
    if (name !== undefined) onTerm(field, name);
  };
  return (
    <p className="facet facet-named">
      <label htmlFor={id}>{title}</label>
      <input
        id={id}
        list={list}
        value={typed}
        autoComplete="off"
        placeholder="Type a name"
        onFocus={() => setUsed(true)}
        onChange={({ target }) => take(target.value)}
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </p>
  );
}

export interface FiltersProps<T> {
  readonly list: ListOf<T>;
  /** All of the list, so that a choice never makes another one disappear. */
  readonly items: readonly T[];
  readonly filter: Filter;
  readonly counts: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly onFilter: (filter: Filter) => void;
  /** Adds a term to the search. */
  readonly onTerm: (field: string, name: string) => void;
}

const isFolded = <T,>(part: ListFilter<T>): boolean => part.kind === 'range' && part.folded === true;

/** Whether a filter stands among the others, not in the head of the page. */
export const isInPanel = <T,>(part: ListFilter<T>): boolean => part.kind !== 'facet' || part.control !== 'segments';

function FilterField<T>({ part, ...props }: FiltersProps<T> & { readonly part: ListFilter<T> }) {
  const { filter, onFilter, counts } = props;
  switch (part.kind) {
    case 'range':
      return <RangeField range={part} filter={filter} onFilter={onFilter} />;
    case 'term':
      return <TermField term={part} items={props.items} onTerm={props.onTerm} />;
    case 'facet': {
      const Field = { segments: Segments, menu: Menu, box: Box, boxes: null }[part.control];
      return Field === null ? (
        <Boxes {...props} facet={part} counts={counts.get(part.name)} />
      ) : (
        <Field facet={part} filter={filter} onFilter={onFilter} />
      );
    }
  }
}

const nameOf = <T,>(part: ListFilter<T>): string => (part.kind === 'term' ? `term ${part.field}` : part.name);

export function Filters<T>(props: FiltersProps<T>) {
  const { list, filter } = props;
  const parts = list.filters.filter(isInPanel);
  const folded = parts.filter(isFolded);
  const [all, setAll] = useState(folded.some((part) => nameOf(part) in filter.within));
  return (
    <>
      {parts.map((part) => (isFolded(part) ? null : <FilterField key={nameOf(part)} {...props} part={part} />))}
      {folded.length === 0 ? null : (
        <button type="button" className="facet-more" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Fewer filters' : 'Filter by numbers'}
        </button>
      )}
      {all ? folded.map((part) => <FilterField key={nameOf(part)} {...props} part={part} />) : null}
    </>
  );
}
