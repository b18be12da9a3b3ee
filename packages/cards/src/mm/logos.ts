// Logos, Mass Mutation.
import { abilities } from '../abilities.ts';
import { mm } from '../facts/mm.ts';

export const logos = abilities(mm, 'logos', {});
