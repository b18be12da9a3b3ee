// Setup before each test file: its cards are its own, though it shares the engine with the files before it. The cards
// for all files are defined first, so that they stay.
import { afterAll } from 'vitest';
import { keepDefinitions } from '../src/language/definitions.ts';
import '../src/testing/automaton.ts';
import '../src/testing/besideCards.ts';
import '../src/testing/cards.ts';
import '../src/testing/faceCards.ts';
import '../src/testing/giganticCards.ts';
import '../src/testing/tokenCards.ts';

afterAll(keepDefinitions());
