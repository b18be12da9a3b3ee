// Verbs that belong to no other subject: a card as a copy of another, an event that does not happen, and the valve.

import type { GameEvent } from '../language/events.ts';
import type { Filter } from '../language/language.ts';
import type { Scope, StateReading } from '../language/reading.ts';
import { candidates, cards } from '../read/cards.ts';
import { cardOfEvent, playerOfEvent } from '../read/event.ts';
import { faceOf, printedHouses } from '../read/face.ts';
import { housesMeant } from '../read/values/house.ts';
import { reading } from '../read/values/snapshot.ts';
import { player } from '../state/players.ts';
import type { State } from '../state/state.ts';
import type { House, Ref } from '../terms.ts';
import type { VerbTable } from './verb.ts';

const everything: Filter = {};

const stateReading = (s: State, scope: Scope): StateReading => ({
  inPlay: candidates(s, everything, scope).map((ref) => reading(s, ref)),
  active: s.active,
  house: s.house,
  aember: (seat) => player(s, seat).aember,
  card: (ref) => reading(s, ref),
});

/** A copy is what the other card counts as, with the houses of that one: those of a maverick, and of its house icons. */
function copying(s: State, card: Ref, of: Ref, house: House | undefined): GameEvent {
  const { id, houses } = faceOf(s, of);
  const printed = printedHouses(id);
  const isAsPrinted = houses.length === printed.length && houses.every((house) => printed.includes(house));
  const kept = house === undefined ? (isAsPrinted ? null : houses) : [house];
  return { type: 'becomeCopy', card, name: id, ...(kept === null ? {} : { houses: kept }) };
}

export const oddVerbs = {
  prevent: (s, _v, { event }) => {
    if (event === null) return [];
    const card = cardOfEvent(event);
    if (card !== null) return [{ type: 'prevent', card, event: event.type }];
    const player = playerOfEvent(s, event);
    return player === null ? [] : [{ type: 'prevent', card, player, event: event.type }];
  },
  becomeCopy: (s, v, scope) => {
    const [of] = cards(s, v.of, scope);
    if (of === undefined) return [];
    const until = v.until === undefined ? {} : { until: v.until };
    return cards(s, v.what, scope).map((card) => ({ ...copying(s, card, of, v.house), ...until }));
  },
  activeHouse: (s, v, scope) => {
    const [house] = housesMeant(s, v.house, scope);
    return house === undefined ? [] : [{ type: 'activeHouse', player: s.active, house }];
  },
  endStep: (s) => [{ type: 'stepCut', player: s.active }],
  special: (s, v, scope) => [...v.events(stateReading(s, scope), scope)],
} satisfies Partial<VerbTable>;
