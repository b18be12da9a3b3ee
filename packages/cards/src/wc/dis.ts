// Dis, Worlds Collide.
import type { Ability, Node, Who } from '@vaultsong/engine';
import {
  a,
  actionAbility,
  addPowerCounters,
  anyCard,
  anyNumberOf,
  archive,
  asActivePlayer,
  atRandom,
  belongsTo,
  cannotChooseHouse,
  capture,
  captureFromOwnSide,
  choose,
  chooseHouse,
  chooseOfEach,
  chooseOne,
  choosesHouse,
  chooseTrait,
  chosenHouse,
  combined,
  constant,
  count,
  creature,
  damaged,
  dealDamage,
  dealDamageAtOnce,
  destroy,
  destroyed,
  discardAtRandom,
  duringYourTurn,
  each,
  eachPlayer,
  eachTime,
  enemy,
  enrage,
  exhaust,
  fight,
  forgeKey,
  friendly,
  fromOnePile,
  gain,
  gainsAbility,
  getsPower,
  houseOf,
  iconsOn,
  ifThatWasDone,
  ifYouDo,
  inCenter,
  inDiscard,
  inHand,
  is,
  isPlayedOnFlank,
  keyCost,
  lasting,
  lose,
  may,
  mostOfOneHouse,
  moveAnywhere,
  mustChooseHouse,
  negative,
  neighborOf,
  ofHouse,
  ofHouseWith,
  onFlank,
  only,
  other,
  play,
  purge,
  ready,
  reap,
  remember,
  reveal,
  sacrifice,
  self,
  share,
  shuffle,
  steal,
  sum,
  takeControl,
  thisCreature,
  thisWay,
  topOfDeck,
  undamaged,
  upTo,
  when,
  whileTrue,
  withoutAember,
  withTrait,
  youDiscardFromHand,
  yourReadyStepEnds,
} from '@vaultsong/engine';
import { abilities, erratum } from '../abilities.ts';
import { wc } from '../facts/wc.ts';

const bane = (trait: string): readonly Ability[] => [play(destroy(a(withTrait(trait, creature))))];

/** "Reveal the top 5 cards of a player's deck, purge one of them and shuffle the others into that deck." */
const nit = (): Node => {
  const from = (who: Who): Node =>
    remember(topOfDeck(5, who), (top) => [
      reveal(top),
      purge(a({ zone: 'deck', of: who, is: top })),
      shuffle('deck', who),
    ]);
  return chooseOne(
    { label: 'Your deck', then: from('you') },
    { label: 'Your opponent’s deck', then: from('opponent') },
  );
};

const keysCostMore = lasting('their-next-turn', constant(keyCost('each', 3)));

const keyOfTheDead: readonly Node[] = [
  may(forgeKey(sum(6, negative(count(thisWay(creature)))))),
  ifThatWasDone(destroy(self)),
];

export const dis = abilities(wc, 'dis', {
  'beasts-bane': bane('beast'),
  'borr-nit': [reap(nit())],
  'borr-nit-s-touch': [play(nit())],
  buzzle: [combined(['play', 'fight'], may(purge(a(neighborOf(self))), ifYouDo(ready(self))))],
  'demons-bane': bane('demon'),
  dendrix: [fight(discardAtRandom('opponent'))],
  dexus: [eachTime(isPlayedOnFlank('opponent', 'right'), lose(1, 'opponent'))],
  'dinosaurs-bane': bane('dinosaur'),
  'draining-touch': [play(destroy(a(withoutAember(creature))))],
  'e-e-on-the-fringes': [
    eachTime(
      duringYourTurn(youDiscardFromHand(ofHouse('dis', anyCard))),
      may(purge(a(inDiscard(ofHouse('dis', anyCard), 'each'))), ifYouDo(steal(1))),
    ),
  ],
  etaromme: [reap(destroy(a(ofHouseWith(mostOfOneHouse(creature), creature, creature))))],
  'festering-touch': [
    play(
      choose(upTo(2, creature), (chosen) =>
        dealDamageAtOnce(share(3, each(damaged(only(chosen)))), share(1, each(undamaged(only(chosen))))),
      ),
    ),
  ],
  'giants-bane': bane('giant'),
  'gleeful-mayhem': [play(chooseOfEach('house', creature, (chosen) => [dealDamage(5, chosen)]))],
  'greater-oxtet': [eachTime(yourReadyStepEnds, purge(a(inHand(anyCard))), ifYouDo(addPowerCounters(2, self)))],
  'harbinger-of-doom': [destroyed(destroy(each(creature)))],
  'harvest-time': [
    play(
      chooseTrait((trait) => [
        purge(each(withTrait(trait, anyCard))),
        eachPlayer(gain(count(thisWay(friendly(anyCard))))),
      ]),
    ),
  ],
  'humans-bane': bane('human'),
  impspector: [destroyed(purge(atRandom(inHand(anyCard, 'opponent'))))],
  infurnace: [
    play(purge(fromOnePile(upTo(2, inDiscard(anyCard, 'each')))), lose(iconsOn(thisWay(), 'aember'), 'opponent')),
  ],
  'lesser-oxtet': [play(purge(each(inHand(anyCard)))), reap(keysCostMore)],
  lilithal: [combined(['fight', 'reap'], capture(1))],
  'lord-invidius': [
    whileTrue(
      is(self, inCenter(anyCard)),
      gainsAbility(
        thisCreature,
        reap(
          choose(a(onFlank(enemy(creature))), (taken) => [
            takeControl(taken),
            exhaust(taken),
            lasting('game', whileTrue(is(taken, friendly(anyCard)), belongsTo(only(taken), 'dis'))),
          ]),
        ),
      ),
    ),
  ],
  malison: [
    fight(
      may(
        choose(a(enemy(creature)), (moved) => [
          moveAnywhere(moved),
          when(is(moved, onFlank(anyCard)), captureFromOwnSide(1, moved)),
        ]),
      ),
    ),
  ],
  noname: [
    constant(getsPower(thisCreature, count(each({ zone: 'purged', of: 'each' })))),
    combined(['play', 'fight', 'reap'], purge(a(inDiscard(anyCard, 'each')))),
  ],
  'obsidian-forge': [
    actionAbility(destroy(anyNumberOf(friendly(creature))), ...keyOfTheDead),
    erratum('later', actionAbility(sacrifice(anyNumberOf(friendly(creature))), ...keyOfTheDead)),
  ],
  rotgrub: [play(lose(1, 'opponent')), reap(archive(self))],
  'scientists-bane': bane('scientist'),
  sinestra: [eachTime(isPlayedOnFlank('opponent', 'left'), lose(1, 'opponent'))],
  snag: [
    fight(remember(other, (foe) => [lasting('their-next-turn', constant(mustChooseHouse('opponent', houseOf(foe))))])),
  ],
  'snag-s-mirror': [
    eachTime(
      choosesHouse('each'),
      asActivePlayer(lasting('their-next-turn', constant(cannotChooseHouse('opponent', chosenHouse)))),
    ),
  ],
  snaglet: [
    actionAbility(
      chooseHouse('any', (house) => [lasting('their-next-turn', eachTime(choosesHouse('opponent', house), steal(2)))]),
    ),
  ],
  'soul-fiddle': [actionAbility(enrage(a(creature)))],
  'the-evil-eye': [play(keysCostMore)],
  'thieves-bane': bane('thief'),
});
