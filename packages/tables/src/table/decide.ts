// Decides on a command at a table: returns the event, or rejects it. Nothing changes here.
import type { GameEvent, Seat } from '@vaultsong/engine';
import { answerThrough, clone, EndlessError, mustEnd } from '@vaultsong/engine';
import { BiddingError, makeCall, nextStep } from '@vaultsong/match';
import type { TriedAnswers } from '../game/tryAnswers.ts';
import type { TableEvent } from '../log/events.ts';
import { deckFault, setFault } from '../terms/playable.ts';
import type { Command, CommandOf } from './commands.ts';
import { ownAnswer } from './conduct.ts';
import { askedAt, claimableAt, dueOf, stageOf } from './pending.ts';
import type { Playing, Table } from './table.ts';
import { goesOnWithoutOne, humansAt, isHuman, seatOfPerson, termsOf } from './table.ts';
import { mostTakeBacks, takeBackOf, takeBacksLeft } from './takeBacks.ts';

/** Codes by which a command is rejected, and their meanings. */
export const rejectionCodes = {
  'not-your-seat': 'You do not sit at this table.',
  'seat-taken': 'That seat is taken.',
  'not-now': 'The table is at a different stage.',
  'not-asked': 'It is another player’s decision.',
  stale: 'The question or request is over: the next message about the table has the present one.',
  'no-option': 'There is no such option.',
  'too-late': 'Your clock has run out.',
  'not-allowed': 'The terms of the table forbid it.',
  endless: 'The game would never end: choose something else.',
} as const;
export type RejectionCode = keyof typeof rejectionCodes;

export interface Rejection {
  readonly code: RejectionCode;
  /** The fault, and the right form. */
  readonly message: string;
}

/** An event to be written down, of an answer with what it leads to; `known`: it was done already, and this is the same again. */
export type Decided =
  | { readonly type: 'event'; readonly event: TableEvent; readonly played?: TriedAnswers }
  | { readonly type: 'known' }
  | { readonly type: 'rejected'; readonly rejection: Rejection };

const accept = (event: TableEvent): Decided => ({ type: 'event', event });
const reject = (code: RejectionCode, message: string): Decided => ({ type: 'rejected', rejection: { code, message } });

/** The person who asks, and whether they have an account. */
export interface Asker {
  readonly id: string;
  readonly isAccount: boolean;
}

/**
 * Judges a request.
 * @param now milliseconds since 1970
 */
export function decide(table: Table, who: Asker, command: Command, now: number): Decided {
  switch (command.type) {
    case 'join':
      return sit(table, who, command);
    case 'add-bot':
      return seatBot(table, who, command);
    case 'remove-bot':
      return unseat(table, who, command);
    default: {
      const seat = seatOfPerson(table, who.id);
      if (seat === null) return reject('not-your-seat', 'You do not sit at this table');
      return ofSeat(table, seat, command, now);
    }
  }
}

type OfSeat = Exclude<Command, CommandOf<'join' | 'add-bot' | 'remove-bot'>>;

/** After a player's time is over, only the clock decides how it goes on. */
const isTooLate = (table: Table, now: number): boolean => {
  const due = dueOf(table);
  return due !== null && now >= due.at;
};

const tooLate = reject('too-late', 'Your time is over');

function ofSeat(table: Table, seat: Seat, command: OfSeat, now: number): Decided {
  switch (command.type) {
    case 'leave':
      return stand(table, seat);
    case 'add-nonce':
      return addNonce(table, seat, command);
    case 'choose-deck':
      return bring(table, seat, command);
    case 'call':
      return call(table, seat, command, now);
    case 'choose-first': {
      const step = table.series === null ? null : nextStep(table.series);
      if (stageOf(table) !== 'choosing-first' || step?.kind !== 'choose-first')
        return reject('not-now', 'This is not the time to choose who goes first');
      if (step.player !== seat)
        return reject('not-asked', 'The player whose deck lost the last game chooses who goes first');
      if (isTooLate(table, now)) return tooLate;
      return accept({ type: 'chose-first', seat: step.player, first: command.first });
    }
    case 'answer':
      return answer(table, seat, command, now);
    case 'take-back':
      return takeBack(table, seat, command, now);
    case 'agree':
      return agree(table, seat, command, now);
    case 'decline':
      return decline(table, seat, command);
    case 'concede':
      return concede(table, seat);
    case 'claim':
      return claim(table, seat, now);
    case 'rematch':
      return rematch(table, seat);
  }
}

