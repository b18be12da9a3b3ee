// Mars, Call of the Archons.
import type { CardDef } from '@vaultsong/engine';
import {
  a,
  actionAbility,
  actionCard,
  addPowerCounters,
  aember,
  aemberOn,
  allTrue,
  amountThisWay,
  another,
  anyCard,
  anyNumberOf,
  anyOf,
  archive,
  archiveIntoYours,
  artifact,
  artifactCard,
  assignDamage,
  atLeast,
  beforeFight,
  belongsTo,
  both,
  capture,
  captureFromOwnSide,
  cardsInHand,
  choose,
  chooseHouse,
  chooseOne,
  combined,
  constant,
  count,
  creature,
  creatureCard,
  damaged,
  dealDamage,
  dealsNoFightDamage,
  defender,
  destroy,
  destroyed,
  differentlyNamedFrom,
  discard,
  draw,
  each,
  eachPlayer,
  eachTime,
  enemy,
  entersReadyWhenPlayed,
  entersStunned,
  erratum,
  exactly,
  exists,
  forEach,
  forgeKey,
  forRemainderOfTurn,
  friendly,
  gain,
  gainChains,
  gainsAbility,
  getsPower,
  heal,
  host,
  hostOf,
  ifYouDo,
  inDeck,
  inHand,
  is,
  isDestroyedFighting,
  keyCost,
  keysForgedBy,
  lasting,
  lose,
  losesKeyword,
  may,
  mayUse,
  negative,
  neighborsOf,
  not,
  notOfHouse,
  ofHouse,
  omni,
  opponentOf,
  ownedBy,
  play,
  playerCannot,
  poolGoesTo,
  product,
  purge,
  putIntoPlay,
  readied,
  ready,
  reap,
  reaps,
  repeatWhile,
  returnToHand,
  reveal,
  sacrifice,
  self,
  sharingTraitWith,
  shuffleIntoDeck,
  steal,
  stun,
  sum,
  thisCreature,
  thisWay,
  topOfDeck,
  upgradeCard,
  upTo,
  useCard,
  wasDestroyed,
  when,
  withoutTrait,
  withTrait,
  youPlay,
} from '@vaultsong/engine';

const ammoniaClouds = actionCard(
  { id: 'ammonia-clouds', name: 'Ammonia Clouds', house: 'mars' },
  play(dealDamage(3, each(creature))),
);

const battleFleet = actionCard(
  { id: 'battle-fleet', name: 'Battle Fleet', house: 'mars', bonus: 1 },
  play(reveal(anyNumberOf(inHand(ofHouse('mars', anyCard)))), draw(count(thisWay()))),
);

const biomatrixBackup = erratum(
  'of-2019',
  upgradeCard(
    { id: 'biomatrix-backup', name: 'Biomatrix Backup', house: 'mars', bonus: 1 },
    constant(gainsAbility(host, destroyed(archive(self)))),
  ),
  constant(gainsAbility(host, destroyed(may(archive(self))))),
);

const blypyp = creatureCard(
  { id: 'blypyp', name: 'Blypyp', house: 'mars', power: 2, traits: ['martian', 'scientist'] },
  reap(lasting('turn', constant(entersReadyWhenPlayed(friendly(ofHouse('mars', creature)))), 1)),
);

const brainStemAntenna = upgradeCard(
  { id: 'brain-stem-antenna', name: 'Brain Stem Antenna', house: 'mars' },
  constant(
    gainsAbility(
      host,
      eachTime(
        youPlay(ofHouse('mars', creature)),
        ready(self),
        forRemainderOfTurn(constant(belongsTo(thisCreature, 'mars'))),
      ),
    ),
  ),
);

const chuffApe = creatureCard(
  { id: 'chuff-ape', name: 'Chuff Ape', house: 'mars', power: 11, traits: ['beast'], keywords: ['taunt'] },
  constant(entersStunned(thisCreature)),
  combined(['fight', 'reap'], may(sacrifice(a(another(friendly(creature))))), ifYouDo(heal('all', self))),
);

const combatPheromones = artifactCard(
  { id: 'combat-pheromones', name: 'Combat Pheromones', house: 'mars', bonus: 1, traits: ['item'] },
  omni(sacrifice(self), lasting('turn', constant(mayUse(another(ofHouse('mars', anyCard)))), 2)),
);

const commpod = artifactCard(
  { id: 'commpod', name: 'Commpod', house: 'mars', traits: ['item'] },
  actionAbility(
    reveal(anyNumberOf(inHand(ofHouse('mars', anyCard)))),
    forEach(thisWay(), () => [may(ready(a(ofHouse('mars', creature))))]),
  ),
);

const crystalHive = artifactCard(
  { id: 'crystal-hive', name: 'Crystal Hive', house: 'mars', traits: ['location'] },
  actionAbility(forRemainderOfTurn(eachTime(reaps(creature), gain(1)))),
);

