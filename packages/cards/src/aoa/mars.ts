// Mars, Age of Ascension.
import {
  a,
  actionAbility,
  aember,
  amountThisWay,
  another,
  anyCard,
  anyNumberOf,
  archive,
  archiveIntoYours,
  artifact,
  atRandom,
  beforeFight,
  both,
  cannot,
  captureFromOwnSide,
  choose,
  chooseOne,
  constant,
  count,
  creature,
  damaged,
  dealDamage,
  dealsWhenFighting,
  defender,
  destroy,
  draw,
  each,
  eachAsFarAs,
  eachTime,
  enemy,
  exists,
  fight,
  forEach,
  friendly,
  gain,
  gainChains,
  gainsAbility,
  gainsKeyword,
  getsArmor,
  getsPower,
  host,
  ifYouDo,
  inArchives,
  inDiscard,
  inHand,
  is,
  isUsed,
  it,
  keyCost,
  lose,
  may,
  minus,
  moveToFlank,
  neighborOf,
  neighborsOf,
  not,
  notOfHouse,
  notOnFlank,
  nth,
  ofHouse,
  onFlank,
  only,
  other,
  play,
  powerOf,
  product,
  purge,
  readyAndUse,
  reap,
  reaps,
  redistribute,
  returnToHand,
  self,
  sharingTraitWith,
  stun,
  sum,
  takeControl,
  thisCard,
  thisCreature,
  thisWay,
  times,
  upgrade,
  when,
  whileTrue,
  withPowerAtMost,
  withTrait,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { aoa } from '../facts/aoa.ts';

const youHaveNoCreature = not(exists(friendly(creature)));
const pushed = choose(a(creature), (chosen) => [dealDamage(2, chosen), moveToFlank(chosen)]);
const stunsWhoReaps = eachTime(reaps(enemy(creature)), stun(it));

export const mars = abilities(aoa, 'mars', {
  'aember-conduction-unit': [eachTime(nth(1, reaps(enemy(creature))), stun(it))],
  'agent-hoo-man': [
    reap(
      choose(a(friendly(notOfHouse('mars', creature))), (yours) =>
        choose(a(enemy(notOfHouse('mars', creature))), (theirs) => stun(both(yours, theirs))),
      ),
    ),
  ],
  'carpet-phloxem': [play(when(youHaveNoCreature, dealDamage(4, each(creature))))],
  'collector-worm': [fight(when(exists(only(other)), archiveIntoYours(other)))],
  'containment-field': [eachTime(isUsed(host), destroy(it))],
  'destroy-them-all': [
    play(
      choose(a(artifact), (first) =>
        choose(a(creature), (second) => choose(a(upgrade), (third) => destroy(both(first, second, third)))),
      ),
    ),
  ],
  'destructive-analysis': [
    play(
      choose(a(creature), (chosen) => [
        purge(anyNumberOf(inArchives(anyCard))),
        dealDamage(sum(2, product(2, count(thisWay()))), chosen),
      ]),
    ),
  ],
  'entropic-manipulator': [
    play(
      chooseOne(
        { label: 'You', then: may(redistribute('damage', friendly(creature))) },
        { label: 'Your opponent', then: may(redistribute('damage', enemy(creature))) },
      ),
    ),
  ],
  'exterminate-exterminate': [
    play(
      forEach(each(friendly(ofHouse('mars', creature))), (one) => [
        destroy(a(withPowerAtMost(minus(powerOf(one), 1), notOfHouse('mars', creature)))),
      ]),
    ),
  ],
  extinction: [
    play(
      choose(a(creature), (chosen) => [destroy(both(chosen, each(sharingTraitWith(chosen, creature)))), gainChains(1)]),
    ),
  ],
  'glyxl-proliferator': [reap(when(is(self, onFlank(anyCard)), archive(a(inDiscard(ofHouse('mars', anyCard))))))],
  hypnobeam: [play(takeControl(a(enemy(creature))))],
  'ixxyxli-fixfinger': [constant(getsArmor(another(withTrait('martian', creature)), 1))],
  'killzord-mk-9001': [
    constant(
      getsArmor(host, 2),
      getsPower(host, 2),
      gainsKeyword(host, 'skirmish'),
      gainsAbility(host, fight(gainChains(1))),
    ),
  ],
  'mars-first': [play(readyAndUse(a(friendly(ofHouse('mars', creature)))))],
  'mars-needs-aember': [
    play(captureFromOwnSide(1, eachAsFarAs(aember('opponent'), damaged(enemy(notOfHouse('mars', creature)))))),
  ],
  'martian-generosity': [play(lose(aember('you')), draw(product(2, amountThisWay)))],
  mindworm: [beforeFight(dealDamage(powerOf(defender), neighborsOf(defender), { by: defender }))],
  'nyzyk-resonator': [constant(keyCost('opponent', product(2, count(neighborsOf(self)))))],
  'phloxem-spike': [play(when(youHaveNoCreature, destroy(each(notOnFlank(creature)))))],
  'shard-of-hate': [actionAbility(times(count(each(friendly(withTrait('shard', anyCard)))), stun(a(enemy(creature)))))],
  'skybooster-squadron': [reap(returnToHand(self))],
  'storm-crawler': [constant(dealsWhenFighting(thisCreature, 1)), stunsWhoReaps],
  'tyxl-beambuckler': [play(pushed)],
  'xanthyx-harvester': [
    whileTrue(exists(neighborOf(self, notOfHouse('mars', creature))), cannot(thisCard, 'used')),
    reap(gain(1)),
  ],
  'yxlyx-stimrager': [fight(pushed)],
  'yzphyz-knowdrone': [
    play(
      archive(a(inHand(anyCard))),
      may(
        chooseOne(
          { label: 'Yours', then: purge(a(inArchives(anyCard))) },
          { label: 'Your opponent’s', then: purge(atRandom(inArchives(anyCard, 'opponent'))) },
        ),
        ifYouDo(stun(a(creature))),
      ),
    ),
  ],
  'zysysyx-shockworm': [stunsWhoReaps],
});
