// Star Alliance, Worlds Collide.
import type { Ability, CardName, Node } from '@vaultsong/engine';
import {
  a,
  action,
  actionAbility,
  addCounters,
  allTrue,
  amountThisWay,
  another,
  anyCard,
  anyNumberOf,
  anyOf,
  anyTrue,
  archive,
  artifact,
  asActivePlayer,
  assignDamage,
  atLeast,
  attach,
  beforeFight,
  besides,
  both,
  capture,
  choose,
  chooseOne,
  choosesHouse,
  chosenHouse,
  combined,
  constant,
  controllerOf,
  count,
  countersOn,
  creature,
  dealDamage,
  defender,
  destroy,
  discard,
  draw,
  each,
  eachInOrder,
  eachTime,
  endTurn,
  enemy,
  entersReady,
  equal,
  exhaust,
  exists,
  fights,
  forgeKey,
  forRemainderOfTurn,
  friendly,
  gain,
  gainsAbility,
  gainsKeyword,
  getsArmor,
  getsPower,
  getsUpgrade,
  granter,
  heal,
  host,
  hostOf,
  houseOf,
  housesAmong,
  ifElse,
  ifYouDo,
  inCenter,
  inDeck,
  inDiscard,
  inHand,
  is,
  it,
  keyCost,
  lasting,
  leastOf,
  lose,
  makeActive,
  may,
  mayPlay,
  mayPlayEachTurn,
  mayUse,
  minus,
  moreThan,
  named,
  negative,
  neighborOf,
  neighborsOf,
  not,
  notOfHouse,
  ofHouse,
  only,
  play,
  playerCannot,
  powerOf,
  putAember,
  putOnDeck,
  reap,
  reaps,
  rearrange,
  remember,
  resolvesPlayAgain,
  returnToHand,
  reveal,
  self,
  sharingHouseWith,
  steal,
  stun,
  sum,
  takeAember,
  thisCard,
  thisCreature,
  thisWay,
  times,
  topOfDeck,
  turnBegins,
  turnOf,
  upgrade,
  upgradesOn,
  useCard,
  ward,
  when,
  whileTrue,
  withAember,
  withPower,
  withTrait,
  withUpgrade,
} from '@vaultsong/engine';
import { abilities, playedAsUpgrade } from '../abilities.ts';
import { wc } from '../facts/wc.ts';

/** Of any house but Star Alliance. */
const offHouse = notOfHouse('star-alliance', anyCard);
const fightOrReap = (...steps: readonly Node[]): Ability =>
  constant(...combined(['fight', 'reap'], ...steps).map((ability) => gainsAbility(host, ability)));

/** A Blaster: what its creature may do with it, and what happens when it gets to the officer who owns it. */
const blaster = (officer: CardName, ...onOfficer: readonly Node[]) => [
  fightOrReap(
    may(
      chooseOne(
        { label: 'Deal 2 damage', then: dealDamage(2, a(creature)) },
        {
          label: 'Attach it',
          then: when(not(is(self, named(officer, creature))), attach(granter, a(named(officer, creature)))),
        },
      ),
    ),
  ),
  eachTime(getsUpgrade(named(officer, creature), thisCard), ...onOfficer),
];

const housesInPlay = housesAmong(each(creature));

/** "Look at the top 3 cards of your deck and put them back in any order." */
const reorderTop = remember(topOfDeck(3), (seen) => [reveal(seen, 'you'), putOnDeck(eachInOrder(inDeck(only(seen))))]);

