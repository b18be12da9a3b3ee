// Cards that ask the most of the language, said in it before it was fixed: they prove that the vocabulary reaches them.
// They are not playable cards and stay out of `cards`; hard-cards.test.ts defines and plays them.
import type { CardDef } from '@vaultsong/engine';
import {
  a,
  action,
  actionAbility,
  actionCard,
  activeHouse,
  aember,
  another,
  anyCard,
  archive,
  archiveIntoYours,
  artifact,
  artifactCard,
  becomeCopy,
  beforeFight,
  besides,
  cannotChooseHouse,
  cardsUnder,
  choose,
  chooseHouse,
  constant,
  controls,
  count,
  creature,
  creatureCard,
  dealDamage,
  dealsFightDamageTo,
  dealsNoFightDamage,
  deeds,
  destroy,
  destroyed,
  draw,
  each,
  eachPlayer,
  eachTime,
  enemy,
  entersReadyWhenPlayed,
  equal,
  exactly,
  forgeKey,
  forges,
  forRemainderOfTurn,
  friendly,
  gain,
  gainsAbility,
  gainsKeyword,
  giveControl,
  granter,
  heal,
  host,
  ifYouDo,
  inDiscard,
  inHand,
  insteadOf,
  isDestroyed,
  isDestroyedFighting,
  isOnFlank,
  it,
  keysForgedBy,
  lasting,
  leavesPlay,
  lose,
  may,
  mayPlay,
  mayPlayEachTurn,
  maySpendAemberOn,
  mayUse,
  moreThan,
  mostPowerful,
  moveAember,
  mustChooseHouse,
  neighborOf,
  not,
  notOfHouse,
  ofHouse,
  omni,
  onFlank,
  only,
  ownerOf,
  pay,
  play,
  playCard,
  playerCannot,
  poolGoesTo,
  purge,
  purgedBy,
  putIntoPlay,
  putUnder,
  reap,
  repeatOnce,
  sacrifice,
  saveInstead,
  self,
  skipsForgeStep,
  steal,
  takeControl,
  thisCard,
  thisCreature,
  thisWay,
  triggerReapOf,
  upgradeCard,
  useCard,
  when,
  whenPlayed,
  whileTrue,
  wouldGoToDiscardFromPlay,
} from '@vaultsong/engine';

const phaseShift = actionCard(
  { id: 'phase-shift', name: 'Phase Shift', house: 'logos' },
  play(lasting('turn', constant(mayPlay(notOfHouse('logos', anyCard))), 1)),
);

const mimicry = actionCard(
  { id: 'mimicry', name: 'Mimicry', house: 'untamed' },
  whenPlayed(becomeCopy(a(inDiscard(action, 'opponent')))),
);

const masterplan = artifactCard(
  { id: 'masterplan', name: 'Masterplan', house: 'shadows', bonus: 1, traits: ['item'] },
  play(putUnder(a(inHand(anyCard)))),
  omni(playCard(cardsUnder(self)), sacrifice(self)),
);

const spanglerBox = artifactCard(
  { id: 'spangler-box', name: 'Spangler Box', house: 'logos', traits: ['item'] },
  actionAbility(purge(a(creature)), ifYouDo(giveControl(self))),
  leavesPlay(putIntoPlay(purgedBy(self))),
);

const sampleCollection = actionCard(
  { id: 'sample-collection', name: 'Sample Collection', house: 'mars' },
  play(archiveIntoYours(exactly(keysForgedBy('opponent'), enemy(creature)))),
);

const biomatrixBackup = upgradeCard(
  { id: 'biomatrix-backup', name: 'Biomatrix Backup', house: 'mars', bonus: 1 },
  constant(gainsAbility(host, destroyed(archive(self)))),
);

const armageddonCloak = upgradeCard(
  { id: 'armageddon-cloak', name: 'Armageddon Cloak', house: 'sanctum', bonus: 1 },
  constant(
    gainsKeyword(host, 'hazardous', 2),
    gainsAbility(host, destroyed(heal('all', self), destroy(granter), saveInstead(self))),
  ),
);

