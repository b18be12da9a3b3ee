// Logos, Call of the Archons.
import type { CardDef } from '@vaultsong/engine';
import {
  a,
  action,
  actionAbility,
  actionCard,
  aember,
  again,
  allTrue,
  another,
  anyCard,
  anyOf,
  archive,
  artifact,
  artifactCard,
  atLeast,
  belongsToEveryHouse,
  besides,
  both,
  cannot,
  capture,
  choose,
  chooseHouse,
  chooseOne,
  combined,
  constant,
  controllerOf,
  count,
  creature,
  creatureCard,
  damaged,
  dealDamage,
  deeds,
  destroy,
  destroyed,
  discard,
  draw,
  each,
  eachPlayer,
  eachTime,
  enemy,
  equal,
  erratum,
  eventAmount,
  exactly,
  exhaust,
  exists,
  fight,
  forEach,
  forges,
  forRemainderOfTurn,
  friendly,
  gain,
  gainChains,
  gainsAbility,
  giveControl,
  half,
  handSize,
  heal,
  host,
  hostOf,
  houseOf,
  ifElse,
  ifYouDo,
  inArchives,
  inDeckOrDiscard,
  inDiscard,
  inHand,
  insteadOf,
  is,
  isDestroyedFighting,
  isOnFlank,
  keyCost,
  keysForgedBy,
  lasting,
  leavesPlay,
  lose,
  may,
  mayPlay,
  maySpendAemberOn,
  mayUse,
  moreThan,
  moveAember,
  named,
  neighborOf,
  not,
  notOfHouse,
  ofHouse,
  onFlank,
  only,
  pay,
  play,
  playCard,
  playerCannot,
  purge,
  purgedBy,
  putIntoPlay,
  putOnDeck,
  ready,
  reap,
  remember,
  returnToHand,
  reveal,
  self,
  seq,
  shuffle,
  shuffleIntoDeck,
  steal,
  stun,
  swap,
  swapDeckAndDiscard,
  takeControl,
  thisCard,
  thisWay,
  topOfDeck,
  triggerReapOf,
  upgradeCard,
  upTo,
  useCard,
  when,
  whileTrue,
  youPlay,
  youUse,
  youWouldGainByReaping,
} from '@vaultsong/engine';

const anomalyExploiter = artifactCard(
  { id: 'anomaly-exploiter', name: 'Anomaly Exploiter', house: 'logos', traits: ['item'] },
  actionAbility(destroy(a(damaged(creature)))),
);

const batdrone = creatureCard(
  { id: 'batdrone', name: 'Batdrone', house: 'logos', power: 2, traits: ['robot'], keywords: ['skirmish'] },
  fight(steal(1)),
);

const bouncingDeathquark = actionCard(
  { id: 'bouncing-deathquark', name: 'Bouncing Deathquark', house: 'logos' },
  play(
    choose(a(enemy(creature)), (theirs) =>
      choose(a(friendly(creature)), (yours) => [
        destroy(both(theirs, yours)),
        when(allTrue(exists(enemy(creature)), exists(friendly(creature))), may(again)),
      ]),
    ),
  ),
);

const brainEater = creatureCard(
  { id: 'brain-eater', name: 'Brain Eater', house: 'logos', power: 6, traits: ['cyborg', 'beast'] },
  eachTime(isDestroyedFighting(creature, self), draw(1)),
);

const chaosPortal = artifactCard(
  { id: 'chaos-portal', name: 'Chaos Portal', house: 'logos', traits: ['location'] },
  actionAbility(
    chooseHouse('any', (house) => [
      reveal(topOfDeck()),
      when(is(topOfDeck(), ofHouse(house, anyCard)), playCard(topOfDeck())),
    ]),
  ),
);

const crazyKillingMachine = artifactCard(
  { id: 'crazy-killing-machine', name: 'Crazy Killing Machine', house: 'logos', traits: ['weapon'] },
  actionAbility(
    discard(topOfDeck(1, 'each')),
    forEach(thisWay(), (card) => [destroy(a(ofHouse(houseOf(card), anyOf(creature, artifact))))]),
    when(not(atLeast(count(thisWay()), 2)), destroy(self)),
  ),
);

const dextre = creatureCard(
  { id: 'dextre', name: 'Dextre', house: 'logos', power: 3, traits: ['human', 'scientist'] },
  play(capture(1)),
  destroyed(putOnDeck(self)),
);

const dimensionDoor = actionCard(
  { id: 'dimension-door', name: 'Dimension Door', house: 'logos' },
  play(forRemainderOfTurn(insteadOf(youWouldGainByReaping, { do: steal(eventAmount) }))),
);

