import { writePart } from '../part.ts';
import { lotOf } from '../setups.ts';
import { play } from './pairs.ts';

writePart((index, argument) => play(lotOf(argument('seed'), index)));
