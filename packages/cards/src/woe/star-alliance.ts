// Star Alliance, Winds of Exchange.
import {
  a,
  actionAbility,
  cannot,
  constant,
  creature,
  destroyed,
  discard,
  friendly,
  may,
  maySpendAsAember,
  mostPowerful,
  neighborOf,
  notOfHouse,
  ready,
  reap,
  reveal,
  self,
  thisCreature,
  topOfDeck,
  useCard,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { woe } from '../facts/woe.ts';

export const starAlliance = abilities(woe, 'star-alliance', {
  aemberling: [constant(cannot(thisCreature, 'used-to-reap'), maySpendAsAember(thisCreature))],
  'b0-t': [actionAbility(useCard(a(friendly(notOfHouse('star-alliance', creature)))))],
  cadet: [destroyed(ready(mostPowerful(1, neighborOf(self))))],
  explorer: [reap(reveal(topOfDeck(), 'you'), may(discard(topOfDeck())))],
});
