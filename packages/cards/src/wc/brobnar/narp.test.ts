import { describe } from 'vitest';
import { narpTests } from './test/narps.ts';

describe('narp', () => narpTests('narp'));
