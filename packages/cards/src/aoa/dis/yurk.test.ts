import { describe } from 'vitest';
import { yurk } from './test/yurks.ts';

describe('yurk', () => yurk('yurk', 1));
