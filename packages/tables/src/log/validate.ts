// Checks that each event of a log was possible at its time: `decide` answers it to a person at the table, or the server
// adds it by itself. So even a log that was written anew, hashes and all, must be a possible match.
import type { Seat } from '@vaultsong/engine';
import type { Command } from '../table/commands.ts';
import { answerOf, botAsked, decide } from '../table/decide.ts';
import { stageOf } from '../table/pending.ts';
import { nextSystemEvent } from '../table/systemEvents.ts';
import type { Table } from '../table/table.ts';
import { humansAt } from '../table/table.ts';
import type { TableEvent, TableEventOf } from './events.ts';

/** The same whatever order fields come in. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

const isSame = (one: TableEvent, other: TableEvent): boolean => textOf(one) === textOf(other);

/** The event that a command leads to; null where it is refused, or nobody asks. */
function does(table: Table, id: string | null, command: Command, at: number): TableEvent | null {
  if (id === null) return null;
  const decided = decide(table, { id, isAccount: true }, command, at);
  return decided.type === 'event' ? decided.event : null;
}

const personAt = (table: Table, seat: Seat): string | null => {
  const sitter = table.seats[seat]?.sitter;
  return sitter?.type === 'person' ? sitter.id : null;
};

/**
 * Whether somebody, or the server, could do this now.
 * @param table before the event
 * @param at when it was done
 */
export function isValid(table: Table, event: TableEvent, secret: string, at: number): boolean {
  if (table.next === 0) return event.type === 'opened';
  const could = (made: TableEvent | null): boolean => made !== null && isSame(made, event);
  const asked = (seat: Seat, command: Command): boolean => could(does(table, personAt(table, seat), command, at));
  const byServer = (): boolean => could(nextSystemEvent(table, secret, at));
  switch (event.type) {
    case 'opened':
      return false;
    case 'joined':
      return could(sits(table, event, at));
    case 'nonce-added':
      return asked(event.seat, { type: 'add-nonce', nonce: event.nonce });
    case 'left':
      return (
        asked(event.seat, { type: 'leave' }) ||
        could(does(table, table.opened.openedBy, { type: 'remove-bot', seat: event.seat }, at))
      );
    case 'deck-chosen':
      return asked(event.seat, brings(event)) || byServer() || isForBot(table, event) || isOfTournament(table, event);
    case 'bid-called':
      return asked(event.seat, { type: 'call', call: event.call }) || isBotAsked(table, event.seat);
    case 'chose-first':
      return asked(event.seat, { type: 'choose-first', first: event.first }) || isBotAsked(table, event.seat);
    case 'answered':
      return could(answers(table, event, at)) || byServer();
    case 'take-back-requested':
    case 'taken-back':
      return takesBack(table, event.seat, at).some(could);
    case 'take-back-agreed':
      return asked(event.seat, { type: 'agree', request: requestAt(table) });
    case 'take-back-declined':
      return asked(event.seat, { type: 'decline', request: requestAt(table) });
    case 'conceded':
      return asked(event.seat, { type: 'concede' }) || isBotAsked(table, event.seat);
    case 'claimed':
      return asked(event.seat, { type: 'claim' });
    case 'bot-took-over':
      return (
        asked(event.seat, { type: 'concede' }) ||
        humansAt(table).some((seat) => asked(seat, { type: 'claim' })) ||
        byServer()
      );
    case 'rematch-requested':
      return asked(event.seat, { type: 'rematch' });
    case 'began':
    case 'dealt':
    case 'timed-out':
    case 'secret-revealed':
      return byServer();
    case 'imported':
      return stageOf(table) === 'waiting';
    case 'resumed':
      // Whether the rules lead no further, which allows it, is looked at where the entries are that count no more: see verify.ts.
      return table.playing !== null;
    case 'closed':
      return table.closed === null && table.result === null && isReasonable(event);
    case 'continued':
      return stageOf(table) === 'over' && table.continuedAt === null;
  }
}

/** Only an organizer gives the match to somebody, and only where the rules were mended entries count no more: see verify.ts. */
const isReasonable = ({ reason, winner, from }: TableEventOf<'closed'>): boolean =>
  (winner === null || reason === 'organizer') && (reason === 'rules-changed') === (from !== undefined);

const brings = ({ type: _, seat: __, ...brought }: TableEventOf<'deck-chosen'>): Command => ({
  type: 'choose-deck',
  ...brought,
});

/** Deck of a bot where decks are dealt: a bot brings none there, so that the content does not matter. */
const noDeck = { name: 'none', houses: [], cards: [] };

function sits(
  table: Table,
  { seat, sitter, nonce, deck = noDeck, origin = null, set }: TableEventOf<'joined'>,
  at: number,
): TableEvent | null {
  return sitter.type === 'person'
    ? does(table, sitter.id, { type: 'join', seat, nonce }, at)
    : does(
        table,
        table.opened.openedBy,
        { type: 'add-bot', seat, bot: sitter.bot, deck, origin, ...(set === undefined ? {} : { set }) },
        at,
      );
}

const isForBot = (table: Table, { seat }: TableEventOf<'deck-chosen'>): boolean =>
  stageOf(table) === 'waiting' && table.seats[seat]?.sitter.type === 'bot';

/** A tournament has the decks of its players, dealt ones too: its own log tells from which secret. */
const isOfTournament = (table: Table, { seat }: TableEventOf<'deck-chosen'>): boolean =>
  table.opened.tournament !== undefined && stageOf(table) === 'waiting' && table.seats[seat]?.deck === null;

/** A bot gives the game up rather than give an answer that never ends. */
const isBotAsked = (table: Table, seat: Seat): boolean => botAsked(table) === seat;

function answers(table: Table, { seat, question, options }: TableEventOf<'answered'>, at: number): TableEvent | null {
  const { playing } = table;
  const [option = 0] = options;
  const person = personAt(table, seat);
  if (person !== null) return does(table, person, { type: 'answer', question, option }, at);
  const ask = playing?.game.state.ask;
  if (playing === null || ask?.player !== seat || ask.options[option] === undefined) return null;
  const decided = answerOf(table, playing, seat, option);
  return decided.type === 'event' ? decided.event : null;
}

/** The request that is pending; where nobody asks, any number is of none. */
const requestAt = ({ request }: Table): number => request?.id ?? 0;

/** By asking for it, or with the consent of the others. */
function takesBack(table: Table, seat: Seat, at: number): readonly (TableEvent | null)[] {
  const question = table.playing?.question ?? 0;
  return [
    does(table, personAt(table, seat), { type: 'take-back', question }, at),
    ...humansAt(table).map((one) =>
      does(table, personAt(table, one), { type: 'agree', request: requestAt(table) }, at),
    ),
  ];
}
