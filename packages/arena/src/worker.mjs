// Entry of a worker thread: it does not inherit the loader of TypeScript, so it registers its own first.
import { register } from 'tsx/esm/api';

// Nor does it read the tsconfig.json of whatever folder the program was started in.
register({ tsconfig: false });
export const { playSeries, playFixtures, judge } = await import('./worker.ts');
