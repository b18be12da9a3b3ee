// Star Alliance, Winds of Exchange.
import {
  a,
  actionAbility,
  creature,
  destroyed,
  discard,
  friendly,
  may,
  mostPowerful,
  neighborOf,
  notOfHouse,
  ready,
  reap,
  reveal,
  self,
  topOfDeck,
  useCard,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { woe } from '../facts/woe.ts';

export const starAlliance = abilities(woe, 'star-alliance', {
  'b0-t': [actionAbility(useCard(a(friendly(notOfHouse('star-alliance', creature)))))],
  cadet: [destroyed(ready(mostPowerful(1, neighborOf(self))))],
  explorer: [reap(reveal(topOfDeck(), 'you'), may(discard(topOfDeck())))],
});
