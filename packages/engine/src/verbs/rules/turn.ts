// The steps of a turn.

import { readyApart } from '../../automaton/making.ts';
import { editionOf } from '../../editions/editions.ts';
import type { GameEvent } from '../../language/events.ts';
import type { Filter } from '../../language/language.ts';
import { scopeOf } from '../../language/scope.ts';
import { candidates } from '../../read/cards.ts';
import { keyCost, spendableFor } from '../../read/costs.ts';
import { skipsStep } from '../../read/permission/steps.ts';
import { cannotBe } from '../../read/values/attack.ts';
import { housesMeant } from '../../read/values/house.ts';
import { forgesKeys } from '../../seats/seats.ts';
import { player } from '../../state/players.ts';
import type { State } from '../../state/state.ts';
import type { Ref } from '../../terms.ts';
import { refill } from '../refill.ts';
import type { Steps } from './step.ts';

const exhaustedFriendly: Filter = { ready: false, side: 'friendly' };

/** What the active player readies in step 4. */
export const toReady = (s: State): readonly Ref[] =>
  candidates(s, exhaustedFriendly, scopeOf(null, s.active)).filter(
    (card) => !cannotBe(s, card, 'readied') && !cannotBe(s, card, 'readied-in-step'),
  );

export const turnSteps = {
  'begin-turn': (s) => [{ type: 'turnBegan', player: s.active, turn: s.turn + 1 }],
  'begin-forge': (s) => (skipsStep(s, 'forge') ? [] : [{ type: 'stepBegan', player: s.active, step: 'forge' }]),
  'begin-house': (s) => [{ type: 'stepBegan', player: s.active, step: 'house' }],
  'set-active-house': (s, scope) => [
    { type: 'houseChosen', player: s.active, house: housesMeant(s, { var: 'house' }, scope)[0] ?? null },
  ],
  'take-archives': (s) => [{ type: 'takeArchives', player: s.active, cards: 0 }],
  'begin-main': (s) => [{ type: 'stepBegan', player: s.active, step: 'main' }],
  'begin-ready': (s) => [{ type: 'stepBegan', player: s.active, step: 'ready' }],
  'ready-all': (s) => [
    { type: 'stepBegan', player: s.active, step: 'ready' },
    ...toReady(s).map((card): GameEvent => ({ type: 'ready', card })),
    ...readyApart(s),
  ],
  'begin-draw': (s) => (skipsStep(s, 'draw') ? [] : [{ type: 'stepBegan', player: s.active, step: 'draw' }]),
  refill: (s) => (skipsStep(s, 'draw') ? [] : refill(s, s.active)),
  'end-turn': (s) => {
    if (!forgesKeys(s, s.active)) return [{ type: 'turnEnded', player: s.active, check: false }];
    const { aember } = player(s, s.active);
    // R: "Check!", v1.0 p.5: enough in the pool; æmber elsewhere counts only where it must be counted in step 1.
    const onCards = editionOf(s.edition).aemberOnCards === 'must-be-counted' ? spendableFor(s, s.active) : 0;
    return [{ type: 'turnEnded', player: s.active, check: aember + onCards >= keyCost(s, s.active) }];
  },
  'next-turn': (s) => [{ type: 'turnPassed', player: s.active }],
} satisfies Partial<Steps>;
