import { describe } from 'vitest';
import { baneTests } from './test/banes.ts';

describe('beasts-bane', () => baneTests('beasts-bane', 'ether-spider', 'chuff-ape', 'troll'));