const dumaTheMartyr = creatureCard(
  { id: 'duma-the-martyr', name: 'Duma the Martyr', house: 'sanctum', power: 3, traits: ['human'] },
  destroyed(heal('all', each(another(friendly(creature)))), draw(2)),
);

const soulSnatcher = artifactCard(
  { id: 'soul-snatcher', name: 'Soul Snatcher', house: 'dis', traits: ['vehicle'] },
  eachTime(isDestroyed(creature), gain(1, ownerOf(it))),
);

const replicator = creatureCard(
  { id: 'replicator', name: 'Replicator', house: 'logos', power: 2, traits: ['mutant'] },
  reap(triggerReapOf(a(another(creature)))),
);

const nexus = creatureCard(
  {
    id: 'nexus',
    name: 'Nexus',
    house: 'shadows',
    power: 3,
    traits: ['cyborg', 'thief'],
    keywords: ['elusive'],
  },
  reap(useCard(a(enemy(artifact)), { asYours: true })),
);

const remoteAccess = actionCard(
  { id: 'remote-access', name: 'Remote Access', house: 'logos', bonus: 1 },
  play(useCard(a(enemy(artifact)), { asYours: true })),
);

const poltergeist = actionCard(
  { id: 'poltergeist', name: 'Poltergeist', house: 'dis', bonus: 1 },
  play(choose(a(artifact), (chosen) => [useCard(chosen, { asYours: true }), destroy(chosen)])),
);

const controlTheWeak = actionCard(
  { id: 'control-the-weak', name: 'Control the Weak', house: 'dis', bonus: 1 },
  play(
    chooseHouse('opponents-identity', (house) => [
      lasting('their-next-turn', constant(mustChooseHouse('opponent', house))),
    ]),
  ),
);

const pitlord = creatureCard(
  { id: 'pitlord', name: 'Pitlord', house: 'dis', bonus: 2, power: 9, traits: ['demon'], keywords: ['taunt'] },
  constant(mustChooseHouse('you', 'dis')),
);

const restringuntus = creatureCard(
  { id: 'restringuntus', name: 'Restringuntus', house: 'dis', power: 1, traits: ['demon'] },
  play(chooseHouse('any', (house) => [lasting('source-leaves', constant(cannotChooseHouse('opponent', house)))])),
);

const miasma = actionCard(
  { id: 'miasma', name: 'Miasma', house: 'shadows', bonus: 1 },
  play(lasting('their-next-turn', constant(skipsForgeStep('opponent')))),
);

const interdimensionalGraft = actionCard(
  { id: 'interdimensional-graft', name: 'Interdimensional Graft', house: 'logos', bonus: 1 },
  play(lasting('their-next-turn', eachTime(forges('opponent'), pay(aember('opponent'), 'opponent', 'you')))),
);

const keyCharge = actionCard(
  { id: 'key-charge', name: 'Key Charge', house: 'untamed' },
  play(lose(1), ifYouDo(may(forgeKey()))),
);

const opponentIsRicher = moreThan(aember('opponent'), aember('you'));
const baitAndSwitch = actionCard(
  { id: 'bait-and-switch', name: 'Bait and Switch', house: 'shadows' },
  play(repeatOnce(opponentIsRicher, when(opponentIsRicher, steal(1)))),
);

const threeFates = actionCard(
  { id: 'three-fates', name: 'Three Fates', house: 'dis', bonus: 1 },
  play(destroy(mostPowerful(3))),
);

const hecatomb = actionCard(
  { id: 'hecatomb', name: 'Hecatomb', house: 'dis', bonus: 1 },
  play(destroy(each(ofHouse('dis', creature))), eachPlayer(gain(count(thisWay(friendly(creature)))))),
);