/** Reason against sitting down, standing up or bringing a deck; null while a table waits for that. */
function stageFault(table: Table): Decided | null {
  const stage = stageOf(table);
  if (stage === 'waiting') return null;
  if (stage === 'closed') return reject('not-now', 'This table was closed');
  return reject(
    'not-now',
    stage === 'over' ? 'The match is over' : 'The match has begun: seats and decks stay as they are',
  );
}

/** A player who has seen a deck that chance made may not have another one by standing up. */
const areDecksDealt = (table: Table): boolean => {
  const { play } = termsOf(table);
  return play.type === 'duel' && play.decks === 'sealed' && table.seats.some((seated) => seated?.deck != null);
};

const dealing = reject('not-now', 'Decks are being dealt: the match begins');

/** At a table with all seated from the start, nobody leaves, and no deck is changed, while the others add their nonces. */
const isSettled = (table: Table): boolean => table.opened.nonceWindow !== undefined;

const settled = reject('not-allowed', 'The seats and decks of this table were set when it was opened');

/** A deck of a tournament is drawn from another secret than that of the table. */
const isChanceDrawn = (table: Table): boolean => table.opened.tournament === undefined && areDecksDealt(table);

function addNonce(table: Table, seat: Seat, { nonce }: CommandOf<'add-nonce'>): Decided {
  const known = table.seats[seat]?.nonce;
  if (known === nonce) return { type: 'known' };
  if (!isSettled(table))
    return reject('not-allowed', 'This table does not wait for nonces: send yours when you sit down');
  if (stageOf(table) !== 'waiting' || isChanceDrawn(table))
    return reject('not-now', 'The match has begun: its chance stays as it is');
  if (known !== '') return reject('not-allowed', `Seat ${seat} has added its nonce: it stays as it is`);
  return accept({ type: 'nonce-added', seat, nonce });
}

function stand(table: Table, seat: Seat): Decided {
  const fault = stageFault(table);
  if (fault !== null) return fault;
  if (isSettled(table)) return settled;
  return areDecksDealt(table) ? dealing : accept({ type: 'left', seat });
}

function sit(table: Table, { id, isAccount }: Asker, { seat, nonce }: CommandOf<'join'>): Decided {
  const seated = seatOfPerson(table, id);
  if (seated !== null && (seat === undefined || seat === seated)) return { type: 'known' };
  if (seated !== null) return reject('not-allowed', 'You already sit at this table: stand up first');
  const fault = stageFault(table);
  if (fault !== null) return fault;
  if (termsOf(table).rated && !isAccount)
    return reject('not-allowed', 'Rated games need an account: choose a name and a password first');
  const { reserved = [] } = table.opened;
  const own = reserved.indexOf(id);
  if (reserved.length > 0 && own < 0)
    return reject('not-allowed', 'The seats of this table are reserved for other players');
  const wanted = seat ?? (own >= 0 ? own : table.seats.indexOf(null));
  if (own >= 0 && wanted !== own) return reject('not-allowed', `Seat ${own} is kept for you, not seat ${wanted}`);
  const free = table.seats[wanted];
  if (free !== null)
    return free === undefined && wanted >= 0
      ? reject('no-option', `There is no seat ${wanted}: expected 0 to ${table.seats.length - 1}`)
      : reject('seat-taken', wanted < 0 ? 'All seats are taken' : `Seat ${wanted} is taken`);
  if (isSettled(table) && nonce !== '')
    return reject('not-allowed', 'At this table nonces come after all players sit: expected none when you sit down');
  return accept({ type: 'joined', seat: wanted, sitter: { type: 'person', id }, nonce });
}

/** Reason that a person may not change the sitter of a seat that is not theirs; null where they may. */
function hostFault(table: Table, id: string): Decided | null {
  if (table.opened.openedBy !== id) return reject('not-allowed', 'Only the player who opened the table can seat bots');
  return stageFault(table) ?? (areDecksDealt(table) ? dealing : null);
}

