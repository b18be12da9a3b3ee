import { describe } from 'vitest';
import { brewTests } from './test/brews.ts';

describe('gron-s-brew', () => brewTests('gron-s-brew'));
