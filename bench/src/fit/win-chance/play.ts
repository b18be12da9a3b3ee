import { writePart } from '../part.ts';
import { gameOf } from './games.ts';
import { play } from './rows.ts';

writePart((index, argument) =>
  play(gameOf({ seed: argument('seed'), rulesGames: argument('rules'), plannerGames: argument('planner') }, index)),
);
