// Unfathomable, Dark Tidings.
// biome-ignore format: the words in one line
import { a, action, actionAbility, activeHouse, addCounters, allTrue, another, anyCard, anyNumberOf, anyOf, archive, artifact, asActivePlayer, assignDamage, atLeast, besides, blanks, both, bottomOfDeck, cannot, capture, choose, chooseHouse, chooseOne, choosesHouse, combined, constant, controllerOf, count, countersOn, countsAs, creature, dealDamage, dealsNoFightDamage, destroy, destroyed, discard, discardAtRandom, draw, each, eachInRandomOrder, eachTime, enemy, enrage, equal, exactly, exalt, exhaust, exhausted, fight, forgeKeyFor, forges, forRemainderOfTurn, friendly, gain, gainChains, gainsKeyword, getsArmor, getsPower, giveControl, handSize, host, ifElse, ifYouDo, inDeck, inDiscard, inHand, is, it, keyCost, lasting, leavesPlay, lose, nameCard, named, neighborsOf, not, ofHouse, omni, onFlank, only, onThatFlank, other, otherwise, play, playCard, playLimit, purge, purgedBy, putIntoPlay, putOnDeck, raises, raiseTide, readyAndUse, reap, reaps, remember, returnToHand, reveal, self, seq, setsArmor, setsPower, sharingHouseWith, steal, stun, takeAember, thisCard, thisCreature, thisWay, tideIs, topOfDeck, turnEnds, upgrade, upTo, when, whileTrue, withArmor, withoutTrait, withPower, withTrait, youPlay, yourTurnEnds } from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { dt } from '../facts/dt.ts';

