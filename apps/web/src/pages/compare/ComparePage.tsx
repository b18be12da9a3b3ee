// Two to four decks side by side.

import { houseTitles } from '@vaultsong/art';
import type { DeckProfile, Role, Score } from '@vaultsong/decks/profile';
import { roles, roleWords, scores, scoreWords } from '@vaultsong/decks/profile';
import { useId } from 'react';
import { Link } from 'wouter';
import type { Held } from '../../collection/collection.ts';
import { useCollection } from '../../collection/store.ts';
import { HouseSigns } from '../../components/HouseSigns.tsx';
import { Portrait } from '../../components/Portrait.tsx';
import { Sign } from '../../components/Sign.tsx';
import { PageHeading } from '../../layout/PageHeading.tsx';
import { goTo, useAddress } from '../../routing/navigation.ts';
import { deckPath, decksPath, playPath } from '../../routing/paths.ts';
import { cardPath } from '../cards/address.ts';
import { capital, setTitle } from '../cards/facets.ts';
import { sayFigure, scoreMeanings } from '../deck/meanings.ts';
import {
  AemberPlot,
  aemberColumns,
  heightsOf,
  PowerPlot,
  powerColumns,
  TypePlot,
  typeColumns,
} from '../deck/Plots.tsx';
import { DeckMarks } from '../decks/DeckMarks.tsx';
import type { Measure } from '../decks/facts.ts';
import { measureOf, measureTitle, profileFor } from '../decks/facts.ts';
import type { KnownDeck } from '../decks/known.ts';
import { bundled, findKnown, knownOf } from '../decks/known.ts';
import '../../style/list.css';
import '../../style/decks.css';
import '../../style/compare.css';
import { addressWith, addressWithout, comparedIn, mostCompared } from './address.ts';
import { QuickGames } from './QuickGames.tsx';
import { Radar } from './Radar.tsx';
import { sharedCards } from './shared.ts';

interface DecksProps {
  readonly decks: readonly KnownDeck[];
}

interface ManyProps extends DecksProps {
  readonly profiles: readonly DeckProfile[];
}

