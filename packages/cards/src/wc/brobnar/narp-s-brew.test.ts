import { describe } from 'vitest';
import { brewTests } from './test/brews.ts';

describe('narp-s-brew', () => brewTests('narp-s-brew'));
