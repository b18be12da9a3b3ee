// Ekwidon, Æmber Skies.
import {
  a,
  actionAbility,
  aemberOn,
  allTrue,
  anyCard,
  archive,
  artifact,
  atRandom,
  belongsTo,
  beneath,
  besides,
  both,
  cannot,
  capture,
  cardsInHand,
  choose,
  chooseHouse,
  combined,
  constant,
  count,
  creature,
  dealDamage,
  destroy,
  destroyed,
  discard,
  discardAtRandom,
  draw,
  each,
  eachPlayer,
  eachTime,
  enemy,
  exalt,
  exists,
  fight,
  forRemainderOfTurn,
  friendly,
  gain,
  gainsAbility,
  giveControl,
  graft,
  host,
  iconsOn,
  ifYouDo,
  inDeck,
  inDiscard,
  inHand,
  is,
  keyCost,
  lasting,
  leastPowerful,
  lose,
  lowestPower,
  may,
  mayUse,
  minus,
  not,
  ofHouse,
  ofSameTypeAs,
  onFlank,
  only,
  ownerOf,
  pay,
  play,
  purge,
  putIntoArchives,
  putIntoPlay,
  putOnDeck,
  reap,
  refillHand,
  remember,
  repeatWhile,
  returnToHand,
  reveal,
  scrap,
  self,
  sharingHouseWith,
  shiftAember,
  steal,
  swapZones,
  takeAember,
  takeControl,
  thisWay,
  times,
  topOfDeck,
  when,
  withPower,
  withTrait,
  youPlay,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { as } from '../facts/as.ts';

/** "A random card from their hand or archives". */
const fromHandOrArchives = (of: 'you' | 'opponent') => atRandom({ zone: ['hand', 'archives'], of });

export const ekwidon = abilities(as, 'ekwidon', {
  'ace-jonavan': [constant(keyCost('each', aemberOn(self))), play(capture(1))],
  aemberwind: [play(times(3, exalt(self))), reap(takeAember(1, self, 'you'))],
  'aerial-pedlar': [
    reap(
      choose(leastPowerful(1, enemy(creature)), (taken) => [
        takeControl(taken),
        forRemainderOfTurn(constant(mayUse(only(taken)))),
      ]),
      giveControl(self),
    ),
  ],
  'barter-and-games': [
    play(
      choose(fromHandOrArchives('you'), (yours) => [
        reveal(yours),
        choose(fromHandOrArchives('opponent'), (theirs) => [
          reveal(theirs),
          gain(iconsOn(yours, 'aember')),
          gain(iconsOn(theirs, 'aember'), 'opponent'),
          destroy(each(sharingHouseWith(both(yours, theirs), creature))),
          discard(both(yours, theirs)),
        ]),
      ]),
    ),
  ],
  'change-agent': [combined(['fight', 'reap'], lose(minus(cardsInHand('opponent'), 5), 'opponent'))],
  'cogg-miller': [
    fight(
      may(choose(a(artifact), (gone) => [destroy(gone), ifYouDo(archive(atRandom(inHand(anyCard, ownerOf(gone)))))])),
    ),
  ],
  'contract-execution': [play(forRemainderOfTurn(eachTime(youPlay(creature), dealDamage(2, a(creature)))))],
  'distributor-janoont': [
    combined(
      ['fight', 'reap'],
      shiftAember(1, a(creature), (from) => a(besides(from, creature))),
    ),
  ],
  'game-changer': [
    constant(
      cannot(friendly(ofHouse('ekwidon', creature)), 'used-to-reap'),
      gainsAbility(friendly(ofHouse('ekwidon', creature)), actionAbility(steal(1))),
    ),
  ],
  'high-street-churn': [
    play(
      chooseHouse('opponents-identity', (house) => [
        repeatWhile(
          allTrue(not(is(thisWay(), ofHouse(house, anyCard))), exists(inHand(anyCard, 'opponent'))),
          discardAtRandom('opponent'),
        ),
        refillHand('opponent'),
      ]),
    ),
  ],
  'hoist-operations': [play(putIntoArchives(a(creature)))],
  'moon-light-special': [play(discardAtRandom('you'), ifYouDo(gain(1)))],
  'niche-market': [constant(gainsAbility(withPower(lowestPower(creature), creature), actionAbility(steal(1))))],
  'reap-the-wild-wind': [
    play(eachPlayer(choose(atRandom(inHand(anyCard)), (shown) => [reveal(shown), gain(iconsOn(shown, 'aember'))]))),
  ],
  'requisition-writ': [
    constant(gainsAbility(host, reap(pay(1, 'you', 'opponent'), ifYouDo(takeControl(a(enemy(creature))))))),
  ],
  'shard-of-change': [
    actionAbility(
      times(
        count(each(friendly(withTrait('shard', anyCard)))),
        may(choose(a(inHand(anyCard)), (card) => swapZones(card, a(inDiscard(ofSameTypeAs(card, anyCard)))))),
      ),
    ),
  ],
  'skipper-huko': [reap(capture(1), ifYouDo(exalt(each(onFlank(enemy(creature))))))],
  skollenbuzzz: [
    combined(['play', 'reap'], may(graft(a(inHand(creature))))),
    destroyed(putIntoPlay(each(beneath(self, creature)), 'yours'), putOnDeck(self)),
  ],
  'suggestion-box': [
    constant(
      gainsAbility(
        host,
        reap(
          remember(topOfDeck(5), (seen) => [
            reveal(seen, 'you'),
            returnToHand(a(inDeck(only(seen)))),
            discard(each(inDeck(only(seen)))),
          ]),
        ),
      ),
    ),
  ],
  'three-sheets-to-the-wind': [
    play(
      draw(3, 'opponent'),
      discardAtRandom('opponent'),
      putOnDeck(atRandom(inHand(anyCard, 'opponent'))),
      purge(atRandom(inHand(anyCard, 'opponent'))),
    ),
  ],
  'transparency-report': [
    play(reveal(each(inHand(anyCard))), when(not(exists(inHand(ofHouse('active', anyCard)))), gain(2))),
  ],
  'vendor-hyertula': [
    reap(
      may(destroy(self)),
      ifYouDo(
        choose(a(enemy(artifact)), (taken) => [
          takeControl(taken),
          lasting('game', constant(belongsTo(friendly(only(taken)), 'ekwidon'))),
        ]),
      ),
    ),
  ],
  'vested-harold': [
    scrap(
      choose(a(friendly(creature)), (yours) =>
        choose(a(enemy(creature)), (theirs) => putIntoArchives(both(yours, theirs))),
      ),
    ),
  ],
});
