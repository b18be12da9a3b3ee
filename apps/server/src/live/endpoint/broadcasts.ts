// Broadcasts: what other processes, or other parts of this one, publish for many connections at once.
import type { Hall } from '../../hall/hall.ts';
import type { Waking } from '../../waking/notice.ts';
import type { SessionGuard } from '../access/sessionGuard.ts';
import type { Connection } from '../connection/connection.ts';
import { peopleIn } from '../face.ts';
import type { LiveServices } from '../services.ts';

interface Needs {
  readonly waking: Waking;
  readonly hall: Hall;
  readonly guard: SessionGuard;
  readonly connections: ReadonlySet<Connection>;
  readonly services: LiveServices;
}

/** Passes on what is published. @returns ends it */
export function forwardBroadcasts({ waking, hall, guard, connections, services }: Needs): () => void {
  const { tournaments, onError } = services;
  const stops = [
    waking.hear('chat', (text) => {
      const [table = '', id = ''] = (text ?? '').split(' ');
      forwardChat(services, table, Number(id)).catch(onError);
    }),
    waking.hear('session', (person) => guard.heard(person)),
    waking.hear('lobby', () => {
      for (const one of connections) if (one.hearsLobby) one.send({ is: 'lobby' });
    }),
    waking.hear('tournament', (notice) => {
      for (const tournament of notice === null ? tournaments.all() : [notice])
        for (const one of tournaments.of(tournament)) one.send({ is: 'tournament', tournament });
    }),
    waking.hear('paired', (text) => {
      const [person = '', table = ''] = (text ?? '').split(' ');
      for (const one of connections) if (one.person?.id === person) one.send({ is: 'paired', table });
    }),
    hall.onSeats((hosted) => {
      services
        .loadPeople(peopleIn(hosted.table))
        .then(() => {
          for (const one of services.followers.of(hosted.id)) {
            one.seatsChanged(hosted);
            one.faceChanged(hosted.id);
          }
        })
        .catch(onError);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** @param line the number of the line that was said */
async function forwardChat({ followers, chat, loadPeople }: LiveServices, table: string, line: number): Promise<void> {
  const listeners = followers.of(table);
  if (listeners.length === 0) return;
  const lines = await chat.after(table, line - 1);
  await loadPeople(lines.map(({ person }) => person));
  for (const one of listeners) one.said(table, lines);
}
