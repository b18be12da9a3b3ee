import { describe } from 'vitest';
import { baneTests } from './test/banes.ts';

describe('dinosaurs-bane', () => baneTests('dinosaurs-bane', 'legatus-raptor', 'odoac-the-patrician', 'troll'));
