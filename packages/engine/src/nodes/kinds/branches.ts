// One step after the other, and what depends on a condition or on whether something happened.

import { editionOf } from '../../editions/editions.ts';
import { abilityAt, isAbilityAt, rootOf } from '../../language/definitions.ts';
import { cards } from '../../read/cards.ts';
import { typeOf } from '../../read/values/type.ts';
import { currentAbility, setVar } from '../../stack/frames.ts';
import { didSomething } from '../../stack/loopGuard.ts';
import type { AbilityFrame } from '../../state/frames.ts';
import type { State } from '../../state/state.ts';
import { liveBody } from '../../state/zones.ts';
import type { Controls } from '../control.ts';
import { pop } from '../control.ts';
import { branchOf, follow, perform } from '../perform.ts';

/**
 * R: "Repeat", v1.3 glossary: when its card leaves play it can no longer repeat; v1.0 p.11 sets no condition. An action
 * never was in play, nor a card that was scrapped.
 */
const canRepeat = (s: State, { source, ability, event }: AbilityFrame): boolean =>
  source === null ||
  (event?.type === 'discard' && isAbilityAt(ability) && abilityAt(ability).on === 'scrap') ||
  editionOf(s.edition).repeatWithoutItsCard === 'goes-on' ||
  typeOf(s, source) === 'action' ||
  liveBody(s, source) !== null;

export const branches = {
  seq: {
    step: (s, f, _n, compiled) => follow(s, f, compiled),
  },
  if: {
    step(s, _f, _n, compiled) {
      pop(s);
      perform(s, branchOf(s, compiled));
    },
  },
  ifYouDo: {
    step(s, _f, _n, compiled) {
      pop(s);
      perform(s, branchOf(s, compiled));
    },
  },
  again: {
    step(s) {
      pop(s);
      const frame = currentAbility(s);
      if (canRepeat(s, frame) && didSomething(s, frame)) perform(s, rootOf(frame.ability));
      else frame.did = false;
    },
  },
  remember: {
    step(s, _f, n) {
      pop(s);
      setVar(s, n.as, cards(s, n.cards, currentAbility(s)));
    },
  },
} satisfies Partial<Controls>;
