// Which houses may be chosen in the second step.
import { editionOf } from '../../editions/editions.ts';
import type { Filter } from '../../language/language.ts';
import { player } from '../../state/players.ts';
import type { State } from '../../state/state.ts';
import type { House, Seat } from '../../terms.ts';
import { housesOfDecks } from '../../terms.ts';
import type { Line, ModifierOf } from '../active.ts';
import { modifiers } from '../active.ts';
import { candidates } from '../cards.ts';
import { inForce } from '../lines.ts';
import { isPlayer } from '../players.ts';
import { housesMeant, housesOf, isOfEveryHouse } from '../values/house.ts';

/**
 * The houses that may be chosen in step 2; none where there is no legal choice.
 * R: v1.3 p.4 "Step 2": a mandate for a house that is not there is ignored; v1.0 p.3 "The Golden Rule": it binds.
 * R: v1.3 p.9 "Cannot vs must/may": the ban wins and the other houses stay open; v1.0 p.10 "House choice": no legal choice.
 */
export function housesToChoose(s: State, seat: Seat): readonly House[] {
  const { unreachableMandate, mandateAgainstBan } = editionOf(s.edition);
  const open = housesWithinReach(s, seat);
  const bans = housesNamedBy(s, 'cannot-choose-house', seat);
  const mandates = housesNamedBy(s, 'must-choose-house', seat).filter(
    (house) => unreachableMandate === 'binds' || open.has(house),
  );
  const met = mandates.filter((house) => !bans.includes(house));
  if (met.length > 0) return [...new Set([...open, ...met])].filter((house) => met.includes(house));
  if (mandates.length > 0 && mandateAgainstBan === 'no-active-house') return [];
  return [...open].filter((house) => !bans.includes(house));
}

/** R: v1.3 p.4 "Step 2": own houses and those of controlled cards; manual 4.2: one of the three of the deck. */
function housesWithinReach(s: State, seat: Seat): ReadonlySet<House> {
  const found = new Set(player(s, seat).houses);
  if (editionOf(s.edition).activeHouse === 'identity-or-controlled')
    for (const ref of candidates(s, friendlyCards, scopeOfSeat(seat))) {
      for (const house of housesOf(s, ref)) found.add(house);
      if (isOfEveryHouse(s, ref)) for (const house of housesOfDecks) found.add(house);
    }
  return found;
}

const housesNamedBy = (s: State, mod: 'must-choose-house' | 'cannot-choose-house', seat: Seat): readonly House[] =>
  modifiers(s)[mod].flatMap((line) => named(s, line, seat));

const friendlyCards: Filter = { side: 'friendly' };

const scopeOfSeat = (seat: Seat) => ({
  source: null,
  controller: seat,
  granter: null,
  event: null,
  vars: {},
  thisWay: [],
  amount: 0,
});

const named = (
  s: State,
  line: Line<ModifierOf<'must-choose-house' | 'cannot-choose-house'>>,
  seat: Seat,
): readonly House[] =>
  isPlayer(s, line.modifier.who, seat, line.scope) && inForce(s, line)
    ? housesMeant(s, line.modifier.house, line.scope)
    : [];
