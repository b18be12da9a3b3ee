import { describe } from 'vitest';
import { baneTests } from './test/banes.ts';

describe('humans-bane', () => baneTests('humans-bane', 'doc-bookton', 'quixo-the-adventurer', 'troll'));
