// Untamed, Crucible Clash.
import {
  a,
  actionAbility,
  addPowerCounters,
  anyCard,
  archive,
  atLeast,
  cardsInHand,
  choose,
  combined,
  constant,
  count,
  countsAsHavingPower,
  creature,
  dealDamage,
  draw,
  each,
  enemy,
  exhaust,
  friendly,
  gain,
  gainsKeyword,
  highestPower,
  host,
  ifYouDo,
  inHand,
  is,
  keyCost,
  mayPlayCard,
  not,
  ofHouse,
  omni,
  perNeighbor,
  play,
  powerOf,
  self,
  when,
  withPower,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { cc } from '../facts/cc.ts';

const untamedCreature = ofHouse('untamed', creature);

export const untamed = abilities(cc, 'untamed', {
  'circle-of-power': [constant(countsAsHavingPower(friendly(untamedCreature), 5))],
  'conclave-witch': [actionAbility(gain(count(each(friendly(untamedCreature)))))],
  'enchanted-murmook': [constant(keyCost('opponent', perNeighbor(self, untamedCreature)))],
  'katha-the-wise': [omni(mayPlayCard(a(inHand(untamedCreature))))],
  'power-up': [
    play(
      choose(a(friendly(creature)), (chosen) => [
        addPowerCounters(2, chosen),
        when(is(chosen, withPower(highestPower(creature), anyCard)), archive(self)),
      ]),
    ),
  ],
  'prognosticating-witch': [combined(['play', 'reap'], when(not(atLeast(cardsInHand('you'), 4)), draw(2)))],
  'unleash-the-beast': [
    play(
      choose(a(friendly(creature)), (chosen) => [
        exhaust(chosen),
        ifYouDo(dealDamage(powerOf(chosen), a(enemy(creature)))),
      ]),
    ),
  ],
  'way-of-the-crow': [constant(gainsKeyword(host, 'elusive'))],
});
