// Dis, Call of the Archons.
import type { CardDef } from '@vaultsong/engine';
import {
  a,
  actionAbility,
  actionCard,
  addPowerCounters,
  aember,
  anyCard,
  archive,
  artifact,
  artifactCard,
  atLeast,
  beforeFight,
  both,
  cannotChooseHouse,
  capture,
  choose,
  chooseHouse,
  combined,
  constant,
  controls,
  count,
  creature,
  creatureCard,
  dealDamage,
  dealsFightDamageTo,
  destroy,
  destroyed,
  discardAtRandom,
  each,
  eachPlayer,
  eachTime,
  enemy,
  equal,
  friendly,
  gain,
  gainChains,
  gainsKeyword,
  getsPower,
  handSize,
  host,
  ifYouDo,
  inDiscard,
  inHand,
  insteadOf,
  isDestroyed,
  isDestroyedFighting,
  it,
  keyCost,
  lasting,
  mostPowerful,
  mustChooseHouse,
  not,
  notOnFlank,
  ofHouse,
  omni,
  ownerOf,
  play,
  playCard,
  playerCannot,
  purge,
  putIntoPlay,
  reap,
  returnToHand,
  sacrifice,
  self,
  shuffleIntoDeck,
  steal,
  thisCreature,
  thisWay,
  upgradeCard,
  useCard,
  wasDestroyed,
  when,
  withTrait,
  wouldGoToDiscardFromPlay,
} from '@vaultsong/engine';

const annihilationRitual = artifactCard(
  { id: 'annihilation-ritual', name: 'Annihilation Ritual', house: 'dis', bonus: 1, traits: ['power'] },
  insteadOf(wouldGoToDiscardFromPlay(creature), { zone: 'purged' }),
);

const arise = actionCard(
  { id: 'arise', name: 'Arise!', house: 'dis' },
  play(
    chooseHouse('any', (house) => [returnToHand(each(inDiscard(ofHouse(house, creature))))]),
    gainChains(1),
  ),
);

const charette = creatureCard(
  { id: 'charette', name: 'Charette', house: 'dis', power: 4, traits: ['demon'] },
  play(capture(3)),
);

const collarOfSubordination = upgradeCard(
  { id: 'collar-of-subordination', name: 'Collar of Subordination', house: 'dis' },
  constant(controls(host)),
);

const controlTheWeak = actionCard(
  { id: 'control-the-weak', name: 'Control the Weak', house: 'dis', bonus: 1 },
  play(
    chooseHouse('opponents-identity', (house) => [
      lasting('their-next-turn', constant(mustChooseHouse('opponent', house))),
    ]),
  ),
);

const dominatorBauble = artifactCard(
  { id: 'dominator-bauble', name: 'Dominator Bauble', house: 'dis', traits: ['item'] },
  actionAbility(useCard(a(friendly(creature)))),
);

const drumble = creatureCard(
  { id: 'drumble', name: 'Drumble', house: 'dis', power: 2, traits: ['imp'], keywords: ['elusive'] },
  play(when(atLeast(aember('opponent'), 7), capture(aember('opponent')))),
);

const dustImp = creatureCard(
  { id: 'dust-imp', name: 'Dust Imp', house: 'dis', power: 2, traits: ['imp'] },
  destroyed(gain(2)),
);

const eaterOfTheDead = creatureCard(
  { id: 'eater-of-the-dead', name: 'Eater of the Dead', house: 'dis', power: 4, traits: ['demon'] },
  combined(['fight', 'reap'], purge(a(inDiscard(creature, 'each'))), ifYouDo(addPowerCounters(1, self))),
);

const fear = actionCard({ id: 'fear', name: 'Fear', house: 'dis' }, play(returnToHand(a(enemy(creature)))));

const flameWreathed = upgradeCard(
  { id: 'flame-wreathed', name: 'Flame-Wreathed', house: 'dis', bonus: 1 },
  constant(getsPower(host, 2), gainsKeyword(host, 'hazardous', 2)),
);

const gabosLongarms = creatureCard(
  { id: 'gabos-longarms', name: 'Gabos Longarms', house: 'dis', power: 5, traits: ['demon'] },
  beforeFight(choose(a(creature), (chosen) => lasting('fight', constant(dealsFightDamageTo(thisCreature, chosen))))),
);

const gatewayToDis = actionCard(
  { id: 'gateway-to-dis', name: 'Gateway to Dis', house: 'dis' },
  play(destroy(each(creature)), gainChains(3)),
);

const gongoozle = actionCard(
  { id: 'gongoozle', name: 'Gongoozle', house: 'dis', bonus: 1 },
  play(
    choose(a(creature), (chosen) => [
      dealDamage(3, chosen),
      when(not(wasDestroyed(chosen)), discardAtRandom(ownerOf(chosen))),
    ]),
  ),
);

const handOfDis = actionCard(
  { id: 'hand-of-dis', name: 'Hand of Dis', house: 'dis' },
  play(destroy(a(notOnFlank(creature)))),
);

const hecatomb = actionCard(
  { id: 'hecatomb', name: 'Hecatomb', house: 'dis', bonus: 1 },
  play(destroy(each(ofHouse('dis', creature))), eachPlayer(gain(count(thisWay(friendly(creature)))))),
);

const hysteria = actionCard({ id: 'hysteria', name: 'Hysteria', house: 'dis' }, play(returnToHand(each(creature))));

