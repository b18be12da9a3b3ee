// Logos, Call of the Archons.
import type { CardDef } from '@vaultsong/engine';
import {
  a,
  actionAbility,
  actionCard,
  aember,
  another,
  anyCard,
  artifact,
  artifactCard,
  besides,
  choose,
  constant,
  creature,
  creatureCard,
  dealDamage,
  draw,
  eachTime,
  enemy,
  eventAmount,
  exactly,
  fight,
  forges,
  forRemainderOfTurn,
  gain,
  gainsAbility,
  giveControl,
  handSize,
  ifYouDo,
  insteadOf,
  isOnFlank,
  keysForgedBy,
  lasting,
  leavesPlay,
  mayPlay,
  maySpendAemberOn,
  moveAember,
  neighborOf,
  notOfHouse,
  onFlank,
  only,
  pay,
  play,
  playCard,
  purge,
  purgedBy,
  putIntoPlay,
  reap,
  self,
  steal,
  takeControl,
  thisCard,
  topOfDeck,
  triggerReapOf,
  useCard,
  youPlay,
  youWouldGainByReaping,
} from '@vaultsong/engine';

const batdrone = creatureCard(
  { id: 'batdrone', name: 'Batdrone', house: 'logos', power: 2, traits: ['robot'], keywords: ['skirmish'] },
  fight(steal(1)),
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

const harlandMindlock = creatureCard(
  { id: 'harland-mindlock', name: 'Harland Mindlock', house: 'logos', power: 1, traits: ['cyborg', 'scientist'] },
  play(takeControl(a(onFlank(enemy(creature))), { until: 'source-leaves' })),
);

const interdimensionalGraft = actionCard(
  { id: 'interdimensional-graft', name: 'Interdimensional Graft', house: 'logos', bonus: 1 },
  play(lasting('their-next-turn', eachTime(forges('opponent'), pay(aember('opponent'), 'opponent', 'you')))),
);

const libraryAccess = actionCard(
  { id: 'library-access', name: 'Library Access', house: 'logos' },
  play(forRemainderOfTurn(eachTime(youPlay(another(anyCard)), draw(1))), purge(self)),
);

const libraryOfBabble = artifactCard(
  { id: 'library-of-babble', name: 'Library of Babble', house: 'logos', traits: ['location'] },
  actionAbility(draw(1)),
);

const mother = creatureCard(
  { id: 'mother', name: 'Mother', house: 'logos', power: 5, traits: ['robot', 'scientist'] },
  constant(handSize('you', 1)),
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

const remoteAccess = actionCard(
  { id: 'remote-access', name: 'Remote Access', house: 'logos', bonus: 1 },
  play(useCard(a(enemy(artifact)), { asYours: true })),
);

const replicator = creatureCard(
  { id: 'replicator', name: 'Replicator', house: 'logos', power: 2, traits: ['mutant'] },
  reap(triggerReapOf(a(another(creature)))),
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

const twinBoltEmission = actionCard(
  { id: 'twin-bolt-emission', name: 'Twin Bolt Emission', house: 'logos', bonus: 1 },
  play(dealDamage(2, exactly(2, creature))),
);

const wildWormhole = actionCard(
  { id: 'wild-wormhole', name: 'Wild Wormhole', house: 'logos', bonus: 1 },
  play(playCard(topOfDeck())),
);

export const logos: readonly CardDef[] = [
  batdrone,
  dimensionDoor,
  docBookton,
  drEscotera,
  harlandMindlock,
  interdimensionalGraft,
  libraryAccess,
  libraryOfBabble,
  mother,
  phaseShift,
  pocketUniverse,
  positronBolt,
  quixoTheAdventurer,
  remoteAccess,
  replicator,
  spanglerBox,
  spectralTunneler,
  twinBoltEmission,
  wildWormhole,
];
