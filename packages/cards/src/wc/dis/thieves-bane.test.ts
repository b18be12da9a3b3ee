import { describe } from 'vitest';
import { baneTests } from './test/banes.ts';

describe('thieves-bane', () => baneTests('thieves-bane', 'mack-the-knife', 'nexus', 'troll'));
