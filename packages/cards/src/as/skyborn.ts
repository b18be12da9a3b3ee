// Skyborn, Æmber Skies.
import {
  a,
  actionAbility,
  aember,
  aemberOn,
  another,
  anyCard,
  anyOf,
  archive,
  artifact,
  assignDamage,
  atLeast,
  capture,
  choose,
  combined,
  constant,
  count,
  creature,
  damaged,
  dealDamage,
  destroy,
  destroyed,
  discard,
  discardsFromHand,
  draw,
  each,
  eachAsFarAs,
  eachTime,
  enemy,
  entersStunned,
  equal,
  exalt,
  exhaust,
  fight,
  forgeKey,
  friendly,
  gain,
  gainsAbility,
  gainsKeyword,
  getsArmor,
  granter,
  half,
  heal,
  host,
  hostOf,
  housesAmong,
  ifElse,
  ifYouDo,
  inCenter,
  inDeckOrDiscard,
  inHand,
  insteadOf,
  is,
  isForged,
  it,
  keyCost,
  keysForgedBy,
  may,
  maySpendAemberOn,
  mostOfOneHouse,
  moveAember,
  moveAnywhere,
  moveToFlank,
  named,
  negative,
  neighborOf,
  not,
  notOnFlank,
  ofHouse,
  omni,
  onFlank,
  perNeighbor,
  play,
  powerOf,
  putUnder,
  ready,
  readyAndFightWith,
  reap,
  rearrange,
  repeatOnce,
  resolveIcons,
  reveal,
  saveInstead,
  scrap,
  self,
  seq,
  shuffleIntoDeck,
  silences,
  steal,
  stun,
  sum,
  swap,
  takeControl,
  thisCard,
  thisCreature,
  times,
  twoKeysOfOneColor,
  upgrade,
  ward,
  wasDestroyed,
  when,
  whileTrue,
  withTrait,
  yourTurnBegins,
  yourTurnEnds,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { as } from '../facts/as.ts';

const aSkyborn = a(friendly(ofHouse('skyborn', creature)));
/** In either battleline. */
const skybornOnFlanks = count(each(onFlank(ofHouse('skyborn', creature))));
const flankCaptures = (amount: number) =>
  capture(amount, eachAsFarAs(aember('opponent'), onFlank(friendly(creature)), amount));

export const skyborn = abilities(as, 'skyborn', {
  'aember-airhart': [combined(['fight', 'reap'], shuffleIntoDeck(self))],
  'aero-o-fore': [
    whileTrue(
      is(self, inCenter(anyCard)),
      gainsAbility(thisCreature, reap(may(rearrange(another(friendly(creature)))), flankCaptures(2))),
    ),
  ],
  'against-all-flags': [play(ifElse(atLeast(mostOfOneHouse(onFlank(creature)), 2), steal(2), steal(1)))],
  'black-tempest': [fight(ifElse(equal(keysForgedBy('you'), 0), steal(3), steal(2)))],
  'bomb-arang': [
    play(
      choose(a(enemy(creature)), (hit) => [
        dealDamage(3, hit),
        when(not(wasDestroyed(hit)), dealDamage(1, a(friendly(creature)))),
      ]),
    ),
  ],
  'bosun-creen': [scrap(moveToFlank(a(creature)))],
  'bux-bastian': [scrap(exalt(a(onFlank(enemy(creature)))))],
  'chandler-anouk': [
    constant(getsArmor(onFlank(friendly(creature)), 2), gainsKeyword(onFlank(friendly(creature)), 'taunt')),
  ],
  'cloudburst-command': [constant(keyCost('opponent', skybornOnFlanks))],
  'edge-of-the-world': [play(moveToFlank(a(creature)), steal(1))],
  'efficient-aember-burner': [
    constant(gainsAbility(host, constant(keyCost('opponent', negative(aemberOn(self)))))),
    constant(gainsAbility(host, reap(exalt(self)))),
  ],
  'flint-s-legend': [play(moveAember(1, 'opponent', a(named('treasure-island'))))],
  'flint-s-map': [
    omni(
      choose(
        a(inDeckOrDiscard(anyOf(named('flint-s-legend'), named('flint-s-stash'), named('treasure-island')))),
        (found) => [reveal(found), archive(found)],
      ),
    ),
  ],
  'flint-s-stash': [constant(gainsAbility(onFlank(creature), destroyed(gain(2))))],
  'flip-stallard': [constant(silences('destroyed', enemy(creature)))],
  'freedom-to-be': [play(forgeKey(sum(4, negative(skybornOnFlanks))))],
  'han-peregrine': [
    combined(
      ['fight', 'reap'],
      may(exalt(self), ifYouDo(choose(a(damaged(creature)), (healed) => [heal('all', healed), moveToFlank(healed)]))),
    ),
  ],
  'indigo-halyard': [
    whileTrue(
      isForged('blue', 'you'),
      gainsAbility(thisCreature, reap(readyAndFightWith(a(another(friendly(creature)))))),
    ),
    whileTrue(isForged('blue', 'opponent'), gainsKeyword(neighborOf(self), 'taunt')),
  ],
  'lateral-thrusters': [constant(gainsAbility(host, eachTime(yourTurnBegins, may(rearrange(friendly(creature))))))],
  'ley-earl-of-hurl': [
    destroyed(
      when(
        is(self, notOnFlank(anyCard)),
        saveInstead(self),
        heal('all', self),
        exhaust(self),
        ward(self),
        moveToFlank(self),
      ),
    ),
  ],
  'maqui-expedition': [play(takeControl(a(onFlank(enemy(creature)))))],
  nantucket: [combined(['fight', 'reap'], gain(perNeighbor(self, ofHouse('skyborn', creature))))],
  'navigator-ketarr': [reap(when(is(self, onFlank(anyCard)), draw(2), archive(a(inHand(anyCard)))))],
  'nomadic-insight': [play(flankCaptures(1))],
  'pirate-champion': [fight(may(moveToFlank(self)))],
  'prop-dusting': [play(destroy(a(onFlank(enemy(creature)))))],
  'raiding-party': [fight(ifElse(twoKeysOfOneColor, steal(2), steal(1)))],
  'razor-s-gambit': [actionAbility(repeatOnce(isForged('blue', 'you'), readyAndFightWith(aSkyborn)))],
  'recreational-jettison': [
    play(
      repeatOnce(
        isForged('yellow', 'each'),
        choose(a(inHand(anyCard)), (thrown) => [discard(thrown), resolveIcons(thrown)]),
      ),
    ),
  ],
  'red-skies': [
    play(
      repeatOnce(
        isForged('red', 'each'),
        choose(aSkyborn, (moved) => [moveToFlank(moved), ready(moved)]),
      ),
    ),
  ],
  'redline-rotation': [play(when(atLeast(aember('opponent'), 7), steal(half(aember('opponent'), 'down'))))],
  'refined-adhesive': [
    insteadOf(discardsFromHand('each', anyCard), { do: seq(reveal(it), putUnder(it, hostOf(self))) }),
  ],
  'rose-of-sharon': [
    actionAbility(
      repeatOnce(
        isForged('red', 'you'),
        choose(a(neighborOf(self)), (near) => dealDamage(powerOf(near), a(enemy(creature)))),
      ),
    ),
  ],
  'safe-port': [
    play(
      when(isForged('yellow', 'you'), capture(2, a(friendly(creature)))),
      when(isForged('yellow', 'opponent'), steal(1)),
    ),
  ],
  'scalawag-finn': [fight(heal(3, self))],
  'seeker-missiles': [play(assignDamage(2, skybornOnFlanks, creature))],
  'shae-cloudkicker': [combined(['play', 'reap'], swap(self, a(another(friendly(creature)))))],
  'shard-of-courage': [
    actionAbility(times(count(each(friendly(withTrait('shard', anyCard)))), readyAndFightWith(a(friendly(creature))))),
  ],
  'silver-linings': [play(gain(housesAmong(each(onFlank(friendly(creature))))))],
  'skulking-saboteurs': [
    reap(
      when(isForged('red', 'you'), destroy(a(enemy(creature)))),
      when(isForged('yellow', 'you'), destroy(a(enemy(artifact)))),
      when(isForged('blue', 'you'), destroy(a(enemy(upgrade)))),
    ),
  ],
  'third-of-cliff': [
    actionAbility(
      ifElse(isForged('red', 'you'), destroy(each(onFlank(enemy(creature)))), destroy(a(onFlank(enemy(creature))))),
    ),
  ],
  'torpefying-harpoon': [
    constant(gainsAbility(host, eachTime(yourTurnEnds, when(is(self, notOnFlank(anyCard)), destroy(self))))),
  ],
  'transmuting-lift': [constant(gainsAbility(host, reap(may(moveAnywhere(self)))))],
  'treasure-island': [
    constant(gainsAbility(friendly(ofHouse('skyborn', creature)), reap(moveAember(1, 'you', granter)))),
    constant(maySpendAemberOn(thisCard)),
  ],
  'universal-welcome': [play(takeControl(a(inCenter(enemy(creature)))))],
  'viscount-of-aerys': [
    whileTrue(isForged('yellow', 'you'), entersStunned(enemy(creature))),
    play(when(isForged('yellow', 'you'), stun(each(enemy(creature))))),
  ],
});
