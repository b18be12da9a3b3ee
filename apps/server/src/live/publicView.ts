// Public view of a table, with the names of the people at it.
import type { Seat } from '@vaultsong/engine';
import type { Person, SeatView, TableView } from '@vaultsong/protocol';
import type { Seated, Table } from '@vaultsong/tables';
import { askedAt, claimableAt, conductOf, dueOf, nonceWaitOf, stageOf, termsOf } from '@vaultsong/tables';
import { isDeckSecret } from '../tables/viewerRights.ts';

/** Looks people up. */
export type FindPerson = (id: string) => Person;

function seatViewOf(
  { sitter, deck, origin }: Seated,
  isSecret: boolean,
  find: FindPerson,
  isHere: (person: string) => boolean,
): SeatView {
  return {
    person: sitter.type === 'person' ? find(sitter.id) : null,
    bot: sitter.type === 'bot' ? sitter.bot : null,
    deck:
      deck === null
        ? null
        : { name: isSecret ? null : deck.name, houses: [...deck.houses], origin: isSecret ? null : origin },
    present: sitter.type === 'bot' || isHere(sitter.id),
  };
}

/**
 * @param viewer the seat of who looks; null: none
 * @param isHere whether somebody looks at the table now
 */
export function publicViewOf(
  table: Table,
  viewer: Seat | null,
  find: FindPerson,
  isHere: (person: string) => boolean,
): TableView {
  const { opened, playing, request } = table;
  const nonces = nonceWaitOf(table);
  return {
    id: table.id,
    stage: stageOf(table),
    terms: termsOf(table),
    openedBy: opened.openedBy === null ? null : find(opened.openedBy),
    openedAt: table.openedAt,
    seats: table.seats.map((seated, seat) =>
      seated === null ? null : seatViewOf(seated, isDeckSecret(table, seat, viewer), find, isHere),
    ),
    games: table.finished.map(({ number, winner, reason, takeBacks }) => ({ number, winner, reason, takeBacks })),
    series: table.series,
    toAct: askedAt(table),
    since: table.since,
    deadline: dueOf(table),
    claimable: claimableAt(table),
    clock: playing?.clock == null ? null : [...playing.clock.left],
    maxTurns: conductOf(table).maxTurns,
    request: request === null ? null : { id: request.id, seat: request.seat, agreed: [...request.agreed] },
    result: table.result,
    closed: table.closed,
    commitment: opened.commitment,
    secret: table.secret,
    nonces: nonces === null ? null : { until: nonces.until, missing: [...nonces.missing] },
    rematch: [...table.rematch],
    continuedAt: table.continuedAt,
    tournament: opened.tournament ?? null,
    rematchOf: opened.rematchOf ?? null,
    resumed: table.resumed === null ? null : { at: table.resumed.at, from: table.resumed.from },
  };
}

/** View of a running match for people who may not watch it, or not yet: only that it goes on, and its players. */
export const withoutProgress = (view: TableView): TableView => ({
  ...view,
  stage: 'playing',
  games: [],
  series: null,
  toAct: null,
  since: view.openedAt,
  deadline: null,
  claimable: null,
  resumed: null,
  clock: null,
  request: null,
});

/** Ids of the people whom a view names. */
export const peopleIn = ({ opened, seats }: Table): readonly string[] => [
  ...(opened.openedBy === null ? [] : [opened.openedBy]),
  ...seats.flatMap((seated) => (seated?.sitter.type === 'person' ? [seated.sitter.id] : [])),
];
