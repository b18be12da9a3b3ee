// What the page is shown of a state: the table with somebody's eyes, what they are asked, and what they might do.
import { nextAdvanceCost } from '@vaultsong/adventures/tide';
import type { Ask, Option, Seat, State, View, Viewer } from '@vaultsong/engine';
import { firstTurnLeaves, see } from '@vaultsong/engine';
import { sayLasting, sayOption } from '@vaultsong/say';
import type { GameInfo } from '../../wire/game.ts';
import type { Sides, Snapshot } from '../../wire/snapshot.ts';
import { besideIn } from './beside.ts';
import { questionOf } from './question.ts';
import { remindersIn } from './reminders.ts';
import { leftIn, noEndIn, verbsIn } from './verbs.ts';

/** A state, and for whom it is shown. */
export interface Seen {
  readonly info: GameInfo;
  readonly state: State;
  /** From whose place. */
  readonly me: Seat;
  readonly moment: number;
  readonly undo: Snapshot['undo'];
  readonly takeBacks: number;
}

/** What is told beside the state itself. */
type Told = 'log' | 'phase' | 'deed' | 'recap';

/** @param me whose eyes the table is seen with */
function sidesOf({ adventure, players }: View, me: Seat): Sides {
  const others = players.map((_, i) => (me + i) % players.length).slice(1);
  const foe = adventure?.automaton ?? others[0] ?? me;
  return { me, foe, mates: others.filter((seat) => seat !== foe) };
}

const always = ({ info, me, moment, undo, takeBacks }: Seen, view: View) =>
  ({
    game: info.game,
    moment,
    view,
    sides: sidesOf(view, me),
    effects: view.lasting.map((effect) => ({ id: effect.id, source: effect.source.name, text: sayLasting(effect) })),
    advanceCost: nextAdvanceCost(view),
    curtain: null,
    reminders: remindersIn(view),
    undo,
    takeBacks,
  }) as const;

/**
 * A state in which somebody may be asked.
 * @param asksHuman whether a question is one for those at the screen
 */
export function asked(seen: Seen, asksHuman: (ask: Ask) => boolean): Omit<Snapshot, Told> {
  const { info, state, me } = seen;
  const view = see(state, me);
  const verbs = verbsIn(state, view, me);
  const { ask } = view;
  const labelOf = (option: Option): string => {
    const seat = option.pick === 'seat' ? info.seats[option.seat] : undefined;
    return seat === undefined && ask !== null ? sayOption(option, ask) : (seat?.name ?? '');
  };
  const question = ask !== null && asksHuman(ask) ? questionOf(ask, labelOf) : null;
  const end = question?.answers.find(({ option }) => option.pick === 'move' && option.move.do === 'end');
  const raise = question?.answers.find(({ option }) => option.pick === 'move' && option.move.do === 'raise-tide');
  return {
    ...always(seen, view),
    question,
    verbs,
    beside: besideIn(state, view, me),
    end: end?.index ?? null,
    raiseTide: raise?.index ?? null,
    noEnd: noEndIn(state, view, me),
    left: leftIn(view, me, verbs),
    mayDiscard: Object.values(verbs).some((all) =>
      all.some(({ verb, answer }) => verb === 'discard' && answer !== null),
    ),
    firstTurn: question?.kind === 'move' ? firstTurnLeaves(state) : null,
  };
}

/**
 * A state in which nobody is asked, or may be told what they are asked.
 * @param looker whose knowledge is shown
 */
export function unasked(seen: Seen, looker: Viewer): Omit<Snapshot, 'log'> {
  const view = { ...see(seen.state, looker), ask: null };
  return {
    ...always(seen, view),
    phase: null,
    question: null,
    verbs: {},
    beside: besideIn(seen.state, view, seen.me),
    end: null,
    raiseTide: null,
    noEnd: null,
    left: null,
    mayDiscard: false,
    firstTurn: null,
    deed: null,
    recap: null,
  };
}
