// The loop: takes the top frame of the stack one step further until a question is asked or the game is over.
import { begin, resolveChosen, stepEvents, takeNext } from '../batches/batches.ts';
import { stepDying, takeOrder } from '../batches/dying.ts';
import { takeHalf } from '../batches/halves.ts';
import { openJournal } from '../batches/journal.ts';
import { decline } from '../batches/replacement.ts';
import type { CompiledControl } from '../language/compiled.ts';
import type { NodeId } from '../language/definitions.ts';
import { compiledAt, timesDefined } from '../language/definitions.ts';
import type { GameEvent } from '../language/events.ts';
import { beginSetup } from '../nodes/kinds/turn.ts';
import { stepNode, takeAnswer } from '../nodes/nodes.ts';
import { gameOf, unorderedGame } from '../seats/programs.ts';
import { endless, mostFrames, mostSteps, mustEnd } from '../stack/endless.ts';
import type { NodeFrame } from '../state/frames.ts';
import type { Option } from '../state/question.ts';
import { answersItself } from '../state/question.ts';
import type { State } from '../state/state.ts';

// What the frames of the game that is run just now do, by their depth: most of them stay for a whole turn, and a piece is
// found again without a look-up by name.
const nodesSeen: NodeId[] = [];
const compiledSeen: CompiledControl[] = [];
let seenWith = -1;

/** What the frame on top does. */
function controlOnTop(s: State, { node }: NodeFrame): CompiledControl {
  if (seenWith !== timesDefined) {
    nodesSeen.length = 0;
    seenWith = timesDefined;
  }
  const depth = s.stack.length;
  const known = compiledSeen[depth];
  if (known !== undefined && nodesSeen[depth] === node) return known;
  const compiled = compiledAt(node);
  if (!compiled.isControl) throw new Error(`A verb has no frame of its own: ${node}`);
  nodesSeen[depth] = node;
  compiledSeen[depth] = compiled;
  return compiled;
}

/**
 * Hears of each step on the way to the next question. The state may be read then, and cloned, but not changed.
 * @param happened all that has happened since the answer
 */
export type Watch = (happened: readonly GameEvent[]) => void;

const nobody: Watch = () => {};

/** Runs to the next question, or to the end of the game. @throws EndlessError where neither comes */
function advance(s: State, watch: Watch, journal: readonly GameEvent[]): void {
  for (let steps = 0; s.ask === null && s.winner === null; steps++) {
    if (steps > mostSteps || s.stack.length > mostFrames) throw endless(s);
    const f = s.stack[s.stack.length - 1];
    if (f === undefined) throw new Error('The game has nothing left to do and no winner');
    switch (f.kind) {
      case 'ability':
        s.stack.pop();
        break;
      case 'node':
        stepNode(s, f, controlOnTop(s, f));
        break;
      case 'events':
        stepEvents(s, f);
        break;
      case 'dying':
        stepDying(s, f);
        break;
    }
    watch(journal);
  }
}

export interface Beginning {
  /** Begins with the first turn: nobody may take a mulligan. */
  readonly quickstart: boolean;
  /** The players of a team choose in which order they take their turns. */
  readonly unordered: boolean;
}

function programOfGame(s: State, { quickstart, unordered }: Beginning): NodeId {
  if (unordered) return unorderedGame(quickstart);
  const { program, addresses } = gameOf(s);
  return quickstart ? addresses.repeat : program;
}

/** Puts the program of a whole game on the stack and runs to its first question. */
export function startGame(s: State, beginning: Beginning): void {
  const journal = openJournal();
  begin(s, programOfGame(s, beginning), { source: null, controller: s.first });
  // The last one begun comes first. Where nobody is asked for a mulligan, that step does not lead to what comes after it.
  if (beginning.quickstart) beginSetup(s, 'after-hands');
  beginSetup(s, 'before-hands');
  advance(s, nobody, journal);
}