export const unfathomable = abilities(dt, 'unfathomable', {
  'abandon-ship': [play(ifElse(tideIs('high'), returnToHand(exactly(4, creature)), returnToHand(a(creature))))],
  'abyssal-zealot': [eachTime(raises('you'), capture(2)), eachTime(raises('opponent'), takeAember(2, self, 'supply'))],
  'allusions-of-grandeur': [
    play(
      chooseHouse('opponents-identity', (house) => [
        lasting('their-next-turn', eachTime(choosesHouse('opponent'), when(not(activeHouse(house)), gain(3)))),
      ]),
    ),
  ],
  'brain-drain': [play(reveal(each(inHand(anyCard, 'opponent')), 'you'), putOnDeck(a(inHand(anyCard, 'opponent'))))],
  bubbles: [play(putOnDeck(a(enemy(creature))))],
  'call-of-the-void': [
    play(
      choose(a(creature), (chosen) =>
        ifElse(is(chosen, exhausted(anyCard)), seq(destroy(chosen), lose(1, controllerOf(chosen))), exhaust(chosen)),
      ),
    ),
  ],
  corrode: [
    play(
      chooseOne(
        { label: 'Destroy an artifact', then: destroy(a(artifact)) },
        { label: 'Destroy an upgrade', then: destroy(a(upgrade)) },
        { label: 'Destroy a creature with armor', then: destroy(a(withArmor(creature))) },
      ),
    ),
  ],
  'cup-of-water': [play(stun(both(each(withTrait('cyborg', creature)), each(withTrait('robot', creature)))))],
  'dark-discovery': [
    play(
      nameCard((one) => [
        nameCard((two) => [
          discard(bottomOfDeck(2, 'opponent')),
          when(
            allTrue(
              atLeast(count(thisWay(named(one))), 1),
              atLeast(count(thisWay(named(two))), 1),
              equal(count(thisWay(anyOf(named(one), named(two)))), 2),
            ),
            purge(self),
            forgeKeyFor(0),
          ),
        ]),
      ]),
    ),
  ],
  'deep-priest-glebe': [eachTime(youPlay(withTrait('aquan', creature)), exhaust(a(enemy(creature))))],
  'dive-deep': [
    play(
      remember(topOfDeck(1, 'opponent'), (discarded) => [
        discard(discarded),
        putOnDeck(a(sharingHouseWith(discarded, creature)), 'bottom'),
      ]),
    ),
  ],
  'drawn-down': [
    play(
      remember(topOfDeck(3, 'opponent'), (seen) => [
        reveal(seen, 'you'),
        discard(a(inDeck(only(seen), 'opponent'))),
        choose(a(inDeck(only(seen), 'opponent')), (low) => [
          putOnDeck(low, 'bottom'),
          putOnDeck(each(besides(low, inDeck(only(seen), 'opponent')))),
        ]),
      ]),
    ),
  ],
  'echo-pearl': [
    omni(
      destroy(self),
      choose(a(creature), (chosen) => [exhaust(chosen), stun(chosen), enrage(chosen)]),
    ),
  ],
  'effigy-of-melerukh': [
    eachTime(
      reaps(enemy(creature)),
      addCounters('awakening', 1, self),
      when(
        atLeast(countersOn(self, 'awakening'), 6),
        lasting(
          'source-leaves',
          constant(
            countsAs(thisCard, 'creature'),
            setsPower(thisCard, 100),
            setsArmor(thisCard, 100),
            blanks(thisCard),
          ),
        ),
      ),
    ),
  ],
  'flamegill-enforcer': [eachTime(raises('opponent'), enrage(self)), actionAbility(capture(3))],
  'flamegill-enforcer-evil-twin': [eachTime(raises('opponent'), enrage(self)), actionAbility(steal(1))],
  'flash-freeze': [play(forRemainderOfTurn(eachTime(youPlay(another(anyCard)), exhaust(a(creature)))))],
  'frigorific-rod': [actionAbility(exhaust(a(anyOf(creature, artifact))))],
  fuguru: [constant(handSize('opponent', -1))],
  'general-sherman': [
    constant(dealsNoFightDamage(thisCreature)),
    play(purge(each(another(creature)))),
    leavesPlay(putIntoPlay(each({ ...creature, zone: 'purged', is: purgedBy(self) }))),
  ],
  'giltspine-netcaster': [reap(exhaust(a(creature)))],
  'giltspine-netcaster-evil-twin': [reap(readyAndUse(a(friendly(withoutTrait('aquan', creature)))))],
  hookmaster: [fight(when(tideIs('high'), lose(2, 'opponent')))],
  kaupe: [
    constant(
      playLimit('opponent', 1, action),
      playLimit('opponent', 1, artifact),
      playLimit('opponent', 1, creature),
      playLimit('opponent', 1, upgrade),
    ),
  ],
  'kaupe-evil-twin': [
    constant(
      playLimit('you', 1, action),
      playLimit('you', 1, artifact),
      playLimit('you', 1, creature),
      playLimit('you', 1, upgrade),
    ),
    combined(
      ['fight', 'reap'],
      discard(anyNumberOf(inHand(anyCard))),
      assignDamage(2, count(thisWay()), enemy(creature)),
    ),
  ],
  'kiligog-s-trench': [
    eachTime(
      yourTurnEnds,
      addCounters('depth', 1, self),
      destroy(each(withPower(countersOn(self, 'depth'), creature))),
    ),
  ],
  'kiri-giltspine': [
    eachTime(reaps(enemy(creature)), lasting('their-ready-step', constant(cannot(only(it), 'readied-in-step')))),
  ],
  'llack-gaboon': [
    constant(getsPower(thisCreature, count(each(another(exhausted(creature)))))),
    whileTrue(
      atLeast(count(each(another(exhausted(creature)))), 3),
      gainsKeyword(thisCreature, 'skirmish'),
      gainsKeyword(thisCreature, 'hazardous', 5),
    ),
  ],
  maelstrom: [play(putOnDeck(eachInRandomOrder(creature)), gainChains(2))],
  omnipus: [
    constant(cannot(thisCreature, 'used-to-fight')),
    play(discard(topOfDeck(8)), playCard(each(inDiscard(named('tentaclid'))))),
    reap(gain(count(each(friendly(named('tentaclid')))))),
  ],
  'photic-raider': [play(capture(2)), whileTrue(tideIs('high'), getsPower(thisCreature, 4))],
  portalmonger: [whileTrue(tideIs('high'), keyCost('opponent', 4))],
  'pour-tal': [play(ifElse(tideIs('high'), archive(self), raiseTide()))],
  'rakuzel-s-chant': [play(ifElse(tideIs('high'), exhaust(each(creature)), exhaust(a(creature))))],
  rustmiser: [reap(exhaust(each(enemy(artifact))))],
  scyphos: [destroyed(when(tideIs('high'), archive(self)))],
  'seabringer-kekoa': [destroyed(raiseTide())],
  'sink-or-swim': [
    play(
      chooseOne(
        { label: 'Your opponent discards a random card', then: discardAtRandom('opponent') },
        {
          label: 'Exhaust a creature and each of its neighbors',
          then: choose(a(creature), (chosen) => exhaust(both(chosen, neighborsOf(chosen)))),
        },
      ),
    ),
  ],
  'sleep-with-the-fishes': [play(destroy(each(exhausted(creature))))],
  'sobogg-s-thingamabob': [eachTime(forges('opponent'), exhaust(each(enemy(creature))))],
  sparkfist: [fight(stun(other), exhaust(other))],
  'storm-surge': [play(lasting('their-next-turn', constant(cannot(enemy(anyCard), 'readied-in-step'))))],
  taniwha: [combined(['fight', 'reap'], destroy(a(friendly(creature))), gain(1))],
  'taniwha-evil-twin': [combined(['fight', 'reap'], putOnDeck(a(inDiscard(creature))))],
  'te-wheke-kraken': [
    play(exhaust(exactly(2, friendly(ofHouse('unfathomable', creature)))), otherwise(destroy(self))),
    combined(['fight', 'reap'], dealDamage(2, a(creature), { splash: 2 })),
  ],
  tentaclid: [constant(cannot(thisCreature, 'used-to-reap'))],
  thalassophobia: [play(discard(topOfDeck(10, 'opponent')))],
  'the-chosen-one': [
    constant(cannot(enemy(creature), 'readied-in-step')),
    eachTime(
      { event: 'stepBegan', step: 'ready', who: 'opponent' },
      dealDamage(count(each(enemy(exhausted(creature)))), self),
    ),
  ],
  'the-susurrus': [
    actionAbility(
      exhaust(a(friendly(ofHouse('unfathomable', creature)))),
      ifYouDo(exhaust(upTo(3, anyOf(creature, artifact)))),
    ),
  ],
  thundertow: [play(exhaust(exactly(2, creature)), dealDamage(2, each(exhausted(creature))))],
  'tidal-wave': [
    play(
      when(
        tideIs('high'),
        choose(a(creature), (chosen) => destroy(both(chosen, neighborsOf(chosen)))),
      ),
      raiseTide('opponent'),
    ),
  ],
  'tomwa-of-the-glow': [
    reap(exhaust(a(creature)), when(tideIs('high'), draw(count(each(enemy(exhausted(creature))))))),
  ],
  'tomwa-of-the-glow-evil-twin': [reap(when(tideIs('high'), exhaust(a(enemy(creature))), discardAtRandom('opponent')))],
  'under-pressure': [constant(cannot(host, 'readied'))],
  'voice-of-rakuzel': [
    whileTrue(tideIs('high'), getsPower(friendly(creature), 1), getsArmor(friendly(creature), 1)),
    whileTrue(tideIs('low'), getsPower(enemy(creature), 1), getsArmor(enemy(creature), 1)),
  ],
  whirlpool: [
    eachTime(
      turnEnds('each'),
      asActivePlayer(giveControl(a(onThatFlank('right', friendly(creature))), { flank: 'left' })),
    ),
  ],
  wikolia: [reap(lasting('their-next-turn', constant(keyCost('each', 2))))],
  'wikolia-evil-twin': [reap(exalt(self), lasting('their-next-turn', constant(keyCost('each', 4))))],
  'wrath-or-ruin': [
    play(
      chooseOne(
        { label: 'Destroy a flank creature', then: destroy(a(onFlank(creature))) },
        { label: 'Return 2 enemy creatures to hand', then: returnToHand(exactly(2, enemy(creature))) },
      ),
    ),
  ],
});
