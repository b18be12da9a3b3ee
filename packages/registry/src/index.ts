// The door: the public names.
export { defaultRegistry } from './address.ts';
export type { AnswerCache } from './cache.ts';
export { cacheFolder, fileCache } from './cache.ts';
export { RegistryError, type RegistryReason } from './error.ts';
export { Registry, type RegistrySettings } from './registry.ts';
