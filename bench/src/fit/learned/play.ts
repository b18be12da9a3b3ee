import { writePart } from '../part.ts';
import { lotOf } from '../setups.ts';
import { play } from './pairs.ts';

writePart((index, told) => play(lotOf(told('seed'), index)));
