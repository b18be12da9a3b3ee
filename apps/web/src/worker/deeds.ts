// What a card is used for, in the words of who looks on: "Bot reaps with Troll".
import type { UseVerb } from '@vaultsong/engine';

export const uses: Readonly<Record<UseVerb, string>> = {
  reap: 'reaps with',
  fight: 'fights with',
  action: 'uses',
  omni: 'uses',
  unstun: 'removes the stun of',
};
