// The cards of Rise of the Keyraken. They are written as its controller sees them ("enemy" is the player's side), and read
// as the player sees them. Where the card and the rulebook leave a question open, docs/keyraken.md says what was decided.
import type { CardDef, Filter, Node, Printed } from '@vaultsong/engine';
import {
  a,
  actionAbility,
  actionCard,
  addPowerCounters,
  advances,
  adversary,
  adversaryCard,
  adversaryFights,
  aember,
  artifact,
  artifactCard,
  besides,
  both,
  capture,
  choose,
  constant,
  count,
  creature,
  creatureCard,
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
  upgradeCard,
  ward,
  when,
  withPowerAtLeast,
  yourTurnEnds,
} from '@vaultsong/engine';

/** What all of its cards have in common. */
const card = (printed: Omit<Printed, 'house' | 'speaksOf'>): Printed => ({
  ...printed,
  house: 'keyraken',
  speaksOf: 'the Keyraken',
});

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

/** The artifact is spent, and the tide turns. */
const sinks = seq(destroy(self), lowerTide());

export const theKeyraken: CardDef = adversaryCard(
  card({ id: 'rotk-the-keyraken', name: 'The Keyraken', traits: ['beast'] }),
  constant(
    getsPower(thisCard, product(30, playersOf('opponent'))),
    dealsWhenFighting(thisCard, 3),
    getsArmor(thisCard, product(2, unforgedKeys('opponent'))),
  ),
);

const creatures: readonly CardDef[] = [
  creatureCard(
    card({ id: 'rotk-crushing-arm', name: 'Crushing Arm', power: 9, traits: ['arm'] }),
    constant(prey(thisCreature, 'least-powerful', onFlank(creature))),
    hurtsTheKeyraken,
  ),
  creatureCard(
    card({ id: 'rotk-grappling-tentacle', name: 'Grappling Tentacle', power: 6, traits: ['tentacle'] }),
    constant(prey(thisCreature, 'most-powerful', notOnFlank(creature))),
    play(ifElse(tideIs('low'), capture(6), capture(3))),
    hurtsTheKeyraken,
  ),
  creatureCard(
    card({
      id: 'rotk-lashing-tentacle',
      name: 'Lashing Tentacle',
      power: 3,
      traits: ['tentacle'],
      keywords: ['skirmish'],
    }),
    constant(prey(thisCreature, 'most-powerful')),
    hurtsTheKeyraken,
  ),
  creatureCard(
    card({ id: 'rotk-shield-arm', name: 'Shield Arm', power: 6, armor: 3, traits: ['arm'], keywords: ['taunt'] }),
    hurtsTheKeyraken,
  ),
  creatureCard(
    card({ id: 'rotk-slippery-arm', name: 'Slippery Arm', power: 3, traits: ['arm'], keywords: ['elusive'] }),
    reap(when(tideIs('low'), archiveCards(1))),
    hurtsTheKeyraken,
  ),
  creatureCard(
    card({ id: 'rotk-tenacious-arm', name: 'Tenacious Arm', power: 3, traits: ['arm'] }),
    reap(steal(1)),
    hurtsTheKeyraken,
  ),
];

const strongest = mostPowerful(1, enemy(creature));

