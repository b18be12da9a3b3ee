// A deck to look through before it is bid for: its houses and its cards, each with its text.

import { houseTitles } from '@vaultsong/art';
import type { Bonus } from '@vaultsong/engine';
import { Bonuses } from '../../parts/Bonuses.tsx';
import { Emblem } from '../../parts/Glyph.tsx';
import { PrintedNumbers } from '../../parts/PrintedNumbers.tsx';
import { sayIcons } from '../../parts/print/icons.ts';
import type { CardFace, ListedDeck } from '../../wire/faces.ts';

interface CardProps {
  readonly face: CardFace;
  readonly count: number;
  /** Of these copies, with what their deck adds. */
  readonly bonus: readonly Bonus[];
}

const Card = ({ face, count, bonus }: CardProps) => (
  <details className="listed-card">
    <summary>
      <span className="listed-count">{count > 1 ? `${count}×` : ''}</span>
      <span className="listed-title">{face.title}</span>
      {face.half === undefined ? null : <small>{face.half} half</small>}
      <Bonuses bonus={bonus} />
      <PrintedNumbers face={face} className="listed-numbers" />
    </summary>
    <p className="hint">
      {face.type}
      {face.traits.length > 0 ? ` · ${face.traits.join(' · ')}` : ''}
      {bonus.length > 0 ? ` · bonus: ${sayIcons(bonus)}` : ''}
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
                .map(({ face, count, bonus }) => (
                  <li key={`${face.name} ${bonus.join(' ')}`}>
                    <Card face={face} count={count} bonus={bonus} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </article>
  );
}
