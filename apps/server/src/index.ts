// The door: the public names.

export { runServer } from './running.ts';
export type { Ground, RunningServer, Server } from './server.ts';
export { buildServer, openGround, startServer } from './server.ts';
export type { Settings } from './settings/settings.ts';
export { readSettings, SettingsError } from './settings/settings.ts';
