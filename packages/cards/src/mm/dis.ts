// Dis, Mass Mutation.
import { abilities } from '../abilities.ts';
import { mm } from '../facts/mm.ts';

export const dis = abilities(mm, 'dis', {});
