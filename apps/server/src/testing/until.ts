// Waiting for what others do: by the event that tells of it, never by a clock.
import { watch } from 'node:fs';
import type { Table } from '@vaultsong/tables';
import type { TableActor } from '../tables/tableActor.ts';

/**
 * Resolves as soon as it is so.
 * @param listen has this called after each event, and returns what ends that
 */
export function until(isSo: () => boolean, listen: (look: () => void) => () => void): Promise<void> {
  if (isSo()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = listen(() => {
      if (!isSo()) return;
      stop();
      resolve();
    });
  });
}

/** Resolves as soon as it is so in a folder. */
export async function untilIn(folder: string, isSo: () => boolean): Promise<void> {
  // Before it is looked at, so that nothing happens in between.
  const watcher = watch(folder);
  try {
    await until(isSo, (look) => {
      watcher.on('change', look);
      return () => watcher.off('change', look);
    });
  } finally {
    watcher.close();
  }
}

/** Resolves as soon as it is so at a table. */
export const untilAt = (actor: TableActor, isSo: (table: Table) => boolean): Promise<void> =>
  until(
    () => isSo(actor.table),
    (look) => actor.listen(look),
  );

export const untilPlaying = (actor: TableActor): Promise<void> => untilAt(actor, ({ playing }) => playing !== null);

/** Lets go on what this process has begun and what waits for nothing but its turn. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
