// Questions of a node: their form, and the seat that answers.

import { showTo } from '../hidden/knowledge.ts';
import type { Who } from '../language/language.ts';
import { onePlayer } from '../read/players.ts';
import { answererOf } from '../seats/seats.ts';
import { currentAbility } from '../stack/frames.ts';
import type { NodeFrame } from '../state/frames.ts';
import { decidingSeat } from '../state/players.ts';
import type { AskKind, Option } from '../state/question.ts';
import type { State } from '../state/state.ts';
import type { House, Ref, Seat } from '../terms.ts';

/** The parts of a question beside its options. */
interface Gathered {
  readonly picked: readonly Ref[];
  readonly min: number;
  readonly max: number;
  /** Nothing can tell the answers apart. */
  readonly alike: boolean;
  readonly house: House | undefined;
}

export function ask(
  s: State,
  f: NodeFrame,
  kind: AskKind,
  seat: Seat,
  options: readonly Option[],
  more: Partial<Gathered> = {},
): void {
  const { source, controller } = currentAbility(s);
  if (kind === 'cards') showTo(s, answererOf(s, seat), options);
  s.ask = {
    player: answererOf(s, seat),
    controller: source === null ? answererOf(s, seat) : controller,
    kind,
    why: f.node,
    source,
    options,
    picked: more.picked ?? [],
    min: more.min ?? 0,
    max: more.max ?? 0,
  };
  if (more.alike) s.ask = { ...s.ask, alike: true };
  if (more.house !== undefined) s.ask = { ...s.ask, house: more.house };
}

/** R: v1.3 "Active player": the active player makes all decisions, unless a card says who does. */
export const decider = (s: State, by: Who | undefined): Seat =>
  by === undefined ? decidingSeat(s) : onePlayer(s, by, currentAbility(s));

export const yesNo: readonly Option[] = [{ pick: 'yes' }, { pick: 'no' }];
