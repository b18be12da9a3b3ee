// Setup before each test file: its cards are its own, though it shares the engine with the files before it. The cards
// for all files are defined first, so that they stay.
import { keepDefinitions } from '@vaultsong/engine/testing';
import { afterAll } from 'vitest';
import '../src/testing/asking.ts';

afterAll(keepDefinitions());
