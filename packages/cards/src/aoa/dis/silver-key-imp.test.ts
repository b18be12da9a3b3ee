import { describe } from 'vitest';
import { keyImp } from './test/key-imps.ts';

describe('silver-key-imp', () => keyImp('silver-key-imp', 1));
