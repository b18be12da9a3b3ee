import { describe } from 'vitest';
import { baneTests } from './test/banes.ts';

describe('scientists-bane', () => baneTests('scientists-bane', 'dextre', 'dr-escotera', 'troll'));
