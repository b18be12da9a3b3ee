// “Let them play”: some quick games between two of the decks, played here, and the command that plays thousands.

import { writeCode } from '@vaultsong/decks/import';
import * as Comlink from 'comlink';
import { useEffect, useId, useRef, useState } from 'react';
import type { KnownDeck } from '../decks/known.ts';
import type { Standing, Trials } from './trial.worker.ts';

const gamesAtOnce = 60;

/** What the command line calls a deck; own decks by their codes. */
const argumentOf = ({ id, origin, deck }: KnownDeck): string => (origin === 'own' ? writeCode(deck) : id);

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** What the games tell so far. */
export function sayStanding({ wins, undecided, interval }: Standing, names: readonly [string, string]): string {
  const [first, second] = wins;
  const games = first + second;
  const share =
    games === 0 ? '' : ` (${percent(first / games)}; 95 % sure: ${percent(interval[0])} to ${percent(interval[1])})`;
  const open = undecided === 0 ? '' : `, ${undecided} without a winner`;
  const verdict =
    interval[0] > 0.5
      ? ` ${names[0]} is stronger here.`
      : interval[1] < 0.5
        ? ` ${names[1]} is stronger here.`
        : ' Too close, or too few games, to tell.';
  return `${names[0]} won ${first} of ${games}${share}${open}.${games === 0 ? '' : verdict}`;
}

interface Playing {
  readonly worker: Worker;
  readonly stop: () => void;
}

interface QuickGamesProps {
  /** At least two. */
  readonly decks: readonly KnownDeck[];
}

export function QuickGames({ decks }: QuickGamesProps) {
  const [id, firstId, secondId] = [useId(), useId(), useId()];
  const able = decks.filter(({ playable }) => playable);
  const [pair, setPair] = useState<readonly [number, number]>([0, 1]);
  const [standing, setStanding] = useState<Standing | null>(null);
  const [state, setState] = useState<'idle' | 'playing' | 'done'>('idle');
  const [error, setError] = useState<string | null>(null);
  const playing = useRef<Playing | null>(null);
  useEffect(() => () => playing.current?.stop(), []);
  const [a, b] = [able[pair[0]], able[pair[1]]];

  const end = (how: 'idle' | 'done'): void => {
    playing.current?.stop();
    playing.current = null;
    setState(how);
  };
  const play = (): void => {
    if (a === undefined || b === undefined) return;
    end('idle');
    setStanding(null);
    setError(null);
    setState('playing');
    const worker = new Worker(new URL('./trial.worker.ts', import.meta.url), { type: 'module' });
    playing.current = { worker, stop: () => worker.terminate() };
    worker.addEventListener('error', ({ message }) => {
      setError(message || 'The games could not be played.');
      end('idle');
    });
    const seed = Math.floor(Math.random() * 1_000_000);
    Comlink.wrap<Trials>(worker)
      .play([a.deck, b.deck], gamesAtOnce, seed, Comlink.proxy(setStanding))
      .then(
        () => end('done'),
        (error: unknown) => {
          setError(error instanceof Error ? error.message : String(error));
          end('idle');
        },
      );
  };
  const choose = (place: 0 | 1, chosen: number): void => {
    end('idle');
    setStanding(null);
    setPair(place === 0 ? [chosen, pair[1]] : [pair[0], chosen]);
  };
  if (a === undefined || b === undefined)
    return (
      <section className="deck-panel" aria-labelledby={id}>
        <h2 id={id}>Let them play</h2>
        <p className="hint">At least two decks that can be played are needed for that.</p>
      </section>
    );
  const played = standing === null ? 0 : standing.wins[0] + standing.wins[1] + standing.undecided;
  const names = [a.deck.name, b.deck.name] as const;
  return (
    <section className="deck-panel" aria-labelledby={id}>
      <h2 id={id}>Let them play</h2>
      {able.length === 2 ? null : (
        <p className="quick-pair">
          {([firstId, secondId] as const).map((field, place) => (
            <label key={field} htmlFor={field}>
              {place === 0 ? 'One deck' : 'The other'}
              <select
                id={field}
                value={pair[place]}
                onChange={({ target }) => choose(place === 0 ? 0 : 1, Number(target.value))}
              >
                {able.map(({ id: deckId, deck }, n) => (
                  <option key={deckId} value={n} disabled={n === pair[place === 0 ? 1 : 0]}>
                    {deck.name}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </p>
      )}
      <p className="deck-actions">
        <button type="button" className="button is-main" disabled={state === 'playing'} onClick={play}>
          {state === 'done' ? `Play ${gamesAtOnce} other games` : `Play ${gamesAtOnce} quick games here`}
        </button>
        {state === 'playing' ? (
          <button type="button" className="button" onClick={() => end('idle')}>
            Stop
          </button>
        ) : null}
      </p>
      {standing === null && state !== 'playing' ? null : (
        <>
          <progress className="quick-progress" aria-label="Games played" max={gamesAtOnce} value={played} />
          {standing === null ? null : (
            <div className="share" aria-hidden="true">
              <span
                className="share-interval"
                style={{
                  insetInlineStart: `${standing.interval[0] * 100}%`,
                  inlineSize: `${(standing.interval[1] - standing.interval[0]) * 100}%`,
                }}
              />
              <span
                className="share-wins"
                style={{
                  insetInlineStart: `${(standing.wins[0] / Math.max(1, standing.wins[0] + standing.wins[1])) * 100}%`,
                }}
              />
              <span className="share-half" />
            </div>
          )}
          <p aria-hidden={state === 'playing'}>
            {standing === null ? 'The first game is being played…' : sayStanding(standing, names)}
          </p>
          <p className="unseen" role="status">
            {state === 'playing' || standing === null ? '' : sayStanding(standing, names)}
          </p>
        </>
      )}
      {error === null ? null : (
        <p role="alert" className="deck-faults">
          {error}
        </p>
      )}
      <p className="hint">
        Two bots play by rules of thumb, without chains, and take turns at going first. They play no deck as well as you
        do. For thousands of games by the same bots:
      </p>
      <pre className="command">
        <code>
          npx vaultsong simulate {argumentOf(a)} {argumentOf(b)} --games 1000
        </code>
      </pre>
    </section>
  );
}
