// The course of a game by turn: keys, æmber, houses chosen and reaps. It follows from the record alone, without any search.
import type { GameEvent, GameRecord, House, Seat, State } from '@vaultsong/engine';
import { answerThrough, deal } from '@vaultsong/engine';

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
  const turns: Begun[] = [{ turn: state.turn, seat: state.active, house: null, reaps: 0, at: 0 }];
  // One answer may lead through several turns, as that of an automaton.
  const pools = new Map<number, Pools>();
  const note = (): void => void pools.set(state.turn, poolsOf(state));
  note();
  for (const [at, option] of answers.entries()) {
    if (state.ask === null) break;
    for (const event of answerThrough(state, option, note)) takeIn(turns, event, at + 1);
    note();
  }
  return turns.map((turn) => ({ ...turn, ...(pools.get(turn.turn) ?? poolsOf(state)) }));
}

type Pools = Pick<CourseTurn, 'keys' | 'aember'>;
type Begun = Omit<CourseTurn, keyof Pools>;

const poolsOf = ({ players }: State): Pools => ({
  keys: players.map(({ keys }) => keys.length),
  aember: players.map(({ aember }) => aember),
});

/** @param at how many answers came before what happens next */
function takeIn(turns: Begun[], event: GameEvent, at: number): void {
  if (event.type === 'turnBegan') turns.push({ turn: event.turn, seat: event.player, house: null, reaps: 0, at });
  const now = turns.at(-1);
  if (now === undefined) return;
  if (event.type === 'houseChosen') turns[turns.length - 1] = { ...now, house: event.house };
  if (event.type === 'reaped' && event.player === now.seat) turns[turns.length - 1] = { ...now, reaps: now.reaps + 1 };
}
