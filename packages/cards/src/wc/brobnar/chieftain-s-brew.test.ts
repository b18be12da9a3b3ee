import { describe } from 'vitest';
import { brewTests } from './test/brews.ts';

describe('chieftain-s-brew', () => brewTests('chieftain-s-brew'));
