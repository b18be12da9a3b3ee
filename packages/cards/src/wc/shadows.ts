// Shadows, Worlds Collide.
import type { House, Pattern } from '@vaultsong/engine';
import {
  a,
  action,
  actionAbility,
  aember,
  anyCard,
  artifact,
  atLeast,
  atRandom,
  besides,
  cannot,
  capture,
  choose,
  chooseHouse,
  chooseOne,
  choosesHouse,
  combined,
  constant,
  count,
  creature,
  dealDamage,
  destroy,
  destroyedThisWay,
  discard,
  discardAtRandom,
  duringTurnOf,
  each,
  eachTime,
  enemy,
  enrage,
  exists,
  fight,
  forges,
  friendly,
  gain,
  gainsAbility,
  housesAmong,
  ifElse,
  ifYouDo,
  inArchives,
  inCenter,
  inDeck,
  inDiscard,
  inHand,
  is,
  keyCost,
  keysForgedBy,
  lasting,
  leastOf,
  lose,
  may,
  moreThan,
  named,
  neighborOf,
  notOfHouse,
  ofHouse,
  ofHouseWith,
  omni,
  onFlank,
  only,
  other,
  perishes,
  play,
  playCard,
  preventIt,
  putOnDeck,
  ready,
  reap,
  removeWard,
  returnToHand,
  reveal,
  sacrifice,
  self,
  seq,
  shuffleIntoDeck,
  steal,
  takeAember,
  thisCreature,
  thisWay,
  times,
  topOfDeck,
  turnBegins,
  ward,
  when,
  whileTrue,
  wouldForge,
  youPlay,
} from '@vaultsong/engine';
import { abilities, erratum } from '../abilities.ts';
import { wc } from '../facts/wc.ts';

const plant = (house: House) => [eachTime(choosesHouse('each', house), gain(1))];

const keyforgery = (aboutToForge: Pattern) => [
  eachTime(
    aboutToForge,
    chooseHouse(
      'any',
      (house) => [
        choose(atRandom(inHand(anyCard)), (revealed) => [
          reveal(revealed),
          when(is(revealed, notOfHouse(house, anyCard)), destroy(self), preventIt),
        ]),
      ],
      { by: 'opponent' },
    ),
  ),
];

export const shadows = abilities(wc, 'shadows', {
  'a-vinda': [
    reap(
      choose(a(creature), (chosen) => [
        dealDamage(1, chosen),
        when(destroyedThisWay(chosen), discardAtRandom('opponent')),
      ]),
    ),
  ],
  'breaker-hill': [constant(gainsAbility(neighborOf(self), actionAbility(steal(1))))],
  'brobnar-plant': [...plant('brobnar')],
  'chain-gang': [
    eachTime(youPlay(named('subtle-chain')), ready(self)),
    actionAbility(steal(1), shuffleIntoDeck(a(inDiscard(named('subtle-chain'))))),
  ],
  'dis-plant': [...plant('dis')],
  fidgit: [
    reap(
      chooseOne(
        { label: 'Discard from archives', then: discard(atRandom(inArchives(anyCard, 'opponent'))) },
        { label: 'Discard from the deck', then: discard(topOfDeck(1, 'opponent')) },
      ),
      playCard(thisWay(action)),
    ),
  ],
  'finch-cloak': [
    combined(['fight', 'reap'], ifElse(moreThan(aember('opponent'), aember('you')), steal(1), gain(1, 'each'))),
  ],
  'gambling-den': [
    eachTime(
      turnBegins('each'),
      when(
        exists(inDeck(anyCard, 'active')),
        {
          kind: 'may',
          by: 'active',
          then: seq({ kind: 'house', as: 'house0', from: 'any', by: 'active' }, reveal(topOfDeck(1, 'active'))),
        },
        ifYouDo(
          ifElse(is(topOfDeck(1, 'active'), ofHouse({ var: 'house0' }, anyCard)), gain(2, 'active'), lose(2, 'active')),
        ),
      ),
    ),
  ],
  'hit-and-run': [play(dealDamage(2, a(creature)), returnToHand(a(friendly(creature))))],
  hock: [play(destroy(a(artifact)), ifYouDo(gain(1)))],
  'hugger-mugger': [play(capture(1), when(moreThan(keysForgedBy('opponent'), keysForgedBy('you')), steal(1)))],
  'hunter-or-hunted': [
    play(
      chooseOne(
        { label: 'Ward a creature', then: ward(a(creature)) },
        {
          label: 'Move a ward',
          then: when(
            atLeast(count(each(creature)), 2),
            choose(a(creature), (from) => [removeWard(from), ifYouDo(ward(a(besides(from, creature))))]),
          ),
        },
      ),
    ),
  ],
  'inky-gloom': [play(lasting('their-next-turn', constant(cannot(enemy(creature), 'used-to-reap'))))],
  'into-the-night': [
    play(lasting('until-your-turn', constant(cannot(notOfHouse('shadows', creature), 'used-to-fight')))),
  ],
  'j-vinda': [reap(choose(a(creature), (chosen) => [dealDamage(1, chosen), when(destroyedThisWay(chosen), steal(1))]))],
  keyforgery: [
    ...keyforgery(duringTurnOf('opponent', wouldForge('opponent'))),
    erratum('later', ...keyforgery(wouldForge('opponent'))),
  ],
  'kymoor-eclipse': [play(shuffleIntoDeck(each(onFlank(creature))))],
  'logos-plant': [...plant('logos')],
  manchego: [
    play(when(atLeast(5, count(each(inDeck(anyCard)))), steal(2))),
    combined(['fight', 'reap'], may(shuffleIntoDeck(self))),
  ],
  mug: [play(choose(a(creature), (chosen) => [takeAember(1, chosen, 'you'), dealDamage(2, chosen)]))],
  'no-safety-in-numbers': [play(dealDamage(3, each(ofHouseWith(3, creature, creature))))],
  'pestering-blow': [play(choose(a(creature), (chosen) => [dealDamage(1, chosen), enrage(chosen)]))],
  'saurian-plant': [...plant('saurian')],
  'spike-trap': [omni(sacrifice(self), ifYouDo(dealDamage(3, each(onFlank(creature)))))],
  'star-alliance-plant': [...plant('star-alliance')],
  'subtle-chain': [play(discardAtRandom('opponent'))],
  symon: [fight(putOnDeck(each(only(other))))],
  'the-quiet-anvil': [constant(keyCost('each', -2)), eachTime(forges('each'), destroy(self))],
  'the-shadow-council': [whileTrue(is(self, inCenter(anyCard)), gainsAbility(thisCreature, actionAbility(steal(2))))],
  'trust-no-one': [
    play(ifElse(exists(friendly(creature)), steal(1), times(leastOf(3, housesAmong(each(enemy(creature)))), steal(1)))),
  ],
  'untamed-plant': [...plant('untamed')],
  weasand: [whileTrue(is(self, onFlank(creature)), perishes(thisCreature)), eachTime(forges('each'), gain(2))],
  whisper: [actionAbility(lose(1), ifYouDo(destroy(a(creature))))],
});
