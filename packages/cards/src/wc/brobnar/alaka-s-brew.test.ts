import { describe } from 'vitest';
import { brewTests } from './test/brews.ts';

describe('alaka-s-brew', () => brewTests('alaka-s-brew'));
