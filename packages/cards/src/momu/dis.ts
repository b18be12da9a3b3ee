// Dis, More Mutation.
import {
  actionAbility,
  another,
  anyCard,
  archive,
  atRandom,
  choose,
  combined,
  creature,
  destroy,
  destroyed,
  discard,
  each,
  eachInOrder,
  enemy,
  exactly,
  exists,
  friendly,
  gain,
  gainsAbility,
  halfOfGigantic,
  inDeckOrDiscard,
  inHand,
  leastPowerful,
  not,
  only,
  play,
  purge,
  putOnDeck,
  returnToHand,
  reveal,
  self,
  shuffle,
  shuffleRest,
  thisCreature,
  upTo,
  whileTrue,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { momu } from '../facts/momu.ts';

/** "Search your deck and discard pile for two halves of a gigantic creature": any two, or fewer. R: 18.4 FAQ, Digging Up the Monster. */
const twoHalves = upTo(2, inDeckOrDiscard(halfOfGigantic));

export const dis = abilities(momu, 'dis', {
  'build-your-champion': [
    play(
      choose(twoHalves, (found) => [reveal(found), archive(found)]),
      shuffle('deck'),
    ),
  ],
  'digging-up-the-monster': [
    play(
      choose(twoHalves, (found) => [
        reveal(found),
        shuffleRest(found),
        putOnDeck(eachInOrder(inDeckOrDiscard(only(found)))),
      ]),
    ),
  ],
  scaethe: [destroyed(destroy(leastPowerful(1, enemy(creature))))],
  'tomes-gigantica': [
    play(
      choose(twoHalves, (found) => [reveal(found), returnToHand(found)]),
      shuffle('deck'),
      purge(self),
    ),
  ],
  tormax: [
    combined(
      ['play', 'fight', 'reap'],
      discard(each(inHand(anyCard))),
      purge(atRandom(inHand(anyCard, 'opponent'), 2)),
    ),
  ],
  'wretched-anathema': [
    whileTrue(not(exists(another(friendly(creature)))), gainsAbility(thisCreature, actionAbility(gain(4)))),
    combined(['play', 'reap'], destroy(exactly(2, another(creature)))),
  ],
});
