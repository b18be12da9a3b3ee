// Untamed, Mass Mutation.
import { abilities } from '../abilities.ts';
import { mm } from '../facts/mm.ts';

export const untamed = abilities(mm, 'untamed', {});
