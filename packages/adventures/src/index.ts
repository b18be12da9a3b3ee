// Opponents that play by rules of their own, made known to the engine when this module is loaded.
import '@vaultsong/cards';
import { define } from '@vaultsong/engine';
import { keyrakenCards } from './keyraken/cards.ts';

export { keyrakenCards } from './keyraken/cards.ts';
export { type Difficulty, difficulties, drawsOf } from './keyraken/difficulty.ts';
export { keyrakenFacts } from './keyraken/facts.ts';
export { keyrakenPrograms } from './keyraken/program.ts';
export { type KeyrakenGame, keyraken, keyrakenDeck } from './keyraken/setup.ts';
export { type TideSide, tideSides } from './keyraken/tide.ts';

define(keyrakenCards);
