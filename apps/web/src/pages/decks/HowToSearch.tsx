// Help for the search box of the deck list, and the meaning of the numbers on each deck.
import { shownNumbers } from './DeckTile.tsx';
import { measures } from './facts.ts';

const examples = [
  ['thief', 'in the name of the deck, of a card, or in your notes'],
  ['card:"Bad Penny" -card:urchin', 'with one card and without another'],
  ['house:dis set:cota', 'of a house and a set'],
  ['trait:knight keyword:taunt', 'with a trait and a keyword'],
  ['steals>=4 creatures<16', 'numbers of cards'],
  ['tag:league is:favourite', 'what you noted; also is:own, is:ready, is:later, is:faulty'],
] as const;

export const HowToSearch = () => (
  <details className="search-help">
    <summary>How to search, and what the numbers say</summary>
    <dl>
      {examples.map(([typed, says]) => (
        <div key={typed}>
          <dt>
            <code>{typed}</code>
          </dt>
          <dd className="hint">{says}</dd>
        </div>
      ))}
    </dl>
    <p className="hint">
      Numbers, each with =, &gt;, &gt;=, &lt; or &lt;=: {measures.join(', ')}. A minus in front means: not.
    </p>
    <p className="hint">
      On each deck: {shownNumbers.map(([_, title, says]) => `${title.toLowerCase()}: ${says}`).join('; ')}.
    </p>
  </details>
);
