// Quick actions of the lobby: be paired with anybody, make a table for a friend, or describe one.
import type { Person } from '@vaultsong/protocol';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Held } from '../../collection/collection.ts';
import { Check } from '../../components/form/choices.tsx';
import type { ChosenDeck } from '../../onlineUi/deck/chosenDeck.ts';
import { deckTextOf, drawDeck } from '../../onlineUi/deck/chosenDeck.ts';
import { DeckSelect } from '../../onlineUi/deck/DeckSelect.tsx';
import { MutationButton } from '../../onlineUi/MutationButton.tsx';
import { MutationOutcome } from '../../onlineUi/QueryState.tsx';
import type { Mutation } from '../../onlineUi/useMutation.ts';
import { accountPath, pairPath } from '../../routing/paths.ts';
import type { QuickMatch } from './useQuickMatch.ts';

const clock = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const Passing = ({ since }: { readonly since: number }) => {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 1000);
    return () => window.clearInterval(timer);
  }, []);
  return <span className="quick-time">{clock(now - since)}</span>;
};

interface SearchingProps {
  readonly match: QuickMatch;
  /** The deck that one would play with. */
  readonly deck: string;
}

/** Takes the place of what was pressed, and the focus. */
function Searching({ match: { state, cancel, playMeanwhile }, deck }: SearchingProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  if (state.type === 'idle') return null;
  return (
    <div className="quick-waiting">
      <p className="quick-sign">
        <span className="quick-dot" aria-hidden="true" />
        <span role="status">
          {`Looking for an opponent for a ${state.wish.rated === true ? 'rated ' : ''}${state.wish.kind === 'sealed' ? 'sealed ' : ''}game…`}
        </span>
        <Passing since={state.since} />
      </p>
      <p className="hint">The table opens as soon as there is an opponent. Leaving this page cancels the search.</p>
      {/* It is there while it is empty, because screen readers read out only changes. */}
      <p role="status" className="quick-lonely">
        {state.lonely
          ? 'Nobody else is looking right now. Play a bot meanwhile: the search goes on, and when somebody comes, their table ' +
            'opens by itself and the game against the bot is kept.'
          : null}
      </p>
      {state.lonely ? (
        <button
          type="button"
          className="button is-main"
          onClick={() => playMeanwhile(pairPath({ you: deck, foe: drawDeck(deck) }))}
        >
          Play a bot meanwhile
        </button>
      ) : null}
      {state.trouble === null ? null : (
        <p className="refusal" role="alert">
          {state.trouble} The search continues.
        </p>
      )}
      <button ref={button} type="button" className="button" onClick={cancel}>
        Cancel
      </button>
    </div>
  );
}

export interface PlayProps {
  readonly you: Person | null;
  readonly held: Held | null;
  readonly chosen: ChosenDeck;
  readonly match: QuickMatch;
  readonly friend: Mutation;
  readonly onFriend: () => void;
  readonly onNew: () => void;
}

export function Play({ you, held, chosen, match, friend, onFriend, onNew }: PlayProps) {
  const [title, why] = [useId(), useId()];
  const isAccount = you !== null && you.kind !== 'guest';
  const [wantsRated, setRated] = useState(false);
  const rated = wantsRated && isAccount;
  const searching = match.state.type === 'waiting';
  return (
    <section className="lobby-play" aria-labelledby={title}>
      <h2 id={title}>Play at once</h2>
      <DeckSelect label="Your deck" held={held} chosen={chosen} />
      {searching ? (
        <Searching match={match} deck={chosen.slug} />
      ) : (
        <>
          <button
            type="button"
            className="button is-main lobby-quick"
            onClick={() => match.want({ kind: 'open', rated, deck: deckTextOf(chosen.slug, held) })}
          >
            <span>Quick match</span>
            <small>your deck against another player’s</small>
          </button>
          <button type="button" className="button lobby-quick" onClick={() => match.want({ kind: 'sealed', rated })}>
            <span>Quick sealed match</span>
            <small>each player gets a new deck</small>
          </button>
          <Check
            label="Rated"
            value={rated}
            disabled={!isAccount}
            describedBy={isAccount ? undefined : why}
            onChange={setRated}
          />
          {isAccount ? null : (
            <p id={why} className="hint lobby-account">
              Rated games need <Link to={accountPath}>an account</Link>. Everything else works without one.
            </p>
          )}
          {match.state.trouble === null ? null : (
            <p className="refusal" role="alert">
              {match.state.trouble}
            </p>
          )}
        </>
      )}
      <hr />
      <MutationButton busy={friend.busy} look="lobby-quick" onPress={onFriend}>
        <span>{friend.busy ? 'Opening a table…' : 'Play a friend'}</span>
        <small>a private table, and its link</small>
      </MutationButton>
      <MutationOutcome mutation={friend} />
      <button type="button" className="button lobby-quick" aria-haspopup="dialog" onClick={onNew}>
        <span>New table…</span>
        <small>any format, clock and rules</small>
      </button>
    </section>
  );
}
