// Star Alliance, Dark Tidings.
import { abilities } from '../abilities.ts';
import { dt } from '../facts/dt.ts';

export const starAlliance = abilities(dt, 'star-alliance', {});
