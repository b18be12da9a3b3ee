// Broadcasts: what other processes, or other parts of this one, publish for many connections at once.

import type { PubSub } from '../../pubsub/pubSub.ts';
import type { TableRegistry } from '../../tables/tableRegistry.ts';
import type { SessionGuard } from '../access/sessionGuard.ts';
import type { Connection } from '../connection/connection.ts';
import { peopleIn } from '../publicView.ts';
import type { LiveServices } from '../services.ts';

interface Deps {
  readonly pubSub: PubSub;
  readonly tableRegistry: TableRegistry;
  readonly guard: SessionGuard;
  readonly connections: ReadonlySet<Connection>;
  readonly services: LiveServices;
}

/** Passes on what is published. @returns ends it */
export function forwardBroadcasts({ pubSub, tableRegistry, guard, connections, services }: Deps): () => void {
  const { tournaments, onError } = services;
  const stops = [
    pubSub.subscribe('chat', (text) => {
      const [table = '', id = ''] = (text ?? '').split(' ');
      forwardChat(services, table, Number(id)).catch(onError);
    }),
    pubSub.subscribe('session', (person) => guard.sessionChanged(person)),
    pubSub.subscribe('lobby', () => {
      for (const one of connections) if (one.followsLobby) one.send({ type: 'lobby' });
    }),
    pubSub.subscribe('tournament', (message) => {
      for (const tournament of message === null ? tournaments.all() : [message])
        for (const one of tournaments.of(tournament)) one.send({ type: 'tournament', tournament });
    }),
    pubSub.subscribe('paired', (text) => {
      const [person = '', table = ''] = (text ?? '').split(' ');
      for (const one of connections) if (one.person?.id === person) one.send({ type: 'match-found', table });
    }),
    tableRegistry.onSeats((actor) => {
      services
        .loadPeople(peopleIn(actor.table))
        .then(() => {
          for (const one of services.subscriptions.of(actor.id)) {
            one.seatsChanged(actor);
            one.viewChanged(actor.id);
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
async function forwardChat(
  { subscriptions, chat, loadPeople }: LiveServices,
  table: string,
  line: number,
): Promise<void> {
  const listeners = subscriptions.of(table);
  if (listeners.length === 0) return;
  const lines = await chat.after(table, line - 1);
  await loadPeople(lines.map(({ person }) => person));
  for (const one of listeners) one.said(table, lines);
}
