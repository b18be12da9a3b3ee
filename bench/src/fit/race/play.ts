import { writePart } from '../part.ts';
import { play } from './positions.ts';

writePart((index, told) => play(told('seed'), index));
