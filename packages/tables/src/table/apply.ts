// Applies an event to a table. It does not check whether the event is allowed: the writer of the log asks `decide`
// before.
import { keyraken } from '@vaultsong/adventures';
import type { DeckList, GameEvent, Seat, Setup, State } from '@vaultsong/engine';
import { gameEndOf, startRecorded } from '@vaultsong/engine';
import { callInSeries, chooseFirst, nextStep, reportWinner, startSeries } from '@vaultsong/match';
import { leaderOf } from '../game/leader.ts';
import { isInnocent } from '../game/revealing.ts';
import type { Snapshot } from '../game/snapshots.ts';
import { replayed, withSnapshot } from '../game/snapshots.ts';
import type { TriedAnswers } from '../game/tryAnswers.ts';
import { tryAnswers } from '../game/tryAnswers.ts';
import type { TableEvent, TableEventOf } from '../log/events.ts';
import { ranFor, startClock, turnedBack } from './clock.ts';
import { conductOf } from './conduct.ts';
import { idleTimeAfter, noIdleTime } from './idleTime.ts';
import type { EndReason, Game, Playing, Table } from './table.ts';
import { humansAt, isHuman, termsOf } from './table.ts';

/** Effects of an event, for viewers. */
export interface Happened {
  /** Events of the game from the engine; each viewer may see only the part that they may know. */
  readonly events: readonly GameEvent[];
  /** The game on the table is another one than before, or stands where it stood earlier: what was heard of it counts no more. */
  readonly isReset: boolean;
}

const nothing: Happened = { events: [], isReset: false };
const another: Happened = { events: [], isReset: true };

const sideOf = (seat: Seat): 0 | 1 => (seat === 0 ? 0 : 1);

function endMatch(table: Table, winner: Seat | null, reason: EndReason): void {
  table.result = { winner, reason };
  table.last = table.playing ?? table.last;
  table.playing = null;
  table.request = null;
}

/** The game on the table is over, and with it perhaps the match. */
function endGame(table: Table, playing: Playing, winner: Seat, reason: EndReason): void {
  const { number, game, takenBack, isBroughtIn } = playing;
  const takeBacks = takenBack.reduce((sum, count) => sum + count, 0);
  table.finished.push({
    number,
    setup: game.setup,
    answers: [...game.answers],
    winner,
    reason,
    takeBacks,
    isBroughtIn,
  });
  table.last = playing;
  table.playing = null;
  table.request = null;
  table.series &&= reportWinner(table.series, sideOf(winner));
  const step = table.series === null ? null : nextStep(table.series);
  if (step === null) endMatch(table, winner, reason);
  else if (step.kind === 'over') endMatch(table, step.winner, reason);
}

/** The game on the table is over by its rules, if somebody has won it. */
function endWonGame(table: Table, playing: Playing, state: State): void {
  const reason = gameEndOf(state);
  if (state.winner !== null && reason !== null) endGame(table, playing, state.winner, reason);
}

/** The winner when a seat loses: the other player, or the adversary of a team. */
function winnerAgainst(table: Table, seat: Seat): Seat {
  return termsOf(table).play.type === 'keyraken' ? table.seats.length : 1 - seat;
}

function begin(given: Setup): Game {
  // The default edition may change while the game is kept: its setup names it.
  const { setup, state } = startRecorded(given);
  return { setup, state, answers: [], snapshots: [] };
}

/** A game of which so many answers are known. @param snapshots of the same game, which may have gone further */
function beginWith(setup: Setup, answers: readonly number[], snapshots: readonly Snapshot[]): Game {
  const game = begin(setup);
  return { ...game, ...replayed(game.state, answers, snapshots), answers: [...answers] };
}

function putOnTable(table: Table, game: Game, number: number, isBroughtIn: boolean): Playing {
  const clock = startClock(termsOf(table).clock, table.seats.length, game.state.turn);
  const takenBack = table.seats.map(() => 0);
  const playing: Playing = {
    ...{ number, game, question: table.next, decisions: [], clock, wait: noIdleTime, takenBack, isBroughtIn },
  };
  table.playing = playing;
  table.last = null;
  return playing;
}

/** Gives some answers, the first of which somebody decided. */
function play(
  table: Table,
  playing: Playing,
  { seat, options }: TableEventOf<'answered'>,
  known: TriedAnswers | undefined,
): readonly GameEvent[] {
  const { game } = playing;
  const answers = game.answers.length;
  const before = game.state;
  const { state, events } = known ?? tryAnswers(before, options);
  game.state = state;
  game.answers.push(...options);
  game.snapshots = withSnapshot(game.snapshots, answers, { answers: game.answers.length, state });
  const reveals = !isHuman(table, seat) || !isInnocent(before, state, events, seat);
  playing.decisions.push({ seat, answers, reveals, left: playing.clock?.left ?? null });
  return events;
}

