// Skyborn, Draconian Measures.
import {
  a,
  addPowerCounters,
  aember,
  anyCard,
  belongsTo,
  capture,
  choose,
  combined,
  constant,
  count,
  creature,
  dealDamage,
  discardsFromHand,
  draw,
  each,
  eachAsFarAs,
  eachTime,
  enemy,
  exhaust,
  exhausted,
  fight,
  friendly,
  gain,
  getsPower,
  ifElse,
  ignoresAttacking,
  is,
  isForged,
  keysForgedBy,
  lasting,
  moveToFlank,
  notOnFlank,
  ofHouse,
  onFlank,
  only,
  overwhelmed,
  play,
  playerCannot,
  product,
  putOnDeck,
  readied,
  readyAndUse,
  reap,
  repeatOnce,
  self,
  steal,
  takeControl,
  thisCreature,
  ward,
  when,
  whileTrue,
  yourTurnBegins,
  yourTurnEnds,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { dm } from '../facts/dm.ts';

const isExhausted = is(self, exhausted(anyCard));

export const skyborn = abilities(dm, 'skyborn', {
  'aviatrix-virtuosa': [play(exhaust(each(notOnFlank(creature))))],
  'barrel-roll': [play(choose(a(creature), (moved) => [moveToFlank(moved), exhaust(moved)]))],
  bloodwing: [...combined(['fight', 'reap'], addPowerCounters(1, each(onFlank(friendly(creature)))))],
  cabochon: [
    eachTime(yourTurnBegins, when(isExhausted, gain(count(each(onFlank(friendly(ofHouse('skyborn', creature)))))))),
  ],
  'cold-ropes': [
    play(
      ifElse(
        overwhelmed(),
        putOnDeck(a(enemy(creature)), 'bottom'),
        choose(a(enemy(creature)), (moved) => [moveToFlank(moved), exhaust(moved)]),
      ),
    ),
  ],
  'deep-blue-bryn': [fight(steal(1), when(isForged('blue', 'each'), ward(self)))],
  'embered-purse': [play(steal(count(each(readied(ofHouse('skyborn', creature))))))],
  'forged-bolt': [play(dealDamage(keysForgedBy('each'), each(creature)))],
  'gilt-em-good': [
    play(
      repeatOnce(isForged('yellow', 'each'), capture(1, eachAsFarAs(aember('opponent'), onFlank(friendly(creature))))),
    ),
  ],
  'hannibal-s-mark': [
    play(
      choose(a(onFlank(enemy(creature))), (marked) => [
        takeControl(marked),
        addPowerCounters(3, marked),
        lasting('game', constant(belongsTo(friendly(only(marked)), 'skyborn'))),
      ]),
    ),
  ],
  'jeen-peary': [reap(when(is(self, onFlank(anyCard)), steal(1)))],
  'jump-start': [play(repeatOnce(overwhelmed(), readyAndUse(a(onFlank(friendly(creature))))))],
  'leftenant-chars': [fight(ifElse(overwhelmed(), steal(2), capture(1)))],
  malforge: [constant(playerCannot('you', 'forge')), eachTime(yourTurnEnds, dealDamage(2, self))],
  'remmi-hound': [whileTrue(isExhausted, getsPower(onFlank(friendly(creature)), 4))],
  'ruby-rackham': [
    fight(
      ifElse(
        isForged('red', 'each'),
        dealDamage(4, each(onFlank(enemy(creature)))),
        dealDamage(1, each(onFlank(enemy(creature)))),
      ),
    ),
  ],
  'tur-bo-prop': [reap(ifElse(isForged('blue', 'each'), draw(2), draw(1)))],
  'ty-lourd': [eachTime(discardsFromHand('opponent', anyCard), gain(1))],
  zomok: [
    constant(
      ignoresAttacking(thisCreature, 'taunt'),
      ignoresAttacking(thisCreature, 'elusive'),
      ignoresAttacking(thisCreature, 'poison'),
      ignoresAttacking(thisCreature, 'hazardous'),
      ignoresAttacking(thisCreature, 'invulnerable'),
    ),
    fight(dealDamage(product(2, keysForgedBy('each')), a(creature))),
  ],
});
