// A deck to look through before it is bid for: its houses and its cards, each with its text.

import { houseTitles } from '@vaultsong/art';
import type { Bonus, House } from '@vaultsong/engine';
import { Bonuses } from '../../components/Bonuses.tsx';
import { Emblem, Emblems } from '../../components/Glyph.tsx';
import { PrintedNumbers } from '../../components/PrintedNumbers.tsx';
import { sayHouses } from '../../components/print/houses.ts';
import { sayIcons } from '../../components/print/icons.ts';
import type { CardInfo, ListedDeck } from '../../wire/cardInfo.ts';

interface CardProps {
  readonly cardInfo: CardInfo;
  readonly count: number;
  /** Of these copies, with what their deck adds. */
  readonly bonus: readonly Bonus[];
  readonly houseIcons: readonly House[];
}

const Card = ({ cardInfo, count, bonus, houseIcons }: CardProps) => (
  <details className="listed-card">
    <summary>
      <span className="listed-count">{count > 1 ? `${count}×` : ''}</span>
      <span className="listed-title">{cardInfo.title}</span>
      {cardInfo.half === undefined ? null : <small>{cardInfo.half} half</small>}
      <Bonuses bonus={bonus} />
      <Emblems houses={houseIcons} />
      <PrintedNumbers cardInfo={cardInfo} className="listed-numbers" />
    </summary>
    <p className="hint">
      {cardInfo.type}
      {cardInfo.traits.length > 0 ? ` · ${cardInfo.traits.join(' · ')}` : ''}
      {bonus.length > 0 ? ` · bonus: ${sayIcons(bonus)}` : ''}
      {houseIcons.length > 0 ? ` · also of ${sayHouses(houseIcons)}` : ''}
    </p>
    {cardInfo.text.map((line) => (
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
                .map(({ info: cardInfo, count, bonus, houseIcons }) => (
                  <li key={`${cardInfo.name} ${bonus.join(' ')} ${houseIcons.join(' ')}`}>
                    <Card cardInfo={cardInfo} count={count} bonus={bonus} houseIcons={houseIcons} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </article>
  );
}
