// vaultsong worker: plays games for commands on other machines.
import { QueueError } from '@vaultsong/arena';
import { workFor } from '@vaultsong/arena/queue';
import { counted } from '@vaultsong/say';
import { UserError } from '../errors.ts';
import { untilInterrupted } from '../interrupt.ts';
import { printStatus } from '../output.ts';
import { brokerOf } from './experiment.ts';

interface WorkerFlags {
  readonly queue: string;
  readonly workers: number;
}

/** How often it is told how many games were played, in milliseconds. */
const rhythm = 10_000;

/**
 * Does what the command is asked for, until Ctrl-C, which is how it ends.
 * @throws UserError when there is no broker
 */
export async function runWorker({ queue, workers }: WorkerFlags): Promise<void> {
  const broker = brokerOf(queue);
  let last = performance.now();
  const onGame = (games: number): void => {
    if (performance.now() - last < rhythm) return;
    last = performance.now();
    printStatus(`${counted(games, 'game')} played`);
  };
  try {
    const games = await untilInterrupted((signal) =>
      workFor({ broker, threads: workers, signal, report: printStatus, onGame }),
    );
    printStatus(`leaves after ${counted(games, 'game')}`);
  } catch (error) {
    if (error instanceof QueueError) throw new UserError(`--queue: ${error.message}`);
    throw error;
  }
}
