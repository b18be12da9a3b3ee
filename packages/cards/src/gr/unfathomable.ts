// Unfathomable, Grim Reminders.
import type { Node } from '@vaultsong/engine';
import {
  a,
  actionAbility,
  aember,
  again,
  anyCard,
  anyOf,
  archive,
  artifact,
  atRandom,
  both,
  bottomOfDeck,
  bottomOfDiscard,
  cannot,
  cannotBeDealtDamageBy,
  capture,
  captureFromOwnSide,
  choose,
  chooseHouse,
  chooseOne,
  combined,
  constant,
  controllerOf,
  count,
  creature,
  damaged,
  dealDamage,
  destroy,
  destroyed,
  discard,
  discardAtRandom,
  draws,
  duringYourTurn,
  each,
  eachPlayer,
  eachTime,
  enemy,
  exhaust,
  exists,
  fight,
  forRemainderOfTurn,
  friendly,
  gainsAbility,
  gainsKeyword,
  getsPower,
  haunted,
  host,
  ifElse,
  inDiscard,
  inHand,
  it,
  keyCost,
  may,
  named,
  neighborsOf,
  not,
  ofHouse,
  onFlank,
  opponentOf,
  perishes,
  play,
  playOnlyIf,
  putOnDeck,
  putUnder,
  readies,
  reap,
  remember,
  returnToHand,
  reveal,
  scrap,
  self,
  setsPower,
  sharingHouseWith,
  shuffle,
  shuffleIntoDeck,
  someDestroyedThisWay,
  steal,
  stun,
  thatPlayer,
  thisCard,
  thisCreature,
  thisWay,
  topOfDeck,
  topOfDiscard,
  when,
  whileTrue,
  youDiscardFromHand,
  yourTurnEnds,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { gr } from '../facts/gr.ts';

/** The top cards of a deck that its player chooses. */
const discardFromADeck = (most: number): Node =>
  chooseOne(
    { label: 'From your deck', then: discard(topOfDeck(most)) },
    { label: 'From your opponent’s deck', then: discard(topOfDeck(most, 'opponent')) },
  );

const discarded = count(each(inDiscard(anyCard)));

export const unfathomable = abilities(gr, 'unfathomable', {
  addlefish: [fight(discardAtRandom('opponent', 2))],
  'arcane-transmitter': [actionAbility(discardFromADeck(4)), scrap(shuffle('discard-into-deck'))],
  'awful-atoll': [
    whileTrue(haunted('you'), getsPower(friendly(creature), -2)),
    whileTrue(haunted('opponent'), getsPower(enemy(creature), -2)),
    whileTrue(not(exists(creature)), perishes(thisCard)),
  ],
  'beam-of-forgetting': [
    play(choose(atRandom(inHand(anyCard, 'opponent')), (shown) => [reveal(shown), putOnDeck(shown, 'bottom')])),
  ],
  'bottomless-depths': [eachTime(youDiscardFromHand(anyCard), putUnder(it))],
  circlespeak: [
    play(
      choose(a(creature), (chosen) => [
        when(haunted(opponentOf(chosen)), capture(2, chosen)),
        when(haunted(controllerOf(chosen)), captureFromOwnSide(2, chosen)),
      ]),
    ),
  ],
  'curse-of-confusion': [eachTime(yourTurnEnds, exhaust(each(friendly(ofHouse('active', creature)))))],
  'dirge-of-the-deep': [
    play(
      remember(bottomOfDeck(1, 'opponent'), (low) => [discard(low), exhaust(each(sharingHouseWith(low, creature)))]),
    ),
  ],
  dredge: [
    play(forRemainderOfTurn(constant(gainsAbility(friendly(creature), reap(putOnDeck(a(inDiscard(anyCard)))))))),
  ],
  'echo-guardian': [whileTrue(haunted(), getsPower(thisCreature, 2), gainsKeyword(thisCreature, 'poison'))],
  'echoing-deathknell': [
    play(remember(each(creature), (all) => [dealDamage(1, all), when(someDestroyedThisWay(all), again)])),
  ],
  'eldritch-synan': [constant(cannotBeDealtDamageBy(thisCreature, damaged(creature)))],
  gatewatcher: [destroyed(when(haunted('opponent'), destroy(each(onFlank(enemy(creature))))))],
  'giltspine-mesmerist': [
    eachTime(readies('each', anyCard), discard(topOfDeck(1, thatPlayer))),
    scrap(discardFromADeck(3)),
  ],
  'hukaru-icefin': [
    reap(chooseHouse('any', (house) => [exhaust(each(ofHouse(house, creature)))])),
    scrap(exhaust(a(anyOf(creature, artifact)))),
  ],
  'ihaka-of-the-depths': [eachTime(duringYourTurn(draws('you')), may(putOnDeck(topOfDiscard(), 'bottom')))],
  immersioneer: [reap(discardFromADeck(3)), scrap(shuffleIntoDeck(bottomOfDiscard(3)))],
  'koriki-germinator': [combined(['play', 'reap'], putOnDeck(a(inDiscard(anyCard, 'each')), 'bottom'))],
  mnemoleech: [reap(ifElse(haunted('opponent'), steal(2), steal(1)))],
  'nightmare-inducer': [
    actionAbility(
      choose(a(inDiscard(anyCard, 'opponent')), (dream) => [
        exhaust(each(sharingHouseWith(dream, enemy(creature)))),
        putOnDeck(dream, 'bottom'),
      ]),
    ),
  ],
  squallmaster: [combined(['fight', 'reap'], eachPlayer(discardAtRandom('you'))), scrap(exhaust(a(enemy(creature))))],
  'strange-torpedo': [
    play(
      dealDamage(1, a(creature), { splash: 1 }),
      when(
        haunted('opponent'),
        remember(thisWay(creature), (hit) => [stun(hit), exhaust(hit)]),
      ),
    ),
  ],
  tangimangi: [whileTrue(haunted('opponent'), keyCost('opponent', 3))],
  'tendrils-from-beyond': [
    play(
      choose(a(creature), (chosen) =>
        ifElse(haunted(controllerOf(chosen)), returnToHand(both(chosen, neighborsOf(chosen))), returnToHand(chosen)),
      ),
    ),
  ],
  'thing-from-the-deep': [constant(playOnlyIf(exists(inDiscard(named('open-the-seal'))))), fight(steal(2))],
  thoughtswim: [constant(gainsAbility(host, whileTrue(haunted('opponent'), cannot(thisCreature, 'dealt-damage'))))],
  trawler: [play(when(haunted(), capture(aember('opponent'))))],
  'unsettling-ancestry': [
    play(
      choose(a(enemy(creature)), (chosen) => [stun(chosen), exhaust(chosen)]),
      when(haunted(), archive(self)),
    ),
  ],
  'xenos-darkshadow': [
    constant(
      setsPower(thisCreature, discarded),
      gainsKeyword(thisCreature, 'assault', discarded),
      gainsKeyword(thisCreature, 'hazardous', discarded),
      gainsKeyword(thisCreature, 'splash-attack', discarded),
    ),
    destroyed(when(haunted(), archive(self))),
  ],
});
