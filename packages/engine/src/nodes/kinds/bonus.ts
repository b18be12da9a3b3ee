// The bonus icons of a card, one by one in printed order. Each is an event on its way: it may be replaced, and what waits
// for it comes right after it. What an icon does is a program of the rules.

import { countUse } from '../../apply/lasting.ts';
import { happen } from '../../batches/batches.ts';
import { modifiers } from '../../read/active.ts';
import { inForce } from '../../read/applies.ts';
import { matches } from '../../read/filter.ts';
import { forbids } from '../../read/permission/forbids.ts';
import { isPlayer } from '../../read/players.ts';
import { iconsOf } from '../../read/values/icons.ts';
import { speakerOf } from '../../read/values/side.ts';
import { currentAbility } from '../../stack/frames.ts';
import type { State } from '../../state/state.ts';
import type { Bonus, Ref, Seat } from '../../terms.ts';
import type { Controls } from '../control.ts';
import { nodeCards, pop } from '../control.ts';

/**
 * How often each icon is resolved. An effect on the next card is used up by it, whether it has icons or not.
 * R: notes on later sets, "Again": two such effects make three times; a card whose icons resolve as if it had been played
 * counts as the next one too.
 */
function timesEach(s: State, seat: Seat, card: Ref): number {
  let times = 1;
  for (const line of modifiers(s)['icons-again']) {
    const { who, card: like } = line.modifier;
    if (line.lasting?.uses === 0 || !isPlayer(s, who, seat, line.scope)) continue;
    if (!matches(s, like, card, line.scope) || !inForce(s, line)) continue;
    if (line.lasting !== null) countUse(s, line.lasting.id, card);
    times++;
  }
  return times;
}

/** R: notes on later sets, "Again": right after itself, so that the icons A and D come as A A D D. */
function iconsToResolve(s: State, seat: Seat, card: Ref): readonly Bonus[] {
  const icons = iconsOf(s, card);
  const times = timesEach(s, seat, card);
  return times === 1 ? icons : icons.flatMap((icon) => Array.from({ length: times }, () => icon));
}

export const bonus = {
  bonus: {
    // `i` counts the icons. They are those that it had at first: all are resolved, although the card may be gone.
    step(s, f, n) {
      const { controller } = currentAbility(s);
      const [card] = nodeCards(s, f, n.card);
      if (card === undefined) {
        pop(s);
        return;
      }
      f.icons ??= iconsToResolve(s, controller, card);
      // R: Keyraken, "Keyraken turns" 2: icons of its cards give æmber to the Keyraken, whoever played the card.
      const resolver = speakerOf(s, card, controller);
      const icon = f.icons[f.i++];
      if (icon === undefined || forbids(s, resolver, 'resolve-icons', card) !== null) pop(s);
      else happen(s, [{ type: 'bonus', card, player: resolver, icon }]);
    },
  },
} satisfies Partial<Controls>;
