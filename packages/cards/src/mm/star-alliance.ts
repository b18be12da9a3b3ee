// Star Alliance, Mass Mutation.
import { abilities } from '../abilities.ts';
import { mm } from '../facts/mm.ts';

export const starAlliance = abilities(mm, 'star-alliance', {});
