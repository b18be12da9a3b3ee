// The runner of unit tests: it ends a test that hangs, and names what it was at. By itself Vitest ends one that waits in vain, but neither says for what
// nor ends one that never gives the thread back.
import { Script } from 'node:vm';
import { Worker } from 'node:worker_threads';
import type { RunnerTask, RunnerTestCase } from 'vitest';
import { TestRunner } from 'vitest';
import { longestTest } from './longestTest.ts';

/** Runs in a thread of its own, which is heard when this one is not. Plain text, since a thread of a test knows no TypeScript. */
const watcher = `
  const { Session } = require('node:inspector');
  const { parentPort, workerData } = require('node:worker_threads');
  const { writeSync } = require('node:fs');
  let test = null;
  parentPort.on('message', (name) => { test = name === null ? null : { name, since: Date.now(), isReported: false }; });
  const report = ({ name }) => {
    const session = new Session();
    const files = new Map();
    session.connectToMainThread();
    session.on('Debugger.scriptParsed', ({ params }) => files.set(params.scriptId, params.url));
    session.once('Debugger.paused', ({ params: { callFrames } }) => {
      const places = callFrames.map(({ functionName, location }) =>
        '  at ' + (functionName || '(anonymous)') + ' (' + files.get(location.scriptId) + ':' + (location.lineNumber + 1) + ')');
      writeSync(2, name + ' has not given the thread back for ' + Math.round(workerData.longest / 1000) + ' s, and is here:\\n' + places.join('\\n') + '\\n');
      session.post('Debugger.resume', () => session.disconnect());
    });
    session.post('Debugger.enable');
    session.post('Debugger.pause');
  };
  setInterval(() => {
    if (test === null) return;
    const taken = Date.now() - test.since;
    if (!test.isReported && taken > workerData.longest * 0.9) { test.isReported = true; report(test); }
    // It hangs past the first thing that it waited for, where nothing can end it alone.
    if (taken > workerData.longest * 2) process.kill(process.pid, 'SIGKILL');
  }, workerData.longest / 20);
`;

declare global {
  /** Files that share a process share its watcher, though each has a runner of its own. */
  var vaultsongWatcher: Worker | undefined;
  /** Of the test that runs. */
  var vaultsongBody: () => unknown;
}

function startWatcher(): Worker {
  const worker = new Worker(watcher, { eval: true, workerData: { longest: longestTest }, execArgv: [] });
  worker.unref();
  return worker;
}

/** A call that Node ends with an error where it does not come back in time: after the watcher has had the time to report where it is. */
const call = new Script('globalThis.vaultsongBody()');

function within(body: () => unknown): unknown {
  globalThis.vaultsongBody = body;
  return call.runInThisContext({ timeout: longestTest * 1.25 });
}

export default class WatchedRunner extends TestRunner {
  readonly #watcher: Worker;

  constructor(...config: ConstructorParameters<typeof TestRunner>) {
    super(...config);
    globalThis.vaultsongWatcher ??= startWatcher();
    this.#watcher = globalThis.vaultsongWatcher;
  }

  override async onBeforeRunTask(test: RunnerTask): Promise<void> {
    this.#watcher.postMessage(`${test.file.name} > ${test.name}`);
    await super.onBeforeRunTask(test);
  }

  override onAfterRunTask(test: RunnerTask): void {
    this.#watcher.postMessage(null);
    super.onAfterRunTask(test);
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const waiting = setTimeout(() => {
      const open = process.getActiveResourcesInfo().join(', ');
      process.stderr.write(`${test.file.name} > ${test.name} still waits; what is open in this process: ${open}\n`);
    }, longestTest * 0.9);
    try {
      await within(TestRunner.getTestFn(test));
    } finally {
      clearTimeout(waiting);
    }
  }
}
