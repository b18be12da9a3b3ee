// The page of one card: large, with its keywords explained, its rulings, where it was printed and who plays it.
import { sourceOf } from '@vaultsong/cards';
import type { EditionName } from '@vaultsong/engine';
import { defaultEdition, editionNames, editionOf } from '@vaultsong/engine';
import { useId } from 'react';
import { Link } from 'wouter';
import { leafing, nextCard, previousCard } from '../../actions/pageActions.ts';
import { useActionKeys, useAriaKeys } from '../../actions/useActionKeys.ts';
import { withHalf } from '../../components/print/half.ts';
import { PageHeading } from '../../layout/PageHeading.tsx';
import { goTo, useAddress } from '../../routing/navigation.ts';
import { cardsPath, deckPath, decksWithPath, playPath } from '../../routing/paths.ts';
import { addressOf as ruleAddress } from '../../routing/rulesAddress.ts';
import { EditionOptions } from '../../settings/EditionOptions.tsx';
import { cardPath, cardsFor, cardsWith } from '../cards/address.ts';
import type { CatalogueCard } from '../cards/catalogue.ts';
import { kindOf, setTitle, valueTitle } from '../cards/facets.ts';
import '../../style/list.css';
import '../../style/card.css';
import {
  cardNamed,
  decksWith,
  differsByEdition,
  editionIn,
  explainedOn,
  likeNamed,
  neighborsOf,
  rulingsOn,
} from './about.ts';
import { BigCard } from './BigCard.tsx';

interface PartProps {
  readonly card: CatalogueCard;
}

interface EditionProps extends PartProps {
  readonly edition: EditionName;
}

const Leaf = ({ card, edition }: EditionProps) => {
  const { before, after } = neighborsOf(card);
  const ariaKeys = useAriaKeys();
  const pathOf = (to: CatalogueCard | undefined) => (to === undefined ? undefined : cardPath(to.name, edition));
  useActionKeys(leafing, () => ({ goTo, before: pathOf(before), after: pathOf(after) }));
  return (
    <nav className="card-leaf" aria-label="Cards of the set">
      <Link to={cardsPath}>All cards</Link>
      {before === undefined ? null : (
        <Link to={cardPath(before.name, edition)} rel="prev" aria-keyshortcuts={ariaKeys(previousCard)}>
          <span aria-hidden="true">← </span>
          <span className="unseen">{previousCard.label}: </span>
          {withHalf(before.title, before.half)}
        </Link>
      )}
      {after === undefined ? null : (
        <Link to={cardPath(after.name, edition)} rel="next" aria-keyshortcuts={ariaKeys(nextCard)}>
          <span className="unseen">{nextCard.label}: </span>
          {withHalf(after.title, after.half)}
          <span aria-hidden="true"> →</span>
        </Link>
      )}
    </nav>
  );
};

const Keywords = ({ card, edition }: EditionProps) => {
  const id = useId();
  const explained = explainedOn(card, edition);
  if (explained.length === 0) return null;
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Keywords</h2>
      <dl className="card-keywords">
        {explained.map(({ title, known }) => (
          <div key={title}>
            <dt>
              {known === null ? (
                title
              ) : (
                <Link to={ruleAddress({ words: '', edition, entry: known.entry })}>{title}</Link>
              )}
            </dt>
            <dd>{known === null ? 'Of a later set; not explained here yet.' : known.rule}</dd>
          </div>
        ))}
      </dl>
      {differsByEdition(card) ? (
        <p className="field card-edition">
          <label htmlFor={id}>By the rules of</label>
          <select
            id={id}
            value={edition}
            onChange={(event) => {
              const chosen = editionNames.find((name) => name === event.target.value);
              if (chosen !== undefined) goTo(cardPath(card.name, chosen));
            }}
          >
            <EditionOptions />
          </select>
        </p>
      ) : null}
    </section>
  );
};