/** Asks the pending question anew, after what it depends on was changed from outside (see imagine.ts). @returns what happened. */
export function askAgain(s: State): readonly GameEvent[] {
  const journal = openJournal();
  s.ask = null;
  advance(s, nobody, journal);
  return journal;
}

/** The options of the pending question; none when the game is over. */
export const legal = (s: State): readonly Option[] => s.ask?.options ?? [];

/**
 * Answers the pending question with one of its options and runs to the next question, in place.
 * @param option index into `legal(s)`.
 * @param watch for who shows what happens as it comes, such as the turn of an automaton
 * @returns what happened, in order.
 * @throws RangeError when there is no such option; the state is unchanged then.
 * @throws EndlessError when no further question ever comes. The state is of no use then: a clone for each answer would be
 * dear, so whoever wants to go on keeps one, or gives the answers before again, as a recorded game does (`playOn`).
 */
export function answer(s: State, option: number, watch: Watch = nobody): GameEvent[] {
  const journal = openJournal();
  take(s, option, watch, journal);
  return journal;
}

/**
 * Answers the pending question, and then the questions whose answers nothing in the game can tell apart: what hosts call
 * that play whole games, so that nobody is asked about them and no record holds them.
 * @throws RangeError and EndlessError as `answer` does.
 */
export function answerThrough(s: State, option: number, watch: Watch = nobody): GameEvent[] {
  const journal = openJournal();
  take(s, option, watch, journal);
  passAlike(s, watch, journal);
  return journal;
}

/** Answers questions as long as nothing in the game can tell their answers apart. @throws EndlessError as `answer` does. */
export function passAlike(s: State, watch: Watch = nobody, journal: GameEvent[] = openJournal()): void {
  for (let forced = 0; s.ask?.alike; mustEnd(s, ++forced)) take(s, 0, watch, journal);
}

function take(s: State, option: number, watch: Watch, journal: GameEvent[]): void {
  const { ask } = s;
  const chosen = ask?.options[option];
  if (ask === null && s.winner === null)
    throw new RangeError(
      'An answer to this state failed, which left it without a question: begin anew from a copy of it',
    );
  if (ask === null) throw new RangeError('The game is over: there is no question to answer');
  if (chosen === undefined)
    throw new RangeError(
      `Option ${option} is not among the ${ask.options.length} options (0 to ${ask.options.length - 1}) of the question "${ask.kind}"`,
    );
  s.ask = null;
  const f = s.stack[s.stack.length - 1];
  if (f?.kind === 'node') takeAnswer(s, f, controlOnTop(s, f), chosen, option);
  else if ((f?.kind === 'events' || f?.kind === 'dying') && chosen.pick === 'order')
    resolveChosen(s, f, chosen.trigger);
  else if (f?.kind === 'events' && chosen.pick === 'no') decline(s, f);
  else if (f?.kind === 'events' && f.from === 'one-by-one' && chosen.pick === 'card') takeNext(s, f, chosen.card);
  else if (f?.kind === 'events' && chosen.pick === 'card') takeHalf(s, f, chosen.card);
  else if (f?.kind === 'dying') takeOrder(f, chosen);
  else throw new Error(`No frame takes the answer to "${ask.kind}"`);
  advance(s, watch, journal);
}

/**
 * Answers questions as long as they need nobody to answer them: they have a single option, or nothing in the game can
 * tell their answers apart.
 * @returns what happened.
 * @throws EndlessError when that would never end, as `answer` does.
 */
export function settle(s: State): GameEvent[] {
  const happened: GameEvent[] = [];
  for (let forced = 0; s.ask !== null && answersItself(s.ask); mustEnd(s, ++forced)) happened.push(...answer(s, 0));
  return happened;
}

/** The result: one entry a seat, 1 for a win and -1 for a loss; null while the game runs. */
export function returns(s: State): readonly number[] | null {
  const { winner } = s;
  if (winner === null) return null;
  const team = s.players[winner]?.team;
  return s.players.map((p) => (p.team === team ? 1 : -1));
}