function answered(
  table: Table,
  event: TableEventOf<'answered'>,
  at: number,
  known: TriedAnswers | undefined,
): Happened {
  const { seat, question, options } = event;
  const { playing } = table;
  if (playing === null) throw new Error('no game is being played');
  const { game } = playing;
  const asked = game.state.ask?.player;
  if (asked !== seat) throw new Error(`seat ${seat} is not asked`);
  const wasActive = game.state.active;
  const events = play(table, playing, event, known);
  const [option = 0] = options;
  table.answered[seat] = { question, option };
  table.request = null;
  playing.question = table.next;
  const { clock } = termsOf(table);
  if (playing.clock !== null)
    playing.clock = ranFor(
      playing.clock,
      clock,
      { seat, thought: at - table.since },
      { turn: game.state.turn, wasActive },
    );
  playing.wait = idleTimeAfter(playing.wait, {
    ...{ seat, thought: at - table.since, isSettled: playing.decisions.at(-1)?.reveals !== false },
    ...{ asked: game.state.ask?.player ?? null, decisions: playing.decisions.length },
  });
  table.since = at;
  const { maxTurns } = conductOf(table);
  if (game.state.winner !== null) endWonGame(table, playing, game.state);
  else if (maxTurns !== null && game.state.turn > maxTurns) endGame(table, playing, leaderOf(game.state), 'turns');
  return { events, isReset: false };
}

/** A game goes back to where so many answers had been given. */
function takenBack(table: Table, { seat, to, consent }: TableEventOf<'taken-back'>, at: number): Happened {
  const { playing } = table;
  if (playing === null) return nothing;
  const asked = playing.game.state.ask?.player ?? null;
  const { setup, answers: given, snapshots } = playing.game;
  const game = beginWith(setup, given.slice(0, to), snapshots);
  const left = playing.decisions.find(({ answers }) => answers === to)?.left ?? [];
  const decisions = playing.decisions.filter(({ answers }) => answers < to);
  const thought = at - table.since;
  table.playing = {
    ...playing,
    game,
    question: table.next,
    clock: playing.clock && turnedBack(playing.clock, { seat: asked, thought }, left, game.state.turn),
    wait: idleTimeAfter(playing.wait, {
      ...{ seat, thought: asked === seat ? thought : 0, isSettled: consent },
      ...{ asked: game.state.ask?.player ?? null, decisions: decisions.length },
    }),
    decisions,
    takenBack: playing.takenBack.map((count, one) => (one === seat && consent ? count + 1 : count)),
  };
  table.request = null;
  table.since = at;
  return another;
}

/** The game goes on as it stands: the time since it was asked is nobody's, and nothing that was asked then is pending. */
function resumed(table: Table, { from }: TableEventOf<'resumed'>, at: number): Happened {
  table.resumed = { at, from };
  table.request = null;
  table.since = at;
  if (table.playing !== null) table.playing = { ...table.playing, question: table.next };
  return another;
}

function broughtIn(table: Table, { setup, answers }: TableEventOf<'imported'>, at: number): Happened {
  const game = beginWith(setup, answers, []);
  putOnTable(table, game, 1, true);
  table.began = true;
  table.since = at;
  if (table.playing !== null) endWonGame(table, table.playing, game.state);
  return another;
}

function began(table: Table, { first, opener }: TableEventOf<'began'>): void {
  table.began = true;
  const { play: what } = termsOf(table);
  if (what.type === 'duel')
    table.series = startSeries(what.format, what.bid ? { first, opener } : { first, chains: what.chains });
}

/** The deck of whoever sits there, once all have brought one. */
const deckAt = (table: Table, seat: Seat): DeckList => {
  const deck = table.seats[seat]?.deck;
  if (deck == null) throw new Error(`Seat ${seat} of table ${table.id} has no deck`);
  return deck;
};

/**
 * The setup of the next game of a table that has begun.
 * @param chance as `chanceOf` makes it
 */
export function setupOfNext(table: Table, chance: string): Setup {
  const { play: what, edition } = termsOf(table);
  const common = { seed: 0, chance, edition };
  const decks = table.seats.map((_, seat) => deckAt(table, seat));
  if (what.type === 'keyraken')
    return keyraken({ ...common, decks, difficulty: what.difficulty, ...(decks.length === 1 ? { first: 0 } : {}) });
  const step = table.series === null ? null : nextStep(table.series);
  if (step?.kind !== 'play') throw new Error(`No game is to be dealt at table ${table.id}`);
  const { first, deckOf, chains } = step.game;
  return {
    ...common,
    first,
    decks: deckOf.map((owner) => deckAt(table, owner)),
    ...(chains.some((count) => count > 0) ? { chains } : {}),
  };
}