const customVirus = erratum(
  'later',
  artifactCard(
    { id: 'custom-virus', name: 'Custom Virus', house: 'mars', bonus: 1, traits: ['weapon'] },
    omni(
      destroy(self),
      may(
        choose(a(inHand(creature)), (purged) => [
          purge(purged),
          ifYouDo(destroy(each(sharingTraitWith(purged, creature)))),
        ]),
      ),
    ),
  ),
  omni(
    sacrifice(self),
    choose(a(inHand(creature)), (purged) => [purge(purged), destroy(each(sharingTraitWith(purged, creature)))]),
  ),
);

const deepProbe = actionCard(
  { id: 'deep-probe', name: 'Deep Probe', house: 'mars', bonus: 1 },
  play(
    chooseHouse('any', (house) => [
      reveal(each(inHand(anyCard, 'opponent'))),
      discard(thisWay(ofHouse(house, creature))),
    ]),
  ),
);

const empBlast = actionCard(
  { id: 'emp-blast', name: 'EMP Blast', house: 'mars', bonus: 1 },
  play(stun(both(each(ofHouse('mars', creature)), each(withTrait('robot', creature)))), destroy(each(artifact))),
);

const etherSpider = creatureCard(
  { id: 'ether-spider', name: 'Ether Spider', house: 'mars', power: 7, traits: ['beast'] },
  constant(dealsNoFightDamage(thisCreature), poolGoesTo('opponent', self)),
);

const feedingPit = artifactCard(
  { id: 'feeding-pit', name: 'Feeding Pit', house: 'mars', traits: ['location'] },
  actionAbility(discard(a(inHand(creature))), ifYouDo(gain(1))),
);

const grabberJammer = creatureCard(
  { id: 'grabber-jammer', name: 'Grabber Jammer', house: 'mars', power: 4, armor: 1, traits: ['robot'] },
  constant(keyCost('opponent', 1)),
  combined(['fight', 'reap'], capture(1)),
);

const grommid = creatureCard(
  { id: 'grommid', name: 'Grommid', house: 'mars', power: 10, traits: ['beast'] },
  constant(playerCannot('you', 'play', creature)),
  eachTime(isDestroyedFighting(enemy(creature), self), lose(1, 'opponent')),
);

const hypnoticCommand = actionCard(
  { id: 'hypnotic-command', name: 'Hypnotic Command', house: 'mars' },
  play(forEach(each(friendly(ofHouse('mars', creature))), () => [captureFromOwnSide(1, a(enemy(creature)))])),
);

const incubationChamber = erratum(
  'later',
  artifactCard(
    { id: 'incubation-chamber', name: 'Incubation Chamber', house: 'mars', traits: ['location'] },
    omni(may(choose(a(inHand(ofHouse('mars', creature))), (chosen) => [reveal(chosen), archive(chosen)]))),
  ),
  omni(choose(a(inHand(ofHouse('mars', creature))), (chosen) => [reveal(chosen), ifYouDo(archive(chosen))])),
);

const invasionPortal = artifactCard(
  { id: 'invasion-portal', name: 'Invasion Portal', house: 'mars', traits: ['location'] },
  actionAbility(
    repeatWhile(allTrue(not(is(thisWay(), ofHouse('mars', creature))), exists(inDeck(anyCard))), discard(topOfDeck())),
    returnToHand(thisWay(ofHouse('mars', creature))),
  ),
);

const irradiatedAember = actionCard(
  { id: 'irradiated-aember', name: 'Irradiated Æmber', house: 'mars', bonus: 1 },
  play(when(atLeast(aember('opponent'), 6), dealDamage(3, each(enemy(creature))))),
);

const jammerPack = upgradeCard(
  { id: 'jammer-pack', name: 'Jammer Pack', house: 'mars', bonus: 1 },
  constant(keyCost(opponentOf(hostOf(self)), 2)),
);

const johnSmyth = creatureCard(
  {
    id: 'john-smyth',
    name: '“John Smyth”',
    house: 'mars',
    power: 2,
    traits: ['agent', 'martian'],
    keywords: ['elusive'],
  },
  combined(['fight', 'reap'], ready(a(withoutTrait('agent', ofHouse('mars', creature))))),
);

const keyAbduction = actionCard(
  { id: 'key-abduction', name: 'Key Abduction', house: 'mars', bonus: 1 },
  play(returnToHand(each(ofHouse('mars', creature))), may(forgeKey(sum(9, negative(cardsInHand('you')))))),
);

const martianHounds = actionCard(
  { id: 'martian-hounds', name: 'Martian Hounds', house: 'mars' },
  play(choose(a(creature), (chosen) => addPowerCounters(product(2, count(each(damaged(creature)))), chosen))),
);

