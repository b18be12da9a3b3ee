// One card of the gallery. It looks like a card or like a line of a list; what it says is the same.
import { memo, useRef } from 'react';
import { Link } from 'wouter';
import { Emblem } from '../parts/Glyph.tsx';
import { PrintedNumbers } from '../parts/PrintedNumbers.tsx';
import { Art } from '../table/Art.tsx';
import { Bonuses } from '../table/Bonuses.tsx';
import { cardPath } from './address.ts';
import { CardText } from './CardText.tsx';
import type { CatalogueCard } from './catalogue.ts';
import { valueTitle } from './facets.ts';
import { Marked } from './Marked.tsx';
import { useNear } from './useNear.ts';

interface CardTileProps {
  readonly card: CatalogueCard;
  /** Folded. */
  readonly words: readonly string[];
  /** The one card of the gallery that Tab leads to; arrows lead on from it. */
  readonly isStop: boolean;
}

export const CardTile = memo(function CardTile({ card, words, isStop }: CardTileProps) {
  const tile = useRef<HTMLLIElement>(null);
  const near = useNear(tile);
  const first = card.printings[0];
  return (
    <li ref={tile} className={`card-tile house-${card.house}`}>
      <div className="card-art">{near ? <Art face={card} /> : null}</div>
      <div className="card-title">
        <Link to={cardPath(card.name)} tabIndex={isStop ? 0 : -1} data-card={card.name}>
          <Marked text={card.title} words={words} />
        </Link>
        <Bonuses bonus={card.bonus} />
      </div>
      <p className="card-kind">
        <Emblem house={card.house} />
        <span>
          <span className="unseen">{valueTitle('house', card.house)} </span>
          {card.type}
          {card.traits.length === 0 ? null : (
            <>
              {' · '}
              <Marked text={card.traits.map((trait) => valueTitle('trait', trait)).join(' · ')} words={words} />
            </>
          )}
        </span>
        <PrintedNumbers face={card} className="card-numbers" />
      </p>
      <div className="card-text">
        <CardText lines={card.text ?? []} words={words} />
        {card.text === null ? <p className="hint">Not playable yet.</p> : null}
        {card.text?.length === 0 ? <p className="hint">No text.</p> : null}
      </div>
      {first === undefined ? null : (
        <p className="card-print">
          <span>{first.rarity}</span>
          <span>
            {first.set.toUpperCase()} {first.number}
          </span>
        </p>
      )}
    </li>
  );
});
