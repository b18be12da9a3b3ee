import { describe } from 'vitest';
import { baneTests } from './test/banes.ts';

describe('demons-bane', () => baneTests('demons-bane', 'charette', 'eater-of-the-dead', 'troll'));