function seatBot(table: Table, { id }: Asker, { type: _, seat, bot, ...brought }: CommandOf<'add-bot'>): Decided {
  const fault = hostFault(table, id);
  if (fault !== null) return fault;
  if (termsOf(table).rated) return reject('not-allowed', 'Bots of the server do not play rated games');
  if (table.seats[seat] !== null)
    return table.seats[seat] === undefined
      ? reject('no-option', `There is no seat ${seat}: expected 0 to ${table.seats.length - 1}`)
      : reject('seat-taken', `Seat ${seat} is taken`);
  const { play } = termsOf(table);
  const joined = { type: 'joined', seat, sitter: { type: 'bot', bot }, nonce: '' } as const;
  if (play.type === 'duel' && play.decks === 'sealed') return accept(joined);
  const unplayable = broughtFault(table, brought);
  return unplayable === null ? accept({ ...joined, ...brought }) : reject('not-allowed', unplayable);
}

function unseat(table: Table, { id }: Asker, { seat }: CommandOf<'remove-bot'>): Decided {
  const fault = hostFault(table, id);
  if (fault !== null) return fault;
  if (isSettled(table)) return settled;
  if (table.seats[seat] == null) return reject('no-option', `Nobody sits on seat ${seat}`);
  if (isHuman(table, seat)) return reject('not-allowed', 'Only bots can be sent away');
  return accept({ type: 'left', seat });
}

/** Reason that a deck is not allowed here, in words; null where it is. */
function broughtFault(
  table: Table,
  { deck, set = null }: Pick<CommandOf<'choose-deck'>, 'deck' | 'set'>,
): string | null {
  return deckFault(deck, termsOf(table).edition) ?? setFault(termsOf(table), deck.name, set);
}

function bring(table: Table, seat: Seat, { type: _, ...brought }: CommandOf<'choose-deck'>): Decided {
  const { play } = termsOf(table);
  const fault = stageFault(table);
  if (fault !== null) return fault;
  if (play.type === 'duel' && play.decks === 'sealed')
    return reject('not-allowed', 'This table deals the decks: do not bring one');
  if (isSettled(table) && table.seats[seat]?.deck != null) return settled;
  const unplayable = broughtFault(table, brought);
  return unplayable === null ? accept({ type: 'deck-chosen', seat, ...brought }) : reject('not-allowed', unplayable);
}

function call(table: Table, seat: Seat, { call: said }: CommandOf<'call'>, now: number): Decided {
  const step = table.series === null ? null : nextStep(table.series);
  if (stageOf(table) !== 'bidding' || step?.kind !== 'bid') return reject('not-now', 'There is nothing to bid for now');
  const side = seat === 0 ? 0 : 1;
  try {
    makeCall(step.bidding, side, said);
  } catch (error) {
    if (!(error instanceof BiddingError)) throw error;
    return reject(error.fault === 'turn' ? 'not-asked' : 'no-option', error.message);
  }
  if (isTooLate(table, now)) return tooLate;
  return accept({ type: 'bid-called', seat: side, call: said });
}

const isSame = (table: Table, seat: Seat, { question, option }: CommandOf<'answer'>): boolean => {
  const last = table.answered[seat];
  return last !== undefined && last.question === question && last.option === option;
};

function answer(table: Table, seat: Seat, command: CommandOf<'answer'>, now: number): Decided {
  if (isSame(table, seat, command)) return { type: 'known' };
  const { playing } = table;
  if (playing === null) return reject('not-now', 'No game is being played');
  if (command.question !== playing.question)
    return reject('stale', `Question ${command.question} is over: question ${playing.question} is pending`);
  const { ask } = playing.game.state;
  if (ask?.player !== seat) return reject('not-asked', 'The question is for another player');
  if (ask.options[command.option] === undefined)
    return reject('no-option', `There is no option ${command.option}: expected 0 to ${ask.options.length - 1}`);
  if (isTooLate(table, now)) return tooLate;
  return answerOf(table, playing, seat, command.option);
}

