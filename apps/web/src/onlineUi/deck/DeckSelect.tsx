// Field to select a player's deck: one of the collection, a bundled one, or a new one.

import { houseTitles } from '@vaultsong/art';
import { bundledDecks, deckOfName, isGeneratedName } from '@vaultsong/decks';
import type { House } from '@vaultsong/engine';
import { Link } from 'wouter';
import type { Held } from '../../collection/collection.ts';
import { useNotes } from '../../components/form/FieldNotes.tsx';
import { Emblem } from '../../components/Glyph.tsx';
import { deckPath } from '../../routing/paths.ts';
import type { ChosenDeck } from './chosenDeck.ts';

interface DeckSelectProps {
  readonly label: string;
  readonly held: Held | null;
  readonly chosen: ChosenDeck;
  readonly error?: string | null;
  /** Another deck was chosen. */
  readonly onPick?: () => void;
}

const newOne = 'new';

function housesOf(slug: string, held: Held | null): readonly House[] {
  if (isGeneratedName(slug)) return deckOfName(slug).houses;
  return bundledDecks.find((one) => one.slug === slug)?.deck.houses ?? held?.decks.get(slug)?.deck.houses ?? [];
}

export function DeckSelect({ label, held, chosen: { slug, choose, renew }, error = null, onPick }: DeckSelectProps) {
  const { id, described, notes } = useNotes({ error });
  const own = [...(held?.decks.values() ?? [])].filter(({ playable }) => playable);
  const isNew = isGeneratedName(slug);
  return (
    <div className="field online-deck">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={slug}
        {...described}
        onChange={({ target }) => {
          onPick?.();
          if (target.value === newOne) renew();
          else choose(target.value);
        }}
      >
        {isNew ? (
          <optgroup label="A new deck">
            <option value={slug}>{deckOfName(slug).name}</option>
            <option value={newOne}>Another new deck</option>
          </optgroup>
        ) : (
          <option value={newOne}>A new, unseen deck</option>
        )}
        {own.length === 0 ? null : (
          <optgroup label="Your own decks">
            {own.map(({ id: deck, deck: { name } }) => (
              <option key={deck} value={deck}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label="Decks that come with the game">
          {bundledDecks.map((one) => (
            <option key={one.slug} value={one.slug}>
              {one.deck.name}
            </option>
          ))}
        </optgroup>
      </select>
      {notes}
      <p className="online-houses">
        {housesOf(slug, held).map((house) => (
          <span key={house}>
            <Emblem house={house} /> {houseTitles[house]}
          </span>
        ))}
        <Link to={deckPath(slug)}>Look at it</Link>
      </p>
    </div>
  );
}
