// Shadows, Mass Mutation.
import { abilities } from '../abilities.ts';
import { mm } from '../facts/mm.ts';

export const shadows = abilities(mm, 'shadows', {});