const spectralTunneler = artifactCard(
  { id: 'spectral-tunneler', name: 'Spectral Tunneler', house: 'logos', bonus: 1, traits: ['item'] },
  actionAbility(
    choose(a(creature), (chosen) => [
      forRemainderOfTurn(constant(isOnFlank(only(chosen)), gainsAbility(only(chosen), reap(draw(1))))),
    ]),
  ),
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

const gabosLongarms = creatureCard(
  { id: 'gabos-longarms', name: 'Gabos Longarms', house: 'dis', power: 5, traits: ['demon'] },
  beforeFight(choose(a(creature), (chosen) => lasting('fight', constant(dealsFightDamageTo(thisCreature, chosen))))),
);

const combatPheromones = artifactCard(
  { id: 'combat-pheromones', name: 'Combat Pheromones', house: 'mars', bonus: 1, traits: ['item'] },
  omni(sacrifice(self), lasting('turn', constant(mayUse(another(ofHouse('mars', anyCard)))), 2)),
);

const annihilationRitual = artifactCard(
  { id: 'annihilation-ritual', name: 'Annihilation Ritual', house: 'dis', bonus: 1, traits: ['power'] },
  insteadOf(wouldGoToDiscardFromPlay(creature), { zone: 'purged' }),
);

const etherSpider = creatureCard(
  { id: 'ether-spider', name: 'Ether Spider', house: 'mars', power: 7, traits: ['beast'] },
  constant(dealsNoFightDamage(thisCreature), poolGoesTo('opponent', self)),
);

const harlandMindlock = creatureCard(
  { id: 'harland-mindlock', name: 'Harland Mindlock', house: 'logos', power: 1, traits: ['cyborg', 'scientist'] },
  play(takeControl(a(onFlank(enemy(creature))), { until: 'source-leaves' })),
);

const collarOfSubordination = upgradeCard(
  { id: 'collar-of-subordination', name: 'Collar of Subordination', house: 'dis' },
  constant(controls(host)),
);

const speedSigil = artifactCard(
  { id: 'speed-sigil', name: 'Speed Sigil', house: 'shadows', bonus: 1, traits: ['power'] },
  whileTrue(
    equal(deeds({ did: 'play', by: 'active', turn: 'this', type: 'creature' }), 1),
    entersReadyWhenPlayed(creature),
  ),
);

const grommid = creatureCard(
  { id: 'grommid', name: 'Grommid', house: 'mars', power: 10, traits: ['beast'] },
  constant(playerCannot('you', 'play', creature)),
  eachTime(isDestroyedFighting(enemy(creature), self), lose(1, 'opponent')),
);

const pocketUniverse = artifactCard(
  { id: 'pocket-universe', name: 'Pocket Universe', house: 'logos', traits: ['item'] },
  constant(maySpendAemberOn(thisCard)),
  actionAbility(moveAember(1, 'you', self)),
);

const witchOfTheWilds = creatureCard(
  { id: 'witch-of-the-wilds', name: 'Witch of the Wilds', house: 'untamed', power: 4, traits: ['beast', 'witch'] },
  whileTrue(not(activeHouse('untamed')), mayPlayEachTurn(1, ofHouse('untamed', anyCard))),
);

export const hardCards: readonly CardDef[] = [
  annihilationRitual,
  armageddonCloak,
  baitAndSwitch,
  biomatrixBackup,
  collarOfSubordination,
  combatPheromones,
  controlTheWeak,
  dumaTheMartyr,
  etherSpider,
  gabosLongarms,
  grommid,
  harlandMindlock,
  hecatomb,
  interdimensionalGraft,
  keyCharge,
  masterplan,
  miasma,
  mimicry,
  nexus,
  phaseShift,
  pitlord,
  pocketUniverse,
  poltergeist,
  positronBolt,
  remoteAccess,
  replicator,
  restringuntus,
  sampleCollection,
  soulSnatcher,
  spanglerBox,
  spectralTunneler,
  speedSigil,
  threeFates,
  witchOfTheWilds,
];
