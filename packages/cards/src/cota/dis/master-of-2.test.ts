import { describe } from 'vitest';
import '../../index.ts';
import { master } from './test/masters.ts';

describe('master-of-2', () => master(2, 'silvertooth', 'tocsin'));