const keyToDis = artifactCard(
  { id: 'key-to-dis', name: 'Key to Dis', house: 'dis', traits: ['item'] },
  omni(sacrifice(self), destroy(each(creature))),
);

const lashOfBrokenDreams = artifactCard(
  { id: 'lash-of-broken-dreams', name: 'Lash of Broken Dreams', house: 'dis', traits: ['weapon'] },
  actionAbility(lasting('their-next-turn', constant(keyCost('each', 3)))),
);

const libraryOfTheDamned = artifactCard(
  { id: 'library-of-the-damned', name: 'Library of the Damned', house: 'dis', traits: ['location'] },
  actionAbility(archive(a(inHand(anyCard)))),
);

const lifeward = artifactCard(
  { id: 'lifeward', name: 'Lifeward', house: 'dis', bonus: 1, traits: ['power'] },
  omni(sacrifice(self), lasting('their-next-turn', constant(playerCannot('opponent', 'play', creature)))),
);

const mindBarb = actionCard(
  { id: 'mind-barb', name: 'Mind Barb', house: 'dis', bonus: 1 },
  play(discardAtRandom('opponent')),
);

const overlordGreking = creatureCard(
  { id: 'overlord-greking', name: 'Overlord Greking', house: 'dis', power: 7, traits: ['demon'] },
  eachTime(isDestroyedFighting(enemy(creature), self), putIntoPlay(it, 'yours')),
);

const pitDemon = creatureCard(
  { id: 'pit-demon', name: 'Pit Demon', house: 'dis', power: 5, traits: ['demon'] },
  actionAbility(steal(1)),
);

const pitlord = creatureCard(
  { id: 'pitlord', name: 'Pitlord', house: 'dis', bonus: 2, power: 9, traits: ['demon'], keywords: ['taunt'] },
  constant(mustChooseHouse('you', 'dis')),
);

const poltergeist = actionCard(
  { id: 'poltergeist', name: 'Poltergeist', house: 'dis', bonus: 1 },
  play(choose(a(artifact), (chosen) => [useCard(chosen, { asYours: true }), destroy(chosen)])),
);

const restringuntus = creatureCard(
  { id: 'restringuntus', name: 'Restringuntus', house: 'dis', power: 1, traits: ['demon'] },
  play(chooseHouse('any', (house) => [lasting('source-leaves', constant(cannotChooseHouse('opponent', house)))])),
);

const sacrificialAltar = artifactCard(
  { id: 'sacrificial-altar', name: 'Sacrificial Altar', house: 'dis', bonus: 1, traits: ['location'] },
  actionAbility(purge(a(friendly(withTrait('human', creature)))), ifYouDo(playCard(a(inDiscard(creature))))),
);

const screamingCave = artifactCard(
  { id: 'screaming-cave', name: 'Screaming Cave', house: 'dis', traits: ['location'] },
  actionAbility(shuffleIntoDeck(both(each(inHand(anyCard)), each(inDiscard(anyCard))))),
);

const shooler = creatureCard(
  { id: 'shooler', name: 'Shooler', house: 'dis', power: 5, traits: ['demon'] },
  play(when(atLeast(aember('opponent'), 4), steal(1))),
);

const soulSnatcher = artifactCard(
  { id: 'soul-snatcher', name: 'Soul Snatcher', house: 'dis', traits: ['vehicle'] },
  eachTime(isDestroyed(creature), gain(1, ownerOf(it))),
);

const stealerOfSouls = creatureCard(
  { id: 'stealer-of-souls', name: 'Stealer of Souls', house: 'dis', power: 6, traits: ['demon'] },
  eachTime(isDestroyedFighting(enemy(creature), self), purge(it), gain(1)),
);

const succubus = creatureCard(
  { id: 'succubus', name: 'Succubus', house: 'dis', power: 3, traits: ['demon'] },
  constant(handSize('opponent', -1)),
);

const theTerror = creatureCard(
  { id: 'the-terror', name: 'The Terror', house: 'dis', power: 5, traits: ['demon', 'knight'] },
  play(when(equal(aember('opponent'), 0), gain(2))),
);

const threeFates = actionCard(
  { id: 'three-fates', name: 'Three Fates', house: 'dis', bonus: 1 },
  play(destroy(mostPowerful(3))),
);

const tocsin = creatureCard(
  { id: 'tocsin', name: 'Tocsin', house: 'dis', power: 3, traits: ['demon'] },
  reap(discardAtRandom('opponent')),
);

export const dis: readonly CardDef[] = [
  annihilationRitual,
  arise,
  charette,
  collarOfSubordination,
  controlTheWeak,
  dominatorBauble,
  drumble,
  dustImp,
  eaterOfTheDead,
  fear,
  flameWreathed,
  gabosLongarms,
  gatewayToDis,
  gongoozle,
  handOfDis,
  hecatomb,
  hysteria,
  keyToDis,
  lashOfBrokenDreams,
  libraryOfTheDamned,
  lifeward,
  mindBarb,
  overlordGreking,
  pitDemon,
  pitlord,
  poltergeist,
  restringuntus,
  sacrificialAltar,
  screamingCave,
  shooler,
  soulSnatcher,
  stealerOfSouls,
  succubus,
  theTerror,
  threeFates,
  tocsin,
];
