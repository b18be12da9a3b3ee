import { describe } from 'vitest';
import '../../index.ts';
import { master } from './test/masters.ts';

describe('master-of-1', () => master(1, 'urchin', 'dust-imp'));
