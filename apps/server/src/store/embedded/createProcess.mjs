// Entry point of the process that makes an embedded database. It registers tsx itself, so that it runs however the
// server was started.
import { register } from 'tsx/esm/api';

register();
await import('./createProcess.ts');
