// In which order a list of cards or of decks is shown, as pictures or as lines, and, on a narrow screen, whether its filters are.
import { useId } from 'react';
import type { Look } from './listAddress.ts';
import { looks } from './listAddress.ts';

interface ListLooksProps<S extends string> {
  readonly sort: S;
  readonly sorts: readonly S[];
  readonly sortTitles: Readonly<Record<S, string>>;
  readonly onSort: (sort: S) => void;
  readonly look: Look;
  readonly onLook: (look: Look) => void;
  /** The id of the filters. */
  readonly filters: string;
  /** How many values are chosen there. */
  readonly chosen: number;
  /** Whether they are shown; only on a narrow screen can they be hidden. */
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

export function ListLooks<S extends string>({
  sort,
  sorts,
  sortTitles,
  onSort,
  look,
  onLook,
  filters,
  chosen,
  open,
  onOpen,
}: ListLooksProps<S>) {
  const id = useId();
  return (
    <div className="cards-looks">
      <label htmlFor={id} className="unseen">
        Order
      </label>
      <select
        id={id}
        value={sort}
        onChange={({ target }) => {
          const found = sorts.find((one) => one === target.value);
          if (found !== undefined) onSort(found);
        }}
      >
        {sorts.map((one) => (
          <option key={one} value={one}>
            {sortTitles[one]}
          </option>
        ))}
      </select>
      <fieldset className="segments">
        <legend className="unseen">Look</legend>
        {looks.map((one) => (
          <label key={one}>
            <input type="radio" name="view" className="unseen" checked={look === one} onChange={() => onLook(one)} />
            <span>{one === 'pictures' ? 'Pictures' : 'List'}</span>
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        className="filters-button"
        aria-expanded={open}
        aria-controls={filters}
        onClick={() => onOpen(!open)}
      >
        Filters{chosen === 0 ? '' : ` (${chosen})`}
      </button>
    </div>
  );
}
