// Entry point of a thread for bots. It registers tsx, which registers itself on the main thread only.
import { register } from 'tsx/esm/api';

register();
await import('@vaultsong/cards');
await import('@vaultsong/adventures');
export default (await import('./bots.ts')).think;
