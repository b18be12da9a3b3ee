// A deck to take elsewhere: as a code, as an address, as a file.
import type { Deck } from '@vaultsong/decks';
import { deckFileOf, slugOf } from '@vaultsong/decks';
import { writeCode, writePlainText, writeTable } from '@vaultsong/decks/import';
import { useId, useState } from 'react';
import { download } from '../../components/download.ts';
import { deckPath } from '../../routing/paths.ts';

const files = [
  ['json', 'Deck file (JSON)', 'application/json', (deck: Deck) => `${JSON.stringify(deckFileOf(deck), null, 2)}\n`],
  ['txt', 'Text', 'text/plain', writePlainText],
  ['csv', 'Table (CSV)', 'text/csv', (deck: Deck) => writeTable([deck])],
] as const;

/** Copies a text, and says what became of it. */
function useCopy(): { readonly said: string; readonly copy: (what: string, text: string) => void } {
  const [said, setSaid] = useState('');
  const copy = (what: string, text: string): void => {
    const copied =
      navigator.clipboard === undefined ? Promise.reject(new Error()) : navigator.clipboard.writeText(text);
    copied.then(
      () => setSaid(`${what} is copied.`),
      () => setSaid('This browser does not allow copying: select the code and copy it yourself.'),
    );
  };
  return { said, copy };
}

export function ExportDeck({ deck }: { readonly deck: Deck }) {
  const [id, field] = [useId(), useId()];
  const { said, copy } = useCopy();
  const code = writeCode(deck);
  const name = slugOf(deck.name).slice(0, 80) || 'deck';
  return (
    <section className="deck-panel" aria-labelledby={id}>
      <h2 id={id}>Share and export</h2>
      <p className="deck-code">
        <label htmlFor={field}>Deck code</label>
        <input id={field} readOnly value={code} onFocus={({ target }) => target.select()} />
        <button type="button" className="button" onClick={() => copy('The code', code)}>
          Copy the code
        </button>
        <button
          type="button"
          className="button"
          onClick={() => copy('The link', `${window.location.origin}${deckPath(code)}`)}
        >
          Copy a link
        </button>
      </p>
      <p className="hint">
        The code and the link contain the whole deck: everyone who has one can see and play the deck.
      </p>
      <p role="status">{said}</p>
      <p className="deck-exports">
        {files.map(([ending, title, type, write]) => (
          <button
            key={ending}
            type="button"
            className="button"
            onClick={() => download(`${name}.${ending}`, write(deck), type)}
          >
            {title}
          </button>
        ))}
      </p>
    </section>
  );
}
