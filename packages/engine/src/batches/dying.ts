// The end of cards that were tagged as destroyed: their Destroyed: abilities, the leaving, and what waits for it. The order
// is that of the timing notes ("Destroyed").

import { apply } from '../apply/apply.ts';
import { editionOf } from '../editions/editions.ts';
import type { GameEvent } from '../language/events.ts';
import { programs } from '../programs/programs.ts';
import { power } from '../read/values/power.ts';
import { snapshot } from '../read/values/snapshot.ts';
import type { DyingFrame } from '../state/frames.ts';
import { tellsDiscardOrder } from '../state/game.ts';
import { decidingSeat } from '../state/players.ts';
import type { Option } from '../state/question.ts';
import type { State } from '../state/state.ts';
import { cardAt, liveBody } from '../state/zones.ts';
import type { Ref } from '../terms.ts';
import { sameRef } from '../terms.ts';
import { happen, resolveNext } from './batches.ts';
import { note } from './journal.ts';
import { kindsIn } from './kinds.ts';
import { isSaved } from './results.ts';
import { stateBasedActions } from './stateBasedActions.ts';
import { collect } from './triggers.ts';

const nothing: readonly never[] = [];

/**
 * R: "Destroyed", v1.3 p.10: its abilities resolve immediately before a card would be destroyed, so that a creature they
 * heal has no lethal damage any more. Timing notes, "Destroyed", and v1.0 p.10: it is destroyed already.
 */
function saveHealed(s: State, f: DyingFrame): void {
  if (editionOf(s.edition).healedWhileDying === 'dies') return;
  const out: GameEvent[] = [];
  for (const e of f.events) {
    if (e.type !== 'destroy' || !e.byDamage) continue;
    const body = liveBody(s, e.card);
    if (body?.tagged && body.damage < power(s, e.card)) apply(s, { type: 'save', card: e.card }, out);
  }
  for (const e of out) note(e);
}

// R: "Destroyed", v1.3 p.10; timing notes, "Destroyed" 3: cards that are destroyed together go to the discard piles in an
// order that the active player chooses. It is asked for only where a card of this game can tell that order.

const inOrder = (f: DyingFrame, cards: readonly Ref[]): readonly Ref[] => {
  const first = (f.order ?? nothing).filter((ref) => cards.some((other) => sameRef(other, ref)));
  return [...first, ...cards.filter((ref) => !first.some((other) => sameRef(other, ref)))];
};

/** Asks which of the cards that go to one pile goes there next. @returns false when there is nothing to ask */
function askForOrder(s: State, f: DyingFrame, doomed: readonly Ref[]): boolean {
  if (f.isOrdered || doomed.length < 2 || !tellsDiscardOrder(s)) return false;
  const rest = doomed.filter((ref) => !f.order?.some((other) => sameRef(other, ref)));
  const ownerOf = (ref: Ref): number => cardAt(s, ref.id).owner;
  const options = rest.filter((ref) => rest.some((other) => other !== ref && ownerOf(other) === ownerOf(ref)));
  if (options.length === 0) return false;
  s.ask = {
    player: decidingSeat(s),
    controller: decidingSeat(s),
    kind: 'pile',
    why: programs['finish-play'],
    source: null,
    options: [...options.map((card): Option => ({ pick: 'card', card })), { pick: 'done' }],
    picked: f.order ?? nothing,
    min: 0,
    max: 0,
  };
  return true;
}

/** The active player said which card goes to its discard pile next, or that the order of the rest does not matter. */
export function takeOrder(f: DyingFrame, answer: Option): void {
  if (answer.pick === 'card') f.order = [...(f.order ?? nothing), answer.card];
  else f.isOrdered = true;
}

export function stepDying(s: State, f: DyingFrame): void {
  for (;;) {
    switch (f.stage) {
      case 'destroyed':
        if (resolveNext(s, f)) return;
        f.stage = 'leave';
        break;
      case 'leave': {
        saveHealed(s, f);
        const doomed = f.events.flatMap((e) => (e.type === 'destroy' && liveBody(s, e.card)?.tagged ? [e.card] : []));
        if (askForOrder(s, f, doomed)) return;
        f.stage = 'after';
        f.pending = null;
        const leaving = inOrder(f, doomed).map(
          (card): GameEvent => ({
            type: 'leave',
            card,
            to: 'discard',
            place: 'top',
            seat: cardAt(s, card.id).owner,
            by: null,
            was: snapshot(s, card),
          }),
        );
        if (leaving.length > 0) {
          happen(s, leaving, 'dying');
          return;
        }
        break;
      }
      case 'after': {
        if (f.pending === null) {
          // Cards that stood in for others (saved by a replacement) were not destroyed after all.
          const destroyed = f.events.filter(
            (e) => e.type === 'destroy' && liveBody(s, e.card) === null && !isSaved(s, e.card),
          );
          const happened = [...f.left, ...destroyed];
          f.pending = [...(f.leaving ?? nothing), ...collect(s, happened, 'after', kindsIn(happened))];
          const following = f.left.length === 0 ? nothing : stateBasedActions(s, f.left, kindsIn(f.left));
          if (following.length > 0) {
            happen(s, following, 'rules');
            return;
          }
        }
        if (resolveNext(s, f)) return;
        s.stack.pop();
        return;
      }
    }
  }
}
