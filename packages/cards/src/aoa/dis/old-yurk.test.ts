import { describe } from 'vitest';
import { yurk } from './test/yurks.ts';

describe('old-yurk', () => yurk('old-yurk', 2));
