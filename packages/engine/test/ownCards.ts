// Setup before each test file: its cards are its own, though it shares the engine with the files before it. The cards
// for all files are defined first, so that they stay.
import { afterAll } from 'vitest';
import { keepDefinitions } from '../src/language/definitions.ts';
import '../src/testing/automaton.ts';
import '../src/testing/beside-cards.ts';
import '../src/testing/cards.ts';
import '../src/testing/face-cards.ts';
import '../src/testing/gigantic-cards.ts';
import '../src/testing/token-cards.ts';

afterAll(keepDefinitions());
