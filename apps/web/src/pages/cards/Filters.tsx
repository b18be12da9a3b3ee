// Filters of the card list. Each value shows the number of cards that it leaves.
import { useId, useState } from 'react';
import { Emblem } from '../../components/Glyph.tsx';
import type { CatalogueCard } from './catalogue.ts';
import type { Facet } from './facets.ts';
import { asHouse, facets, facetTitles, valuesIn, valueTitle } from './facets.ts';
import type { Counts, Filter, RangeName } from './filter.ts';

interface FacetFieldProps {
  readonly facet: Facet;
  readonly values: readonly string[];
  readonly chosen: readonly string[];
  readonly counts: ReadonlyMap<string, number>;
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** More values than these are shown when asked for; those that are chosen always. */
const atOnce = 16;

function FacetField({ facet, values, chosen, counts, onChoose }: FacetFieldProps) {
  const [all, setAll] = useState(false);
  const frequent = values.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0)).slice(0, atOnce);
  const short = values.length <= atOnce;
  const listed = all || short ? values : values.filter((value) => frequent.includes(value) || chosen.includes(value));
  return (
    <fieldset className={`facet facet-${facet}`}>
      <legend>{facetTitles[facet]}</legend>
      <div className="facet-values">
        {listed.map((value) => {
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
              <span>{valueTitle(facet, value)}</span>
              <span className="facet-count">
                {count}
                <span className="unseen"> {count === 1 ? 'card' : 'cards'}</span>
              </span>
            </label>
          );
        })}
      </div>
      {short ? null : (
        <button type="button" className="facet-more" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? `Only the frequent ones` : `All ${values.length} ${facetTitles[facet].toLowerCase()}s`}
        </button>
      )}
    </fieldset>
  );
}

interface RangeFieldProps {
  readonly name: RangeName;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

const rangeTitles: Readonly<Record<RangeName, string>> = { power: 'Power', armor: 'Armor' };

function RangeField({ name, filter, onFilter }: RangeFieldProps) {
  const id = useId();
  const range = filter.within[name];
  return (
    <fieldset className="facet facet-range">
      <legend>{rangeTitles[name]}</legend>
      {(['from', 'to'] as const).map((end) => (
        <span key={end} className="range-end">
          <label htmlFor={`${id}-${end}`}>
            <span className="unseen">{rangeTitles[name]} </span>
            {end}
          </label>
          <input
            id={`${id}-${end}`}
            type="number"
            inputMode="numeric"
            min={0}
            max={99}
            value={range[end] ?? ''}
            onChange={({ target }) => {
              const number = /^\d{1,2}$/.test(target.value) ? Number(target.value) : null;
              onFilter({ ...filter, within: { ...filter.within, [name]: { ...range, [end]: number } } });
            }}
          />
        </span>
      ))}
    </fieldset>
  );
}

interface FiltersProps {
  /** Of all, so that a choice never makes another one disappear. */
  readonly cards: readonly CatalogueCard[];
  readonly filter: Filter;
  readonly counts: Counts;
  readonly onFilter: (filter: Filter) => void;
}

export const Filters = ({ cards, filter, counts, onFilter }: FiltersProps) =>
  facets.flatMap((facet) => [
    <FacetField
      key={facet}
      facet={facet}
      values={valuesIn(cards, facet)}
      chosen={filter.chosen[facet]}
      counts={counts[facet]}
      onChoose={(chosen) => onFilter({ ...filter, chosen: { ...filter.chosen, [facet]: chosen } })}
    />,
    ...(facet === 'rarity'
      ? [
          <RangeField key="power" name="power" filter={filter} onFilter={onFilter} />,
          <RangeField key="armor" name="armor" filter={filter} onFilter={onFilter} />,
        ]
      : []),
  ]);