const docBookton = creatureCard(
  { id: 'doc-bookton', name: 'Doc Bookton', house: 'logos', power: 5, traits: ['human', 'scientist'] },
  reap(draw(1)),
);

const drEscotera = creatureCard(
  { id: 'dr-escotera', name: 'Dr. Escotera', house: 'logos', power: 4, traits: ['cyborg', 'scientist'] },
  play(gain(keysForgedBy('opponent'))),
);

const dysania = creatureCard(
  { id: 'dysania', name: 'Dysania', house: 'logos', power: 4, traits: ['mutant'] },
  play(discard(each(inArchives(anyCard, 'opponent'))), gain(count(thisWay()))),
);

const effervescentPrinciple = actionCard(
  { id: 'effervescent-principle', name: 'Effervescent Principle', house: 'logos' },
  play(eachPlayer(lose(half(aember('you'), 'down'))), gainChains(1)),
);

const experimentalTherapy = erratum(
  'later',
  upgradeCard(
    { id: 'experimental-therapy', name: 'Experimental Therapy', house: 'logos' },
    constant(mayUse(host, controllerOf(hostOf(self)))),
    play(stun(hostOf(self)), exhaust(hostOf(self))),
  ),
  constant(belongsToEveryHouse(host)),
  play(stun(hostOf(self)), exhaust(hostOf(self))),
);

const foggify = actionCard(
  { id: 'foggify', name: 'Foggify', house: 'logos', bonus: 1 },
  play(lasting('their-next-turn', constant(cannot(enemy(creature), 'used-to-fight')))),
);

const ganymedeArchivist = creatureCard(
  { id: 'ganymede-archivist', name: 'Ganymede Archivist', house: 'logos', power: 3, traits: ['human', 'scientist'] },
  reap(archive(a(inHand(anyCard)))),
);

const harlandMindlock = creatureCard(
  { id: 'harland-mindlock', name: 'Harland Mindlock', house: 'logos', power: 1, traits: ['cyborg', 'scientist'] },
  play(takeControl(a(onFlank(enemy(creature))), { until: 'source-leaves' })),
);

const helpFromFutureSelf = actionCard(
  { id: 'help-from-future-self', name: 'Help from Future Self', house: 'logos', bonus: 1 },
  play(
    choose(upTo(1, inDeckOrDiscard(named('timetraveller'))), (found) => [reveal(found), returnToHand(found)]),
    shuffle('discard-into-deck'),
  ),
);

const interdimensionalGraft = actionCard(
  { id: 'interdimensional-graft', name: 'Interdimensional Graft', house: 'logos', bonus: 1 },
  play(lasting('their-next-turn', eachTime(forges('opponent'), pay(aember('opponent'), 'opponent', 'you')))),
);

const knowledgeIsPower = actionCard(
  { id: 'knowledge-is-power', name: 'Knowledge is Power', house: 'logos' },
  play(
    chooseOne(
      { label: 'archive a card', then: archive(a(inHand(anyCard))) },
      { label: 'gain æmber', then: gain(count(each(inArchives(anyCard)))) },
    ),
  ),
);

const labwork = actionCard(
  { id: 'labwork', name: 'Labwork', house: 'logos', bonus: 1 },
  play(archive(a(inHand(anyCard)))),
);

const libraryAccess = erratum(
  'of-2019',
  actionCard(
    { id: 'library-access', name: 'Library Access', house: 'logos' },
    play(forRemainderOfTurn(eachTime(youPlay(another(anyCard)), draw(1))), purge(self)),
  ),
  play(forRemainderOfTurn(eachTime(youPlay(another(anyCard)), draw(1)))),
);

const libraryOfBabble = artifactCard(
  { id: 'library-of-babble', name: 'Library of Babble', house: 'logos', traits: ['location'] },
  actionAbility(draw(1)),
);

const mobiusScroll = artifactCard(
  { id: 'mobius-scroll', name: 'Mobius Scroll', house: 'logos', traits: ['item'] },
  actionAbility(choose(upTo(2, inHand(anyCard)), (chosen) => archive(both(self, chosen)))),
);

const mother = creatureCard(
  { id: 'mother', name: 'Mother', house: 'logos', power: 5, traits: ['robot', 'scientist'] },
  constant(handSize('you', 1)),
);

const neuroSyphon = actionCard(
  { id: 'neuro-syphon', name: 'Neuro Syphon', house: 'logos', bonus: 1 },
  play(when(moreThan(aember('opponent'), aember('you')), steal(1), draw(1))),
);

