// Farms of many machines: apart, because to load the queue takes a while that no other command need wait for.
export type { QueueFarmOptions } from './queue/farm.ts';
export { queueFarm } from './queue/farm.ts';
export type { WorkOptions } from './queue/worker.ts';
export { workFor } from './queue/worker.ts';
