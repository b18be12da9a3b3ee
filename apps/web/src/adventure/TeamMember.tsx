// One player of the team: the deck, who plays it, and the place in the order of turns.
import type { Rung } from '@vaultsong/bots/names';
import { rungs } from '@vaultsong/bots/names';
import { useId } from 'react';
import { AboutBot } from '../table/setup/AboutBot.tsx';
import { DeckField } from '../table/setup/DeckField.tsx';
import { rungOf } from '../table/speech/bots.ts';
import type { Sitter, Teammate } from '../wire/adventureChoice.ts';
import type { DeckInfo } from '../wire/cardInfo.ts';

/** "At this screen", "Bot (rules)", "Bot (planner, racer)". */
export const sitterTitle = (by: Sitter): string =>
  by === 'human' ? 'At this screen' : `Bot (${by.replace('-', ', ')})`;
const sitters: readonly ('human' | Rung)[] = ['human', ...rungs];

interface TeamMemberProps {
  /** From 1, in turn order. */
  readonly number: number;
  readonly players: number;
  readonly mate: Teammate;
  readonly decks: readonly DeckInfo[];
  /** Nobody else of the team is at this screen. */
  readonly onlyHuman: boolean;
  readonly onChange: (mate: Teammate) => void;
  readonly onRemove: () => void;
  /** @param by 1 later in the turn order, -1 earlier */
  readonly onMove: (by: 1 | -1) => void;
}

const Moves = ({ number, players, onMove, onRemove }: TeamMemberProps) => (
  <div className="place-moves">
    <button type="button" className="button" disabled={number === 1} onClick={() => onMove(-1)}>
      <span aria-hidden="true">↑</span>
      <span className="unseen">Move player {number} up</span>
    </button>
    <button type="button" className="button" disabled={number === players} onClick={() => onMove(1)}>
      <span aria-hidden="true">↓</span>
      <span className="unseen">Move player {number} down</span>
    </button>
    <button type="button" className="button" onClick={onRemove}>
      Remove<span className="unseen"> player {number}</span>
    </button>
  </div>
);

export function TeamMember(props: TeamMemberProps) {
  const { number, players, mate, decks, onlyHuman, onChange } = props;
  const id = useId();
  return (
    <li className="place" aria-labelledby={`${id}-title`} data-testid={`place-${number}`}>
      <header>
        <h3 id={`${id}-title`} tabIndex={-1}>
          {players === 1 ? 'You' : `Player ${number}`}
        </h3>
        {players === 1 ? null : <Moves {...props} />}
      </header>
      {decks.length === 0 ? (
        <p className="hint place-waits">Fetching the decks…</p>
      ) : (
        <DeckField
          name={`deck-${number}`}
          label={players === 1 ? 'Your deck' : `Deck of player ${number}`}
          value={mate.deck}
          decks={decks}
          onChange={(deck) => onChange({ ...mate, deck })}
        />
      )}
      {players === 1 ? null : (
        <fieldset className="field" aria-describedby={onlyHuman ? `${id}-hint` : undefined}>
          <legend>Who plays</legend>
          {sitters.map((by) => (
            <label key={by} className="radio">
              <input
                type="radio"
                name={`by-${id}`}
                checked={(mate.by === 'human' ? mate.by : rungOf(mate.by)) === by}
                disabled={onlyHuman && by !== 'human'}
                onChange={() => onChange({ ...mate, by })}
              />
              <span>{sitterTitle(by)}</span>
            </label>
          ))}
          {onlyHuman ? (
            <p className="hint" id={`${id}-hint`}>
              One of the team must be at this screen.
            </p>
          ) : null}
        </fieldset>
      )}
      {mate.by === 'human' ? null : (
        <AboutBot label={`Style of player ${number}`} bot={mate.by} onChoose={(by) => onChange({ ...mate, by })} />
      )}
    </li>
  );
}