const neutronShark = creatureCard(
  { id: 'neutron-shark', name: 'Neutron Shark', house: 'logos', power: 1, traits: ['beast', 'mutant'] },
  combined(
    ['play', 'fight', 'reap'],
    choose(a(enemy(anyOf(creature, artifact))), (theirs) =>
      choose(a(friendly(anyOf(creature, artifact))), (yours) => destroy(both(theirs, yours))),
    ),
    discard(topOfDeck()),
    when(is(thisWay(), notOfHouse('logos', anyCard)), again),
  ),
);

const novuArchaeologist = creatureCard(
  { id: 'novu-archaeologist', name: 'Novu Archaeologist', house: 'logos', power: 4, traits: ['cyborg', 'scientist'] },
  actionAbility(archive(a(inDiscard(anyCard)))),
);

const ozmoMartianologist = creatureCard(
  {
    id: 'ozmo-martianologist',
    name: 'Ozmo, Martianologist',
    house: 'logos',
    power: 2,
    traits: ['human', 'scientist'],
    keywords: ['elusive'],
  },
  combined(
    ['fight', 'reap'],
    chooseOne(
      { label: 'heal 3 damage', then: heal(3, a(ofHouse('mars', creature))) },
      { label: 'stun', then: stun(a(ofHouse('mars', creature))) },
    ),
  ),
);

const phaseShift = actionCard(
  { id: 'phase-shift', name: 'Phase Shift', house: 'logos' },
  play(lasting('turn', constant(mayPlay(notOfHouse('logos', anyCard))), 1)),
);

const pocketUniverse = artifactCard(
  { id: 'pocket-universe', name: 'Pocket Universe', house: 'logos', traits: ['item'] },
  constant(maySpendAemberOn(thisCard)),
  actionAbility(moveAember(1, 'you', self)),
);

const positronBolt = actionCard(
  { id: 'positron-bolt', name: 'Positron Bolt', house: 'logos', bonus: 1 },
  play(
    choose(a(onFlank(creature)), (first) =>
      choose(a(neighborOf(first)), (second) =>
        choose(a(besides(first, neighborOf(second))), (third) => [
          dealDamage(3, first),
          dealDamage(2, second),
          dealDamage(1, third),
        ]),
      ),
    ),
  ),
);

const psychicBug = creatureCard(
  { id: 'psychic-bug', name: 'Psychic Bug', house: 'logos', bonus: 1, power: 2, traits: ['cyborg', 'insect'] },
  combined(['play', 'reap'], reveal(each(inHand(anyCard, 'opponent')), 'you')),
);

const quixoTheAdventurer = creatureCard(
  {
    id: 'quixo-the-adventurer',
    name: 'Quixo the “Adventurer”',
    house: 'logos',
    power: 3,
    traits: ['human', 'scientist'],
    keywords: ['skirmish'],
  },
  fight(draw(1)),
);

const randomAccessArchives = actionCard(
  { id: 'random-access-archives', name: 'Random Access Archives', house: 'logos', bonus: 1 },
  play(archive(topOfDeck())),
);

const remoteAccess = actionCard(
  { id: 'remote-access', name: 'Remote Access', house: 'logos', bonus: 1 },
  play(useCard(a(enemy(artifact)), { asYours: true })),
);

const replicator = creatureCard(
  { id: 'replicator', name: 'Replicator', house: 'logos', power: 2, traits: ['mutant'] },
  reap(triggerReapOf(a(another(creature)))),
);

const researchSmoko = creatureCard(
  { id: 'research-smoko', name: 'Research Smoko', house: 'logos', power: 2, traits: ['mutant'] },
  destroyed(archive(topOfDeck())),
);

const reverseTime = actionCard(
  { id: 'reverse-time', name: 'Reverse Time', house: 'logos', bonus: 1 },
  play(swapDeckAndDiscard, shuffle('deck')),
);

const firstUse = equal(deeds({ did: 'use', card: self, turn: 'this' }), 1);
const rocketBoots = upgradeCard(
  { id: 'rocket-boots', name: 'Rocket Boots', house: 'logos' },
  constant(...combined(['fight', 'reap'], when(firstUse, ready(self))).map((ability) => gainsAbility(host, ability))),
);

const scramblerStorm = actionCard(
  { id: 'scrambler-storm', name: 'Scrambler Storm', house: 'logos', bonus: 1 },
  play(lasting('their-next-turn', constant(playerCannot('opponent', 'play', action)))),
);

const skippyTimehog = creatureCard(
  { id: 'skippy-timehog', name: 'Skippy Timehog', house: 'logos', power: 1, traits: ['mutant'] },
  play(lasting('their-next-turn', constant(playerCannot('opponent', 'use')))),
);

const sloppyLabwork = actionCard(
  { id: 'sloppy-labwork', name: 'Sloppy Labwork', house: 'logos', bonus: 1 },
  play(archive(a(inHand(anyCard))), discard(a(inHand(anyCard)))),
);

