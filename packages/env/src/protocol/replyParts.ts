// Parts of a reply about a game: the seat that answers, its options, and the state as that seat may know it.
import type { Ask, Seat, View, Viewer } from '@vaultsong/engine';
import { see, seeAsk, witness } from '@vaultsong/engine';
import { sayEvent } from '@vaultsong/say';
import type { Numbers } from '../encoding/numbers.ts';
import { numbersOf } from '../encoding/numbers.ts';
import type { Observation } from '../encoding/observation.ts';
import { encodeView } from '../encoding/observation.ts';
import type { EncodedOption } from '../encoding/option.ts';
import { encodeOptions } from '../encoding/option.ts';
import type { EncodedQuestion } from '../encoding/question.ts';
import { encodeQuestion } from '../encoding/question.ts';
import type { Game, Listener, Stop } from '../games/game.ts';
import { isOver, returnsOf } from '../games/game.ts';

/** Parts of a reply that a program wants. */
export interface Parts {
  readonly observe: boolean;
  readonly numbers: boolean;
  readonly text: boolean;
}

export interface GameReply extends EndReply {
  readonly id: number;
  /** The seat that has to answer; null when the game is over. */
  readonly player: Seat | null;
  readonly done: boolean;
  readonly question: EncodedQuestion | null;
  readonly options: readonly EncodedOption[];
  /** Log since the last answer, as that seat may know it; only on request. */
  readonly log?: readonly string[];
  /** The state as that seat may know it; of a game that is over, the seat that the program answered for last. */
  readonly observation?: Observation;
  /** The same as numbers; where they were asked for. */
  readonly numbers?: Numbers;
}

/** Only of a game that is over. */
export interface EndReply {
  readonly returns?: readonly number[];
  readonly winner?: Seat | null;
  readonly stopped?: Stop;
}

/** The question as the one who is asked sees it; null when the game is over. */
export function seenQuestion(game: Game): Ask | null {
  const { ask } = game.state;
  return isOver(game) || ask === null ? null : seeAsk(game.state, ask.player);
}

/** The parts of a reply about a game. @param log of what happened, if the program wants it */
export function gameReply(
  id: number,
  game: Game,
  { observe, text, numbers }: Parts,
  log: readonly Line[] | null,
): GameReply {
  const ask = seenQuestion(game);
  const viewer = ask === null ? game.viewer : ask.player;
  return {
    id,
    player: ask === null ? null : ask.player,
    done: ask === null,
    ...endReply(game),
    question: ask === null ? null : encodeQuestion(ask, text),
    options: ask === null ? [] : encodeOptions(ask, text),
    ...(log === null ? {} : { log: log.flatMap((say) => say(viewer)) }),
    ...(observe || numbers ? sightReply(see(game.state, viewer), { observe, numbers }) : {}),
  };
}

/** The state as a seat may know it, in the forms that are wanted. */
export const sightReply = (
  view: View,
  { observe, numbers }: Pick<Parts, 'observe' | 'numbers'>,
): Pick<GameReply, 'observation' | 'numbers'> => ({
  ...(observe ? { observation: encodeView(view) } : {}),
  ...(numbers ? { numbers: numbersOf(view) } : {}),
});

/** End of a game; empty while it goes on. */
export function endReply(game: Game): EndReply {
  const ended = returnsOf(game);
  if (ended === null) return {};
  const { stopped, state } = game;
  return { returns: ended, winner: state.winner, ...(stopped === null ? {} : { stopped }) };
}

/** A batch of events in words, as a viewer may know them: who that is shows only when the next question is there. */
type Line = (viewer: Viewer) => readonly string[];

/** Log of events, for a reply. */
export interface Log {
  readonly lines: readonly Line[];
  readonly listen: Listener;
}

/** A log in which nothing stands yet. @param seats how many players there are */
export function openLog(seats: number): Log {
  const lines: Line[] = [];
  return {
    lines,
    listen(events) {
      lines.push((viewer) => events.flatMap((event) => sayEvent(witness(event, viewer, seats), nameOf) ?? []));
    },
  };
}

const nameOf = (seat: Seat): string => `Player ${seat}`;
