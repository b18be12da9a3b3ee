import { describe } from 'vitest';
import { shortyTests } from './test/shorties.ts';

describe('mega-shorty', () => shortyTests('mega-shorty'));
