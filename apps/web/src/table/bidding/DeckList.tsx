// A deck to look through before it is bid for: its houses and its cards, each with its text.
import { houseTitles } from '../../art/emblems.ts';
import { Emblem } from '../../parts/Glyph.tsx';
import { PrintedNumbers } from '../../parts/PrintedNumbers.tsx';
import type { CardFace, ListedDeck } from '../../wire/faces.ts';

const Card = ({ face, count }: { readonly face: CardFace; readonly count: number }) => (
  <details className="listed-card">
    <summary>
      <span className="listed-count">{count > 1 ? `${count}×` : ''}</span>
      <span className="listed-title">{face.title}</span>
      <PrintedNumbers face={face} className="listed-numbers" />
    </summary>
    <p className="hint">
      {face.type}
      {face.traits.length > 0 ? ` · ${face.traits.join(' · ')}` : ''}
      {face.bonus.length > 0 ? ` · bonus: ${face.bonus.join(', ')}` : ''}
    </p>
    {face.text.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </details>
);

interface DeckListProps {
  readonly deck: ListedDeck;
  /** Who brought it. */
  readonly brought: string;
  /** The one that is bid for. */
  readonly wanted: boolean;
}

export function DeckList({ deck, brought, wanted }: DeckListProps) {
  return (
    <article className={`bid-deck ${wanted ? 'is-wanted' : ''}`} aria-label={deck.name}>
      <header>
        <h2>{deck.name}</h2>
        <p className="hint">
          {brought}
          {wanted ? <b> · bid for</b> : null}
        </p>
      </header>
      <div className="bid-houses">
        {deck.houses.map((house) => (
          <section key={house} aria-label={houseTitles[house]} className={`house-${house}`}>
            <h3>
              <Emblem house={house} /> {houseTitles[house]}
            </h3>
            <ul>
              {deck.cards
                .filter((card) => card.house === house)
                .map(({ face, count }) => (
                  <li key={face.name}>
                    <Card face={face} count={count} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </article>
  );
}
