import { describe } from 'vitest';
import { gronTests } from './test/grons.ts';

describe('gron-nine-toes', () => gronTests('gron-nine-toes', 5, { id: 'bumpsy', power: 0 }));
