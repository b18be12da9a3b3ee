// `tournament`: subscription to changes of a tournament, or its end.
import type { Handler } from './handler.ts';

/** Tournaments of one connection. */
const mostTournaments = 20;

export const tournament: Handler<'tournament'> = ({ tournament: id, on }, client, { tournaments }) => {
  if (!on) {
    client.tournaments.delete(id);
    tournaments.remove(id, client);
  } else if (client.tournaments.size < mostTournaments || client.tournaments.has(id)) {
    client.tournaments.add(id);
    tournaments.add(id, client);
  } else {
    const message = `Too many tournaments: follow at most ${mostTournaments} at once`;
    client.send({ type: 'error', code: 'too-many', message });
  }
};
