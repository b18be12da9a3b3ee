// One card of the gallery. It looks like a card or like a line of a list; what it says is the same.
import type { PrintingOf } from '@vaultsong/cards/catalogue';
import { memo, useRef } from 'react';
import { Link } from 'wouter';
import { Art } from '../../components/Art.tsx';
import { Bonuses } from '../../components/Bonuses.tsx';
import { Emblem } from '../../components/Glyph.tsx';
import { isTwinTitle } from '../../components/print/CardName.tsx';
import { Marked } from '../../list/Marked.tsx';
import { cardPath } from './address.ts';
import { CardText, linesOf } from './CardText.tsx';
import type { CatalogueCard } from './catalogue.ts';
import { subjectOf } from './catalogue.ts';
import { kindOf, valueTitle } from './facets.ts';
import { Numbers } from './Numbers.tsx';
import { useNear } from './useNear.ts';

interface CardTileProps {
  readonly card: CatalogueCard;
  /** Folded. */
  readonly words: readonly string[];
  /** The one card of the gallery that Tab leads to; arrows lead on from it. */
  readonly isStop: boolean;
  /** Whether it is among the first, which are on the screen from the beginning. */
  readonly isFirst: boolean;
  /** The printing that it is shown as. */
  readonly printing: PrintingOf | undefined;
}

/** As at the table: an evil twin and half of a gigantic creature are seen to be that. */
const looksOf = ({ half, title }: CatalogueCard): string =>
  [isTwinTitle(title) ? 'is-twin' : '', half === null ? '' : `is-half is-${half}-half`].join(' ');

export const CardTile = memo(function CardTile({ card, words, isStop, isFirst, printing }: CardTileProps) {
  const tile = useRef<HTMLLIElement>(null);
  const near = useNear(tile, isFirst);
  return (
    <li ref={tile} className={`card-tile house-${card.house ?? 'none'} ${looksOf(card)}`}>
      <div className="card-art">{near ? <Art cardInfo={subjectOf(card)} /> : null}</div>
      <div className="card-title">
        <Link to={cardPath(card.name)} tabIndex={isStop ? 0 : -1} data-item={card.name}>
          <Marked text={card.title} words={words} />
        </Link>
        <Bonuses bonus={card.bonus} />
      </div>
      <p className="card-kind">
        {card.house === null ? null : <Emblem house={card.house} />}
        <span>
          <span className="unseen">{valueTitle('house', card.house ?? 'none')} </span>
          {kindOf(card)}
          {card.traits.length === 0 ? null : (
            <>
              {' · '}
              <Marked text={card.traits.map((trait) => valueTitle('trait', trait)).join(' · ')} words={words} />
            </>
          )}
        </span>
        <Numbers card={card} />
      </p>
      <div className="card-text">
        <CardText lines={linesOf(card)} words={words} />
        {card.text === null ? <p className="hint">Not playable here yet.</p> : null}
        {card.text?.length === 0 ? <p className="hint">No text.</p> : null}
      </div>
      {printing === undefined ? null : (
        <p className="card-print">
          <span>{printing.rarity}</span>
          <span>
            {printing.set.toUpperCase()} {printing.number}
          </span>
        </p>
      )}
    </li>
  );
});