const Rulings = ({ card }: PartProps) => {
  const id = useId();
  const known = rulingsOn(card);
  if (known.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Rulings</h2>
      <ul className="card-rulings">
        {known.map((ruling) => (
          <li key={ruling.id}>
            <p>{ruling.text}</p>
            <p className="hint">{sourceOf(ruling)}</p>
          </li>
        ))}
      </ul>
      <p className="hint">
        In our own words, by {editionOf(defaultEdition).title}.
        {known.every(({ untested }) => untested === undefined) ? ' Tests of the engine prove them.' : ''}
      </p>
    </section>
  );
};

const Printings = ({ card }: PartProps) => {
  const id = useId();
  if (card.printings.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Printings</h2>
      <table className="card-printings">
        <thead>
          <tr>
            <th scope="col">Set</th>
            <th scope="col">Number</th>
            <th scope="col">Rarity</th>
          </tr>
        </thead>
        <tbody>
          {card.printings.map(({ set, number, rarity }) => (
            <tr key={`${set} ${number}`}>
              <td>
                <Link to={cardsWith('set', set)}>{setTitle(set)}</Link>
              </td>
              <td>{number}</td>
              <td>{valueTitle('rarity', rarity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const Decks = ({ card }: PartProps) => {
  const id = useId();
  const decks = decksWith(card);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Decks that come with Vaultsong</h2>
      {decks.length === 0 ? <p className="hint">None of them has it.</p> : null}
      <ul className="card-decks">
        {decks.map(({ slug, title, count, maverick }) => (
          <li key={slug}>
            <span>
              <Link to={deckPath(slug)}>{title}</Link>
              {count > 1 ? ` ×${count}` : ''}
              {maverick ? ' (maverick)' : ''}
            </span>
            <Link className="card-play" to={playPath('you', slug)}>
              Play<span className="unseen"> {title}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to={decksWithPath(card.title)}>All decks with it, your own too</Link>
      </p>
    </section>
  );
};

/** To all cards with every trait of this one. */
const SameTraits = ({ card }: PartProps) => {
  const [only] = card.traits;
  if (only === undefined) return null;
  const to =
    card.traits.length === 1
      ? cardsWith('trait', only)
      : cardsFor(card.traits.map((trait) => `trait:"${trait}"`).join(' '));
  return (
    <p>
      <Link to={to}>
        Cards with the same {card.traits.length === 1 ? 'trait' : 'traits'}:{' '}
        {card.traits.map((trait) => valueTitle('trait', trait)).join(', ')}
      </Link>
    </p>
  );
};

function Unknown({ name }: { readonly name: string }) {
  const near = likeNamed(name);
  const shown = name.length > 60 ? `${name.slice(0, 60)}…` : name;
  return (
    <div className="notice-page">
      <PageHeading window="No such card">There is no such card</PageHeading>
      <p>No card is called “{shown}”.</p>
      {near.length === 0 ? null : (
        <>
          <p>Perhaps you are looking for:</p>
          <ul>
            {near.map((card) => (
              <li key={card.name}>
                <Link to={cardPath(card.name)}>{card.title}</Link>, {valueTitle('house', card.house ?? 'none')}{' '}
                {kindOf(card)}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Link to={cardsFor(name.replaceAll('-', ' '))}>Search all cards for it</Link>
      </p>
    </div>
  );
}

export function CardPage({ name }: { readonly name: string }) {
  const { search } = useAddress();
  const card = cardNamed(name);
  if (card === undefined) return <Unknown name={name} />;
  const { edition, unknown } = editionIn(search);
  const title = withHalf(card.title, card.half);
  return (
    <div className="card-page">
      <header className={`card-head house-${card.house ?? 'none'}`}>
        <PageHeading window={`${title} – Cards`}>{title}</PageHeading>
        <Leaf card={card} edition={edition} />
      </header>
      <BigCard card={card} />
      <div className="card-about">
        {unknown === null ? null : (
          <p className="list-notice" role="alert">
            No edition is called “{unknown.slice(0, 40)}”. This is {editionOf(edition).title}.
          </p>
        )}
        <Keywords card={card} edition={edition} />
        <Rulings card={card} />
        <Printings card={card} />
        {card.adventure === null ? <Decks card={card} /> : null}
        <SameTraits card={card} />
      </div>
    </div>
  );
}
