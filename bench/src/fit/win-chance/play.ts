import { writePart } from '../part.ts';
import { gameOf } from './games.ts';
import { play } from './rows.ts';

writePart((index, told) =>
  play(gameOf({ seed: told('seed'), rulesGames: told('rules'), plannerGames: told('planner') }, index)),
);
