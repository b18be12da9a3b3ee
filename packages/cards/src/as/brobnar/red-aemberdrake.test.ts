import { describe } from 'vitest';
import '../../index.ts';
import { drake } from './test/drakes.ts';

describe('red-aemberdrake', () => drake('red', 'yellow'));
