// A process that is asked by one line and answers by one line. However it behaves, whoever asks has an answer or a fault in time.
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { printable } from '@vaultsong/decks';
import { ProgramFault } from './fault.ts';

export interface Pipe {
  /** Tells something that needs no answer. */
  tell(line: string): void;
  /** @throws ProgramFault; the process is ended by then, because its next line could belong to any question */
  ask(line: string): Promise<string>;
  /** Ends the process, whether it wants to or not. */
  close(): void;
  /** Ends its input, so that it can save what it has learnt, and the process itself if it goes on all the same. */
  end(): Promise<void>;
}

/** How many milliseconds a process may go on after the end of its input. */
const grace = 5_000;

/** An answer is some ten bytes; whoever writes that many without an end of line does not speak of answers. */
const longestAnswer = 1_000_000;

interface Waiting {
  readonly resolve: (line: string) => void;
  readonly reject: (fault: ProgramFault) => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * Starts a process.
 * @param command for the shell
 * @param deadline how many milliseconds each answer may take, the start included
 */
export function openPipe(command: string, deadline: number): Pipe {
  // Of a group of its own: the shell is ended together with what it started, and Ctrl-C is for us.
  const child = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'inherit'] });
  let text = '';
  let waiting: Waiting | null = null;
  let fault: ProgramFault | null = null;
  let isClosed = false;
  const end = (): void => kill(child);
  process.once('exit', end);

  const fail = (found: ProgramFault): void => {
    fault ??= found;
    end();
    if (waiting === null) return;
    clearTimeout(waiting.timer);
    waiting.reject(fault);
    waiting = null;
  };
  const take = (line: string): void => {
    if (waiting === null) {
      fail(
        new ProgramFault(
          'illegal',
          `it wrote "${printable(line)}" without being asked; expected one line for each question, and all else on standard error`,
        ),
      );
      return;
    }
    clearTimeout(waiting.timer);
    waiting.resolve(line);
    waiting = null;
  };

  child.on('error', (error) => fail(new ProgramFault('dead', `it could not be started: ${error.message}`)));
  child.once('close', (code, signal) => {
    isClosed = true;
    process.off('exit', end);
    const how = code === null ? `by signal ${signal}` : `with code ${code}`;
    fail(new ProgramFault('dead', `it ended ${how}; expected an answer to each question until its input ends`));
  });
  // That nobody reads shows by the end of the process, or by the deadline.
  child.stdin.on('error', () => {});
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    text += piece;
    for (let at = text.indexOf('\n'); at >= 0 && fault === null; at = text.indexOf('\n')) {
      const line = text.slice(0, at);
      text = text.slice(at + 1);
      take(line);
    }
    if (text.length > longestAnswer)
      fail(
        new ProgramFault('illegal', `it wrote ${text.length} characters without an end of line; expected a short line`),
      );
  });

  return {
    tell(line) {
      if (fault === null) child.stdin.write(`${line}\n`);
    },
    ask(line) {
      return new Promise((resolve, reject) => {
        if (fault !== null) {
          reject(fault);
          return;
        }
        const timer = setTimeout(() => {
          // We may have been busy ourselves: what came in time is read before this is called.
          setImmediate(() => {
            if (waiting?.timer === timer)
              fail(new ProgramFault('late', `it did not answer within ${deadline / 1000} s`));
          });
        }, deadline);
        waiting = { resolve, reject, timer };
        child.stdin.write(`${line}\n`);
      });
    },
    close() {
      fail(new ProgramFault('dead', 'it was ended'));
    },
    async end() {
      fault ??= new ProgramFault('dead', 'it was ended');
      if (isClosed) return;
      const closed = once(child, 'close');
      child.stdin.end();
      const timer = setTimeout(end, grace);
      await closed;
      clearTimeout(timer);
    },
  };
}

function kill(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended, with all that it started.
  }
}
