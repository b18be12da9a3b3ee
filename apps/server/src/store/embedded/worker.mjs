// Entry point of the thread of the embedded database. It registers tsx, which registers itself on the main thread only.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
(await import('../../memory/collectGarbage.ts')).collectLoaderGarbage();
