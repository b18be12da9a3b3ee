// Mars, Æmber Skies.
import type { Cards, Node, Who } from '@vaultsong/engine';
import {
  a,
  actionAbility,
  activeHouse,
  addPowerCounters,
  aember,
  another,
  anyCard,
  anyOf,
  artifact,
  atRandom,
  both,
  capture,
  captureFromOwnSide,
  choose,
  chooseOne,
  constant,
  count,
  creature,
  dealDamage,
  destroy,
  discard,
  each,
  eachAsFarAs,
  eachTime,
  enemy,
  exalt,
  fight,
  friendly,
  gain,
  gainsAbility,
  gainsKeyword,
  host,
  hostOf,
  ifYouDo,
  ifYouDoElse,
  inArchives,
  inHand,
  isUsed,
  it,
  keyCost,
  lasting,
  lose,
  may,
  mayPlayEachTurn,
  moreThan,
  neighborOf,
  neighborsOf,
  not,
  notOfHouse,
  ofHouse,
  onFlank,
  perNeighbor,
  play,
  product,
  purge,
  putIntoArchives,
  ready,
  reap,
  returnToHand,
  reveal,
  scrap,
  self,
  shiftAember,
  takeAember,
  thisCard,
  thisWay,
  times,
  ward,
  wasDestroyed,
  when,
  whileTrue,
  withAember,
  yourTurnEnds,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { as } from '../facts/as.ts';

const aMartian = ofHouse('mars', creature);

/** All of the damage is dealt at one moment, after the card is shown. */
const hitAndReveal = (hit: Cards, whose: Who): Node =>
  choose(atRandom(inArchives(anyCard, whose)), (shown) => [
    reveal(shown),
    ifYouDoElse(dealDamage(5, hit), dealDamage(2, hit)),
    discard(shown),
  ]);

export const mars = abilities(as, 'mars', {
  'bartos-the-ruiner': [
    constant(gainsAbility(notOfHouse('mars', anyOf(creature, artifact)), eachTime(isUsed(thisCard), destroy(it)))),
  ],
  'cobalt-kapulet': [reap(capture(product(2, perNeighbor(self, aMartian))))],
  'crimson-dax': [
    reap(
      may(
        choose(a(inHand(notOfHouse('mars', anyCard))), (shown) => [
          reveal(shown),
          ifYouDo(purge(shown), addPowerCounters(3, a(aMartian))),
        ]),
      ),
    ),
  ],
  'deimos-burst': [
    play(destroy(both(each(friendly(artifact)), each(friendly(onFlank(creature))))), gain(count(thisWay()))),
  ],
  'donor-vox': [scrap(addPowerCounters(2, a(friendly(aMartian))))],
  'eldest-batchminder': [eachTime(yourTurnEnds, addPowerCounters(2, each(another(aMartian))))],
  'envyx-glider': [fight(lasting('their-next-turn', constant(keyCost('each', count(each(friendly(aMartian)))))))],
  'gamma-blaster': [constant(gainsAbility(host, reap(destroy(a(enemy(withAember(creature)))))))],
  'harmonic-pack': [
    play(
      choose(a(creature), (hit) =>
        chooseOne(
          { label: 'Your archives', then: hitAndReveal(hit, 'you') },
          { label: 'The archives of your opponent', then: hitAndReveal(hit, 'opponent') },
        ),
      ),
    ),
  ],
  'intentional-discharge': [play(returnToHand(a(friendly(creature))), ifYouDo(ready(a(friendly(aMartian)))))],
  'iyxrenu-the-clever': [actionAbility(lose(1), ifYouDo(takeAember('all', a(creature), 'you')))],
  'kyypax-encapsulator': [reap(putIntoArchives(a(enemy(creature))))],
  'nice-to-greet-you': [play(ready(each(aMartian)))],
  'phosphorus-blast': [play(dealDamage(2, each(notOfHouse('mars', creature))))],
  'saucer-149': [play(times(4, exalt(self))), actionAbility(shiftAember(2, self, () => a(enemy(creature))))],
  'shark-bait': [
    play(
      choose(a(friendly(notOfHouse('mars', creature))), (bait) => [
        dealDamage(2, bait),
        when(not(wasDestroyed(bait)), capture(2, bait)),
      ]),
    ),
  ],
  'stealth-modifications': [
    constant(gainsKeyword(anyOf(host, neighborOf(hostOf(self))), 'elusive')),
    play(ward(both(hostOf(self), neighborsOf(hostOf(self))))),
  ],
  'synwyx-the-bold': [fight(captureFromOwnSide(2, a(enemy(creature))))],
  tangrant: [whileTrue(not(activeHouse('mars')), mayPlayEachTurn(1, ofHouse('mars', anyCard)))],
  'watney-s-calculation': [play(when(moreThan(aember('opponent'), aember('you')), destroy(a(enemy(creature)))))],
  'wind-shield': [constant(gainsKeyword(host, 'elusive'), gainsAbility(host, reap(capture(1, a(friendly(creature))))))],
  yandylinx: [
    reap(discard(a(inHand(anyCard))), ifYouDo(lose(1, 'opponent'))),
    scrap(capture(1, eachAsFarAs(aember('opponent'), friendly(aMartian)))),
  ],
});
