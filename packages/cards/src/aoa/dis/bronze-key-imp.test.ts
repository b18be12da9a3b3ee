import { describe } from 'vitest';
import { keyImp } from './test/key-imps.ts';

describe('bronze-key-imp', () => keyImp('bronze-key-imp', 0));