export const starAlliance = abilities(wc, 'star-alliance', {
  aembertracker: [play(dealDamage(2, each(withAember(enemy(creature))), { ignoringArmor: true }))],
  'armsmaster-molina': [constant(gainsKeyword(neighborOf(self), 'hazardous', 3))],
  'book-of-leq': [
    actionAbility(
      remember(topOfDeck(), (card) => [reveal(card), ifElse(is(card, offHouse), makeActive(houseOf(card)), endTurn)]),
    ),
  ],
  'calv-1n': [combined(['fight', 'reap'], draw(1)), playedAsUpgrade(fightOrReap(draw(1)))],
  'captain-val-jericho': [
    whileTrue(allTrue(turnOf('you'), is(self, inCenter(anyCard))), mayPlayEachTurn(1, notOfHouse('active', anyCard))),
  ],
  'chan-s-blaster': blaster('commander-chan', may(useCard(a(besides(hostOf(self), friendly(creature)))))),
  'chief-engineer-walls': [
    combined(['play', 'fight', 'reap'], may(returnToHand(a(inDiscard(anyOf(upgrade, withTrait('robot', anyCard))))))),
  ],
  'cloaking-dongle': [constant(gainsKeyword(host, 'elusive'), gainsKeyword(neighborOf(hostOf(self)), 'elusive'))],
  'com-officer-kirby': [
    combined(
      ['play', 'fight', 'reap'],
      lasting('turn', constant(mayPlay(notOfHouse('star-alliance', anyOf(artifact, upgrade, action)))), 1),
    ),
  ],
  'commander-chan': [combined(['fight', 'reap'], useCard(a(another(friendly(creature)))))],
  'crash-muldoon': [
    constant(entersReady(thisCreature)),
    actionAbility(useCard(a(notOfHouse('star-alliance', neighborOf(self))))),
  ],
  'cxo-taber': [combined(['fight', 'reap'], lasting('turn', constant(mayPlay(offHouse), mayUse(offHouse)), 1))],
  'disruption-field': [
    constant(keyCost('opponent', countersOn(self, 'disruption'))),
    fightOrReap(addCounters('disruption', 1, granter)),
  ],
  'doctor-driscoll': [actionAbility(heal(2, a(creature)), gain(amountThisWay))],
  'encounter-suit': [eachTime({ event: 'played', card: action, at: 'before' }, ward(hostOf(self)))],
  'explo-rover': [playedAsUpgrade(constant(gainsKeyword(host, 'skirmish')))],
  'first-officer-frane': [combined(['play', 'fight', 'reap'], capture(1, a(friendly(creature))))],
  'force-field': [constant(gainsAbility(host, reap(ward(self))))],
  'forging-an-alliance': [play(forgeKey(sum(7, negative(leastOf(6, housesAmong(each(anyCard)))))))],
  'frane-s-blaster': blaster('first-officer-frane', takeAember('all', hostOf(self), 'you')),
  'galactic-census': [
    play(
      when(anyTrue(equal(housesInPlay, 3), equal(housesInPlay, 4)), gain(1)),
      when(equal(housesInPlay, 5), gain(2)),
      when(atLeast(housesInPlay, 6), gain(3)),
    ),
  ],
  'garcia-s-blaster': blaster('sensor-chief-garcia', steal(1)),
  'general-order-24': [
    eachTime(
      turnBegins('each'),
      asActivePlayer(
        ifElse(
          exists(friendly(creature)),
          choose(a(friendly(creature)), (chosen) => destroy(each(ofHouse(houseOf(chosen), creature)))),
          destroy(self),
        ),
      ),
    ),
  ],
  'helmsman-spears': [combined(['fight', 'reap'], discard(anyNumberOf(inHand(anyCard))), draw(count(thisWay())))],
  'information-officer-gray': [
    combined(
      ['play', 'fight', 'reap'],
      may(choose(a(inHand(offHouse)), (chosen) => [reveal(chosen), ifYouDo(archive(chosen))])),
    ),
  ],
  'ingram-s-blaster': blaster('medic-ingram', heal('all', a(creature))),
  'khrkhar-s-blaster': blaster('lieutenant-khrkhar', ward(hostOf(self))),
  'kirby-s-blaster': blaster('com-officer-kirby', draw(2)),
  'lay-of-the-land': [play(reorderTop, draw(1))],
  'light-of-the-archons': [
    constant(getsPower(host, count(upgradesOn(hostOf(self)))), getsArmor(host, count(upgradesOn(hostOf(self))))),
  ],
  'medic-ingram': [
    combined(['play', 'fight', 'reap'], may(choose(a(creature), (chosen) => [heal(3, chosen), ward(chosen)]))),
  ],
  'molina-s-blaster': blaster('armsmaster-molina', may(dealDamage(3, a(creature)))),
  'navigator-ali': [combined(['play', 'fight', 'reap'], reorderTop)],
  'nurse-soto': [combined(['play', 'fight', 'reap'], heal(3, neighborsOf(self)))],
  'operations-officer-yshi': [
    constant(...combined(['fight', 'reap'], capture(1)).map((ability) => gainsAbility(neighborOf(self), ability))),
  ],
  'peace-accord': [play(gain(2, 'each')), eachTime(fights(creature), lose(4, controllerOf(it)), destroy(self))],
  'plasma-nozzle': [constant(gainsAbility(host, beforeFight(dealDamage(2, defender, { splash: 2 }))))],
  'psionic-officer-lang': [eachTime(reaps(enemy(creature)), archive(topOfDeck()))],
  'qincan-s-blaster': blaster('sci-officer-qincan', may(archive(a(creature)))),
  quadracorder: [constant(keyCost('opponent', leastOf(3, housesAmong(each(friendly(creature))))))],
  'quintrino-flux': [
    play(
      choose(a(friendly(creature)), (yours) =>
        choose(a(enemy(creature)), (theirs) =>
          destroy(both(each(withPower(powerOf(yours), creature)), each(withPower(powerOf(theirs), creature)))),
        ),
      ),
    ),
  ],
  'quixxle-stone': [
    whileTrue(
      moreThan(count(each(friendly(creature))), count(each(enemy(creature)))),
      playerCannot('you', 'play', creature),
    ),
    whileTrue(
      moreThan(count(each(enemy(creature))), count(each(friendly(creature)))),
      playerCannot('opponent', 'play', creature),
    ),
  ],
  'red-alert': [
    play(dealDamage(minus(count(each(enemy(creature))), count(each(friendly(creature)))), each(enemy(creature)))),
  ],
  'sci-officer-morpheus': [constant(resolvesPlayAgain('you', creature))],
  'sci-officer-qincan': [eachTime(choosesHouse('each'), when(not(exists(ofHouse(chosenHouse, anyCard))), steal(1)))],
  'sensor-chief-garcia': [
    combined(['play', 'fight', 'reap'], lasting('their-next-turn', constant(keyCost('each', 2)))),
  ],
  'special-agent-fingers': [actionAbility(steal(1))],
  'stealth-mode': [play(lasting('their-next-turn', constant(playerCannot('opponent', 'play', action))))],
  stunner: [fightOrReap(may(stun(a(creature))))],
  'tachyon-pulse': [play(destroy(each(artifact)), exhaust(each(withUpgrade(creature))))],
  'tactical-officer-moon': [
    play(
      may(
        chooseOne(
          { label: 'Rearrange your battleline', then: rearrange(friendly(creature)) },
          { label: 'Rearrange the battleline of your opponent', then: rearrange(enemy(creature)) },
        ),
      ),
    ),
  ],
  'techivore-pulpate': [eachTime(choosesHouse('each'), destroy(each(ofHouse(chosenHouse, artifact))))],
  'transporter-platform': [
    actionAbility(choose(a(friendly(creature)), (chosen) => returnToHand(both(chosen, upgradesOn(chosen))))),
  ],
  'uncharted-lands': [
    play(putAember(6, self)),
    constant(gainsAbility(ofHouse('star-alliance', creature), reap(takeAember(1, granter, 'you')))),
  ],
  'united-action': [
    play(
      forRemainderOfTurn(
        constant(mayPlay(sharingHouseWith(each(friendly(anyCard)), anyCard)), playerCannot('you', 'use')),
      ),
    ),
  ],
  'universal-translator': [fightOrReap(useCard(a(friendly(notOfHouse('star-alliance', creature)))))],
  'walls-blaster': blaster('chief-engineer-walls', times(count(upgradesOn(hostOf(self))), stun(a(creature)))),
  'we-can-all-win': [
    play(
      lasting('until-your-turn', constant(keyCost('each', -2))),
      lasting('your-next-turn', constant(keyCost('each', -2))),
    ),
  ],
  xenotraining: [play(times(housesAmong(each(friendly(creature))), capture(1, a(friendly(creature)))))],
  zap: [play(assignDamage(1, housesAmong(each(creature)), creature))],
});
