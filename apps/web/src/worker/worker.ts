// The script of the worker of the table, and of others that only think or analyse.
import * as Comlink from 'comlink';
import type { Analyst } from '../wire/analysis/analyst.ts';
import type { After, Host, Listener } from '../wire/host.ts';
import type { Interpreter } from '../wire/remote.ts';
import type { Replayer } from '../wire/replay.ts';
import { RecordAnalyst } from './analyst.ts';
import { RemoteInterpreter } from './remote/interpreter.ts';
import { GameReplayer } from './replay/replayer.ts';
import type { BotTask } from './thinking/botTask.ts';
import { think } from './thinking/botTask.ts';
import type { ThinkingWorker } from './thinking/thinker.ts';
import { seldom } from './thinking/thinker.ts';
import { WorkerHost } from './workerHost.ts';

/** What can be called before there is a host. */
const entrance = {
  open: (listener: Listener & Comlink.ProxyMarked, after: After) =>
    Comlink.proxy<Host>(new WorkerHost(listener, after)),
  /** For the table of a server. */
  interpret: () => Comlink.proxy<Interpreter>(new RemoteInterpreter()),
  /** To look back on a game. */
  replay: () => Comlink.proxy<Replayer>(new GameReplayer()),
  /**
   * In a worker that only analyses a game that is over. The name of a built script has a hash of all its code in it, bots and
   * cards included, so that no analysis of another build is taken for one of this.
   */
  analyse: () => Comlink.proxy<Analyst>(new RecordAnalyst(self.location.pathname)),
  /** In a worker that only thinks. */
  think: (thought: BotTask, onProgress: ((share: number) => void) & Comlink.ProxyMarked) =>
    think(thought, seldom(onProgress)),
} satisfies ThinkingWorker & Record<string, unknown>;
export type Entrance = typeof entrance;

Comlink.expose(entrance);
