// Sanctum, Dark Tidings.
import { abilities } from '../abilities.ts';
import { dt } from '../facts/dt.ts';

export const sanctum = abilities(dt, 'sanctum', {});
