// Farms of many machines: apart, because to load the queue takes a while that no other command need wait for.
export type { QueueExecutorOptions } from './queue/queueExecutor.ts';
export { queueExecutor } from './queue/queueExecutor.ts';
export type { WorkOptions } from './queue/worker.ts';
export { workFor } from './queue/worker.ts';
