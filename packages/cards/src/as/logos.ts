// Logos, Æmber Skies.
import type { Cards, Node, Who } from '@vaultsong/engine';
import {
  a,
  actionAbility,
  addCounters,
  anyCard,
  archive,
  artifact,
  assignDamage,
  atRandom,
  both,
  bottomOfDeck,
  cannot,
  choose,
  chooseOne,
  combined,
  constant,
  count,
  countsAs,
  creature,
  dealDamage,
  destroy,
  discard,
  draw,
  each,
  eachTime,
  enemy,
  exhaust,
  fight,
  forgeKey,
  friendly,
  gainsAbility,
  host,
  hostOf,
  ifYouDo,
  inArchives,
  inHand,
  is,
  lasting,
  lose,
  may,
  mayPlay,
  mayResolveAs,
  minus,
  moveToFlank,
  negative,
  not,
  notOfHouse,
  omni,
  onFlank,
  opponentPlays,
  play,
  playerCannot,
  powerOf,
  putIntoArchives,
  readied,
  reap,
  resolvesIcon,
  reveal,
  scrap,
  self,
  sharingHouseWith,
  stun,
  sum,
  takeAember,
  thisWay,
  times,
  topOfDeck,
  useCard,
  ward,
  wasDestroyed,
  when,
  whileTrue,
  withCounter,
  withPowerAtLeast,
  yourTurnEnds,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { as } from '../facts/as.ts';

/** The number of cards in the archives of a player. */
const archivesOf = (who: Who) => count(each(inArchives(anyCard, who)));

/** A creature goes to a flank and takes 2 damage, before what else is to be done. */
const shove = (then: (moved: Cards) => readonly Node[]) =>
  choose(a(creature), (moved) => [moveToFlank(moved), dealDamage(2, moved), ...then(moved)]);

export const logos = abilities(as, 'logos', {
  arcenomometer: [actionAbility(lasting('their-next-turn', eachTime(opponentPlays(anyCard), lose(1, 'opponent'))))],
  'articulated-ren': [eachTime(yourTurnEnds, may(exhaust(a(friendly(creature)))), ifYouDo(draw(1)))],
  'brillix-ponder': [scrap(draw(1))],
  'captain-nemo': [fight(choose(a(artifact), (thing) => choose(a(creature), (being) => destroy(both(thing, being)))))],
  'cmd-prompt': [reap(lasting('turn', constant(mayPlay(notOfHouse('logos', anyCard))), 1))],
  'connectome-transfer': [play(putIntoArchives(each(onFlank(creature))))],
  'de-animator': [
    constant(
      countsAs(withCounter('mineralize', anyCard), 'artifact'),
      gainsAbility(withCounter('mineralize', artifact), actionAbility(destroy(self))),
    ),
    combined(['play', 'reap'], addCounters('mineralize', 1, a(creature))),
  ],
  'de-doss': [
    constant(
      gainsAbility(host, constant(playerCannot('opponent', 'play', withPowerAtLeast(sum(powerOf(self), 1), creature)))),
    ),
  ],
  'empyrean-charge': [play(forgeKey(sum(6, negative(archivesOf('each')))), discard(each(inArchives(anyCard, 'each'))))],
  'ezra-paws': [combined(['play', 'reap'], reveal(each(inHand(anyCard, 'opponent'))), draw(1))],
  'holo-camo': [whileTrue(is(hostOf(self), readied(anyCard)), cannot(host, 'dealt-damage'))],
  'minerva-s-wings': [
    constant(cannot(host, 'used-to-fight'), cannot(host, 'used-to-reap'), gainsAbility(host, actionAbility(draw(2)))),
  ],
  nautilus: [combined(['play', 'fight'], ward(a(creature)), draw(1))],
  placeholder: [
    play(
      shove((moved) => [
        when(
          not(wasDestroyed(moved)),
          shove(() => []),
        ),
      ]),
    ),
  ],
  'quantum-compass': [omni(archive(topOfDeck()))],
  'quantum-mouse': [mayResolveAs(resolvesIcon('you', 'draw'), 'discard')],
  'reallocation-accessory': [
    constant(
      gainsAbility(
        host,
        reap(
          archive(a(inHand(anyCard))),
          chooseOne(
            { label: 'You', then: assignDamage(1, archivesOf('you'), creature) },
            { label: 'Your opponent', then: assignDamage(1, archivesOf('opponent'), creature) },
          ),
        ),
      ),
    ),
  ],
  'rm-foler': [reap(destroy(a(enemy(creature))), ifYouDo(draw(1)))],
  'root-access': [
    play(discard(bottomOfDeck(1, 'opponent')), dealDamage(2, each(sharingHouseWith(thisWay(), enemy(creature))))),
  ],
  'skippy-the-glorious': [
    combined(['play', 'reap'], archive(topOfDeck())),
    scrap(useCard(a(enemy(artifact)), { asYours: true }), ifYouDo(draw(1))),
  ],
  'titan-sentry': [
    constant(playerCannot('each', 'take-archives')),
    combined(
      ['play', 'reap'],
      chooseOne(
        { label: 'You', then: putIntoArchives(atRandom(inHand(anyCard))) },
        { label: 'Your opponent', then: putIntoArchives(atRandom(inHand(anyCard, 'opponent'))) },
      ),
    ),
  ],
  'void-shields': [constant(gainsAbility(host, eachTime(yourTurnEnds, ward(self))))],
  'weigh-the-anchor': [
    play(times(minus(count(each(enemy(creature))), count(each(friendly(creature)))), stun(a(enemy(creature))))),
  ],
  'wurm-tunnel': [play(takeAember(1, a(creature), 'supply'), ifYouDo(draw(2)))],
});