const martiansMakeBadAllies = actionCard(
  { id: 'martians-make-bad-allies', name: 'Martians Make Bad Allies', house: 'mars' },
  play(reveal(each(inHand(anyCard))), purge(thisWay(notOfHouse('mars', creature))), gain(count(thisWay()))),
);

const massAbduction = actionCard(
  { id: 'mass-abduction', name: 'Mass Abduction', house: 'mars', bonus: 1 },
  play(archiveIntoYours(upTo(3, damaged(enemy(creature))))),
);

const matingSeason = actionCard(
  { id: 'mating-season', name: 'Mating Season', house: 'mars', bonus: 1 },
  play(shuffleIntoDeck(each(ofHouse('mars', creature))), eachPlayer(gain(count(thisWay(ownedBy('you', creature)))))),
);

const mindwarper = creatureCard(
  {
    id: 'mindwarper',
    name: 'Mindwarper',
    house: 'mars',
    power: 2,
    traits: ['martian', 'scientist'],
    keywords: ['elusive'],
  },
  actionAbility(captureFromOwnSide(1, a(enemy(creature)))),
);

const mothergun = artifactCard(
  { id: 'mothergun', name: 'Mothergun', house: 'mars', traits: ['weapon'] },
  actionAbility(reveal(anyNumberOf(inHand(ofHouse('mars', anyCard)))), dealDamage(count(thisWay()), a(creature))),
);

const mothershipSupport = actionCard(
  { id: 'mothership-support', name: 'Mothership Support', house: 'mars', bonus: 1 },
  play(assignDamage(2, count(each(friendly(readied(ofHouse('mars', creature))))), creature)),
);

const orbitalBombardment = actionCard(
  { id: 'orbital-bombardment', name: 'Orbital Bombardment', house: 'mars', bonus: 1 },
  play(reveal(anyNumberOf(inHand(ofHouse('mars', anyCard)))), assignDamage(2, count(thisWay()), creature)),
);

const phosphorusStars = actionCard(
  { id: 'phosphorus-stars', name: 'Phosphorus Stars', house: 'mars' },
  play(stun(each(notOfHouse('mars', creature))), gainChains(2)),
);

const phylyxTheDisintegrator = creatureCard(
  {
    id: 'phylyx-the-disintegrator',
    name: 'Phylyx the Disintegrator',
    house: 'mars',
    power: 1,
    traits: ['martian', 'soldier'],
    keywords: ['elusive'],
  },
  actionAbility(lose(count(each(another(friendly(ofHouse('mars', creature))))), 'opponent')),
);

const psychicNetwork = actionCard(
  { id: 'psychic-network', name: 'Psychic Network', house: 'mars' },
  play(steal(count(each(friendly(readied(ofHouse('mars', creature))))))),
);

const qyxxlyxPlagueMaster = creatureCard(
  {
    id: 'qyxxlyx-plague-master',
    name: 'Qyxxlyx Plague Master',
    house: 'mars',
    power: 3,
    traits: ['martian', 'scientist'],
  },
  combined(['fight', 'reap'], dealDamage(3, each(withTrait('human', creature)), { ignoringArmor: true })),
);

const redPlanetRayGun = upgradeCard(
  { id: 'red-planet-ray-gun', name: 'Red Planet Ray Gun', house: 'mars', bonus: 1 },
  constant(gainsAbility(host, reap(dealDamage(count(each(ofHouse('mars', creature))), a(creature))))),
);

const sampleCollection = actionCard(
  { id: 'sample-collection', name: 'Sample Collection', house: 'mars' },
  play(archiveIntoYours(exactly(keysForgedBy('opponent'), enemy(creature)))),
);

const shatterStorm = actionCard(
  { id: 'shatter-storm', name: 'Shatter Storm', house: 'mars' },
  play(lose(aember('you')), lose(product(3, amountThisWay), 'opponent')),
);

const sniffer = artifactCard(
  { id: 'sniffer', name: 'Sniffer', house: 'mars', bonus: 1, traits: ['ally'] },
  actionAbility(forRemainderOfTurn(constant(losesKeyword(creature, 'elusive')))),
);

const softLanding = actionCard(
  { id: 'soft-landing', name: 'Soft Landing', house: 'mars' },
  play(lasting('turn', constant(entersReadyWhenPlayed(friendly(anyOf(creature, artifact)))), 1)),
);

const squawker = actionCard(
  { id: 'squawker', name: 'Squawker', house: 'mars', bonus: 1 },
  play(
    chooseOne(
      { label: 'Ready a Mars creature', then: ready(a(ofHouse('mars', creature))) },
      { label: 'Stun a non-Mars creature', then: stun(a(notOfHouse('mars', creature))) },
    ),
  ),
);

