import { describe } from 'vitest';
import { mogghunterTests } from './test/mogghunters.ts';

describe('mega-mogghunter', () => mogghunterTests('mega-mogghunter'));
