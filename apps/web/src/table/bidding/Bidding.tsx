// The bidding for the decks, before a game: both decks to look through, what was called, and your call.
import { useEffect, useRef, useState } from 'react';
import { table } from '../../client/client.ts';
import { Icon } from '../../components/Glyph.tsx';
import { Head } from '../../layout/Head.tsx';
import { addressOf } from '../../routing/rulesAddress.ts';
import type { DeckInfo } from '../../wire/cardInfo.ts';
import type { Choice } from '../../wire/choice.ts';
import { isForTwo } from '../../wire/choice.ts';
import type { BiddingInfo, MatchInfo } from '../../wire/match.ts';
import { human, machine } from '../../wire/match.ts';
import { NewGame } from '../setup/NewGame.tsx';
import { sayCall, sayFirst, sayGame, sayOutcome, sayScore, sayThought } from '../speech/matchWords.ts';
import { capital, partyOf } from '../speech/parties.ts';
import { BidForm } from './BidForm.tsx';
import { DeckList } from './DeckList.tsx';

/** What the bot does until it can bid. */
const Trial = ({ bidding }: { readonly bidding: BiddingInfo }) => {
  const { played, of } = bidding.trial;
  if (bidding.outcome !== null || played >= of) return null;
  return (
    <label className="trial">
      <span>The bot tries the decks out in quick games</span>
      <progress max={of} value={played} />
    </label>
  );
};

/** Who goes first is chosen, or known. */
const Start = ({ match }: { readonly match: MatchInfo }) => {
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => main.current?.focus(), []);
  if (match.next.type === 'choose-first')
    return (
      <div className="buttons">
        <p>{capital(partyOf(match.choice, match.next.player).name)} lost the last game: who goes first?</p>
        {([human, machine] as const).map((side) => (
          <button
            key={side}
            ref={side === human ? main : null}
            type="button"
            className="button is-main"
            onClick={() => table.goOn(side)}
          >
            <span>{sayFirst(match.choice, side)}</span>
          </button>
        ))}
      </div>
    );
  if (match.next.type !== 'play') return null;
  return (
    <div className="buttons">
      <p>{sayFirst(match.choice, match.next.first)}.</p>
      <button ref={main} type="button" className="button is-main" onClick={() => table.goOn(null)}>
        <span>Start the game</span>
      </button>
    </div>
  );
};

/** Whose call it is, and what was called last, as it is read aloud. */
function sayNow(choice: Choice, bidding: BiddingInfo): string {
  const last = bidding.calls.at(-1);
  const said = last === undefined ? '' : `${sayCall(choice, bidding, last.player, last.call)} `;
  if (bidding.outcome !== null) return `${said}${sayOutcome(choice, bidding)}`;
  const turn = bidding.turnOf ?? human;
  return `${said}${isForTwo(choice) || turn === machine ? `${capital(partyOf(choice, turn).name)} is to call.` : 'Your call.'}`;
}

interface BiddingProps {
  readonly match: MatchInfo;
  readonly bidding: BiddingInfo;
  readonly decks: readonly DeckInfo[];
  readonly error: string | null;
  /** What the address asks for in vain. */
  readonly ignored: readonly string[];
  readonly onStart: (choice: Choice) => void;
}

export function Bidding({ match, bidding, decks, error, ignored, onStart }: BiddingProps) {
  const [choosing, setChoosing] = useState(false);
  const { calls, outcome, turnOf } = bidding;
  const standing = [sayGame(match), match.format.bestOf === 1 ? '' : sayScore(match)].filter(Boolean).join(' · ');
  return (
    <div className="bidding-page">
      <Head />
      <main
        id="page"
        tabIndex={-1}
        className="bidding"
        data-testid="bidding"
        data-turn={outcome === null ? turnOf : 'over'}
      >
        <header className="bidding-head">
          <h1>Bidding for the decks</h1>
          {standing === '' ? null : <p className="series">{standing}</p>}
          <a
            href={addressOf({ words: '', edition: match.choice.edition, entry: 'chain-bidding' })}
            target="_blank"
            rel="noopener"
          >
            Chain bidding in the rules
          </a>
          <button type="button" className="button" onClick={() => setChoosing(true)}>
            <Icon name="fresh" /> New game
          </button>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <section className="bidding-decks" aria-label="The two decks" tabIndex={0}>
          <DeckList
            deck={bidding.decks[0]}
            brought={`${partyOf(match.choice, human).whose} deck`}
            wanted={bidding.deck === 0}
          />
          <DeckList
            deck={bidding.decks[1]}
            brought={`${partyOf(match.choice, machine).whose} deck`}
            wanted={bidding.deck === 1}
          />
        </section>
        <section className="bidding-calls" aria-label="The bidding">
          {ignored.map((reason) => (
            <p key={reason} className="refusal" role="alert">
              {reason}
            </p>
          ))}
          {calls.length < 2 ? null : (
            <ol aria-label="Calls so far">
              {calls.slice(0, -1).map(({ player, call }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: calls never change their places
                <li key={i}>{sayCall(match.choice, bidding, player, call)}</li>
              ))}
            </ol>
          )}
          <p className="bidding-now" role="status">
            {sayNow(match.choice, bidding)}
          </p>
          {calls.length > 0 || outcome !== null ? null : (
            <p className="hint">
              Whoever bids more chains plays that deck and starts with them; the other plays the other deck without.
              Open a card of a list to read it.
            </p>
          )}
          <Trial bidding={bidding} />
          {outcome === null && turnOf !== null && (turnOf === human || isForTwo(match.choice)) ? (
            <BidForm key={calls.length} choice={match.choice} bidding={bidding} caller={turnOf} />
          ) : null}
          {outcome === null ? null : (
            <>
              <p className="hint">{sayThought(bidding)}</p>
              <Start match={match} />
            </>
          )}
          {error === null ? null : (
            <p className="refusal" role="alert">
              Something went wrong: {error}
            </p>
          )}
        </section>
        {choosing ? (
          <NewGame
            choice={match.choice}
            decks={decks}
            onStart={(choice) => {
              setChoosing(false);
              onStart(choice);
            }}
            onClose={() => setChoosing(false)}
            back="Back to the bidding"
          />
        ) : null}
      </main>
    </div>
  );
}
