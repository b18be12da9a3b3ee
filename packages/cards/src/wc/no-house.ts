// Cards without a house, Worlds Collide: each has the house of the cards among which it lies in a deck.
import type { Target } from '@vaultsong/engine';
import {
  a,
  action,
  actionAbility,
  anyCard,
  archive,
  beneath,
  both,
  cannot,
  choose,
  chooseOne,
  combined,
  constant,
  count,
  creature,
  draw,
  each,
  eachTime,
  enemy,
  entersReady,
  exhaust,
  fight,
  friendly,
  gainsAbility,
  gainsKeyword,
  graft,
  granter,
  haunted,
  host,
  ifYouDo,
  inDeck,
  inHand,
  isDestroyedFighting,
  isForged,
  it,
  neighborsOf,
  omni,
  ownedBy,
  play,
  playCard,
  purge,
  reap,
  returnToHand,
  reveal,
  sacrifice,
  self,
  shuffle,
  shuffleIntoDeck,
  steal,
  thisCreature,
  thisCreatureFights,
  thisWay,
  tideIs,
  triggerPlayOf,
  whileTrue,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { wc } from '../facts/wc.ts';

const grafted: Target = a(beneath(self, action));

export const noHouse = abilities(wc, null, {
  ghostform: [
    constant(
      gainsKeyword(host, 'invulnerable'),
      gainsAbility(host, fight(archive(granter))),
      gainsAbility(host, reap(archive(granter))),
    ),
  ],
  infomancer: [play(graft(a(inHand(action)))), reap(triggerPlayOf(grafted))],
  'lateral-shift': [play(reveal(each(inHand(anyCard, 'opponent')), 'you'), playCard(a(inHand(anyCard, 'opponent'))))],
  memolith: [
    actionAbility(
      chooseOne(
        { label: 'Graft an action', then: graft(a(inHand(action))) },
        { label: 'Trigger a grafted one', then: triggerPlayOf(grafted) },
      ),
    ),
  ],
  'nizak-the-forgotten': [
    whileTrue(thisCreatureFights, gainsKeyword(thisCreature, 'invulnerable')),
    eachTime(isDestroyedFighting(enemy(creature), self), returnToHand(it)),
  ],
  'orb-of-wonder': [omni(sacrifice(self), ifYouDo(returnToHand(a(inDeck(anyCard))), shuffle('deck')))],
  'the-grim-reaper': [
    whileTrue(haunted(), entersReady(thisCreature)),
    reap(choose(a(enemy(creature)), (theirs) => choose(a(friendly(creature)), (ours) => purge(both(theirs, ours))))),
  ],
  'the-red-baron': [
    whileTrue(isForged('red', 'you'), gainsAbility(thisCreature, reap(steal(1)))),
    whileTrue(isForged('red', 'opponent'), gainsKeyword(thisCreature, 'elusive')),
  ],
  timequake: [play(shuffleIntoDeck(each(friendly(anyCard)), 'you'), draw(count(thisWay(ownedBy('you', anyCard)))))],
  valoocanth: [
    whileTrue(tideIs('low'), cannot(thisCreature, 'used')),
    combined(
      ['fight', 'reap'],
      choose(a(enemy(creature)), (chosen) => exhaust(both(chosen, neighborsOf(chosen)))),
    ),
  ],
});
