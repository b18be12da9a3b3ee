// The list of a deck by houses. What a card says appears beside it under the pointer and with the focus.

import { houseTitles } from '@vaultsong/art';
import { findPrinted } from '@vaultsong/cards/catalogue';
import type { Deck, DeckCard, Enhancement } from '@vaultsong/decks';
import { isBonus } from '@vaultsong/decks';
import type { CardKind } from '@vaultsong/decks/import';
import { kindsOf } from '@vaultsong/decks/import';
import type { House } from '@vaultsong/engine';
import { houses } from '@vaultsong/engine';
import { pointerOfHouse } from '@vaultsong/rulebook';
import { counted } from '@vaultsong/say';
import { useId } from 'react';
import { Link } from 'wouter';
import { Bonuses } from '../../components/Bonuses.tsx';
import { Emblem, Icon } from '../../components/Glyph.tsx';
import { Sign } from '../../components/Sign.tsx';
import { AboutLink } from '../../layout/AboutLink.tsx';
import { cardNamed } from '../card/about.ts';
import { cardPath } from '../cards/address.ts';
import { CardText, linesOf } from '../cards/CardText.tsx';
import type { CatalogueCard } from '../cards/catalogue.ts';
import { kindOf, valueTitle } from '../cards/facets.ts';
import { cardTitle } from '../decks/facts.ts';

const kindTitles: Readonly<Record<CardKind, string>> = {
  maverick: 'Maverick: in a house that it was not printed in',
  legacy: 'Legacy: of an older set',
  anomaly: 'Anomaly: of a set to come',
};

const iconTitle = (icon: Enhancement): string =>
  isBonus(icon) ? valueTitle('bonus', icon).toLowerCase() : `the house ${houseTitles[icon]}`;

const Kinds = ({ kinds }: { readonly kinds: readonly CardKind[] }) =>
  kinds.map((kind) => (
    <Sign key={kind} says={kindTitles[kind]} className={`card-mark is-${kind}`}>
      {kind}
    </Sign>
  ));

const Enhanced = ({ icons }: { readonly icons: readonly Enhancement[] }) => {
  const house = houses.filter((one) => icons.includes(one));
  return (
    <Sign says={`Enhanced with ${icons.map(iconTitle).join(', ')}`} className="card-mark is-enhanced">
      <span aria-hidden="true">+</span>
      <Bonuses bonus={icons.filter(isBonus)} />
      {house.map((one) => (
        <Emblem key={one} house={one} />
      ))}
    </Sign>
  );
};

const Numbers = ({ card }: { readonly card: CatalogueCard }) =>
  card.power === null ? null : (
    <span className="held-power">
      <span className="unseen">power </span>
      <Icon name="power" />
      {card.power}
      {card.armor === null || card.armor === 0 ? null : (
        <>
          <span className="unseen"> armor </span>
          <Icon name="shield" />
          {card.armor}
        </>
      )}
    </span>
  );

function HeldCard({ deck, entry }: { readonly deck: Deck; readonly entry: DeckCard }) {
  const id = useId();
  const card = cardNamed(entry.card);
  const kinds = kindsOf(deck, entry);
  const title = cardTitle(entry);
  return (
    <li className="held-card">
      <span className="held-count">
        {entry.count}
        <span className="unseen"> times </span>
      </span>
      <span className="held-name">
        {card === undefined ? (
          <>
            <b>{title}</b> <span className="card-mark is-unknown">unknown card</span>
          </>
        ) : (
          <Link to={cardPath(card.name)} aria-describedby={id}>
            {title}
          </Link>
        )}
        {card === undefined ? null : <Bonuses bonus={card.bonus} />}
        {entry.enhancements === undefined || entry.enhancements.length === 0 ? null : (
          <Enhanced icons={entry.enhancements} />
        )}
        <Kinds kinds={kinds} />
        {card?.text === null ? <span className="card-mark is-later">not playable yet</span> : null}
      </span>
      {card === undefined ? null : (
        <>
          <span className="held-kind">{kindOf(card)}</span>
          <Numbers card={card} />
          <span className="held-text" role="tooltip" id={id}>
            <CardText lines={linesOf(card)} />
            {card.traits.length === 0 ? null : (
              <p className="hint">{card.traits.map((trait) => valueTitle('trait', trait)).join(' · ')}</p>
            )}
            {card.text?.length === 0 ? <p className="hint">No text.</p> : null}
            {card.text === null ? <p className="hint">Not playable here yet.</p> : null}
          </span>
        </>
      )}
    </li>
  );
}

/** By type, then by name, as players sort their decks. */
const order = ['creature', 'action', 'artifact', 'upgrade'];
const rank = ({ card }: DeckCard): number => {
  const at = order.indexOf(findPrinted(card)?.type ?? '');
  return at < 0 ? order.length : at;
};
const inOrder = (a: DeckCard, b: DeckCard): number =>
  rank(a) - rank(b) || cardTitle(a).localeCompare(cardTitle(b), 'en');

/** Leads to what is told of the house. */
const HouseTitle = ({ house }: { readonly house: House }) => (
  <AboutLink to={pointerOfHouse(house)}>
    <Emblem house={house} /> {houseTitles[house]}
  </AboutLink>
);

export function CardsOfDeck({ deck }: { readonly deck: Deck }) {
  const places = [...new Set([...deck.houses, ...deck.cards.map(({ house }) => house)])];
  return (
    <section className="deck-cards" aria-label="Cards">
      {places.map((house) => {
        const here = deck.cards.filter((entry) => entry.house === house).toSorted(inOrder);
        return (
          <section
            key={house ?? 'none'}
            className={`deck-house house-${house ?? 'none'}`}
            aria-label={house === null ? 'No house' : houseTitles[house]}
          >
            <h2>
              {house === null ? 'No house' : <HouseTitle house={house} />}{' '}
              <small>
                {counted(
                  here.reduce((sum, { count }) => sum + count, 0),
                  'card',
                )}
              </small>
            </h2>
            <ul>
              {here.map((entry) => (
                <HeldCard
                  key={`${entry.card} ${entry.enhancements?.join(' ') ?? ''} ${entry.title ?? ''}`}
                  deck={deck}
                  entry={entry}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {deck.beside === undefined || deck.beside.length === 0 ? null : (
        <section className="deck-house" aria-label="Beside the deck">
          <h2>Beside the deck</h2>
          <ul>
            {deck.beside.map((entry) => (
              <HeldCard key={entry.card} deck={deck} entry={{ ...entry, count: 1, house: null }} />
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}
