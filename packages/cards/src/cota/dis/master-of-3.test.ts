import { describe } from 'vitest';
import '../../index.ts';
import { master } from './test/masters.ts';

describe('master-of-3', () => master(3, 'tocsin', 'dust-imp'));
