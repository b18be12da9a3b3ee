// The page of one deck: who it is, what is in it, what it does, and what the player thinks of it.

import { houseTitles } from '@vaultsong/art';
import { sayPlainly } from '@vaultsong/decks';
import { about } from '@vaultsong/rulebook';
import { useState } from 'react';
import { Link } from 'wouter';
import type { Held } from '../../collection/collection.ts';
import { newDeckId } from '../../collection/newDeck.ts';
import { StorageHint } from '../../collection/StorageHint.tsx';
import { useCollection } from '../../collection/store.ts';
import type { CollectionMutation } from '../../collection/useCollectionMutation.ts';
import { useCollectionMutation } from '../../collection/useCollectionMutation.ts';
import { Emblem } from '../../components/Glyph.tsx';
import { Portrait } from '../../components/Portrait.tsx';
import { AboutLink } from '../../layout/AboutLink.tsx';
import { PageHeading } from '../../layout/PageHeading.tsx';
import { goTo } from '../../routing/navigation.ts';
import { compareWith, deckPath, decksPath, playPath } from '../../routing/paths.ts';
import { setTitle } from '../cards/facets.ts';
import { DeckMarks } from '../decks/DeckMarks.tsx';
import { decksOfHouse, markOf } from '../decks/deckList.ts';
import { Favourite } from '../decks/Favourite.tsx';
import { entryFor } from '../decks/import/addDecks.ts';
import type { KnownDeck } from '../decks/known.ts';
import { findKnown } from '../decks/known.ts';
import '../../style/list.css';
import '../../style/decks.css';
import { CardsOfDeck } from './CardsOfDeck.tsx';
import { ExportDeck } from './ExportDeck.tsx';
import { NotesAndResults } from './NotesAndResults.tsx';
import { AemberPlot, PowerPlot, TypePlot } from './Plots.tsx';
import { ProfileOfDeck, ScoresOfDeck } from './ProfileOfDeck.tsx';

interface PartProps {
  readonly known: KnownDeck;
  readonly held: Held;
  readonly mutation: CollectionMutation;
}

const origins: Readonly<Record<KnownDeck['origin'], string>> = {
  bundled: 'Comes with Vaultsong',
  own: 'Of your collection',
  generated: 'A new deck',
  code: 'Out of its code',
};

/** In and out of the collection; the way out asks once more. */
const Keeping = ({ known, mutation }: Omit<PartProps, 'held'>) => {
  const [asked, setAsked] = useState(false);
  if (known.origin === 'bundled') return null;
  if (known.added === null)
    return (
      <button
        type="button"
        className="button"
        onClick={() => {
          const source = known.origin === 'generated' ? known.id : 'a deck code';
          mutation.run((collection) => collection.add([entryFor(known, source, Date.now())]));
        }}
      >
        Save to your collection
      </button>
    );
  if (!asked)
    return (
      <button type="button" className="button" onClick={() => setAsked(true)}>
        Remove from your collection
      </button>
    );
  return (
    <span className="deck-asked" role="alert">
      Remove it, with its tags and notes?
      <button
        type="button"
        className="button"
        onClick={() => {
          setAsked(false);
          mutation.run(async (collection) => {
            await collection.remove([known.keptAs]);
            if (known.origin === 'own') goTo(decksPath);
          });
        }}
      >
        Remove
      </button>
      <button type="button" className="button" onClick={() => setAsked(false)}>
        Keep it
      </button>
    </span>
  );
};

const Actions = ({ known, mutation }: Omit<PartProps, 'held'>) => (
  <div className="deck-actions">
    {known.playable ? (
      <>
        <Link to={playPath('you', known.id)} className="button is-main">
          Play this deck
        </Link>
        <Link to={playPath('foe', known.id)} className="button">
          Play against it
        </Link>
      </>
    ) : null}
    <Link to={compareWith([known.id])} className="button">
      Compare
    </Link>
    {known.origin === 'generated' ? (
      <button type="button" className="button" onClick={() => goTo(deckPath(newDeckId(known.deck.set)))}>
        Another new deck
      </button>
    ) : null}
    <Keeping known={known} mutation={mutation} />
  </div>
);

