// Choice of the art half for the base half of a gigantic creature that is played or put into play. Copies that look the
// same need no question.

import { begin } from '../../batches/batches.ts';
import { looksLike, standIn } from '../../hidden/knowledge.ts';
import type { NodeId } from '../../language/definitions.ts';
import type { Vars } from '../../language/reading.ts';
import { programs } from '../../programs/programs.ts';
import { hasAbility } from '../../read/abilities.ts';
import { artHalvesToPlay } from '../../read/permission/play/halves.ts';
import { artHalvesAmong, halfOf } from '../../read/values/halves.ts';
import { onlyHostOf } from '../../read/values/side.ts';
import { typeOf } from '../../read/values/type.ts';
import { playUnasked, putUnasked } from '../../seats/programs.ts';
import { setVar } from '../../stack/frames.ts';
import { decidingSeat } from '../../state/players.ts';
import type { State } from '../../state/state.ts';
import { cardAt } from '../../state/zones.ts';
import type { Ref, Seat } from '../../terms.ts';
import { ask } from '../asking.ts';
import type { Controls } from '../control.ts';
import { nodeCards, pop } from '../control.ts';
import { fitSeveralPermits } from './permits.ts';

/** One of each look. */
const different = (s: State, halves: readonly Ref[]): readonly Ref[] =>
  halves.filter((half, i) => halves.findIndex((other) => looksLike(cardAt(s, other.id), cardAt(s, half.id))) === i);

const unasked = { play: playUnasked, 'put-into-play': putUnasked } as const;

/** Whether it is an upgrade of which the rules say where it goes. */
const isHostGiven = (s: State, seat: Seat, card: Ref): boolean =>
  onlyHostOf(s, seat, card) !== undefined && typeOf(s, card) === 'upgrade';

/** The program by which a card that is no gigantic creature enters. */
function programFor(s: State, program: 'play' | 'put-into-play', seat: Seat, card: Ref): NodeId {
  if (isHostGiven(s, seat, card)) return unasked[program];
  return program === 'put-into-play' && hasAbility(s, card, 'as-it-enters')
    ? programs['put-into-play-as']
    : programs[program];
}

/**
 * Starts the play of a card, or puts one into play; a gigantic creature with both of its halves, and with a program of its own
 * a card that says as what it enters.
 * @param together all cards that the ability plays or puts into play
 */
export function startEntering(
  s: State,
  program: 'play' | 'put-into-play',
  controller: Seat,
  card: Ref,
  vars: Vars,
  together: readonly Ref[],
): void {
  const start = { source: card, controller, vars: { ...vars, card: [card] } };
  const isAsked = program === 'play' && fitSeveralPermits(s, 'play', controller, card, vars);
  const gigantic = isAsked ? 'play-gigantic-permitted' : (`${program}-gigantic` as const);
  if (halfOf(s, card) === undefined) {
    const asks = isAsked && !isHostGiven(s, controller, card);
    begin(s, asks ? programs['play-permitted'] : programFor(s, program, controller, card), start);
    return;
  }
  const halves =
    program === 'play'
      ? artHalvesToPlay(s, controller, card, vars.byEffect === 1, together)
      : artHalvesAmong(s, card, together);
  begin(s, programs[gigantic], {
    ...start,
    vars: { ...start.vars, halves },
  });
}

export const halves = {
  otherHalf: {
    step(s, f, n) {
      const offered = different(s, nodeCards(s, f, n.from));
      if (offered.length > 1) {
        const options = offered.map((card) => ({ pick: 'card' as const, card }));
        ask(s, f, 'cards', decidingSeat(s), options, { min: 1, max: 1 });
        return;
      }
      pop(s);
      const [only] = offered;
      if (only !== undefined) setVar(s, n.as, [standIn(s, only, () => f.items ?? offered)]);
    },
    take(s, f, n, answer) {
      pop(s);
      if (answer.pick === 'card') setVar(s, n.as, [standIn(s, answer.card, () => f.items ?? [])]);
    },
  },
} satisfies Partial<Controls>;
