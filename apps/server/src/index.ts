// The door: the public names.

export { runServer } from './compose/process.ts';
export type { Resources, RunningServer, Server } from './compose/server.ts';
export { buildServer, openResources, startServer } from './compose/server.ts';
export type { Settings } from './settings/settings.ts';
export { readSettings, SettingsError } from './settings/settings.ts';
