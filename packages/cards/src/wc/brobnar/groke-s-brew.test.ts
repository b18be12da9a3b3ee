import { describe } from 'vitest';
import { brewTests } from './test/brews.ts';

describe('groke-s-brew', () => brewTests('groke-s-brew'));
