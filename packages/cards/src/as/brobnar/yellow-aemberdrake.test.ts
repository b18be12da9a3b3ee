import { describe } from 'vitest';
import '../../index.ts';
import { drake } from './test/drakes.ts';

describe('yellow-aemberdrake', () => drake('yellow', 'blue'));
