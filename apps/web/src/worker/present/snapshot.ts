// Presenter of a view: the table as one person sees it, their question, and their possible moves.
import { nextAdvanceCost } from '@vaultsong/adventures/tide';
import type { Option, Seat, View } from '@vaultsong/engine';
import type { Refusals } from '@vaultsong/foresight';
import { noRefusals } from '@vaultsong/foresight';
import { sayLasting, sayOption } from '@vaultsong/say';
import type { GameInfo } from '../../wire/game.ts';
import type { Sides, Snapshot } from '../../wire/snapshot.ts';
import { besideIn, tideChainsIn } from './beside.ts';
import { questionOf } from './question.ts';
import { remindersIn } from './reminders.ts';
import { leftIn, refusalOf, verbsIn } from './verbs.ts';

/** Knowledge of one viewer about a state, and their place. */
export interface Seen {
  readonly info: GameInfo;
  readonly view: View;
  /** From whose place. */
  readonly me: Seat;
  readonly moment: number;
  readonly undo: Snapshot['undo'];
  readonly takeBacks: number;
  /** Absent where nothing counts them. */
  readonly houses?: Snapshot['houses'];
  readonly ownAnswers: readonly string[];
}

/** Parts of a snapshot beside the view itself. */
type SnapshotPart = 'log' | 'phase' | 'lastMove' | 'recap';

/** @param me seat whose view the table shows */
function sidesOf({ adventure, players }: View, me: Seat): Sides {
  const others = players.map((_, i) => (me + i) % players.length).slice(1);
  const foe = adventure?.automaton ?? others[0] ?? me;
  return { me, foe, mates: others.filter((seat) => seat !== foe) };
}

const always = ({ info, view, me, moment, undo, takeBacks, ownAnswers, houses = [] }: Seen) =>
  ({
    game: info.game,
    moment,
    view,
    sides: sidesOf(view, me),
    effects: view.lasting.map((effect) => ({ id: effect.id, source: effect.source.name, text: sayLasting(effect) })),
    advanceCost: nextAdvanceCost(view),
    tideChains: tideChainsIn(view),
    curtain: null,
    reminders: remindersIn(view),
    undo,
    takeBacks,
    houses,
    ownAnswers,
  }) as const;

/**
 * A moment in which somebody may be asked.
 * @param refusals what `me` cannot do now
 * @param asksHuman whether the question, if there is one, is for those at the screen
 */
export function asked(seen: Seen, refusals: Refusals, asksHuman: boolean): Omit<Snapshot, SnapshotPart> {
  const { info, view, me } = seen;
  const verbs = verbsIn(view, refusals, me);
  const { ask } = view;
  const labelOf = (option: Option): string => {
    const seat = option.pick === 'seat' ? info.seats[option.seat] : undefined;
    return seat === undefined && ask !== null ? sayOption(option, ask) : (seat?.name ?? '');
  };
  const question = ask !== null && asksHuman ? questionOf(ask, labelOf) : null;
  const end = question?.answers.find(({ option }) => option.pick === 'move' && option.move.do === 'end');
  const raise = question?.answers.find(({ option }) => option.pick === 'move' && option.move.do === 'raise-tide');
  return {
    ...always(seen),
    question,
    verbs,
    beside: besideIn(view, refusals, me),
    end: end?.index ?? null,
    raiseTide: raise?.index ?? null,
    noEnd: refusals.end === null ? null : refusalOf(refusals.end),
    left: leftIn(view, me, verbs),
    mayDiscard: Object.values(verbs).some((all) =>
      all.some(({ verb, answer }) => verb === 'discard' && answer !== null),
    ),
    firstTurn: question?.kind === 'move' ? refusals.firstTurn : null,
  };
}

/** A moment in which nobody is asked, or may be told what they are asked. */
export function unasked(seen: Seen): Omit<Snapshot, 'log'> {
  const view = { ...seen.view, ask: null };
  return {
    ...always({ ...seen, view }),
    phase: null,
    question: null,
    verbs: {},
    beside: besideIn(view, noRefusals, seen.me),
    end: null,
    raiseTide: null,
    noEnd: null,
    left: null,
    mayDiscard: false,
    firstTurn: null,
    lastMove: null,
    recap: null,
  };
}
