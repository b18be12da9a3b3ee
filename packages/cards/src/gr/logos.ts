// Logos, Grim Reminders.
import {
  a,
  anyCard,
  archive,
  combined,
  count,
  destroyed,
  each,
  haunted,
  inDiscard,
  keyCost,
  not,
  putOnDeck,
  self,
  when,
  whileTrue,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { gr } from '../facts/gr.ts';

export const logos = abilities(gr, 'logos', {
  'ghostly-dr-verokter': [
    combined(['play', 'reap'], putOnDeck(a(inDiscard(anyCard)))),
    destroyed(when(haunted(), archive(self))),
  ],
  portalmonster: [
    whileTrue(haunted(), keyCost('each', count(each(inDiscard(anyCard))))),
    whileTrue(not(haunted()), keyCost('each', -2)),
    destroyed(when(haunted(), archive(self))),
  ],
});