const actions: readonly CardDef[] = [
  actionCard(
    card({ id: 'rotk-beast-of-dark-legend', name: 'Beast of Dark Legend' }),
    play(gain(unforgedKeys('opponent')), archiveOneWhenHigh),
  ),
  actionCard(
    card({ id: 'rotk-behold-its-grandeur', name: 'Behold Its Grandeur' }),
    play(gain(leastOf(4, count(each(sharingHouseWithNeighbor(enemy(creature))))))),
  ),
  actionCard(
    card({ id: 'rotk-crimson-churning', name: 'Crimson Churning', bonus: 1 }),
    play(dealDamage(1, each(enemy(creature))), archiveOneWhenHigh),
  ),
  actionCard(
    card({ id: 'rotk-defend-the-keyraken', name: 'Defend the Keyraken!', bonus: 1 }),
    play(ward(both(adversary, each(friendly(creature))))),
  ),
  actionCard(
    card({ id: 'rotk-devour-whole', name: 'Devour Whole' }),
    play(
      forRemainderOfTurn(constant(gainsKeyword(keyraken, 'skirmish'), prey(keyraken, 'least-powerful'))),
      adversaryFights,
      ready(adversary),
    ),
  ),
  actionCard(card({ id: 'rotk-drag-to-your-doom', name: 'Drag to Your Doom' }), play(...orLowerTide(purge(strongest)))),
  actionCard(
    card({ id: 'rotk-emergence', name: 'Emergence', bonus: 1 }),
    play(destroy(a(enemy(artifact))), exhaust(exactly(3, enemy(creature)))),
  ),
  actionCard(
    card({ id: 'rotk-into-the-abyss', name: 'Into the Abyss', bonus: 1 }),
    play(...orLowerTide(discard(each(inHand({}, 'opponent'))), draw(4, 'opponent'))),
  ),
  actionCard(
    card({ id: 'rotk-left-in-its-wake', name: 'Left in Its Wake', bonus: 1 }),
    play(
      choose(strongest, (one) => exhaust(both(one, each(ofHouse(houseOf(one), enemy(besides(one, creature))))))),
      archiveOneWhenHigh,
    ),
  ),
  actionCard(
    card({ id: 'rotk-preternatural-will', name: 'Preternatural Will' }),
    play(when(tideIs('low'), heal(6, adversary)), whenHigh(gainChains(3, 'opponent'))),
  ),
  actionCard(
    card({ id: 'rotk-race-to-the-surface', name: 'Race to the Surface', bonus: 1 }),
    play(archiveCards(advances), draw(advances, 'opponent')),
  ),
  actionCard(
    card({ id: 'rotk-the-evil-in-the-ranks', name: 'The Evil in the Ranks' }),
    play(dealDamage(3, each(onFlank(enemy(creature)))), archiveOneWhenHigh),
  ),
  actionCard(
    card({ id: 'rotk-tidal-trouble', name: 'Tidal Trouble', bonus: 1 }),
    play(
      ...orLowerTide(choose(strongest, (one) => stun(both(one, each(ofHouse(houseOf(one), besides(one, creature))))))),
    ),
  ),
  actionCard(
    card({ id: 'rotk-tide-down', name: 'Tide Down', bonus: 1 }),
    play(putOnDeck(a(enemy(creature)), 'bottom'), archiveOneWhenHigh),
  ),
  actionCard(
    card({ id: 'rotk-zealots-revelation', name: 'Zealot’s Revelation' }),
    play(...orLowerTide(shuffle('discard-into-deck'), archiveCards(3))),
  ),
];

const unstunned: Filter = { ...enemy(creature), stunned: false };

const artifacts: readonly CardDef[] = [
  artifactCard(
    card({ id: 'rotk-ascending-jet', name: 'Ascending Jet', traits: ['power'] }),
    actionAbility(
      choose(leastPowerful(1, friendly(creature)), (one) => [
        addPowerCounters(3, one),
        when(is(one, withPowerAtLeast(9, {})), sinks),
      ]),
    ),
  ),
  artifactCard(
    card({ id: 'rotk-swift-current', name: 'Swift Current', bonus: 2, traits: ['power'] }),
    actionAbility(capture(1, mostPowerful(1, friendly(creature))), when(equal(aember('opponent'), 0), sinks)),
  ),
  artifactCard(
    card({ id: 'rotk-whirlpool-eddy', name: 'Whirlpool Eddy', bonus: 1, traits: ['power'] }),
    actionAbility(
      choose(a(unstunned), (one) => [stun(one), exhaust(one)]),
      when(not(exists(unstunned)), sinks),
    ),
  ),
];

const upgrades: readonly CardDef[] = [
  upgradeCard(
    card({ id: 'rotk-primordial', name: 'Primordial' }),
    constant(gainsAbility(keyraken, reap(archiveCards(1)))),
    eachTime({ event: 'forge' }, destroy(self)),
  ),
  upgradeCard(
    card({ id: 'rotk-titanic-maw', name: 'Titanic Maw' }),
    constant(
      gainsKeyword(keyraken, 'skirmish'),
      prey(keyraken, 'most-powerful'),
      gainsAbility(keyraken, fight(dealDamage(3, neighborsOf(other)))),
    ),
    eachTime(yourTurnEnds, when(not(exists(enemy(creature))), destroy(self))),
  ),
];

/** The 26 cards that the adventure deck is made of, each once. */
export const adventureCards: readonly CardDef[] = [...creatures, ...actions, ...artifacts, ...upgrades];