const Heads = ({ decks }: DecksProps) => {
  const ids = decks.map(({ id }) => id);
  return (
    <ul className="compared" aria-label="Decks">
      {decks.map((known, n) => (
        <li key={known.id} className={`is-deck-${n}`}>
          <Portrait of={known.deck} />
          <div>
            <Link className="deck-link" to={deckPath(known.id)}>
              {known.deck.name}
            </Link>
            <p className="deck-tile-what">
              <HouseSigns houses={known.deck.houses} />
              <span>{known.deck.set === null ? 'No set' : setTitle(known.deck.set)}</span>
              <DeckMarks known={known} />
            </p>
            <p className="compared-does">
              {known.playable ? <Link to={playPath('you', known.id)}>Play</Link> : null}
              <button type="button" onClick={() => goTo(addressWithout(ids, known.id))}>
                Take away<span className="unseen"> {known.deck.name}</span>
              </button>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
};

const AddDeck = ({ decks, held }: DecksProps & { readonly held: Held }) => {
  const id = useId();
  const ids = decks.map((known) => known.id);
  if (decks.length >= mostCompared) return null;
  const others = (all: readonly KnownDeck[]) => all.filter((known) => !ids.includes(known.id));
  const own = others([...held.decks.values()].map(knownOf)).toSorted((a, b) => (b.added ?? 0) - (a.added ?? 0));
  const option = ({ id: value, deck }: KnownDeck) => (
    <option key={value} value={value}>
      {deck.name} ({deck.houses.map((house) => houseTitles[house]).join(', ')})
    </option>
  );
  return (
    <p className="compare-add">
      <label htmlFor={id}>{decks.length === 0 ? 'A deck to begin with' : 'One more deck'}</label>
      <select id={id} value="" onChange={({ target }) => goTo(addressWith(ids, target.value))}>
        <option value="">Choose…</option>
        {own.length === 0 ? null : <optgroup label="Your collection">{own.map(option)}</optgroup>}
        <optgroup label="Come with Vaultsong">{others(bundled).map(option)}</optgroup>
      </select>
    </p>
  );
};

/** Four decks can be wider than a phone. */
const Wide = ({ of, children }: { readonly of: string; readonly children: React.ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
  <section className="compare-scroll" aria-label={`Table of ${of}`} tabIndex={0}>
    {children}
  </section>
);

const DeckHeads = ({ decks, first }: DecksProps & { readonly first: string }) => (
  <thead>
    <tr>
      <th scope="col">{first}</th>
      {decks.map(({ id, deck }, n) => (
        <th key={id} scope="col" className={`is-deck-${n}`}>
          {deck.name}
        </th>
      ))}
    </tr>
  </thead>
);

const ScoreRow = ({ score, profiles }: { readonly score: Score; readonly profiles: readonly DeckProfile[] }) => (
  <tr>
    <th scope="row">
      <Sign says={`${capital(scoreWords[score])}: ${scoreMeanings[score]}`} className="score-name">
        {capital(scoreWords[score])}
      </Sign>
    </th>
    {profiles.map((profile, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the place is the deck
      <td key={n} className={`is-deck-${n}`}>
        <span className="score-bar" aria-hidden="true">
          <span style={{ inlineSize: `${profile.scores[score] * 10}%` }} />
        </span>
        <b>{profile.scores[score].toFixed(1)}</b> <small>{sayFigure(score, profile)}</small>
      </td>
    ))}
  </tr>
);

const Scores = ({ decks, profiles }: ManyProps) => {
  const id = useId();
  return (
    <section className="deck-panel compare-scores" aria-labelledby={id}>
      <h2 id={id}>Among real decks</h2>
      <div className="compare-scores-body">
        <Radar profiles={profiles} />
        <Wide of="scores">
          <table>
            <DeckHeads decks={decks} first="Score" />
            <tbody>
              {scores.map((score) => (
                <ScoreRow key={score} score={score} profiles={profiles} />
              ))}
            </tbody>
          </table>
        </Wide>
      </div>
      <p className="hint">From 0 (less than every bundled deck) to 10 (more than every bundled deck).</p>
    </section>
  );
};

const Curves = ({ decks }: DecksProps) => {
  const id = useId();
  const highest = (columnsOf: typeof powerColumns): number =>
    Math.max(...decks.map(({ deck }) => heightsOf(columnsOf(deck))));
  const [power, aember, type] = [highest(powerColumns), highest(aemberColumns), highest(typeColumns)];
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Curves</h2>
      <div className="compare-curves">
        {decks.map(({ id: deckId, deck }, n) => (
          <section key={deckId} aria-label={deck.name}>
            <h3 className={`is-deck-${n}`}>{deck.name}</h3>
            <PowerPlot deck={deck} highest={power} />
            <AemberPlot deck={deck} highest={aember} />
            <TypePlot deck={deck} highest={type} />
          </section>
        ))}
      </div>
    </section>
  );
};

const comparedNumbers: readonly Measure[] = [
  ...(['creatures', 'actions', 'artifacts', 'upgrades', 'power', 'armor', 'aember', 'mavericks', 'rares'] as const),
];

interface Row {
  readonly key: string;
  readonly title: string;
  readonly numbers: readonly number[];
}

const Numbers = ({ decks, profiles }: ManyProps) => {
  const id = useId();
  const cardsIn = (profile: DeckProfile, role: Role): number =>
    profile.roles[role].reduce((sum, { count }) => sum + count, 0);
  const rows: readonly Row[] = [
    ...comparedNumbers.map((measure) => ({
      key: measure,
      title: measureTitle(measure),
      numbers: decks.map(({ deck }) => measureOf(deck, measure)),
    })),
    ...roles.map((role) => ({
      key: `role-${role}`,
      title: `Cards: ${roleWords[role]}`,
      numbers: profiles.map((profile) => cardsIn(profile, role)),
    })),
  ].filter(({ numbers }) => numbers.some((number) => number > 0));
  return (
    <section className="deck-panel" aria-labelledby={id}>
      <h2 id={id}>In numbers</h2>
      <Wide of="numbers">
        <table className="compare-numbers">
          <DeckHeads decks={decks} first="Number" />
          <tbody>
            {rows.map(({ key, title, numbers }) => {
              const most = Math.max(...numbers);
              const differ = new Set(numbers).size > 1;
              return (
                <tr key={key}>
                  <th scope="row">{title}</th>
                  {numbers.map((number, n) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the place is the deck
                    <td key={n} className={differ && number === most ? 'is-most' : ''}>
                      {number}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </Wide>
    </section>
  );
};

const Shared = ({ decks }: DecksProps) => {
  const id = useId();
  const shared = sharedCards(decks.map(({ deck }) => deck));
  const [first, ...rest] = decks.map(({ deck }) => deck.houses);
  const houses = (first ?? []).filter((house) => rest.every((others) => others.includes(house)));
  return (
    <section className="deck-panel" aria-labelledby={id}>
      <h2 id={id}>What they share</h2>
      <p>
        {houses.length === 0
          ? 'No house is in all of them.'
          : `Houses of all: ${houses.map((house) => houseTitles[house]).join(', ')}.`}{' '}
        {shared.length === 0
          ? 'No card is in two of them.'
          : `${shared.length} ${shared.length === 1 ? 'card is' : 'cards are'} in more than one.`}
      </p>
      {shared.length === 0 ? null : (
        <Wide of="shared cards">
          <table className="compare-numbers">
            <DeckHeads decks={decks} first="Card" />
            <tbody>
              {shared.map(({ card, title, counts }) => (
                <tr key={card}>
                  <th scope="row">
                    <Link to={cardPath(card)}>{title}</Link>
                  </th>
                  {counts.map((count, n) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the place is the deck
                    <td key={n}>{count === 0 ? '–' : count}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      )}
    </section>
  );
};

const Compared = ({ decks }: DecksProps) => {
  const profiles = decks.map(({ deck }) => profileFor(deck));
  return (
    <>
      <Scores decks={decks} profiles={profiles} />
      <QuickGames key={decks.map(({ id }) => id).join(' ')} decks={decks} />
      <Curves decks={decks} />
      <div className="deck-panels">
        <Numbers decks={decks} profiles={profiles} />
        <Shared decks={decks} />
      </div>
    </>
  );
};

export function ComparePage() {
  const { search } = useAddress();
  const held = useCollection();
  const ids = comparedIn(search);
  if (held === null)
    return (
      <div className="opening">
        <PageHeading>Compare decks</PageHeading>
        <p className="hint" role="status">
          Opening your collection…
        </p>
      </div>
    );
  const searches = ids.map((id) => findKnown(id, held));
  const decks = searches.flatMap((one) => ('found' in one ? [one.found] : []));
  const missing = searches.flatMap((one) => ('missing' in one ? one.missing : []));
  return (
    <div className="compare-page">
      <header className="compare-head">
        <PageHeading>Compare decks</PageHeading>
        <AddDeck decks={decks} held={held} />
      </header>
      {missing.length === 0 ? null : (
        <div className="deck-faults" role="alert">
          {missing.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </div>
      )}
      {decks.length === 0 ? null : <Heads decks={decks} />}
      {decks.length < 2 ? (
        <p className="hint">
          {decks.length === 0 ? 'Choose two or more decks' : 'Choose one more'}, here or among all{' '}
          <Link to={decksPath}>decks</Link>.
        </p>
      ) : (
        <Compared decks={decks} />
      )}
    </div>
  );
}
