// The right of an ability to be repeated ("repeat this effect"): its card may have left play meanwhile.

import { editionOf } from '../editions/editions.ts';
import { abilityAt, isAbilityAt } from '../language/definitions.ts';
import { typeOf } from '../read/values/type.ts';
import type { AbilityFrame } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { liveBody } from '../state/zones.ts';

/**
 * R: "Repeat", v1.3 glossary: when its card leaves play it can no longer repeat; v1.0 p.11 sets no condition. An action
 * never was in play, nor a card that was scrapped.
 */
export const canRepeat = (s: State, { source, ability, event }: AbilityFrame): boolean =>
  source === null ||
  (event?.type === 'discard' && isAbilityAt(ability) && abilityAt(ability).on === 'scrap') ||
  editionOf(s.edition).repeatWithoutItsCard === 'goes-on' ||
  typeOf(s, source) === 'action' ||
  liveBody(s, source) !== null;
