// The card itself, large: what is printed on it. Whatever it has in common with others leads to those.
import type { House } from '@vaultsong/engine';
import { defaultEdition } from '@vaultsong/engine';
import { about, pointerOfHouse } from '@vaultsong/rulebook';
import { Link } from 'wouter';
import { Art } from '../../components/Art.tsx';
import { Bonuses } from '../../components/Bonuses.tsx';
import { Emblem, Icon } from '../../components/Glyph.tsx';
import { isTwinTitle } from '../../components/print/CardName.tsx';
import { AboutLink } from '../../layout/AboutLink.tsx';
import { addressOf as rulesOf } from '../../routing/rulesAddress.ts';
import { cardsWith } from '../cards/address.ts';
import { CardText, linesOf } from '../cards/CardText.tsx';
import type { CatalogueCard } from '../cards/catalogue.ts';
import { subjectOf } from '../cards/catalogue.ts';
import { kindOf, valueTitle } from '../cards/facets.ts';

const bonusWords = ({ bonus }: CatalogueCard): string =>
  bonus.map((icon) => valueTitle('bonus', icon).toLowerCase()).join(', ');

const Numbers = ({ card }: { readonly card: CatalogueCard }) =>
  card.power === null ? null : (
    <dl className="big-numbers">
      <div>
        <dt>
          <Icon name="power" /> Power
        </dt>
        <dd>{card.power}</dd>
      </div>
      <div>
        <dt>
          <Icon name="shield" /> Armor
        </dt>
        <dd>{card.armor}</dd>
      </div>
    </dl>
  );

/** The sign of the house leads to what is told of it; its name, to its cards. */
const Sign = ({ house }: { readonly house: House }) => (
  <AboutLink to={pointerOfHouse(house)} label={`About the house ${valueTitle('house', house)}`}>
    <Emblem house={house} />
  </AboutLink>
);

export const BigCard = ({ card }: { readonly card: CatalogueCard }) => (
  <section
    className={`big-card house-${card.house ?? 'none'} ${isTwinTitle(card.title) ? 'is-twin' : ''}`}
    aria-label="The card"
  >
    <div className="big-art">
      <Art cardInfo={subjectOf(card)} />
      {card.bonus.length === 0 ? null : (
        <p className="big-bonus">
          {card.bonus.includes('aember') ? (
            <AboutLink to={about.aember} label={about.aember.title}>
              <Bonuses bonus={card.bonus} />
            </AboutLink>
          ) : (
            <Bonuses bonus={card.bonus} />
          )}
          <span>Bonus: {bonusWords(card)}</span>
        </p>
      )}
    </div>
    <p className="big-kind">
      {card.house === null ? null : <Sign house={card.house} />}
      <Link to={cardsWith('house', card.house ?? 'none')}>{valueTitle('house', card.house ?? 'none')}</Link>{' '}
      <Link to={cardsWith('type', card.type)}>{kindOf(card)}</Link>
      {card.traits.map((trait) => (
        <span key={trait}>
          {' · '}
          <Link to={cardsWith('trait', trait)}>{valueTitle('trait', trait)}</Link>
        </span>
      ))}
    </p>
    <div className="big-text">
      <CardText lines={linesOf(card)} />
      {card.text?.length === 0 ? <p className="hint">This card has no text.</p> : null}
      {card.text === null ? (
        <p className="hint">This card cannot be played here yet. Its text comes with its set.</p>
      ) : null}
      {card.adventure === null ? null : (
        <p className="hint">
          Playable in the adventure <Link to={card.adventure.path}>{card.adventure.title}</Link>
          {card.adventure.copies === null
            ? '; it is the adversary.'
            : `, whose deck has ${card.adventure.copies.count} of it among its ${card.adventure.copies.of} cards.`}{' '}
          <Link to={rulesOf({ words: 'keyraken', edition: defaultEdition, entry: '' })}>Its rules</Link>
        </p>
      )}
    </div>
    <Numbers card={card} />
  </section>
);
