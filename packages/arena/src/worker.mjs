// Where a worker thread starts: it does not inherit the loader of TypeScript, so it registers its own first.
import { register } from 'tsx/esm/api';

register();
const { playTask } = await import('./worker.ts');
export default playTask;
