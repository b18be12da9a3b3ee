import { writePart } from '../part.ts';
import { play } from './positions.ts';

writePart((index, argument) => play(argument('seed'), index));
