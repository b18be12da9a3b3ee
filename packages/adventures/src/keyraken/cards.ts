// Abilities of the cards of Rise of the Keyraken. They are written from its controller's side ("enemy" is the player's
// side), and read from the player's side. docs/keyraken.md holds the decisions on questions that the card and the
// rulebook leave open.
import { abilities } from '@vaultsong/cards';
import type { Filter, Node } from '@vaultsong/engine';
import {
  a,
  actionAbility,
  addPowerCounters,
  advances,
  adversary,
  adversaryFights,
  aember,
  artifact,
  besides,
  both,
  capture,
  choose,
  constant,
  count,
  creature,
  dealDamage,
  dealsWhenFighting,
  destroy,
  destroyed,
  discard,
  draw,
  each,
  eachTime,
  enemy,
  equal,
  exactly,
  exhaust,
  exists,
  fight,
  forRemainderOfTurn,
  friendly,
  gain,
  gainChains,
  gainsAbility,
  gainsKeyword,
  getsArmor,
  getsPower,
  heal,
  houseOf,
  ifElse,
  inHand,
  is,
  leastOf,
  leastPowerful,
  lowerTide,
  mostPowerful,
  neighborsOf,
  not,
  notOnFlank,
  ofHouse,
  onFlank,
  only,
  other,
  otherwise,
  play,
  playersOf,
  prey,
  product,
  purge,
  putOnDeck,
  ready,
  reap,
  self,
  seq,
  sharingHouseWithNeighbor,
  shuffle,
  steal,
  stun,
  thisCard,
  thisCreature,
  tideIs,
  unforgedKeys,
  ward,
  when,
  withPowerAtLeast,
  yourTurnEnds,
} from '@vaultsong/engine';
import { keyrakenFacts } from './facts.ts';

/** "The Keyraken archives N adventure cards": its archives are its hand. */
const archiveCards = draw;

const whenHigh = (...steps: readonly Node[]): Node => when(tideIs('high'), ...steps);
const archiveOneWhenHigh = whenHigh(archiveCards(1));

/** "If the tide is high, you may lower the tide instead." */
const orLowerTide = (...steps: readonly Node[]): readonly Node[] => [
  whenHigh({ kind: 'may', by: 'opponent', then: lowerTide('opponent') }),
  otherwise(...steps),
];

const hurtsTheKeyraken = destroyed(dealDamage(3, adversary, { ignoringArmor: true }));
const keyraken = only(adversary);
const strongest = mostPowerful(1, enemy(creature));
const unstunned: Filter = { ...enemy(creature), stunned: false };

/** The artifact is spent, and the tide turns. */
const sinks = seq(destroy(self), lowerTide());

/** The adversary, and the 26 cards that the adventure deck is made of, each once. */
export const keyrakenCards = abilities(keyrakenFacts, 'keyraken', {
  'rotk-ascending-jet': [
    actionAbility(
      choose(leastPowerful(1, friendly(creature)), (one) => [
        addPowerCounters(3, one),
        when(is(one, withPowerAtLeast(9, {})), sinks),
      ]),
    ),
  ],
  'rotk-beast-of-dark-legend': [play(gain(unforgedKeys('opponent')), archiveOneWhenHigh)],
  'rotk-behold-its-grandeur': [play(gain(leastOf(4, count(each(sharingHouseWithNeighbor(enemy(creature)))))))],
  'rotk-crimson-churning': [play(dealDamage(1, each(enemy(creature))), archiveOneWhenHigh)],
  'rotk-crushing-arm': [constant(prey(thisCreature, 'least-powerful', onFlank(creature))), hurtsTheKeyraken],
  'rotk-defend-the-keyraken': [play(ward(both(adversary, each(friendly(creature)))))],
  'rotk-devour-whole': [
    play(
      forRemainderOfTurn(constant(gainsKeyword(keyraken, 'skirmish'), prey(keyraken, 'least-powerful'))),
      adversaryFights,
      ready(adversary),
    ),
  ],
  'rotk-drag-to-your-doom': [play(...orLowerTide(purge(strongest)))],
  'rotk-emergence': [play(destroy(a(enemy(artifact))), exhaust(exactly(3, enemy(creature))))],
  'rotk-grappling-tentacle': [
    constant(prey(thisCreature, 'most-powerful', notOnFlank(creature))),
    play(ifElse(tideIs('low'), capture(6), capture(3))),
    hurtsTheKeyraken,
  ],
  'rotk-into-the-abyss': [play(...orLowerTide(discard(each(inHand({}, 'opponent'))), draw(4, 'opponent')))],
  'rotk-lashing-tentacle': [constant(prey(thisCreature, 'most-powerful')), hurtsTheKeyraken],
  'rotk-left-in-its-wake': [
    play(
      choose(strongest, (one) => exhaust(both(one, each(ofHouse(houseOf(one), enemy(besides(one, creature))))))),
      archiveOneWhenHigh,
    ),
  ],
  'rotk-preternatural-will': [play(when(tideIs('low'), heal(6, adversary)), whenHigh(gainChains(3, 'opponent')))],
  'rotk-primordial': [
    constant(gainsAbility(keyraken, reap(archiveCards(1)))),
    eachTime({ event: 'forge' }, destroy(self)),
  ],
  'rotk-race-to-the-surface': [play(archiveCards(advances), draw(advances, 'opponent'))],
  'rotk-shield-arm': [hurtsTheKeyraken],
  'rotk-slippery-arm': [reap(when(tideIs('low'), archiveCards(1))), hurtsTheKeyraken],
  'rotk-swift-current': [
    actionAbility(capture(1, mostPowerful(1, friendly(creature))), when(equal(aember('opponent'), 0), sinks)),
  ],
  'rotk-tenacious-arm': [reap(steal(1)), hurtsTheKeyraken],
  'rotk-the-evil-in-the-ranks': [play(dealDamage(3, each(onFlank(enemy(creature)))), archiveOneWhenHigh)],
  'rotk-the-keyraken': [
    constant(
      getsPower(thisCard, product(30, playersOf('opponent'))),
      dealsWhenFighting(thisCard, 3),
      getsArmor(thisCard, product(2, unforgedKeys('opponent'))),
    ),
  ],
  'rotk-tidal-trouble': [
    play(
      ...orLowerTide(choose(strongest, (one) => stun(both(one, each(ofHouse(houseOf(one), besides(one, creature))))))),
    ),
  ],
  'rotk-tide-down': [play(putOnDeck(a(enemy(creature)), 'bottom'), archiveOneWhenHigh)],
  'rotk-titanic-maw': [
    constant(
      gainsKeyword(keyraken, 'skirmish'),
      prey(keyraken, 'most-powerful'),
      gainsAbility(keyraken, fight(dealDamage(3, neighborsOf(other)))),
    ),
    eachTime(yourTurnEnds, when(not(exists(enemy(creature))), destroy(self))),
  ],
  'rotk-whirlpool-eddy': [
    actionAbility(
      choose(a(unstunned), (one) => [stun(one), exhaust(one)]),
      when(not(exists(unstunned)), sinks),
    ),
  ],
  'rotk-zealots-revelation': [play(...orLowerTide(shuffle('discard-into-deck'), archiveCards(3)))],
}).cards;
