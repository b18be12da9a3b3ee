// Sanctum, Mass Mutation.
import { abilities } from '../abilities.ts';
import { mm } from '../facts/mm.ts';

export const sanctum = abilities(mm, 'sanctum', {});
