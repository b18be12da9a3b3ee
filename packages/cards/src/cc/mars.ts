// Mars, Crucible Clash.
import {
  a,
  actionAbility,
  another,
  anyCard,
  belongsTo,
  both,
  choose,
  combined,
  constant,
  count,
  creature,
  destroyed,
  each,
  eachTime,
  entersStunned,
  exists,
  forgeKey,
  forRemainderOfTurn,
  friendly,
  getsPower,
  ifYouDo,
  negative,
  neighborsOf,
  not,
  notOfHouse,
  ofHouse,
  only,
  perNeighbor,
  play,
  product,
  purge,
  putIntoArchives,
  ready,
  reap,
  remember,
  self,
  stun,
  stunned,
  sum,
  thisCreature,
  times,
  turnEnds,
  when,
  withTrait,
} from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { cc } from '../facts/cc.ts';

/** Wherever they are in play, on either side. */
const marsCreatures = count(each(ofHouse('mars', creature)));

export const mars = abilities(cc, 'mars', {
  benny: [
    reap(ready(each(another(withTrait('martian', creature))))),
    destroyed(when(not(exists(another(friendly(ofHouse('mars', creature))))), purge(self))),
  ],
  'experiment-q': [
    constant(getsPower(thisCreature, marsCreatures)),
    play(times(marsCreatures, stun(a(notOfHouse('mars', creature))))),
  ],
  'further-testing-needed': [play(putIntoArchives(a(friendly(anyCard))))],
  'martian-propagandist': [
    combined(
      ['play', 'reap'],
      remember(neighborsOf(self), (neighbors) => [forRemainderOfTurn(constant(belongsTo(only(neighbors), 'mars')))]),
    ),
  ],
  'pulse-cannon': [actionAbility(choose(a(creature), (chosen) => [stun(both(chosen, neighborsOf(chosen)))]))],
  'sonic-waver': [
    eachTime(turnEnds('each'), when(not(exists(stunned(creature))), purge(self))),
    constant(entersStunned(notOfHouse('mars', creature))),
    play(stun(a(creature))),
  ],
  'special-agent-tnega': [constant(getsPower(thisCreature, product(2, perNeighbor(self, ofHouse('mars', creature)))))],
  'stasis-nexus': [actionAbility(purge(self), ifYouDo(forgeKey(sum(6, negative(count(each(stunned(creature))))))))],
});
