// Field for the deck of a seat: one from the list, one by lot, or one that the player brings along as a file or as text.

import { houseTitles } from '@vaultsong/art';
import { registryIdIn } from '@vaultsong/decks/address';
import type { ChangeEvent, DragEvent } from 'react';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { readClient, table, watchClient } from '../../client/client.ts';
import type { Lasting } from '../../collection/storage.ts';
import { Emblem } from '../../components/Glyph.tsx';
import { Portrait } from '../../components/Portrait.tsx';
import { fetchRegistryDeck } from '../../online/registry.ts';
import { deckPath } from '../../routing/paths.ts';
import type { DeckInfo } from '../../wire/cardInfo.ts';
import { ImportDeck } from './ImportDeck.tsx';

const Options = ({ label, decks }: { readonly label: string; readonly decks: readonly DeckInfo[] }) =>
  decks.length === 0 ? null : (
    <optgroup label={label}>
      {decks.map((deck) => (
        <option key={deck.slug} value={deck.slug}>
          {deck.name} ({deck.houses.map((house) => houseTitles[house]).join(', ')})
        </option>
      ))}
    </optgroup>
  );

/** The face and the houses of the chosen deck; a narrow screen cuts the houses off in the list. */
const Looks = ({ deck }: { readonly deck: DeckInfo }) => (
  <>
    <Portrait of={deck} />
    <span className="deck-houses">
      {deck.houses.map((house) => (
        <span key={house}>
          <Emblem house={house} /> {houseTitles[house]}
        </span>
      ))}
    </span>
    <a className="deck-look" href={deckPath(deck.slug)} target="_blank" rel="noopener">
      Look at it<span className="unseen">: {deck.name}</span>
    </a>
  </>
);

const keptWhere: Readonly<Record<Lasting, string>> = {
  browser: 'Saved in your collection, in this browser. The address of the game does not contain it.',
  tab: 'Saved until you close this tab. The address of the game does not contain it.',
  page: 'Saved until you reload this page. The address of the game does not contain it.',
};

/** A deck that is named by its address is asked for by the server. */
function useAddresses() {
  const [asking, setAsking] = useState(false);
  const giving = useRef(new AbortController());
  // Whoever leaves the form waits no longer.
  useEffect(() => () => giving.current.abort(), []);
  /** @throws RequestError where no deck comes */
  const wholeOf = async (source: Blob | string): Promise<Blob | string> => {
    const id = typeof source === 'string' ? registryIdIn(source.trim()) : undefined;
    if (id === undefined) return source;
    giving.current.abort();
    giving.current = new AbortController();
    const { signal } = giving.current;
    setAsking(true);
    try {
      return await fetchRegistryDeck(id, signal);
    } finally {
      if (giving.current.signal === signal) setAsking(false);
    }
  };
  return { asking, wholeOf };
}

interface DeckFieldProps {
  /** Of the field in its form. */
  readonly name: string;
  readonly label: string;
  /** The slug of a deck. */
  readonly value: string;
  readonly decks: readonly DeckInfo[];
  readonly onChange: (slug: string) => void;
}

export function DeckField({ name, label, value: chosen, decks, onChange }: DeckFieldProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const [bringing, setBringing] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [lot, setLot] = useState('');
  const [over, setOver] = useState(false);
  const { asking, wholeOf } = useAddresses();
  const { lasting } = useSyncExternalStore(watchClient, readClient);
  const deck = decks.find(({ slug }) => slug === chosen);

  const choose = (slug: string): void => {
    setLot('');
    setFaults([]);
    onChange(slug);
  };
  const drawLots = (): void => {
    const others = decks.filter(({ slug }) => slug !== chosen);
    const drawn = others[Math.floor(Math.random() * others.length)];
    if (drawn === undefined) return;
    onChange(drawn.slug);
    setLot(`${drawn.name}: ${drawn.houses.map((house) => houseTitles[house]).join(', ')}`);
  };
  const makeNew = async (): Promise<void> => {
    try {
      const made = await table.newDeck();
      choose(made.slug);
      setLot(`${made.name}: ${made.houses.map((house) => houseTitles[house]).join(', ')}`);
    } catch (error) {
      refuse([error instanceof Error ? error.message : String(error)]);
    }
  };
  const refuse = (reasons: readonly string[]): void => {
    setFaults(reasons);
    setBringing(true);
  };
  /** @returns whether it is a deck */
  const bring = async (source: Blob | string): Promise<boolean> => {
    // What is wrong is said again even when it is the same as before.
    setFaults([]);
    try {
      const brought = await table.bring(await wholeOf(source));
      if ('text' in brought) {
        choose(brought.deck.slug);
        setBringing(false);
        select.current?.focus();
        return true;
      }
      refuse(brought.faults);
    } catch (error) {
      refuse([error instanceof Error ? error.message : String(error)]);
    }
    return false;
  };
  const drop = (event: DragEvent): void => {
    setOver(false);
    const { files } = event.dataTransfer;
    const text = event.dataTransfer.getData('text/plain');
    const [file] = files;
    if (file === undefined && text === '') return;
    event.preventDefault();
    if (files.length > 1) refuse([`${files.length} files; expected one deck file`]);
    else void bring(file ?? text);
  };

  return (
    <fieldset
      className={`field deck-field ${over ? 'is-over' : ''}`}
      data-testid={`deck-${name}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        const { currentTarget, relatedTarget } = event;
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={drop}
    >
      <legend id={id}>{label}</legend>
      <select
        ref={select}
        aria-labelledby={id}
        name={name}
        value={chosen}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => choose(event.target.value)}
      >
        <Options label="Your own decks" decks={decks.filter(({ origin }) => origin === 'own')} />
        <Options label="New decks, and decks from links" decks={decks.filter(({ origin }) => origin === 'visiting')} />
        <Options label="Decks that come with the game" decks={decks.filter(({ origin }) => origin === 'bundled')} />
      </select>
      {deck === undefined ? null : <Looks deck={deck} />}
      <button type="button" className="button" onClick={drawLots}>
        Surprise me
      </button>
      <button type="button" className="button" onClick={() => void makeNew()}>
        {deck?.slug.startsWith('generated:') ? 'Another new deck' : 'A new deck'}
      </button>
      <span className="unseen" role="status">
        {lot}
      </span>
      {deck?.origin === 'own' ? <p className="hint own-hint">{keptWhere[lasting]}</p> : null}
      {deck?.slug.startsWith('generated:') ? (
        <p className="hint own-hint">
          A new deck. The address of the game holds it; its page can keep it in your collection.
        </p>
      ) : null}
      <ImportDeck open={bringing} asking={asking} faults={faults} onToggle={setBringing} onBring={bring} />
    </fieldset>
  );
}
