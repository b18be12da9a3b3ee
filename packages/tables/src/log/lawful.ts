// Whether a deed of a log could be done when it was: each one is what `decide` answers to somebody who sits there, or what the
// server does by itself. So a log that somebody has written anew, hashes and all, must at least be a match that could be.
import type { Seat } from '@vaultsong/engine';
import type { Command } from '../table/commands.ts';
import { answerOf, botAsked, decide } from '../table/decide.ts';
import { serverDeed } from '../table/steps.ts';
import type { Table } from '../table/table.ts';
import { humansAt } from '../table/table.ts';
import { stageOf } from '../table/waiting.ts';
import type { Deed, DeedOf } from './deeds.ts';

/** The same whatever order fields come in. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

const isSame = (one: Deed, other: Deed): boolean => textOf(one) === textOf(other);

/** What somebody who asks for it does then; null where it is refused, or nobody asks. */
function does(table: Table, id: string | null, command: Command, at: number): Deed | null {
  if (id === null) return null;
  const decided = decide(table, { id, isAccount: true }, command, at);
  return decided.is === 'deed' ? decided.deed : null;
}

const personAt = (table: Table, seat: Seat): string | null => {
  const sitter = table.seats[seat]?.sitter;
  return sitter?.is === 'person' ? sitter.id : null;
};

/**
 * Whether somebody, or the server, could do this now.
 * @param table before the deed
 * @param at when it was done
 */
export function isLawful(table: Table, deed: Deed, secret: string, at: number): boolean {
  if (table.next === 0) return deed.is === 'opened';
  const could = (made: Deed | null): boolean => made !== null && isSame(made, deed);
  const asked = (seat: Seat, command: Command): boolean => could(does(table, personAt(table, seat), command, at));
  const byServer = (): boolean => could(serverDeed(table, secret, at));
  switch (deed.is) {
    case 'opened':
      return false;
    case 'sat':
      return could(sits(table, deed, at));
    case 'nonce-added':
      return asked(deed.seat, { do: 'add-nonce', nonce: deed.nonce });
    case 'stood':
      return (
        asked(deed.seat, { do: 'stand' }) || could(does(table, table.opened.by, { do: 'unseat', seat: deed.seat }, at))
      );
    case 'brought':
      return asked(deed.seat, brings(deed)) || byServer() || isForBot(table, deed) || isOfTournament(table, deed);
    case 'called':
      return asked(deed.seat, { do: 'call', call: deed.call }) || isBotAsked(table, deed.seat);
    case 'chose-first':
      return asked(deed.seat, { do: 'choose-first', first: deed.first }) || isBotAsked(table, deed.seat);
    case 'answered':
      return could(answers(table, deed, at)) || byServer();
    case 'asked-back':
    case 'taken-back':
      return takesBack(table, deed.seat, at).some(could);
    case 'agreed':
      return asked(deed.seat, { do: 'agree', request: requestAt(table) });
    case 'declined':
      return asked(deed.seat, { do: 'decline', request: requestAt(table) });
    case 'conceded':
      return asked(deed.seat, { do: 'concede' }) || isBotAsked(table, deed.seat);
    case 'claimed':
      return asked(deed.seat, { do: 'claim' });
    case 'handed':
      return (
        asked(deed.seat, { do: 'concede' }) ||
        humansAt(table).some((seat) => asked(seat, { do: 'claim' })) ||
        byServer()
      );
    case 'wants-rematch':
      return asked(deed.seat, { do: 'rematch' });
    case 'began':
    case 'dealt':
    case 'flagged':
    case 'revealed':
      return byServer();
    case 'brought-in':
      return stageOf(table) === 'waiting';
    case 'closed':
      return table.closed === null && table.result === null && (deed.winner === null || deed.why === 'organizer');
    case 'continued':
      return stageOf(table) === 'over' && table.continuedAt === null;
  }
}

const brings = ({ is: _, seat: __, ...brought }: DeedOf<'brought'>): Command => ({ do: 'bring', ...brought });

/** Where decks are dealt, a bot brings none, and whatever it is given does not matter. */
const noDeck = { name: 'none', houses: [], cards: [] };

function sits(
  table: Table,
  { seat, sitter, nonce, deck = noDeck, origin = null, set }: DeedOf<'sat'>,
  at: number,
): Deed | null {
  return sitter.is === 'person'
    ? does(table, sitter.id, { do: 'sit', seat, nonce }, at)
    : does(
        table,
        table.opened.by,
        { do: 'seat-bot', seat, bot: sitter.bot, deck, origin, ...(set === undefined ? {} : { set }) },
        at,
      );
}

const isForBot = (table: Table, { seat }: DeedOf<'brought'>): boolean =>
  stageOf(table) === 'waiting' && table.seats[seat]?.sitter.is === 'bot';

/** A tournament has the decks of its players, dealt ones too: its own log tells from which secret. */
const isOfTournament = (table: Table, { seat }: DeedOf<'brought'>): boolean =>
  table.opened.tournament !== undefined && stageOf(table) === 'waiting' && table.seats[seat]?.deck === null;

/** A bot gives the game up rather than give an answer that never ends. */
const isBotAsked = (table: Table, seat: Seat): boolean => botAsked(table) === seat;

function answers(table: Table, { seat, question, options }: DeedOf<'answered'>, at: number): Deed | null {
  const { playing } = table;
  const [option = 0] = options;
  const person = personAt(table, seat);
  if (person !== null) return does(table, person, { do: 'answer', question, option }, at);
  const ask = playing?.game.state.ask;
  if (playing === null || ask?.player !== seat || ask.options[option] === undefined) return null;
  const decided = answerOf(table, playing, seat, option);
  return decided.is === 'deed' ? decided.deed : null;
}

/** The request that is pending; where nobody asks, any number is of none. */
const requestAt = ({ request }: Table): number => request?.id ?? 0;

/** By asking for it, or with the consent of the others. */
function takesBack(table: Table, seat: Seat, at: number): readonly (Deed | null)[] {
  const question = table.playing?.question ?? 0;
  return [
    does(table, personAt(table, seat), { do: 'take-back', question }, at),
    ...humansAt(table).map((one) => does(table, personAt(table, one), { do: 'agree', request: requestAt(table) }, at)),
  ];
}
