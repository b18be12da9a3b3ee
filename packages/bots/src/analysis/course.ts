// The course of a game by turn: keys, æmber, houses chosen and reaps. It follows from the record alone, without any search.
import type { GameEvent, GameRecord, House, Seat, State } from '@vaultsong/engine';
import { answerThrough, deal, see } from '@vaultsong/engine';

export interface CourseTurn {
  readonly turn: number;
  /** The player whose turn it is. */
  readonly seat: Seat;
  /** The house that its player chose; null where none was chosen. */
  readonly house: House | null;
  /** How often its player reaped. */
  readonly reaps: number;
  /** By seat, when the turn is over. */
  readonly keys: readonly number[];
  readonly aember: readonly number[];
  /** How many answers the record has before the first one of this turn. */
  readonly at: number;
}

/** @param record one that can be played again and that names its edition */
export function courseOf({ setup, answers }: Pick<GameRecord, 'setup' | 'answers'>): readonly CourseTurn[] {
  const state = deal(setup);
  const turns: CourseTurn[] = [];
  let now = begun(state, 0);
  for (const [at, option] of answers.entries()) {
    if (state.ask === null) break;
    const happened = answerThrough(state, option);
    if (state.turn !== now.turn) {
      const next = happened.findIndex((event) => event.type === 'turnBegan' && event.turn === state.turn);
      turns.push(counted(now, happened.slice(0, Math.max(0, next))));
      now = counted(begun(state, at + 1), happened.slice(Math.max(0, next)));
    } else now = { ...counted(now, happened), ...poolsOf(state) };
  }
  return [...turns, now];
}

const begun = (state: State, at: number): CourseTurn => ({
  ...{ turn: state.turn, seat: state.active, house: null, reaps: 0, at },
  ...poolsOf(state),
});

function poolsOf(state: State): Pick<CourseTurn, 'keys' | 'aember'> {
  const { players } = see(state, 'table');
  return { keys: players.map(({ keys }) => keys), aember: players.map(({ aember }) => aember) };
}

/** A turn with what happened in it. */
function counted(turn: CourseTurn, events: readonly GameEvent[]): CourseTurn {
  const chosen = events.findLast((event) => event.type === 'houseChosen');
  const reaps = events.filter((event) => event.type === 'reaped' && event.player === turn.seat).length;
  return { ...turn, house: chosen?.type === 'houseChosen' ? chosen.house : turn.house, reaps: turn.reaps + reaps };
}
