// Dis, Call of the Archons.
import type { CardDef } from '@vaultsong/engine';
import {
  a,
  actionAbility,
  actionCard,
  addPowerCounters,
  aember,
  amountThisWay,
  anyCard,
  anyOf,
  archive,
  armorLostBy,
  artifact,
  artifactCard,
  atLeast,
  beforeFight,
  besides,
  both,
  cannotChooseHouse,
  capture,
  choose,
  chooseHouse,
  chooseNumber,
  combined,
  constant,
  controls,
  count,
  creature,
  creatureCard,
  dealDamage,
  dealsFightDamageTo,
  deeds,
  destroy,
  destroyed,
  discard,
  discardAtRandom,
  each,
  eachAsFarAs,
  eachOnTheOther,
  eachPlayer,
  eachTime,
  enemy,
  equal,
  erratum,
  friendly,
  fromOnePile,
  gain,
  gainChains,
  gainsKeyword,
  getsPower,
  handSize,
  healUpTo,
  highestPower,
  host,
  houseOf,
  ifElse,
  ifYouDo,
  inDiscard,
  inHand,
  insteadOf,
  isDestroyed,
  isDestroyedFighting,
  it,
  keyCost,
  lasting,
  lose,
  loseArmor,
  may,
  mostPowerful,
  mustChooseHouse,
  not,
  notOnFlank,
  ofHouse,
  omni,
  onFlank,
  onYourSide,
  opponentOf,
  ownerOf,
  play,
  playCard,
  playCosts,
  playerCannot,
  playLimit,
  purge,
  putIntoPlay,
  reap,
  remember,
  returnToHand,
  reveal,
  sacrifice,
  self,
  shuffleIntoDeck,
  steal,
  target,
  thisCreature,
  thisWay,
  toll,
  topOfDeck,
  undamaged,
  unforgeFromLastTurn,
  upgradeCard,
  upTo,
  useCard,
  wasDestroyed,
  when,
  withAember,
  withArmor,
  withPower,
  withTrait,
  wouldGoToDiscardFromPlay,
  yourTurnEnds,
} from '@vaultsong/engine';

const aFairGame = actionCard(
  { id: 'a-fair-game', name: 'A Fair Game', house: 'dis' },
  play(
    eachOnTheOther(
      remember(topOfDeck(1, 'opponent'), (card) => [
        discard(card),
        reveal(each(inHand(anyCard, 'opponent'))),
        gain(count(thisWay(ofHouse(houseOf(card), anyCard)))),
      ]),
    ),
  ),
);

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

const creepingOblivion = actionCard(
  { id: 'creeping-oblivion', name: 'Creeping Oblivion', house: 'dis', bonus: 1 },
  play(purge(fromOnePile(upTo(2, inDiscard(anyCard, 'each'))))),
);

