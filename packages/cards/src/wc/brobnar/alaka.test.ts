import { describe } from 'vitest';
import { alakaTests } from './test/alakas.ts';

describe('alaka', () => alakaTests('alaka'));
