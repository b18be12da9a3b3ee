// Untamed, Dark Tidings.
import { abilities } from '../abilities.ts';
import { dt } from '../facts/dt.ts';

export const untamed = abilities(dt, 'untamed', {});
