// Sanctum, Prophetic Visions.
import {
  a,
  action,
  addPowerCounters,
  aember,
  again,
  amountThisWay,
  another,
  anyCard,
  armorOf,
  artifact,
  assignDamage,
  bottomOfDeck,
  capture,
  captureFromOwnSide,
  choose,
  chooseOne,
  combined,
  constant,
  count,
  creature,
  dealDamage,
  dealDamageAtOnce,
  destroy,
  destroyedThisWay,
  discard,
  each,
  eachAsFarAs,
  eachPlayer,
  eachTime,
  enemy,
  exactly,
  exalt,
  fate,
  fight,
  fights,
  friendly,
  gain,
  gainsAbility,
  getsArmor,
  getsPower,
  heal,
  ifElse,
  ifThatWasDone,
  ifYouDo,
  inArchives,
  inDiscard,
  inHand,
  is,
  keysForgedBy,
  lose,
  may,
  mostPowerful,
  neighborOf,
  neighborsOf,
  not,
  ofHouse,
  perNeighbor,
  play,
  product,
  purge,
  putIntoPlay,
  putOnDeck,
  ready,
  reap,
  remember,
  scrap,
  self,
  share,
  shuffleIntoDeck,
  stun,
  takeAember,
  third,
  thisCreature,
  thisWay,
  times,
  wasDestroyed,
  when,
  withAember,
  yourTurnEnds,
} from '@vaultsong/engine';
import { abilities, erratum } from '../abilities.ts';
import { pv } from '../facts/pv.ts';

export const sanctum = abilities(pv, 'sanctum', {
  'benevolent-charity': [
    play(takeAember('all', each(friendly(creature)), 'supply')),
    fate(capture(1, eachAsFarAs(aember('you'), withAember(enemy(creature))))),
  ],
  'brigadier-ols': [constant(getsArmor(thisCreature, product(2, perNeighbor(self, ofHouse('sanctum', creature)))))],
  'broken-intent': [
    play(
      chooseOne(
        { label: 'Each player discards their archives', then: eachPlayer(discard(each(inArchives(anyCard)))) },
        { label: 'Purge an action card', then: purge(a(inDiscard(action, 'each'))) },
      ),
    ),
  ],
  'chanel-the-wise': [
    constant(getsPower(another(friendly(creature)), 3)),
    scrap(addPowerCounters(5, a(friendly(creature)))),
  ],
  'collective-calm': [
    constant(gainsAbility(creature, reap(gain(1)))),
    eachTime(fights(friendly(creature)), destroy(self)),
  ],
  'dame-margaret': [constant(getsArmor(thisCreature, product(2, keysForgedBy('opponent'))))],
  'dissonant-chord': [
    play(
      choose(a(creature), (hit) =>
        remember(neighborsOf(hit), (near) => [dealDamage(3, hit), when(destroyedThisWay(hit), stun(near))]),
      ),
    ),
    fate(stun(each(friendly(withAember(creature))))),
  ],
  'divine-seal': [play(putOnDeck(a(creature), 'bottom')), fate(purge(bottomOfDeck()))],
  'emerald-duelist': [fight(capture(1, eachAsFarAs(aember('opponent'), neighborOf(self))))],
  'garnet-squire': [eachTime(yourTurnEnds, heal(1, self), ifYouDo(gain(1)))],
  'greedy-reprisal': [
    play(times(aember('opponent'), destroy(a(creature)))),
    fate(assignDamage(2, armorOf(each(enemy(creature))), friendly(creature))),
  ],
  'grey-warden': [combined(['fight', 'reap'], ready(a(neighborOf(self, ofHouse('sanctum', creature)))))],
  'jayne-the-bard': [
    reap(choose(a(enemy(creature)), (hit) => [dealDamage(2, hit), when(is(hit, withAember(anyCard)), again)])),
    scrap(exalt(exactly(2, friendly(creature)))),
  ],
  'lightbearer-kelvin': [
    fight(
      chooseOne(
        { label: 'Your deck', then: discard(bottomOfDeck()) },
        { label: 'Your opponent’s deck', then: discard(bottomOfDeck(1, 'opponent')) },
      ),
      putIntoPlay(thisWay(creature), 'yours'),
    ),
  ],
  'luminous-boom': [
    play(
      may(discard(a(inHand(ofHouse('sanctum', anyCard))))),
      ifYouDo(capture(aember('opponent'), a(friendly(creature)))),
    ),
  ],
  'oracle-zan': [reap(takeAember('all', a(friendly(creature)), 'supply'), times(amountThisWay, heal(2, a(creature))))],
  'relegated-relics': [play(shuffleIntoDeck(each(artifact))), fate(purge(each(artifact)))],
  'sir-jaune': [play(capture(third(aember('opponent'), 'down'))), fate(lose(third(aember('you'), 'down')))],
  tealnar: [
    constant(gainsAbility(friendly(creature), fight(heal(3, neighborsOf(self))))),
    fate(heal('all', each(creature)), gain(count(thisWay(creature)), 'opponent')),
  ],
  'trade-blows': [
    play(
      choose(a(friendly(creature)), (friend) =>
        choose(a(enemy(creature)), (foe) => [
          dealDamageAtOnce(share(1, friend), share(1, foe)),
          when(not(wasDestroyed(foe)), may(again)),
        ]),
      ),
    ),
    erratum(
      'later',
      play(
        choose(a(enemy(creature)), (foe) => [
          dealDamage(1, foe),
          when(not(wasDestroyed(foe)), may(dealDamage(1, a(friendly(creature))), ifThatWasDone(again))),
        ]),
      ),
    ),
  ],
  'trenk-s-creed': [
    play(
      chooseOne(
        {
          label: 'Capture',
          then: choose(mostPowerful(1), (best) =>
            ifElse(
              is(best, enemy(creature)),
              captureFromOwnSide(aember('opponent'), best),
              capture(aember('opponent'), best),
            ),
          ),
        },
        { label: 'Move to the common supply', then: takeAember('all', mostPowerful(1), 'supply') },
      ),
    ),
  ],
});
