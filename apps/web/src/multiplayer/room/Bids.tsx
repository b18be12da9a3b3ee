// The bidding for the decks at a table on a server, and the choice of who goes first: both decks to look through, what was
// called, and your call.
import type { Bidding, Call, Side } from '@vaultsong/match';
import { leastBid, mostChains, nextStep, other, standingBid, whoCalls } from '@vaultsong/match';
import type { TableView } from '@vaultsong/protocol';
import { useEffect, useState } from 'react';
import { Head } from '../../layout/Head.tsx';
import { PageHeading } from '../../layout/PageHeading.tsx';
import { Stepper } from '../../table/bidding/BidForm.tsx';
import { DeckList } from '../../table/bidding/DeckList.tsx';
import { countChains } from '../../table/speech/matchWords.ts';
import type { ListedDeck } from '../../wire/cardInfo.ts';
import type { ChatState } from '../chat/useChat.ts';
import { Above } from '../table/OtherPlayers.tsx';
import { ChatButton } from '../table/RemoteTools.tsx';
import { useRemoteTable } from '../table/useRemoteTable.ts';
import { capital, does, nameAt, sayScore, whose } from '../words/people.ts';

const sides = [0, 1] as const;

const deckName = ({ seats }: TableView, side: Side): string =>
  seats[side]?.deck?.name ?? `the deck of seat ${side + 1}`;

function sayCall(view: TableView, name: string, call: Call): string {
  return call.kind === 'pass'
    ? `${capital(does(name, 'pass', 'passes'))}.`
    : `${capital(does(name, 'bid'))} ${countChains(call.chains)} for ${deckName(view, call.deck)}.`;
}

const BidForm = ({ bidding, side }: { readonly bidding: Bidding; readonly side: Side }) => {
  const { state, client } = useRemoteTable();
  const { view } = state;
  const bid = standingBid(bidding);
  const settled = bidding.deck ?? bid?.deck ?? null;
  const least = leastBid(bidding);
  const [wanted, want] = useState<Side>(settled ?? side);
  const [text, setText] = useState(String(least ?? ''));
  if (view === null) return null;
  const deck = settled ?? wanted;
  const chains = /^\d{1,2}$/.test(text) ? Number(text) : null;
  const fits = chains !== null && least !== null && chains >= least && chains <= mostChains ? chains : null;
  return (
    <form
      className="bid-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (fits !== null) client.do({ type: 'call', call: { kind: 'bid', deck, chains: fits } });
      }}
    >
      {settled !== null || least === null ? null : (
        <fieldset className="field">
          <legend>For which deck?</legend>
          {sides.map((one) => (
            <label key={one} className="radio">
              <input type="radio" name="deck" checked={deck === one} onChange={() => want(one)} />
              <span>{deckName(view, one)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {least === null ? null : (
        <>
          <Stepper least={least} most={mostChains} value={text} onChange={setText} />
          <button type="submit" className="button is-main" disabled={fits === null}>
            <span>{fits === null ? 'Bid' : `Bid ${countChains(fits)}`}</span>
          </button>
        </>
      )}
      <button type="button" className="button" onClick={() => client.do({ type: 'call', call: { kind: 'pass' } })}>
        <span>{bid === null ? 'Pass' : `Pass, and play ${deckName(view, other(bid.deck))}`}</span>
      </button>
    </form>
  );
};

const Calls = ({ bidding }: { readonly bidding: Bidding }) => {
  const { view, you } = useRemoteTable().state;
  if (view === null) return null;
  const caller = whoCalls(bidding);
  const nameOf = (i: number): string => nameAt(view, i % 2 === 0 ? bidding.opener : other(bidding.opener), you);
  const now = caller === null ? '' : caller === you ? 'Your call.' : `${nameAt(view, caller, you)} is to call.`;
  return (
    <>
      <ol aria-label="Calls so far">
        {bidding.calls.map((call, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: calls never change their places
          <li key={i}>{sayCall(view, nameOf(i), call)}</li>
        ))}
      </ol>
      <p className="bidding-now" role="status">
        {now}
      </p>
      {bidding.calls.length === 0 ? (
        <p className="hint">
          Whoever bids more chains plays that deck and starts with them; the other plays the other deck without.
        </p>
      ) : null}
      {caller !== null && caller === you ? (
        <BidForm key={bidding.calls.length} bidding={bidding} side={caller} />
      ) : null}
    </>
  );
};

const First = ({ player }: { readonly player: Side }) => {
  const { state, client } = useRemoteTable();
  const { view, you } = state;
  if (view === null) return null;
  if (player !== you)
    return (
      <p className="bidding-now" role="status">
        {nameAt(view, player, you)} chooses who goes first.
      </p>
    );
  return (
    <div className="buttons">
      <p role="status">Who goes first in game {view.games.length + 1}?</p>
      {sides.map((side) => (
        <button
          key={side}
          type="button"
          className="button is-main"
          onClick={() => client.do({ type: 'choose-first', first: side })}
        >
          <span>{capital(does(nameAt(view, side, you), 'go', 'goes'))} first</span>
        </button>
      ))}
    </div>
  );
};

/** With their lists, as far as they are known here. */
function useLists(): readonly ListedDeck[] {
  const { state, presenter: words } = useRemoteTable();
  const { view, start } = state;
  const [lists, setLists] = useState<readonly ListedDeck[]>([]);
  useEffect(() => {
    if (view === null || start === null) return;
    words.listDecks(start, view).then(setLists, (error: unknown) => console.warn('No lists of decks:', error));
  }, [words, view, start]);
  return lists;
}

export function Bids({ chat }: { readonly chat: ChatState }) {
  const { view, error, you } = useRemoteTable().state;
  const lists = useLists();
  if (view?.series == null) return null;
  const step = nextStep(view.series);
  const bids = step.kind === 'bid';
  const wanted = bids ? (step.bidding.deck ?? standingBid(step.bidding)?.deck ?? null) : null;
  const { play } = view.terms;
  const bestOf = play.type === 'duel' ? play.format.bestOf : 1;
  return (
    <div className="bidding-page">
      <Head />
      <main
        id="page"
        tabIndex={-1}
        className="bidding"
        data-testid="remote-bidding"
        // In the colour of who is waited for.
        data-turn={view.toAct === you ? 0 : 1}
      >
        <header className="bidding-head">
          <PageHeading window={bids ? 'Bidding' : 'Who goes first?'}>
            {bids ? 'Bidding for the decks' : 'Before the next game'}
          </PageHeading>
          {bestOf === 1 ? null : (
            <p className="series">
              Game {view.games.length + 1} of {bestOf} · {sayScore(view, you)}
            </p>
          )}
          <ChatButton chat={chat} />
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <section className="bidding-decks" aria-label="The two decks" tabIndex={0}>
          {sides.map((side) => {
            const list = lists.find(({ name }) => name === deckName(view, side));
            const brought = `${whose(nameAt(view, side, you))} deck`;
            return list === undefined ? (
              <p key={side}>
                {brought}: <b>{deckName(view, side)}</b>
              </p>
            ) : (
              <DeckList key={side} deck={list} brought={brought} wanted={wanted === side} />
            );
          })}
        </section>
        <section className="bidding-calls" aria-label="The bidding">
          <Above />
          {bids ? <Calls bidding={step.bidding} /> : null}
          {step.kind === 'choose-first' ? <First player={step.player} /> : null}
          {error === null ? null : (
            <p className="refusal" role="alert">
              {error}
            </p>
          )}
        </section>
      </main>
    </div>
  );
}
