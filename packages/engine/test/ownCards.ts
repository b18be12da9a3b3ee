// What runs before each file of tests: its cards are its own, though it shares the engine with the files before it. What all of them
// may use is defined first, so that it stays.
import { afterAll } from 'vitest';
import { keepDefinitions } from '../src/language/definitions.ts';
import '../src/testing/automaton.ts';
import '../src/testing/beside-cards.ts';
import '../src/testing/cards.ts';
import '../src/testing/face-cards.ts';
import '../src/testing/gigantic-cards.ts';
import '../src/testing/token-cards.ts';

afterAll(keepDefinitions());
