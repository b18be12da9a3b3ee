// Star Alliance, More Mutation.
import {
  a,
  anyCard,
  atRandom,
  choose,
  combined,
  constant,
  creature,
  dealDamage,
  discard,
  enemy,
  fight,
  friendly,
  houseOf,
  ifYouDo,
  inHand,
  lasting,
  makeActive,
  mayFight,
  mayReap,
  notOfHouse,
  reap,
  ward,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { momu } from '../facts/momu.ts';

export const starAlliance = abilities(momu, 'star-alliance', {
  'cadet-allison': [
    combined(
      ['play', 'reap'],
      choose(atRandom(inHand(anyCard)), (card) => [discard(card), ifYouDo(makeActive(houseOf(card)))]),
    ),
  ],
  'gysgt-margot': [combined(['fight', 'reap'], dealDamage(2, a(enemy(creature))), ward(a(friendly(creature))))],
  'j43g3r-v': [
    reap(lasting('turn', constant(mayReap(notOfHouse('star-alliance', creature))), 2)),
    fight(lasting('turn', constant(mayFight(notOfHouse('star-alliance', creature))), 2)),
  ],
});
