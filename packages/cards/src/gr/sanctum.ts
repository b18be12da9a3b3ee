// Sanctum, Grim Reminders.
import { archive, destroyed, haunted, returnToHand, self, topOfDiscard, when } from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { gr } from '../facts/gr.ts';

export const sanctum = abilities(gr, 'sanctum', {
  'duma-the-returned': [destroyed(returnToHand(topOfDiscard(3)), when(haunted(), archive(self)))],
});