/** The answer of a seat that is asked, with those after it for which nobody is needed. */
export function answerOf(table: Table, playing: Playing, seat: Seat, option: number): Decided {
  const options = [option];
  const state = clone(playing.game.state);
  const events: GameEvent[] = [];
  try {
    events.push(...answerThrough(state, option));
    for (let forced = 0, own = ownAnswer(table, state); own !== null; own = ownAnswer(table, state)) {
      events.push(...answerThrough(state, own));
      options.push(own);
      mustEnd(state, ++forced);
    }
  } catch (error) {
    if (!(error instanceof EndlessError)) throw error;
    return reject('endless', `${error.message}. It did not happen: choose something else`);
  }
  return {
    type: 'event',
    event: { type: 'answered', seat, question: playing.question, options },
    played: { state, events },
  };
}

function takeBack(table: Table, seat: Seat, { question }: CommandOf<'take-back'>, now: number): Decided {
  const { playing } = table;
  if (playing === null) return reject('not-now', 'No game is being played');
  if (termsOf(table).takeBacks === 'never') return reject('not-allowed', 'This table allows no take-backs');
  if (question !== playing.question) return reject('stale', `Question ${question} is over: look again first`);
  const found = takeBackOf(table, seat);
  if (found === null) return reject('not-now', 'You have made no decision yet');
  if (isTooLate(table, now)) return tooLate;
  if (found.mode === 'free')
    return accept({ type: 'taken-back', seat, to: found.decision.answers, consent: !found.isInnocent });
  if (table.request !== null) return reject('not-now', 'The other players have already been asked');
  if (takeBacksLeft(playing, seat) === 0)
    return reject(
      'not-allowed',
      `You have taken back revealed information ${mostTakeBacks} times in this game, which is the most`,
    );
  return accept({ type: 'take-back-requested', seat });
}

/** A late answer is about a request that is over, and never about the one that came after it. */
const requestIsOver = (id: number): Decided => reject('stale', `Request ${id} is over: look again first`);

const nobodyAsksYou = reject('not-now', 'There is no request to take something back');

function agree(table: Table, seat: Seat, { request: id }: CommandOf<'agree'>, now: number): Decided {
  const { request } = table;
  if (request?.id !== id) return requestIsOver(id);
  if (request.seat === seat || request.agreed.includes(seat)) return nobodyAsksYou;
  if (isTooLate(table, now)) return tooLate;
  const missing = humansAt(table).filter(
    (one) => one !== request.seat && one !== seat && !request.agreed.includes(one),
  );
  if (missing.length > 0) return accept({ type: 'take-back-agreed', seat });
  return accept({ type: 'taken-back', seat: request.seat, to: request.to, consent: true });
}

function decline({ request }: Table, seat: Seat, { request: id }: CommandOf<'decline'>): Decided {
  if (request?.id !== id) return requestIsOver(id);
  return request.seat === seat ? nobodyAsksYou : accept({ type: 'take-back-declined', seat });
}

const mayEnd = (table: Table): boolean => ['bidding', 'choosing-first', 'playing'].includes(stageOf(table));

function concede(table: Table, seat: Seat): Decided {
  if (!mayEnd(table)) return reject('not-now', 'There is no match in play here');
  return accept(goesOnWithoutOne(table) ? { type: 'bot-took-over', seat, bot: 'rules' } : { type: 'conceded', seat });
}

function claim(table: Table, seat: Seat, now: number): Decided {
  const claimable = claimableAt(table);
  if (claimable === null || claimable.seat === seat)
    return reject('not-now', 'You cannot claim this match: no opponent keeps you waiting');
  if (now < claimable.at)
    return reject('not-now', `You can claim the match in ${Math.ceil((claimable.at - now) / 1000)} seconds`);
  return accept(
    termsOf(table).play.type === 'keyraken'
      ? { type: 'bot-took-over', seat: claimable.seat, bot: 'rules' }
      : { type: 'claimed', seat },
  );
}

function rematch(table: Table, seat: Seat): Decided {
  if (stageOf(table) !== 'over') return reject('not-now', 'The match is not over');
  if (table.opened.tournament !== undefined)
    return reject('not-allowed', 'The tournament pairs its players: no rematch here');
  return table.rematch.includes(seat) ? { type: 'known' } : accept({ type: 'rematch-requested', seat });
}

/** The seat that is asked now, and whether it is a bot of the house. */
export const botAsked = (table: Table): Seat | null => {
  const seat = askedAt(table);
  return seat !== null && table.seats[seat]?.sitter.type === 'bot' ? seat : null;
};
