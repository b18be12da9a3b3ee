// A table before it begins: what was agreed, who sits there with which deck, and the way for others to come. It begins by
// itself when all sit and have a deck.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { readClient, table, watchClient } from '../../client/client.ts';
import { PageHeading } from '../../layout/PageHeading.tsx';
import { useSession } from '../../online/session.ts';
import { DeckField } from '../../table/setup/DeckField.tsx';
import { presetChoice } from '../../wire/choice.ts';
import { useRemoteTable } from '../table/useRemoteTable.ts';
import { nameAt } from '../words/people.ts';
import { sayTerms } from '../words/terms.ts';
import { JoinLink } from './JoinLink.tsx';
import { SeatBot } from './SeatBot.tsx';
import { SeatCard } from './SeatCard.tsx';
import { StandUp } from './StandUp.tsx';
import { bringDeck, seatBot, sitDown, unseatBot } from './seating.ts';

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What the table waits for. */
function sayWait(names: readonly (string | null)[], without: readonly string[]): string {
  const free = names.filter((name) => name === null).length;
  if (free > 0) return free === 1 ? 'One seat is free.' : `${free} seats are free.`;
  return without.length === 0
    ? 'All players are here: the match begins…'
    : `${without.join(' and ')} still to choose a deck.`;
}

export function WaitingRoom() {
  const { state, client } = useRemoteTable();
  const { view, id, person, you } = state;
  const session = useSession();
  const { decks } = useSyncExternalStore(watchClient, readClient);
  const [deck, setDeck] = useState<string>(presetChoice.you);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => table.open(), []);
  if (view === null) return null;
  const { terms } = view;
  // The server seated all with their decks: nobody joins, leaves or chooses any more.
  const isSettled = view.nonces !== null;
  const isDealt = terms.play.type === 'duel' && terms.play.decks === 'sealed';
  const isHost = person !== null && view.openedBy?.id === person.id;
  const isNobody = session.type === 'online' && session.you === null;
  const attempt = (work: () => Promise<void>): void => {
    setBusy(true);
    client.showError(null);
    work()
      .catch((error: unknown) => client.showError(wordsOf(error)))
      .finally(() => setBusy(false));
  };
  const choose = (slug: string): void => {
    setDeck(slug);
    if (you !== null) attempt(() => bringDeck(id, slug));
  };
  const names = view.seats.map((seated, seat) => (seated === null ? null : nameAt(view, seat, you)));
  const without = isDealt
    ? []
    : view.seats.flatMap((seated, seat) => (seated !== null && seated.deck === null ? [nameAt(view, seat, you)] : []));
  return (
    <div className="waiting-room" data-testid="waiting-room">
      <PageHeading window="A table">Waiting for players</PageHeading>
      <ul className="terms" aria-label="What is played">
        {sayTerms(terms).map((phrase) => (
          <li key={phrase}>{phrase}</li>
        ))}
      </ul>
      <p role="status" className="room-status">
        {isSettled
          ? 'All players are here. The match begins when every browser has added its part to the randomness, or after a few seconds.'
          : sayWait(names, without)}
      </p>
      {state.error === null ? null : (
        <p className="refusal" role="alert">
          {state.error}
        </p>
      )}
      <ul className="seat-cards" aria-label="Seats">
        {view.seats.map((seated, seat) => (
          <SeatCard
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never change their places
            key={seat}
            {...{ seat, seated, isDealt }}
            isYou={seat === you}
          >
            {seated === null && you === null ? (
              <button
                type="button"
                className="button is-main"
                disabled={isBusy}
                onClick={() => attempt(() => sitDown(id, seat, isDealt ? null : deck, person !== null))}
              >
                {isNobody ? 'Sit down as a guest' : 'Sit down here'}
              </button>
            ) : null}
            {seated === null && isHost && !terms.rated ? (
              <SeatBot
                {...{ decks, isDealt, isBusy }}
                onSeat={(bot, slug) => attempt(() => seatBot(id, seat, bot, slug))}
              />
            ) : null}
            {seated?.bot != null && isHost && !isSettled ? (
              <button type="button" className="button" onClick={() => attempt(() => unseatBot(id, seat))}>
                Remove the bot
              </button>
            ) : null}
            {seat === you && !isSettled ? (
              <StandUp
                isLast={view.seats.every((one, at) => at === you || one?.person == null)}
                onStand={() => client.do({ type: 'leave' })}
              />
            ) : null}
          </SeatCard>
        ))}
      </ul>
      {isSettled || isDealt || (you === null && !names.includes(null)) ? null : (
        <div className="room-deck">
          <DeckField
            name="deck"
            label={you === null ? 'The deck to sit down with' : 'Your deck'}
            value={deck}
            decks={decks}
            onChange={choose}
          />
          {you !== null && view.seats[you]?.deck === null ? (
            <button type="button" className="button is-main" disabled={isBusy} onClick={() => choose(deck)}>
              Play this deck
            </button>
          ) : null}
        </div>
      )}
      {isSettled ? null : <JoinLink />}
    </div>
  );
}
