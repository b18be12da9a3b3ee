import { describe } from 'vitest';
import { mogghunterTests } from './test/mogghunters.ts';

describe('mogghunter', () => mogghunterTests('mogghunter'));
