// One deck among many. Its name is the link; the star and the pick stand beside it.
import { memo } from 'react';
import { Link } from 'wouter';
import type { Mark } from '../../collection/entry.ts';
import type { CollectionMutation } from '../../collection/useCollectionMutation.ts';
import { HouseSigns } from '../../components/HouseSigns.tsx';
import { Portrait } from '../../components/Portrait.tsx';
import { Marked } from '../../list/Marked.tsx';
import type { Query } from '../../list/query.ts';
import { wordsIn } from '../../list/query.ts';
import { deckPath } from '../../routing/paths.ts';
import { setTitle } from '../cards/facets.ts';
import { DeckMarks } from './DeckMarks.tsx';
import { cardsFound } from './deckList.ts';
import { Favourite } from './Favourite.tsx';
import { measureOf } from './facts.ts';
import type { KnownDeck } from './known.ts';

/** The numbers that a deck is known by at a glance, and what they count. */
export const shownNumbers = [
  ['aember', 'Expected æmber', 'certain on playing each card once'],
  ['aember-control', 'Æmber control', 'cards that steal, capture, tax or slow the opponent'],
  ['creature-control', 'Creature control', 'cards that deal with creatures'],
  ['creatures', 'Creatures', 'cards that are creatures'],
] as const;

interface DeckTileProps {
  readonly known: KnownDeck;
  readonly mark: Mark;
  readonly query: Query;
  readonly picked: boolean;
  /** Whether one more may be picked. */
  readonly mayPick: boolean;
  readonly onPick: (id: string) => void;
  readonly mutation: CollectionMutation;
}

export const DeckTile = memo(function DeckTile({
  known,
  mark,
  query,
  picked,
  mayPick,
  onPick,
  mutation,
}: DeckTileProps) {
  const { deck, id } = known;
  const found = cardsFound(known, query);
  return (
    <li className={`deck-tile ${picked ? 'is-picked' : ''}`}>
      <Portrait of={deck} />
      <div className="deck-tile-name">
        <Link to={deckPath(id)} className="deck-link" data-item={id}>
          <Marked text={deck.name} words={wordsIn(query)} />
        </Link>
        <p className="deck-tile-what">
          <HouseSigns houses={deck.houses} />
          <span>{deck.set === null ? 'No set' : setTitle(deck.set)}</span>
        </p>
      </div>
      <dl className="deck-numbers">
        {shownNumbers.map(([measure, title]) => (
          <div key={measure}>
            <dt>{title}</dt>
            <dd>{measureOf(deck, measure)}</dd>
          </div>
        ))}
      </dl>
      <p className="deck-tile-marks">
        <DeckMarks known={known} />
        {mark.tags.map((tag) => (
          <span key={tag} className="deck-badge is-tag">
            {tag}
          </span>
        ))}
        {found.length === 0 ? null : (
          <span className="deck-found">
            {found.slice(0, 3).join(', ')}
            {found.length > 3 ? ` and ${found.length - 3} more` : ''}
          </span>
        )}
      </p>
      <div className="deck-tile-does">
        <Favourite mark={mark} name={deck.name} mutation={mutation} />
        <label className="deck-pick">
          <input
            type="checkbox"
            checked={picked}
            disabled={!picked && !mayPick}
            aria-label={`Compare ${deck.name}`}
            onChange={() => onPick(id)}
          />
          <span aria-hidden="true">Compare</span>
        </label>
      </div>
    </li>
  );
});
