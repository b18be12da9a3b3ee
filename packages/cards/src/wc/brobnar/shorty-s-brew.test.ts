import { describe } from 'vitest';
import { brewTests } from './test/brews.ts';

describe('shorty-s-brew', () => brewTests('shorty-s-brew'));
