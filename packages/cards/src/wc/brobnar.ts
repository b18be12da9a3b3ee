// Brobnar, Worlds Collide.
import type { Ability } from '@vaultsong/engine';
// biome-ignore format: the words in one line
import { a, actionAbility, addPowerCounters, anyOf, atLeast, beforeFight, cannot, choose, constant, controllerOf, creature, dealDamage, deeds, defender, each, eachTime, enemy, enrage, fight, fights, forRemainderOfTurn, friendly, gainChains, gainsAbility, getsPower, host, ifElse, is, isDestroyedFighting, lose, may, neighborOf, neighborsOf, onFlank, play, readyAndFightWith, reap, self, stun, wasDestroyed, when, withAember, withPowerAtMost, withTrait } from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { wc } from '../facts/wc.ts';

// What a card says, its Mega version says too; and the Brews all say one thing.
const brew: Ability = play(addPowerCounters(2, a(creature)));
const mogghunter: Ability = fight(dealDamage(2, a(onFlank(creature))));
const narp: Ability = constant(cannot(neighborOf(self), 'used-to-reap'));
const shorty: Ability = reap(enrage(self));

export const brobnar = abilities(wc, 'brobnar', {
  'alaka-s-brew': [brew],
  ballcano: [play(dealDamage(4, each(creature)), gainChains(2))],
  'barn-razing': [play(forRemainderOfTurn(eachTime(fights(friendly(creature)), lose(1, 'opponent'))))],
  'berserker-slam': [
    play(
      choose(a(onFlank(creature)), (chosen) => [
        dealDamage(4, chosen),
        when(wasDestroyed(chosen), lose(1, controllerOf(chosen))),
      ]),
    ),
  ],
  'chieftain-s-brew': [brew],
  'cowfyne-s-brew': [brew],
  'fyre-breath': [constant(getsPower(host, 3), gainsAbility(host, beforeFight(dealDamage(2, neighborsOf(defender)))))],
  gravelguts: [eachTime(isDestroyedFighting(enemy(creature), self), addPowerCounters(2, self))],
  'groke-s-brew': [brew],
  'gron-s-brew': [brew],
  'guji-dinosaur-hunter': [
    actionAbility(
      choose(a(creature), (chosen) =>
        ifElse(
          is(chosen, anyOf(withTrait('dinosaur', creature), withAember(creature))),
          dealDamage(6, chosen),
          dealDamage(2, chosen),
        ),
      ),
    ),
  ],
  irestaff: [actionAbility(choose(a(creature), (chosen) => [enrage(chosen), addPowerCounters(1, chosen)]))],
  'mega-cowfyne': [beforeFight(dealDamage(2, neighborsOf(defender)))],
  'mega-ganger-chieftain': [play(may(readyAndFightWith(a(neighborOf(self)))))],
  'mega-groke': [fight(lose(1, 'opponent'))],
  'mega-mogghunter': [mogghunter],
  'mega-narp': [narp],
  'mega-shorty': [shorty],
  mogghunter: [mogghunter],
  'mogghunter-s-brew': [brew],
  narp: [narp],
  'narp-s-brew': [brew],
  overrun: [
    play(
      when(
        atLeast(deeds({ did: 'destroyed', by: 'opponent', turn: 'this', type: 'creature' }), 3),
        lose(2, 'opponent'),
      ),
    ),
  ],
  shorty: [shorty],
  'shorty-s-brew': [brew],
  'warriors-refrain': [play(stun(each(withPowerAtMost(3, creature))))],
});
