// Events that the server itself adds to a table, because no player does: deal, timeout, the revealed secret.
import { deckOfName, toDeckList } from '@vaultsong/decks';
import type { Seat } from '@vaultsong/engine';
import { nextStep } from '@vaultsong/match';
import { chanceOf, lotOf, sealedDeckOf } from '../chance/chance.ts';
import type { TableEvent } from '../log/events.ts';
import { setupOfNext } from './apply.ts';
import { conductOf, ownAnswer } from './conduct.ts';
import { answerOf } from './decide.ts';
import { dueOf, stageOf, waitsForNonces } from './pending.ts';
import type { Playing, Table } from './table.ts';
import { goesOnWithoutOne, humansAt, noncesOf, termsOf } from './table.ts';

/**
 * The next event that needs no person.
 * @param secret of this table
 * @param now milliseconds since 1970
 * @returns null while somebody is waited for
 */
export function nextSystemEvent(table: Table, secret: string, now: number): TableEvent | null {
  const due = dueOf(table);
  if (due !== null && now >= due.at) return timeIsOver(table, due.seat);
  switch (stageOf(table)) {
    case 'waiting':
      return table.isLeft ? { type: 'closed', reason: 'left', winner: null } : begin(table, secret, now);
    case 'playing':
      return table.playing === null ? deal(table, secret) : goOn(table, table.playing);
    case 'over':
    case 'closed':
      return table.secret === null ? { type: 'secret-revealed', secret } : null;
    case 'bidding':
    case 'choosing-first':
      return null;
  }
}

/** A team goes on without who is too slow, as long as somebody is left in it. */
function timeIsOver(table: Table, seat: Seat): TableEvent {
  return goesOnWithoutOne(table) ? { type: 'bot-took-over', seat, bot: 'rules' } : { type: 'timed-out', seat };
}

function begin(table: Table, secret: string, now: number): TableEvent | null {
  if (table.seats.includes(null) || humansAt(table).length === 0) return null;
  // Decks and lots are drawn with the nonces, so that they wait for these as the first game does.
  if (waitsForNonces(table, now)) return null;
  const nonces = noncesOf(table);
  const without = table.seats.findIndex((seated) => seated?.deck == null);
  const { play } = termsOf(table);
  if (without >= 0) {
    if (play.type !== 'duel' || play.decks === 'own') return null;
    const origin = sealedDeckOf(secret, without, play.sets, nonces);
    return { type: 'deck-chosen', seat: without, deck: toDeckList(deckOfName(origin)), origin };
  }
  return { type: 'began', first: lotOf(secret, 'first', nonces), opener: lotOf(secret, 'opener', nonces) };
}

function deal(table: Table, secret: string): TableEvent | null {
  if (table.series !== null && nextStep(table.series).kind !== 'play') return null;
  const game = table.finished.length + 1;
  return {
    type: 'dealt',
    game,
    setup: setupOfNext(table, chanceOf(secret, game, noncesOf(table), conductOf(table).digits)),
  };
}

/** A game may begin, or be handed to a bot, at a question that needs nobody. */
function goOn(table: Table, playing: Playing): TableEvent | null {
  const { state } = playing.game;
  const option = ownAnswer(table, state);
  if (option === null || state.ask === null) return null;
  const decided = answerOf(table, playing, state.ask.player, option);
  return decided.type === 'event' ? decided.event : null;
}
