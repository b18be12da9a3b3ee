import { describe } from 'vitest';
import { keyImp } from './test/key-imps.ts';

describe('gold-key-imp', () => keyImp('gold-key-imp', 2));
