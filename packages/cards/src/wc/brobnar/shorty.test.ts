import { describe } from 'vitest';
import { shortyTests } from './test/shorties.ts';

describe('shorty', () => shortyTests('shorty'));
