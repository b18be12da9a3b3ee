// Help for the search box of a list: examples to try, and all fields.
import { Link } from 'wouter';
import { useCharacterKeys } from '../actions/useActionKeys.ts';
import { writeAddress } from './listAddress.ts';
import type { ListOf } from './listOf.ts';

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });

function sayFields<T>({ search: { values, numbers } }: ListOf<T>): string {
  const [named, counted] = [Object.keys(values), Object.keys(numbers)];
  const said = [
    `There are ${and.format(named)}.`,
    counted.length === 0 ? '' : `Numbers, each with =, >, >=, < or <=: ${counted.join(', ')}.`,
    'A minus in front means: not.',
  ];
  return said.filter((part) => part !== '').join(' ');
}

interface SearchHelpProps<T> {
  readonly list: ListOf<T>;
  /** Further help, by its title. */
  readonly more?: { readonly title: string; readonly says: string } | undefined;
}

export function SearchHelp<T>({ list, more }: SearchHelpProps<T>) {
  const characters = useCharacterKeys();
  return (
    <details className="search-help">
      <summary>How to search{more === undefined ? '' : `, and ${more.title}`}</summary>
      <dl>
        {list.examples.map(([typed, finds]) => (
          <div key={typed}>
            <dt>
              <Link to={writeAddress(list, { words: typed })}>
                <code>{typed}</code>
              </Link>
            </dt>
            <dd>{finds}</dd>
          </div>
        ))}
      </dl>
      <p className="hint">
        {sayFields(list)}{' '}
        {characters ? (
          <>
            <kbd>/</kbd> leads to the search, arrows
          </>
        ) : (
          'Arrows'
        )}{' '}
        lead from {list.noun} to {list.noun}.
      </p>
      {more === undefined ? null : <p className="hint">{more.says}</p>}
    </details>
  );
}
