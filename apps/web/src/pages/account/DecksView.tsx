// The decks of this browser and those that are kept with the account.
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { decksPath } from '../../address/paths.ts';
import type { Held } from '../../collection/collection.ts';
import { openCollection } from '../../collection/store.ts';
import { DeedButton } from '../../served/DeedButton.tsx';
import { Outcome, Told, Waiting } from '../../served/Told.tsx';
import type { Asked } from '../../served/useAsked.ts';
import type { Deed } from '../../served/useDeed.ts';
import { useDeed } from '../../served/useDeed.ts';
import type { OwnDeckLine } from './asks.ts';
import { askDeck, askDecks, putDeck, removeDeck } from './asks.ts';
import { apart, bringTogether, sayApart, sayMoved } from './bringTogether.ts';

interface WithAccountProps {
  readonly lines: readonly OwnDeckLine[];
  readonly deed: Deed;
  readonly onRemove: (line: OwnDeckLine) => void;
}

const WithAccount = ({ lines, deed, onRemove }: WithAccountProps) => (
  <details className="decks-there">
    <summary>What is kept with your account</summary>
    <ul>
      {lines.map((line) => (
        <li key={line.id}>
          <span>{line.name}</span>
          <DeedButton busy={deed.busy} onPress={() => onRemove(line)}>
            Remove there<span className="unseen">: {line.name}</span>
          </DeedButton>
        </li>
      ))}
    </ul>
  </details>
);

interface DecksViewProps {
  readonly held: Held | null;
  readonly asked: Asked<readonly OwnDeckLine[]>;
}

export function DecksView({ held, asked }: DecksViewProps) {
  const title = useId();
  const deed = useDeed();
  const [progress, setProgress] = useState<string | null>(null);
  const [left, setLeft] = useState<readonly string[]>([]);
  const move = (): void =>
    deed.run(async () => {
      setLeft([]);
      setProgress('');
      try {
        const moved = await bringTogether(
          await openCollection(),
          await askDecks(),
          { deck: askDeck, put: putDeck },
          (done, of) => setProgress(`${done} of ${of}`),
        );
        setLeft(moved.left);
        return sayMoved(moved);
      } finally {
        setProgress(null);
        asked.again();
      }
    });
  const remove = ({ id, name }: OwnDeckLine): void =>
    deed.run(async () => {
      await removeDeck(id);
      asked.again();
      return `“${name}” is not kept with your account any more. Where a browser has it, it stays there.`;
    });
  return (
    <section className="served-panel" aria-labelledby={title}>
      <h2 id={title}>Your decks</h2>
      <p>
        <Link to={decksPath}>The decks of this browser</Link> can be kept with your account, to be there wherever you
        sign in.
      </p>
      <Told asked={asked}>
        {(lines) =>
          held === null ? (
            <Waiting says="Opening your collection…" />
          ) : (
            <>
              <p>{sayApart(apart(held, lines))}</p>
              <div className="buttons">
                <DeedButton busy={deed.busy} onPress={move}>
                  {progress === null ? 'Bring both together' : `Bringing them together… ${progress}`}
                </DeedButton>
              </div>
              {lines.length === 0 ? null : <WithAccount lines={lines} deed={deed} onRemove={remove} />}
            </>
          )
        }
      </Told>
      <Outcome deed={deed} />
      {left.length === 0 ? null : (
        <ul className="decks-left" aria-label="What was left">
          {left.map((said) => (
            <li key={said}>{said}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
