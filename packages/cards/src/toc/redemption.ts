// Redemption, Tokens of Change.
import {
  a,
  actionAbility,
  anyCard,
  anyOf,
  archive,
  choose,
  combined,
  constant,
  creature,
  destroy,
  draw,
  eachTime,
  enemy,
  entersEnraged,
  exists,
  fight,
  friendly,
  gainsAbility,
  getsPower,
  host,
  hostOf,
  ifElse,
  ifYouDo,
  is,
  isDestroyed,
  makeToken,
  neighborOf,
  play,
  putOnDeck,
  ready,
  readyAndFightWith,
  remember,
  self,
  stun,
  stunned,
  thisCreature,
  thisWay,
  topOfDiscard,
  when,
  whileTrue,
  withTrait,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { toc } from '../facts/toc.ts';

const mutant = withTrait('mutant', creature);

export const redemption = abilities(toc, 'redemption', {
  'admirable-neophyte': [play(makeToken())],
  'intrepid-exemplar': [combined(['fight', 'destroyed'], makeToken())],
  paragon: [whileTrue(exists(mutant), entersEnraged(thisCreature))],
  'redeemer-amara': [eachTime(isDestroyed(anyOf(mutant, enemy(creature))), makeToken())],
  'sacred-duty': [constant(getsPower(host, 2), gainsAbility(host, fight(makeToken()))), play(ready(hostOf(self)))],
  sentinel: [
    actionAbility(
      choose(a(enemy(creature)), (chosen) => ifElse(is(chosen, stunned(anyCard)), destroy(chosen), stun(chosen))),
    ),
  ],
  'steadfast-commitment': [play(putOnDeck(topOfDiscard(), 'bottom'), makeToken())],
  'swift-induction': [play(makeToken(), when(exists(neighborOf(thisWay(creature), mutant)), archive(self)))],
  'vault-of-redemption': [eachTime(isDestroyed(mutant), draw(1))],
  'vindication-outpost': [
    actionAbility(
      putOnDeck(a(friendly(creature)), 'bottom'),
      ifYouDo(
        makeToken(),
        remember(thisWay(creature), (made) => [readyAndFightWith(made)]),
      ),
    ),
  ],
});