const danceOfDoom = actionCard(
  { id: 'dance-of-doom', name: 'Dance of Doom', house: 'dis' },
  play(chooseNumber(0, highestPower(creature), (number) => [destroy(each(withPower(number, creature)))])),
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

const emberImp = creatureCard(
  { id: 'ember-imp', name: 'Ember Imp', house: 'dis', power: 2, traits: ['imp'] },
  constant(playLimit('opponent', 2, anyCard)),
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

const guardianDemon = creatureCard(
  { id: 'guardian-demon', name: 'Guardian Demon', house: 'dis', power: 4, traits: ['demon'] },
  combined(
    ['play', 'fight', 'reap'],
    choose(a(creature), (healed) => [
      healUpTo(2, healed),
      ifYouDo(dealDamage(amountThisWay, a(besides(healed, creature)))),
    ]),
  ),
);

const guiltyHearts = actionCard(
  { id: 'guilty-hearts', name: 'Guilty Hearts', house: 'dis', bonus: 1 },
  play(destroy(each(withAember(creature)))),
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

const keyHammer = actionCard(
  { id: 'key-hammer', name: 'Key Hammer', house: 'dis', bonus: 1 },
  play(unforgeFromLastTurn('opponent'), gain(6, 'opponent')),
);

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

const masterOf1 = creatureCard(
  { id: 'master-of-1', name: 'Master of 1', house: 'dis', power: 4, traits: ['demon'] },
  reap(may(destroy(a(withPower(1, creature))))),
);

const masterOf2 = creatureCard(
  { id: 'master-of-2', name: 'Master of 2', house: 'dis', power: 4, traits: ['demon'] },
  reap(may(destroy(a(withPower(2, creature))))),
);

const masterOf3 = creatureCard(
  { id: 'master-of-3', name: 'Master of 3', house: 'dis', power: 4, traits: ['demon'] },
  reap(may(destroy(a(withPower(3, creature))))),
);

const mindBarb = actionCard(
  { id: 'mind-barb', name: 'Mind Barb', house: 'dis', bonus: 1 },
  play(discardAtRandom('opponent')),
);

const overlordGreking = creatureCard(
  { id: 'overlord-greking', name: 'Overlord Greking', house: 'dis', power: 7, traits: ['demon'] },
  eachTime(isDestroyedFighting(enemy(creature), self), putIntoPlay(it, 'yours')),
);

const pandemonium = actionCard(
  { id: 'pandemonium', name: 'Pandemonium', house: 'dis', bonus: 1 },
  play(
    choose(eachAsFarAs(aember('opponent'), undamaged(onYourSide(creature))), (ours) =>
      choose(eachAsFarAs(aember('you'), undamaged(enemy(creature))), (theirs) => capture(1, both(ours, theirs))),
    ),
  ),
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

const redHotArmor = actionCard(
  { id: 'red-hot-armor', name: 'Red-Hot Armor', house: 'dis', bonus: 1 },
  play(loseArmor(each(withArmor(enemy(creature)))), dealDamage(armorLostBy(target), thisWay(creature))),
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

const shaffles = creatureCard(
  { id: 'shaffles', name: 'Shaffles', house: 'dis', power: 2, traits: ['imp'] },
  eachTime(yourTurnEnds, lose(1, 'opponent')),
);

const shooler = creatureCard(
  { id: 'shooler', name: 'Shooler', house: 'dis', power: 5, traits: ['demon'] },
  play(when(atLeast(aember('opponent'), 4), steal(1))),
);

const snudge = creatureCard(
  { id: 'snudge', name: 'Snudge', house: 'dis', power: 4, traits: ['demon'] },
  combined(['fight', 'reap'], returnToHand(a(anyOf(artifact, onFlank(creature))))),
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

const tendrilsOfPain = erratum(
  'later',
  actionCard(
    { id: 'tendrils-of-pain', name: 'Tendrils of Pain', house: 'dis', bonus: 1 },
    play(
      ifElse(
        atLeast(deeds({ did: 'forge', by: 'opponent', turn: 'last' }), 1),
        dealDamage(4, each(creature)),
        dealDamage(1, each(creature)),
      ),
    ),
  ),
  play(
    dealDamage(1, each(creature)),
    when(atLeast(deeds({ did: 'forge', by: 'opponent', turn: 'last' }), 1), dealDamage(3, each(creature))),
  ),
);

const tentacus = creatureCard(
  { id: 'tentacus', name: 'Tentacus', house: 'dis', power: 5, traits: ['demon'] },
  constant(toll('opponent', 'use', artifact, 1)),
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

const tolas = creatureCard(
  { id: 'tolas', name: 'Tolas', house: 'dis', power: 1, traits: ['imp'], keywords: ['elusive'] },
  eachTime(isDestroyed(creature), gain(1, opponentOf(it))),
);

const truebaru = creatureCard(
  { id: 'truebaru', name: 'Truebaru', house: 'dis', power: 7, traits: ['demon'], keywords: ['taunt'] },
  constant(playCosts(3)),
  destroyed(gain(5)),
);

export const dis: readonly CardDef[] = [
  aFairGame,
  annihilationRitual,
  arise,
  charette,
  collarOfSubordination,
  controlTheWeak,
  creepingOblivion,
  danceOfDoom,
  dominatorBauble,
  drumble,
  dustImp,
  eaterOfTheDead,
  emberImp,
  fear,
  flameWreathed,
  gabosLongarms,
  gatewayToDis,
  gongoozle,
  guardianDemon,
  guiltyHearts,
  handOfDis,
  hecatomb,
  hysteria,
  keyHammer,
  keyToDis,
  lashOfBrokenDreams,
  libraryOfTheDamned,
  lifeward,
  masterOf1,
  masterOf2,
  masterOf3,
  mindBarb,
  overlordGreking,
  pandemonium,
  pitDemon,
  pitlord,
  poltergeist,
  redHotArmor,
  restringuntus,
  sacrificialAltar,
  screamingCave,
  shaffles,
  shooler,
  snudge,
  soulSnatcher,
  stealerOfSouls,
  succubus,
  tendrilsOfPain,
  tentacus,
  theTerror,
  threeFates,
  tocsin,
  tolas,
  truebaru,
];
