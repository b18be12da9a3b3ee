// Saurian, Grim Reminders.
import {
  aemberOn,
  archive,
  capture,
  combined,
  constant,
  destroyed,
  exalt,
  getsPower,
  haunted,
  self,
  thisCreature,
  when,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { gr } from '../facts/gr.ts';

export const saurian = abilities(gr, 'saurian', {
  'cincinnatus-resurrexit': [
    constant(getsPower(thisCreature, aemberOn(self))),
    combined(['play', 'fight'], capture(2), exalt(self)),
    destroyed(when(haunted(), archive(self))),
  ],
});
