import { describe } from 'vitest';
import { yurk } from './test/yurks.ts';

describe('ancient-yurk', () => yurk('ancient-yurk', 3));