const spanglerBox = artifactCard(
  { id: 'spangler-box', name: 'Spangler Box', house: 'logos', traits: ['item'] },
  actionAbility(purge(a(creature)), ifYouDo(giveControl(self))),
  leavesPlay(putIntoPlay(purgedBy(self))),
);

const spectralTunneler = artifactCard(
  { id: 'spectral-tunneler', name: 'Spectral Tunneler', house: 'logos', bonus: 1, traits: ['item'] },
  actionAbility(
    choose(a(creature), (chosen) => [
      forRemainderOfTurn(constant(isOnFlank(only(chosen)), gainsAbility(only(chosen), reap(draw(1))))),
    ]),
  ),
);

const strangeGizmo = artifactCard(
  { id: 'strange-gizmo', name: 'Strange Gizmo', house: 'logos', bonus: 1, traits: ['item'] },
  eachTime(forges('you'), destroy(each(anyOf(creature, artifact)))),
);

const theHowlingPit = artifactCard(
  { id: 'the-howling-pit', name: 'The Howling Pit', house: 'logos', bonus: 1, traits: ['location'] },
  constant(handSize('each', 1)),
);

const timetraveller = creatureCard(
  { id: 'timetraveller', name: 'Timetraveller', house: 'logos', bonus: 1, power: 2, traits: ['human', 'scientist'] },
  play(draw(2)),
  actionAbility(shuffleIntoDeck(self)),
);

const titanMechanic = creatureCard(
  { id: 'titan-mechanic', name: 'Titan Mechanic', house: 'logos', power: 6, traits: ['cyborg', 'scientist'] },
  whileTrue(is(self, onFlank(anyCard)), keyCost('each', -1)),
);

const transpositionSandals = upgradeCard(
  { id: 'transposition-sandals', name: 'Transposition Sandals', house: 'logos', bonus: 1 },
  constant(
    gainsAbility(
      host,
      actionAbility(
        choose(a(another(friendly(creature))), (chosen) => [
          swap(self, chosen),
          forRemainderOfTurn(constant(mayUse(only(chosen)))),
        ]),
      ),
    ),
  ),
);

const twinBoltEmission = actionCard(
  { id: 'twin-bolt-emission', name: 'Twin Bolt Emission', house: 'logos', bonus: 1 },
  play(dealDamage(2, exactly(2, creature))),
);

const vespilonTheorist = creatureCard(
  {
    id: 'vespilon-theorist',
    name: 'Vespilon Theorist',
    house: 'logos',
    power: 2,
    traits: ['cyborg', 'scientist'],
    keywords: ['elusive'],
  },
  reap(
    chooseHouse('any', (house) => [
      remember(topOfDeck(), (card) => [
        reveal(card),
        ifElse(is(card, ofHouse(house, anyCard)), seq(archive(card), gain(1)), discard(card)),
      ]),
    ]),
  ),
);

const veylanAnalyst = creatureCard(
  { id: 'veylan-analyst', name: 'Veylan Analyst', house: 'logos', power: 2, traits: ['cyborg', 'scientist'] },
  eachTime(youUse(artifact), gain(1)),
);

const wildWormhole = actionCard(
  { id: 'wild-wormhole', name: 'Wild Wormhole', house: 'logos', bonus: 1 },
  play(playCard(topOfDeck())),
);

export const logos: readonly CardDef[] = [
  anomalyExploiter,
  batdrone,
  bouncingDeathquark,
  brainEater,
  chaosPortal,
  crazyKillingMachine,
  dextre,
  dimensionDoor,
  docBookton,
  drEscotera,
  dysania,
  effervescentPrinciple,
  experimentalTherapy,
  foggify,
  ganymedeArchivist,
  harlandMindlock,
  helpFromFutureSelf,
  interdimensionalGraft,
  knowledgeIsPower,
  labwork,
  libraryAccess,
  libraryOfBabble,
  mobiusScroll,
  mother,
  neuroSyphon,
  neutronShark,
  novuArchaeologist,
  ozmoMartianologist,
  phaseShift,
  pocketUniverse,
  positronBolt,
  psychicBug,
  quixoTheAdventurer,
  randomAccessArchives,
  remoteAccess,
  replicator,
  researchSmoko,
  reverseTime,
  rocketBoots,
  scramblerStorm,
  skippyTimehog,
  sloppyLabwork,
  spanglerBox,
  spectralTunneler,
  strangeGizmo,
  theHowlingPit,
  timetraveller,
  titanMechanic,
  transpositionSandals,
  twinBoltEmission,
  vespilonTheorist,
  veylanAnalyst,
  wildWormhole,
];
