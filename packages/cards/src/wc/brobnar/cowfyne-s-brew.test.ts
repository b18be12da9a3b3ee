import { describe } from 'vitest';
import { brewTests } from './test/brews.ts';

describe('cowfyne-s-brew', () => brewTests('cowfyne-s-brew'));
