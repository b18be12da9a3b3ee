// Mars, Call of the Archons.
import type { CardDef } from '@vaultsong/engine';
import {
  a,
  actionAbility,
  actionCard,
  addPowerCounters,
  aember,
  another,
  anyCard,
  anyNumberOf,
  archive,
  archiveIntoYours,
  artifact,
  artifactCard,
  atLeast,
  both,
  capture,
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
  destroy,
  destroyed,
  discard,
  draw,
  each,
  eachTime,
  enemy,
  entersReadyWhenPlayed,
  exactly,
  forEach,
  forRemainderOfTurn,
  friendly,
  gain,
  gainChains,
  gainsAbility,
  heal,
  host,
  ifYouDo,
  inHand,
  isDestroyedFighting,
  keyCost,
  keysForgedBy,
  lasting,
  lose,
  may,
  mayUse,
  notOfHouse,
  ofHouse,
  omni,
  play,
  playerCannot,
  poolGoesTo,
  purge,
  ready,
  reap,
  reaps,
  reveal,
  sacrifice,
  self,
  stun,
  thisCreature,
  thisWay,
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

const biomatrixBackup = upgradeCard(
  { id: 'biomatrix-backup', name: 'Biomatrix Backup', house: 'mars', bonus: 1 },
  constant(gainsAbility(host, destroyed(archive(self)))),
);

const blypyp = creatureCard(
  { id: 'blypyp', name: 'Blypyp', house: 'mars', power: 2, traits: ['martian', 'scientist'] },
  reap(lasting('turn', constant(entersReadyWhenPlayed(friendly(ofHouse('mars', creature)))), 1)),
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

const incubationChamber = artifactCard(
  { id: 'incubation-chamber', name: 'Incubation Chamber', house: 'mars', traits: ['location'] },
  omni(may(choose(a(inHand(ofHouse('mars', creature))), (chosen) => [reveal(chosen), archive(chosen)]))),
);

const irradiatedAember = actionCard(
  { id: 'irradiated-aember', name: 'Irradiated Æmber', house: 'mars', bonus: 1 },
  play(when(atLeast(aember('opponent'), 6), dealDamage(3, each(enemy(creature))))),
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

const martiansMakeBadAllies = actionCard(
  { id: 'martians-make-bad-allies', name: 'Martians Make Bad Allies', house: 'mars' },
  play(reveal(each(inHand(anyCard))), purge(thisWay(notOfHouse('mars', creature))), gain(count(thisWay()))),
);

const massAbduction = actionCard(
  { id: 'mass-abduction', name: 'Mass Abduction', house: 'mars', bonus: 1 },
  play(archiveIntoYours(upTo(3, damaged(enemy(creature))))),
);

const mothergun = artifactCard(
  { id: 'mothergun', name: 'Mothergun', house: 'mars', traits: ['weapon'] },
  actionAbility(reveal(anyNumberOf(inHand(ofHouse('mars', anyCard)))), dealDamage(count(thisWay()), a(creature))),
);

const orbitalBombardment = actionCard(
  { id: 'orbital-bombardment', name: 'Orbital Bombardment', house: 'mars', bonus: 1 },
  play(
    reveal(anyNumberOf(inHand(ofHouse('mars', anyCard)))),
    forEach(thisWay(), () => [dealDamage(2, a(creature))]),
  ),
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

const redPlanetRayGun = upgradeCard(
  { id: 'red-planet-ray-gun', name: 'Red Planet Ray Gun', house: 'mars', bonus: 1 },
  constant(gainsAbility(host, reap(dealDamage(count(each(ofHouse('mars', creature))), a(creature))))),
);

const sampleCollection = actionCard(
  { id: 'sample-collection', name: 'Sample Collection', house: 'mars' },
  play(archiveIntoYours(exactly(keysForgedBy('opponent'), enemy(creature)))),
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

const yxiloBolter = creatureCard(
  { id: 'yxilo-bolter', name: 'Yxilo Bolter', house: 'mars', power: 3, traits: ['martian', 'soldier'] },
  combined(
    ['fight', 'reap'],
    choose(a(creature), (chosen) => [dealDamage(2, chosen), when(wasDestroyed(chosen), purge(chosen))]),
  ),
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
  combatPheromones,
  commpod,
  crystalHive,
  deepProbe,
  empBlast,
  etherSpider,
  feedingPit,
  grabberJammer,
  grommid,
  incubationChamber,
  irradiatedAember,
  johnSmyth,
  martiansMakeBadAllies,
  massAbduction,
  mothergun,
  orbitalBombardment,
  phosphorusStars,
  phylyxTheDisintegrator,
  redPlanetRayGun,
  sampleCollection,
  squawker,
  tunk,
  ulyqMegamouth,
  uxlyxTheZookeeper,
  yxiloBolter,
  zyzzixTheMany,
];
