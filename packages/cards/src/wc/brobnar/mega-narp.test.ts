import { describe } from 'vitest';
import { narpTests } from './test/narps.ts';

describe('mega-narp', () => narpTests('mega-narp'));
