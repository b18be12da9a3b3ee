// Saurian, Mass Mutation.
import {
  a,
  action,
  actionAbility,
  addPowerCounters,
  aember,
  aemberOn,
  anyCard,
  archive,
  atLeast,
  beforeFight,
  besides,
  both,
  cannot,
  capture,
  choose,
  chooseOne,
  combined,
  constant,
  controllerOf,
  count,
  creature,
  damaged,
  dealDamage,
  dealsWhenFighting,
  deeds,
  defender,
  destroy,
  destroyed,
  discard,
  draw,
  each,
  eachAsFarAs,
  eachTime,
  enemy,
  enrage,
  entersReady,
  entersStunned,
  equal,
  exalt,
  exhaust,
  exists,
  fight,
  forRemainderOfTurn,
  friendly,
  gain,
  gainsAbility,
  half,
  host,
  ifElse,
  ifThatWasDone,
  ifYouDo,
  inCenter,
  inDeck,
  inDiscard,
  inHand,
  it,
  keyCost,
  lasting,
  lose,
  may,
  mayResolveAs,
  maySpendAemberOn,
  minus,
  mostPowerful,
  moveAember,
  named,
  neighborOf,
  neighborsOf,
  ofHouse,
  omni,
  onFlank,
  only,
  play,
  powerOf,
  putIntoPlay,
  putOnDeck,
  ready,
  reap,
  reaps,
  remember,
  resolvesIcon,
  returnsAfterPlay,
  returnToHand,
  reveal,
  self,
  shiftAember,
  steal,
  takeAember,
  target,
  thisCard,
  thisCreature,
  thisWay,
  topOfDeck,
  uses,
  ward,
  when,
  withAember,
  withoutTrait,
  withPowerAtMost,
  withTrait,
  yourTurnBegins,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { mm } from '../facts/mm.ts';

/** Of the Saurian mutants: "You may exalt it. If you do, deal 3 damage to a creature." */
const exaltToBite = play(may(exalt(self), ifYouDo(dealDamage(3, a(creature)))));

export const saurian = abilities(mm, 'saurian', {
  'amphora-captura': [mayResolveAs(resolvesIcon('you'), 'capture')],
  'beware-the-ides': [play(dealDamage(23, a(inCenter(creature))))],
  'blast-from-the-past': [
    play(
      exalt(a(friendly(creature))),
      choose(a(inDiscard(ofHouse('saurian', creature))), (found) => [
        archive(found),
        dealDamage(powerOf(found), a(enemy(creature))),
      ]),
    ),
  ],
  charybdis: [constant(gainsAbility(enemy(creature), beforeFight(lose(1))))],
  'citizen-shrix': [combined(['play', 'reap'], exalt(self), steal(1))],
  'consul-primus': [reap(shiftAember(1, a(creature), (from) => a(besides(from, creature))))],
  'cornicen-octavia': [actionAbility(capture(2))],
  'crystal-surge': [play(exalt(each(withTrait('mutant', creature))))],
  'curia-saurus': [
    constant(
      gainsAbility(withAember(creature), destroyed(shiftAember(1, self, () => mostPowerful(1, enemy(creature))))),
    ),
  ],
  'curse-of-vanity': [
    play(choose(a(friendly(creature)), (yours) => choose(a(enemy(creature)), (theirs) => exalt(both(yours, theirs))))),
  ],
  'daemo-saurus': [exaltToBite, destroyed(steal(1))],
  'dark-centurion': [
    actionAbility(choose(a(creature), (chosen) => [takeAember(1, chosen, 'supply'), ifYouDo(ward(chosen))])),
  ],
  'defense-initiative': [
    play(choose(a(creature), (chosen) => [ward(chosen), may(exalt(chosen), ifThatWasDone(ward(neighborsOf(chosen))))])),
  ],
  deusillus: [
    play(capture(aember('opponent')), dealDamage(5, a(enemy(creature)))),
    combined(['fight', 'reap'], takeAember(1, self, 'supply'), dealDamage(2, each(enemy(creature)))),
  ],
  'dreadbone-decimus': [
    combined(
      ['play', 'fight'],
      may(exalt(self), ifYouDo(destroy(a(withPowerAtMost(minus(powerOf(self), 1), creature))))),
    ),
  ],
  'faust-the-great': [
    constant(keyCost('opponent', count(each(friendly(withAember(creature)))))),
    play(may(exalt(a(friendly(creature))))),
  ],
  'forum-of-giants': [
    eachTime(
      yourTurnBegins,
      choose(mostPowerful(1), (chosen) => gain(1, controllerOf(chosen))),
    ),
  ],
  galeatops: [constant(dealsWhenFighting(thisCreature, 4))],
  gladiodontus: [
    constant(entersStunned(thisCreature)),
    constant(dealsWhenFighting(thisCreature, 5)),
    combined(
      ['fight', 'reap'],
      when(equal(deeds({ did: 'use', card: self, turn: 'this' }), 1), ready(self), enrage(self)),
    ),
  ],
  'hedonistic-intent': [play(exalt(each(onFlank(creature))))],
  'high-priest-torvus': [reap(may(exalt(self), ifYouDo(lasting('turn', constant(returnsAfterPlay(action)), 1))))],
  humble: [play(choose(a(creature), (chosen) => [exhaust(chosen), ifYouDo(takeAember(3, chosen, 'supply'))]))],
  'legion-s-march': [
    play(
      forRemainderOfTurn(
        eachTime(uses('you', withTrait('dinosaur', creature)), dealDamage(1, each(withoutTrait('dinosaur', creature)))),
      ),
    ),
  ],
  'lyco-saurus': [exaltToBite],
  'monument-to-faust': [
    actionAbility(
      ifElse(
        exists(inDiscard(named('faust-the-great'))),
        lasting('their-next-turn', constant(keyCost('each', 2))),
        lasting('their-next-turn', constant(keyCost('each', 1))),
      ),
    ),
  ],
  'monument-to-ludo': [
    actionAbility(
      choose(a(creature), (chosen) =>
        ifElse(
          exists(inDiscard(named('praefectus-ludo'))),
          takeAember(2, chosen, 'supply'),
          takeAember(1, chosen, 'supply'),
        ),
      ),
    ),
  ],
  'monument-to-octavia': [
    actionAbility(
      choose(a(friendly(creature)), (captor) =>
        ifElse(exists(inDiscard(named('cornicen-octavia'))), capture(2, captor), capture(1, captor)),
      ),
    ),
  ],
  'monument-to-primus': [
    actionAbility(
      ifElse(
        exists(inDiscard(named('consul-primus'))),
        shiftAember(1, a(creature), (from) => a(besides(from, creature))),
        shiftAember(1, a(friendly(creature)), (from) => a(besides(from, friendly(creature)))),
      ),
    ),
  ],
  'monument-to-shrix': [
    constant(maySpendAemberOn(thisCard)),
    actionAbility(
      ifElse(
        exists(inDiscard(named('citizen-shrix'))),
        chooseOne(
          { label: 'Your pool', then: moveAember(1, 'you', self) },
          { label: 'Your opponent’s pool', then: moveAember(1, 'opponent', self) },
        ),
        moveAember(1, 'you', self),
      ),
    ),
  ],
  nerotaurus: [
    fight(lasting('their-next-turn', constant(cannot(enemy(creature), 'used-to-reap')))),
    reap(lasting('their-next-turn', constant(cannot(enemy(creature), 'used-to-fight')))),
  ],
  'optio-gorkus': [
    constant(
      gainsAbility(
        neighborOf(self),
        destroyed(shiftAember('all', self, () => a(neighborOf(self, named('optio-gorkus'))))),
      ),
    ),
  ],
  patronage: [
    play(
      choose(a(creature), (chosen) => [
        takeAember(half(aemberOn(target), 'up'), chosen, 'you'),
        takeAember('all', chosen, 'opponent'),
      ]),
    ),
  ],
  'sacro-saurus': [exaltToBite],
  'sagittarii-s-gaze': [play(exalt(a(damaged(creature))))],
  'saurian-egg': [
    constant(cannot(thisCreature, 'used-to-fight'), cannot(thisCreature, 'used-to-reap')),
    omni(
      discard(topOfDeck(2)),
      when(
        atLeast(count(thisWay(ofHouse('saurian', creature))), 1),
        remember(thisWay(ofHouse('saurian', creature)), (hatched) => [
          forRemainderOfTurn(constant(entersReady(only(hatched)))),
          putIntoPlay(hatched),
          addPowerCounters(3, hatched),
          destroy(self),
        ]),
      ),
    ),
  ],
  scylla: [constant(gainsAbility(enemy(creature), reap(dealDamage(4, self))))],
  'senator-quintina': [eachTime(reaps(creature), exalt(it))],
  'siren-horn': [constant(gainsAbility(host, beforeFight(shiftAember(1, self, () => defender))))],
  'spoils-of-battle': [
    play(
      capture(1, a(friendly(creature))),
      choose(eachAsFarAs(aember('opponent'), friendly(withAember(creature))), (yours) =>
        choose(eachAsFarAs(aember('you'), enemy(withAember(creature))), (theirs) => capture(1, both(yours, theirs))),
      ),
    ),
  ],
  'techno-saurus': [exaltToBite, reap(discard(a(inHand(anyCard))), ifYouDo(draw(1)))],
  'umbra-saurus': [exaltToBite],
  'xeno-saurus': [
    exaltToBite,
    fight(
      remember(topOfDeck(3), (seen) => [
        reveal(seen, 'you'),
        returnToHand(a(inDeck(only(seen)))),
        putOnDeck(a(inDeck(only(seen))), 'bottom'),
      ]),
    ),
  ],
});
