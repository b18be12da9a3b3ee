// Filters of the deck list: by contents, by numbers, and by the player's notes.
import { findPrinted } from '@vaultsong/cards/catalogue';
import { useId, useMemo, useState } from 'react';
import { Emblem } from '../../components/Glyph.tsx';
import { asHouse, setTitle, valueTitle } from '../cards/facets.ts';
import type { Range } from '../cards/filter.ts';
import { cardTitle, measureTitle } from './facts.ts';
import type { KnownDeck } from './known.ts';
import type { Side } from './query.ts';
import type { Facet, Filter, Found, Marks, RangeName } from './search.ts';
import { facets, ranges, stateTitles, valuesIn } from './search.ts';

const facetTitles: Readonly<Record<Facet, string>> = {
  house: 'Houses (all of them)',
  set: 'Set',
  from: 'From',
  state: 'Here',
  tag: 'Tag',
};

/** Title of a value. */
export function titleOf(facet: Facet, value: string): string {
  switch (facet) {
    case 'house':
      return valueTitle('house', value);
    case 'set':
      return value === 'none' ? 'No set' : setTitle(value);
    case 'from':
    case 'state':
      return stateTitles[value] ?? value;
    case 'tag':
      return value;
  }
}

interface FacetFieldProps {
  readonly facet: Facet;
  readonly values: readonly string[];
  readonly chosen: readonly string[];
  readonly counts: ReadonlyMap<string, number>;
  readonly onChoose: (chosen: readonly string[]) => void;
}

const FacetField = ({ facet, values, chosen, counts, onChoose }: FacetFieldProps) => (
  <fieldset className="facet">
    <legend>{facetTitles[facet]}</legend>
    <div className="facet-values">
      {values.map((value) => {
        const house = facet === 'house' ? asHouse(value) : undefined;
        const count = counts.get(value) ?? 0;
        const isChosen = chosen.includes(value);
        return (
          <label key={value} className={`facet-value ${count === 0 && !isChosen ? 'is-empty' : ''}`}>
            <input
              type="checkbox"
              checked={isChosen}
              onChange={() => onChoose(isChosen ? chosen.filter((one) => one !== value) : [...chosen, value])}
            />
            {house === undefined ? null : <Emblem house={house} />}
            <span>{titleOf(facet, value)}</span>
            <span className="facet-count">
              {count}
              <span className="unseen"> {count === 1 ? 'deck' : 'decks'}</span>
            </span>
          </label>
        );
      })}
    </div>
  </fieldset>
);

interface RangeFieldProps {
  readonly name: RangeName;
  readonly range: Range;
  readonly onRange: (range: Range) => void;
}

function RangeField({ name, range, onRange }: RangeFieldProps) {
  const id = useId();
  const title = measureTitle(name);
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
            onChange={({ target }) =>
              onRange({ ...range, [end]: /^\d{1,3}$/.test(target.value) ? Number(target.value) : null })
            }
          />
        </span>
      ))}
    </fieldset>
  );
}

interface NamedFieldProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly onName: (name: string) => void;
}

/** A card or a trait by its name, out of those that there are. */
function NamedField({ title, names, onName }: NamedFieldProps) {
  const [id, list] = [useId(), useId()];
  const [typed, setTyped] = useState('');
  const take = (text: string): void => {
    const name = names.find((one) => one.toLowerCase() === text.trim().toLowerCase());
    setTyped(name === undefined ? text : '');
    if (name !== undefined) onName(name);
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

interface DeckFiltersProps {
  /** All of them, so that a choice never makes another one disappear. */
  readonly decks: readonly KnownDeck[];
  readonly marks: Marks;
  readonly filter: Filter;
  readonly counts: Found['counts'];
  readonly onFilter: (filter: Filter) => void;
  readonly onTerm: (side: Side, name: string) => void;
}

const alphabet = (names: Iterable<string>): readonly string[] =>
  [...new Set(names)].sort((a, b) => a.localeCompare(b, 'en'));

export function DeckFilters({ decks, marks, filter, counts, onFilter, onTerm }: DeckFiltersProps) {
  const [numbers, setNumbers] = useState(
    ranges.some((name) => filter.within[name].from !== null || filter.within[name].to !== null),
  );
  const [cards, traits] = useMemo(() => {
    const entries = new Map(decks.flatMap(({ deck }) => deck.cards.map((entry) => [entry.card, entry])));
    const names = [...entries.values()].map(cardTitle);
    const traitsOf = [...entries.keys()].flatMap((card) => findPrinted(card)?.traits ?? []);
    return [alphabet(names), alphabet(new Set(traitsOf)).map((trait) => valueTitle('trait', trait))];
  }, [decks]);
  return (
    <>
      <label className="facet-value">
        <input
          type="checkbox"
          checked={filter.favourites}
          onChange={() => onFilter({ ...filter, favourites: !filter.favourites })}
        />
        Only favourites
      </label>
      {facets.map((facet) => {
        const values = valuesIn(decks, marks, facet);
        return values.length < 2 && filter.chosen[facet].length === 0 && facet !== 'tag' ? null : values.length ===
          0 ? null : (
          <FacetField
            key={facet}
            facet={facet}
            values={values}
            chosen={filter.chosen[facet]}
            counts={counts[facet]}
            onChoose={(chosen) => onFilter({ ...filter, chosen: { ...filter.chosen, [facet]: chosen } })}
          />
        );
      })}
      <NamedField title="Has the card" names={cards} onName={(name) => onTerm('card', name)} />
      <NamedField title="Has cards with the trait" names={traits} onName={(name) => onTerm('trait', name)} />
      <button type="button" className="facet-more" aria-expanded={numbers} onClick={() => setNumbers(!numbers)}>
        {numbers ? 'Fewer filters' : 'Filter by numbers'}
      </button>
      {numbers
        ? ranges.map((name) => (
            <RangeField
              key={name}
              name={name}
              range={filter.within[name]}
              onRange={(range) => onFilter({ ...filter, within: { ...filter.within, [name]: range } })}
            />
          ))
        : null}
    </>
  );
}
