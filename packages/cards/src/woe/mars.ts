// Mars, Winds of Exchange.
import {
  a,
  anyCard,
  archive,
  cannot,
  choose,
  constant,
  creature,
  dealDamage,
  destroyed,
  inDiscard,
  inHand,
  named,
  ofHouse,
  omni,
  reap,
  returnToHand,
  reveal,
  thisCreature,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { woe } from '../facts/woe.ts';

export const mars = abilities(woe, 'mars', {
  blorb: [constant(cannot(thisCreature, 'used-to-reap')), destroyed(returnToHand(a(inDiscard(named('blorb-hive')))))],
  rebel: [reap(dealDamage(1, a(creature)))],
  researcher: [omni(choose(a(inHand(ofHouse('mars', anyCard))), (shown) => [reveal(shown), archive(shown)]))],
});
