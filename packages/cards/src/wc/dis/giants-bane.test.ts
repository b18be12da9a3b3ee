import { describe } from 'vitest';
import { baneTests } from './test/banes.ts';

describe('giants-bane', () => baneTests('giants-bane', 'bumpsy', 'earthshaker', 'mother'));
