// Help for the search box: examples to try.
import { Link } from 'wouter';
import { addressOf, wholeGallery } from './address.ts';

interface Example {
  readonly words: string;
  readonly finds: string;
}

const examples: readonly Example[] = [
  { words: 'steal', finds: 'the word in the name, the text or the traits' },
  { words: '"each creature"', finds: 'the words one after the other' },
  { words: 'house:dis power>=5', finds: 'strong creatures of Dis' },
  { words: 'destroy -type:action', finds: 'what destroys and is no action' },
  { words: 'trait:knight trait:spirit', finds: 'cards with both traits' },
  { words: 'aember>=2', finds: 'two bonus æmber or more' },
  { words: 'enhance:capture set:mm', finds: 'what adds capture icons to its deck, in Mass Mutation' },
  { words: 'kind:gigantic', finds: 'halves of gigantic creatures; there are kind:evil-twin and kind:tide too' },
];

export const SearchHelp = () => (
  <details className="search-help">
    <summary>How to search</summary>
    <dl>
      {examples.map(({ words, finds }) => (
        <div key={words}>
          <dt>
            <Link to={addressOf({ ...wholeGallery, words })}>
              <code>{words}</code>
            </Link>
          </dt>
          <dd>{finds}</dd>
        </div>
      ))}
    </dl>
    <p className="hint">
      There are house, type, rarity, keyword, bonus, enhance, kind, trait and set; power, armor and aember are numbers.{' '}
      <kbd>/</kbd> leads to the search, arrows lead from card to card.
    </p>
  </details>
);
