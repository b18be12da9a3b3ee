// What runs before each file of tests: its cards are its own, though it shares the engine with the files before it. What all of them
// may use is defined first, so that it stays.
import { keepDefinitions } from '@vaultsong/engine/testing';
import { afterAll } from 'vitest';
import '../src/testing/asking.ts';

afterAll(keepDefinitions());
