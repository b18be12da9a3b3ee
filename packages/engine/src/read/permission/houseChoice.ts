// The houses that a player may choose in the second step.
import { editionOf } from '../../editions/editions.ts';
import { housesInDecks } from '../../seats/seats.ts';
import { player } from '../../state/players.ts';
import type { State } from '../../state/state.ts';
import type { House, Seat } from '../../terms.ts';
import type { Line, ModifierOf } from '../active.ts';
import { modifiers } from '../active.ts';
import { inForce } from '../applies.ts';
import { eachInPlay } from '../cards.ts';
import { isPlayer } from '../players.ts';
import { housesMeant, housesOf, isAmong, isOfEveryHouse } from '../values/house.ts';

/**
 * The houses that may be chosen in step 2; none where there is no legal choice.
 * R: v1.3 p.4 "Step 2": a mandate for a house that is not there is ignored; v1.0 p.3 "The Golden Rule": it binds.
 * R: v1.3 p.9 "Cannot vs must/may": the ban wins and the other houses stay open; v1.0 p.10 "House choice": no legal choice.
 */
export function housesToChoose(s: State, seat: Seat): readonly House[] {
  const { unreachableMandate, mandateAgainstBan } = editionOf(s.edition);
  const open = housesWithinReach(s, seat);
  const {
    'cannot-choose-house': banning,
    'cannot-repeat-house': varying,
    'must-choose-house': mandating,
  } = modifiers(s);
  if (banning.length === 0 && varying.length === 0 && mandating.length === 0) return open;
  const bans = [...housesNamedBy(s, banning, seat), ...housesNotAgain(s, varying, seat)];
  const mandates = housesNamedBy(s, mandating, seat).filter(
    (house) => unreachableMandate === 'binds' || open.includes(house),
  );
  const met = mandates.filter((house) => !bans.includes(house));
  if (met.length > 0) return [...new Set([...open, ...met])].filter((house) => met.includes(house));
  if (mandates.length > 0 && mandateAgainstBan === 'no-active-house') return [];
  return open.filter((house) => !bans.includes(house));
}

/** R: v1.3 p.4 "Step 2": own houses and those of controlled cards; manual 4.2: one of the three of the deck. */
function housesWithinReach(s: State, seat: Seat): readonly House[] {
  const found = [...player(s, seat).houses];
  if (editionOf(s.edition).activeHouse === 'identity-or-controlled')
    eachInPlay(s, (ref, { controller }) => {
      if (controller !== seat) return;
      addNew(found, housesOf(s, ref));
      if (isOfEveryHouse(s, ref)) addNew(found, housesInDecks(s));
    });
  return found;
}

function addNew(found: House[], houses: readonly House[]): void {
  for (const house of houses) if (!isAmong(found, house)) found.push(house);
}

const housesNamedBy = (s: State, lines: readonly Choosing[], seat: Seat): readonly House[] =>
  lines.flatMap((line) => named(s, line, seat));

type Choosing = Line<ModifierOf<'must-choose-house' | 'cannot-choose-house'>>;
type Varying = Line<ModifierOf<'cannot-repeat-house'>>;

const concerns = (s: State, line: Choosing | Varying, seat: Seat): boolean =>
  isPlayer(s, line.modifier.who, seat, line.scope) && inForce(s, line);

const named = (s: State, line: Choosing, seat: Seat): readonly House[] =>
  concerns(s, line, seat) ? housesMeant(s, line.modifier.house, line.scope) : [];

function housesNotAgain(s: State, lines: readonly Varying[], seat: Seat): readonly House[] {
  if (!lines.some((line) => concerns(s, line, seat))) return [];
  return player(s, seat).lastTurn.flatMap(({ did, houses }) => (did === 'chose' ? (houses ?? []) : []));
}
