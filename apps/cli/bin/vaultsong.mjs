#!/usr/bin/env node
// The command runs the TypeScript sources as they are, so that it works right after `npm ci`, without a build.
// Worker threads do not inherit this: a worker starts from an `.mjs` file that does the same (docs/architecture.md).
import { register } from 'tsx/esm/api';

// Whatever tsconfig.json lies in the folder where the command is run is none of its business.
register({ tsconfig: false });
await import('../src/main.ts');
