// Where the process starts that makes an embedded database: it translates its sources by itself, however it was started.
import { register } from 'tsx/esm/api';

register();
await import('./createProcess.ts');