/**
 * Applies an event to a table.
 * @param at when it was done, in milliseconds since 1970
 * @param known where it is an answer that `decide` has played at this table as it stands: what came of it
 */
export function apply(table: Table, event: TableEvent, at: number, known?: TriedAnswers): Happened {
  switch (event.type) {
    case 'opened':
      return nothing;
    case 'joined':
      table.seats[event.seat] = {
        sitter: event.sitter,
        nonce: event.nonce,
        deck: event.deck ?? null,
        origin: event.origin ?? null,
        set: event.set ?? null,
      };
      table.isLeft = false;
      return nothing;
    case 'nonce-added': {
      const seated = table.seats[event.seat];
      if (seated != null) table.seats[event.seat] = { ...seated, nonce: event.nonce };
      return nothing;
    }
    case 'left': {
      // A bot that is sent away leaves nobody alone.
      const wasPerson = isHuman(table, event.seat);
      table.seats[event.seat] = null;
      table.isLeft = wasPerson && humansAt(table).length === 0;
      return nothing;
    }
    case 'deck-chosen': {
      const seated = table.seats[event.seat];
      if (seated != null)
        table.seats[event.seat] = { ...seated, deck: event.deck, origin: event.origin, set: event.set ?? null };
      return nothing;
    }
    case 'bot-took-over': {
      const seated = table.seats[event.seat];
      if (seated != null) table.seats[event.seat] = { ...seated, sitter: { type: 'bot', bot: event.bot } };
      // Who asked has left, or who was asked: neither waits for the other any more.
      table.request = null;
      return nothing;
    }
    case 'secret-revealed':
      table.secret = event.secret;
      return nothing;
    case 'rematch-requested':
      table.rematch = [...table.rematch, event.seat];
      return nothing;
    case 'continued':
      table.continuedAt = event.table;
      return nothing;
    default:
      return applyToMatch(table, event, at, known);
  }
}

/** An event of the match and its games: all others are of the seats and the table. */
type MatchEvent = Extract<
  TableEvent,
  {
    readonly type:
      | 'began'
      | 'bid-called'
      | 'chose-first'
      | 'dealt'
      | 'imported'
      | 'answered'
      | 'take-back-requested'
      | 'take-back-agreed'
      | 'take-back-declined'
      | 'taken-back'
      | 'resumed'
      | 'conceded'
      | 'timed-out'
      | 'claimed'
      | 'closed';
  }
>;

function applyToMatch(table: Table, event: MatchEvent, at: number, known: TriedAnswers | undefined): Happened {
  switch (event.type) {
    case 'began':
      began(table, event);
      table.since = at;
      return nothing;
    case 'bid-called':
      if (table.series !== null) table.series = callInSeries(table.series, event.seat, event.call);
      table.since = at;
      return nothing;
    case 'chose-first':
      if (table.series !== null) table.series = chooseFirst(table.series, event.seat, event.first);
      table.since = at;
      return nothing;
    case 'dealt':
      putOnTable(table, begin(event.setup), event.game, false);
      table.since = at;
      return another;
    case 'imported':
      return broughtIn(table, event, at);
    case 'answered':
      return answered(table, event, at, known);
    case 'take-back-requested': {
      const to = table.playing?.decisions.findLast(({ seat }) => seat === event.seat)?.answers;
      if (to !== undefined) table.request = { id: table.next, seat: event.seat, to, agreed: [] };
      return nothing;
    }
    case 'take-back-agreed':
      if (table.request !== null) table.request = { ...table.request, agreed: [...table.request.agreed, event.seat] };
      return nothing;
    case 'take-back-declined':
      table.request = null;
      return nothing;
    case 'resumed':
      return resumed(table, event, at);
    case 'taken-back':
      return takenBack(table, event, at);
    case 'conceded':
    case 'timed-out': {
      const reason = event.type === 'conceded' ? 'concession' : 'time';
      const winner = winnerAgainst(table, event.seat);
      table.since = at;
      if (table.playing === null) endMatch(table, winner, reason);
      else endGame(table, table.playing, winner, reason);
      return nothing;
    }
    case 'claimed': {
      const { playing } = table;
      if (playing !== null) endGame(table, playing, event.seat, 'claim');
      endMatch(table, event.seat, 'claim');
      return nothing;
    }
    case 'closed':
      table.closed = event.reason;
      table.last = table.playing ?? table.last;
      table.playing = null;
      table.request = null;
      if (event.winner !== null) endMatch(table, event.winner, 'organizer');
      return nothing;
  }
}
