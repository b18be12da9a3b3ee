// A thread of the search: tsx registers itself on the main thread only.
import { parentPort, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { searchSeeds } = await import('./seeds.ts');
parentPort.on('message', ({ from, to }) => parentPort.postMessage(searchSeeds(workerData, from, to)));
