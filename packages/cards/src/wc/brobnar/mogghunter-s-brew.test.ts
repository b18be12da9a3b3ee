import { describe } from 'vitest';
import { brewTests } from './test/brews.ts';

describe('mogghunter-s-brew', () => brewTests('mogghunter-s-brew'));
