import { describe } from 'vitest';
import { alakaTests } from './test/alakas.ts';

describe('mega-alaka', () => alakaTests('mega-alaka'));
