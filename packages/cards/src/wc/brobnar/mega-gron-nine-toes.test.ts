import { describe } from 'vitest';
import { gronTests } from './test/grons.ts';

describe('mega-gron-nine-toes', () => gronTests('mega-gron-nine-toes', 7, { id: 'krump', power: 1 }));