const registry = 'https://www.keyforgegame.com/deck-details/';

const Head = ({ known, held, mutation }: PartProps) => {
  const { deck, origin, id } = known;
  const canMark = known.added !== null || origin === 'bundled';
  return (
    <header className="deck-head">
      <AboutLink to={about.archon} label={`About: ${about.archon.title}`}>
        <Portrait of={deck} />
      </AboutLink>
      <div>
        <div className="deck-title">
          <PageHeading window={`${deck.name} – Decks`}>{deck.name}</PageHeading>
          {canMark ? <Favourite mark={markOf(known, held.marks)} name={deck.name} mutation={mutation} /> : null}
        </div>
        <p className="deck-what">
          {deck.houses.map((house) => (
            <Link key={house} className={`deck-house-link house-${house}`} to={decksOfHouse(house)}>
              <Emblem house={house} /> {houseTitles[house]}
            </Link>
          ))}
          <span>{deck.set === null ? 'No set' : setTitle(deck.set)}</span>
          <span className="hint">
            {origins[origin]}
            {origin === 'generated' ? ` (${id})` : ''}
          </span>
          {deck.registryId === undefined ? null : (
            <a href={`${registry}${encodeURIComponent(deck.registryId)}`} rel="noreferrer">
              In the registry
            </a>
          )}
          <DeckMarks known={known} />
        </p>
        <Actions known={known} mutation={mutation} />
      </div>
    </header>
  );
};

const shownFaults = 12;

const Faults = ({ known: { faults, unplayable, notes } }: { readonly known: KnownDeck }) => (
  <>
    {faults.length === 0 ? null : (
      <div className="deck-faults" role="alert">
        <p>This deck has faults and cannot be played:</p>
        <ul>
          {[...new Set(faults.map(sayPlainly))].slice(0, shownFaults).map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
          {faults.length > shownFaults ? <li>and {faults.length - shownFaults} more</li> : null}
        </ul>
      </div>
    )}
    {unplayable.length === 0 ? null : (
      <p className="list-notice">
        These cards cannot be played here yet, and so the deck cannot: {unplayable.map(({ name }) => name).join(', ')}.
      </p>
    )}
    {notes.map((note) => (
      <p key={note} className="hint">
        {note}
      </p>
    ))}
  </>
);

function Missing({ reasons }: { readonly reasons: readonly string[] }) {
  return (
    <div className="notice-page">
      <PageHeading window="No such deck">There is no such deck</PageHeading>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <ul>
        <li>
          <Link to={decksPath}>Look through the decks</Link>
        </li>
        <li>
          <Link to={deckPath(newDeckId())}>Make a new deck</Link>
        </li>
      </ul>
    </div>
  );
}

export function DeckPage({ id }: { readonly id: string }) {
  const held = useCollection();
  const mutation = useCollectionMutation();
  if (held === null)
    return (
      <p className="opening hint" role="status">
        Opening your collection…
      </p>
    );
  const search = findKnown(id, held);
  if ('missing' in search) return <Missing reasons={search.missing} />;
  const known = search.found;
  const { deck } = known;
  return (
    <div className="deck-page">
      <Head known={known} held={held} mutation={mutation} />
      {mutation.error === null ? null : (
        <p className="deck-faults" role="alert">
          {mutation.error}
        </p>
      )}
      <StorageHint held={held} />
      <Faults known={known} />
      <CardsOfDeck deck={deck} />
      <section className="deck-plots" aria-label="Curves">
        <PowerPlot deck={deck} />
        <AemberPlot deck={deck} />
        <TypePlot deck={deck} />
      </section>
      <div className="deck-panels">
        <div className="deck-column">
          <ScoresOfDeck deck={deck} />
          <NotesAndResults key={known.keptAs} known={known} held={held} mutation={mutation} />
          <ExportDeck deck={deck} />
        </div>
        <ProfileOfDeck deck={deck} />
      </div>
    </div>
  );
}
