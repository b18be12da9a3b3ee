// The page's end of the wire to a game that is looked back on.
import type * as Comlink from 'comlink';
import type { Replayer } from '../wire/replay.ts';
import { startWorker } from './startWorker.ts';

/** A replayer that is elsewhere: what can be asked of it is in `Replayer`. */
export type RemoteReplayer = Comlink.Remote<Replayer>;

/** A replayer of its own for each game, in the worker of the table. */
export const startReplayer = async (): Promise<RemoteReplayer> => startWorker().entrance.replay();