const swapWidget = artifactCard(
  { id: 'swap-widget', name: 'Swap Widget', house: 'mars', traits: ['item'] },
  actionAbility(
    choose(a(readied(friendly(ofHouse('mars', creature)))), (returned) => [
      returnToHand(returned),
      ifYouDo(
        choose(a(inHand(differentlyNamedFrom(returned, ofHouse('mars', creature)))), (chosen) => [
          putIntoPlay(chosen),
          ready(chosen),
        ]),
      ),
    ]),
  ),
);

const totalRecall = actionCard(
  { id: 'total-recall', name: 'Total Recall', house: 'mars', bonus: 1 },
  play(gain(count(each(friendly(readied(creature))))), returnToHand(each(friendly(creature)))),
);

const tunk = creatureCard(
  { id: 'tunk', name: 'Tunk', house: 'mars', power: 6, armor: 1, traits: ['robot'] },
  eachTime(youPlay(another(ofHouse('mars', creature))), heal('all', self)),
);

const ulyqMegamouth = creatureCard(
  { id: 'ulyq-megamouth', name: 'Ulyq Megamouth', house: 'mars', power: 3, traits: ['martian', 'scientist'] },
  combined(['fight', 'reap'], useCard(a(friendly(notOfHouse('mars', creature))))),
);

const uxlyxTheZookeeper = creatureCard(
  {
    id: 'uxlyx-the-zookeeper',
    name: 'Uxlyx the Zookeeper',
    house: 'mars',
    power: 2,
    traits: ['martian', 'scientist'],
    keywords: ['elusive'],
  },
  reap(archiveIntoYours(a(enemy(creature)))),
);

const vezymaThinkdrone = creatureCard(
  { id: 'vezyma-thinkdrone', name: 'Vezyma Thinkdrone', house: 'mars', power: 3, traits: ['martian', 'scientist'] },
  reap(may(archive(a(friendly(anyOf(creature, artifact)))))),
);

const yxiliMarauder = creatureCard(
  { id: 'yxili-marauder', name: 'Yxili Marauder', house: 'mars', power: 2, traits: ['martian', 'soldier'] },
  constant(getsPower(thisCreature, aemberOn(self))),
  play(capture(count(each(friendly(readied(ofHouse('mars', creature))))))),
);

const yxiloBolter = creatureCard(
  { id: 'yxilo-bolter', name: 'Yxilo Bolter', house: 'mars', power: 3, traits: ['martian', 'soldier'] },
  combined(
    ['fight', 'reap'],
    choose(a(creature), (chosen) => [dealDamage(2, chosen), when(wasDestroyed(chosen), purge(chosen))]),
  ),
);

const yxilxDominator = creatureCard(
  {
    id: 'yxilx-dominator',
    name: 'Yxilx Dominator',
    house: 'mars',
    power: 9,
    armor: 1,
    traits: ['robot'],
    keywords: ['taunt'],
  },
  constant(entersStunned(thisCreature)),
);

const zorg = creatureCard(
  { id: 'zorg', name: 'Zorg', house: 'mars', power: 7, traits: ['beast'] },
  constant(entersStunned(thisCreature)),
  beforeFight(stun(both(defender, neighborsOf(defender)))),
);

const zyzzixTheMany = creatureCard(
  { id: 'zyzzix-the-many', name: 'Zyzzix the Many', house: 'mars', power: 3, traits: ['martian', 'soldier'] },
  combined(
    ['fight', 'reap'],
    may(choose(a(inHand(creature)), (chosen) => [reveal(chosen), archive(chosen)])),
    ifYouDo(addPowerCounters(3, self)),
  ),
);

export const mars: readonly CardDef[] = [
  ammoniaClouds,
  battleFleet,
  biomatrixBackup,
  blypyp,
  brainStemAntenna,
  chuffApe,
  combatPheromones,
  commpod,
  crystalHive,
  customVirus,
  deepProbe,
  empBlast,
  etherSpider,
  feedingPit,
  grabberJammer,
  grommid,
  hypnoticCommand,
  incubationChamber,
  invasionPortal,
  irradiatedAember,
  jammerPack,
  johnSmyth,
  keyAbduction,
  martianHounds,
  martiansMakeBadAllies,
  massAbduction,
  matingSeason,
  mindwarper,
  mothergun,
  mothershipSupport,
  orbitalBombardment,
  phosphorusStars,
  phylyxTheDisintegrator,
  psychicNetwork,
  qyxxlyxPlagueMaster,
  redPlanetRayGun,
  sampleCollection,
  shatterStorm,
  sniffer,
  softLanding,
  squawker,
  swapWidget,
  totalRecall,
  tunk,
  ulyqMegamouth,
  uxlyxTheZookeeper,
  vezymaThinkdrone,
  yxiliMarauder,
  yxiloBolter,
  yxilxDominator,
  zorg,
  zyzzixTheMany,
];
