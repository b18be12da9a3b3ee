// Mars, Grim Reminders.
import type { Filter, Node } from '@vaultsong/engine';
import {
  a,
  actionAbility,
  addPowerCounters,
  aember,
  allTrue,
  amountThisWay,
  anyCard,
  anyNumberOf,
  archive,
  archiveIntoYours,
  artifact,
  asPlayer,
  beneath,
  both,
  cannot,
  cannotBeAttackedBy,
  capture,
  captureFromOwnSide,
  choose,
  combined,
  constant,
  count,
  countsAsHavingArmor,
  countsAsHavingPower,
  creature,
  dealDamage,
  destroy,
  destroyed,
  discard,
  draw,
  each,
  eachPlayer,
  eachTime,
  enemy,
  enrage,
  enraged,
  entersEnraged,
  exists,
  fight,
  forRemainderOfTurn,
  friendly,
  gain,
  gainsAbility,
  gainsKeyword,
  getsPower,
  giveControl,
  graft,
  haunted,
  heal,
  host,
  ifElse,
  inArchives,
  inDeck,
  inDiscard,
  inHand,
  is,
  keyCost,
  lasting,
  leastPowerful,
  lose,
  may,
  mayUse,
  mostPowerful,
  neighborOf,
  neighborsOf,
  not,
  notOfHouse,
  ofHouse,
  omni,
  only,
  play,
  playable,
  playCard,
  playerCannot,
  powerOf,
  purge,
  putIntoPlay,
  ready,
  reap,
  remember,
  repeatWhile,
  returnToHand,
  saveInstead,
  scrap,
  self,
  sharingTraitWith,
  stun,
  sum,
  takeAember,
  takeControl,
  thisCreature,
  thisWay,
  times,
  topOfDeck,
  turnEnds,
  unstun,
  upgrade,
  when,
  whileTrue,
  withPowerAtLeast,
  yourTurnEnds,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { gr } from '../facts/gr.ts';

const martianCards = count(each(inDiscard(ofHouse('mars', anyCard))));

/** From the top of the deck, as long as there are cards. */
const discardUntil = (found: Filter): Node =>
  repeatWhile(allTrue(not(is(thisWay(), found)), exists(inDeck(anyCard))), discard(topOfDeck()));

export const mars = abilities(gr, 'mars', {
  'abduct-o-matic': [fight(when(haunted(), capture(2))), scrap(capture(2, leastPowerful(1, friendly(creature))))],
  'aberrant-warp-event': [
    play(
      eachPlayer(
        discardUntil(creature),
        remember(thisWay(creature), (found) => [putIntoPlay(found), destroy(a(neighborOf(found)))]),
      ),
    ),
  ],
  'brash-grabber': [
    whileTrue(not(haunted()), entersEnraged(thisCreature)),
    omni(takeAember(1, a(enemy(creature)), 'you')),
  ],
  'crop-circles': [
    play(
      choose(a(notOfHouse('mars', creature)), (chosen) => [
        captureFromOwnSide(1, chosen),
        purge(anyNumberOf(inArchives(anyCard))),
        times(count(thisWay()), captureFromOwnSide(1, chosen)),
      ]),
    ),
  ],
  'curse-of-disappearances': [
    eachTime(
      yourTurnEnds,
      choose(a(friendly(creature)), (gone) => asPlayer('opponent', archiveIntoYours(gone))),
    ),
  ],
  'distant-void-prober': [
    reap(when(haunted(), lasting('their-next-turn', constant(keyCost('opponent', 3))))),
    scrap(captureFromOwnSide(1, a(enemy(creature)))),
  ],
  'don-t-believe-your-eyes': [play(ifElse(haunted(), captureFromOwnSide(2, a(creature)), capture(1, a(creature))))],
  'dr-xyloxxzlphrex': [
    reap(choose(playable(a(inDiscard(ofHouse('mars', creature)))), (played) => [playCard(played), ready(played)])),
  ],
  'elite-disruptzord': [constant(playerCannot('each', 'play', withPowerAtLeast(sum(powerOf(self), 1), creature)))],
  glimmerspore: [play(archiveIntoYours(a(artifact), { unlessYours: true }))],
  'ilxid-avenger': [
    combined(['play', 'fight'], addPowerCounters(martianCards, self)),
    scrap(addPowerCounters(martianCards, a(friendly(creature)))),
  ],
  'loyalty-implants': [omni(destroy(self), forRemainderOfTurn(constant(mayUse(friendly(ofHouse('mars', creature))))))],
  'nameless-horror': [
    whileTrue(haunted(), gainsKeyword(thisCreature, 'elusive'), gainsKeyword(thisCreature, 'skirmish')),
  ],
  'overclocked-shock-collar': [
    constant(gainsAbility(host, reap(stun(both(self, neighborsOf(self)))))),
    scrap(unstun(each(ofHouse('mars', creature)))),
  ],
  'phloxem-spewer': [constant(gainsKeyword(neighborOf(self, ofHouse('mars', creature)), 'splash-attack', 2))],
  'plague-wind': [play(forRemainderOfTurn(constant(getsPower(notOfHouse('mars', creature), -3))))],
  'plan-10': [
    play(graft(each(notOfHouse('mars', creature)))),
    eachTime(turnEnds('each'), returnToHand(a(beneath(self))), when(not(exists(beneath(self))), destroy(self))),
  ],
  'psychic-haze': [
    constant(cannotBeAttackedBy(friendly(ofHouse('mars', creature)), enraged(creature))),
    actionAbility(enrage(each(enemy(creature)))),
  ],
  'qyxxlyxx-grave-master': [
    play(
      choose(a(inDiscard(creature, 'each')), (model) => [
        purge(model),
        dealDamage(2, each(sharingTraitWith(model, creature))),
      ]),
    ),
    destroyed(when(haunted(), archive(self))),
  ],
  'shrink-ray-technician': [
    reap(choose(a(enemy(creature)), (shrunk) => forRemainderOfTurn(constant(getsPower(only(shrunk), -2))))),
    scrap(
      choose(mostPowerful(1, enemy(creature)), (shrunk) =>
        forRemainderOfTurn(constant(countsAsHavingPower(only(shrunk), 1), countsAsHavingArmor(only(shrunk), 0))),
      ),
    ),
  ],
  'target-yynxzdyl': [play(archive(a(inDiscard(anyCard)))), reap(archive(self))],
  'terrible-teammates': [play(may(discard(a(inHand(notOfHouse('mars', anyCard))))))],
  'the-body-snatchers': [
    play(
      forRemainderOfTurn(
        constant(gainsAbility(enemy(creature), destroyed(saveInstead(self), heal('all', self), giveControl(self)))),
      ),
    ),
  ],
  'the-red-death': [whileTrue(not(haunted()), cannot(thisCreature, 'readied')), fight(gain(1), draw(1))],
  ufo: [play(discardUntil(ofHouse('mars', anyCard)), returnToHand(thisWay(ofHouse('mars', anyCard))))],
  'urxym-the-diplomat': [
    reap(lose(aember('you')), times(amountThisWay, destroy(a(enemy(notOfHouse('mars', creature)))))),
  ],
  'war-of-the-worlds': [
    play(destroy(each(notOfHouse('mars', creature))), dealDamage(2, each(ofHouse('mars', creature)))),
  ],
  'xyp-the-implanter': [reap(takeControl(a(enemy(creature))), destroy(a(friendly(creature))))],
  'yipyax-abductor': [combined(['play', 'fight'], archiveIntoYours(a(upgrade), { unlessYours: true }))],
});
