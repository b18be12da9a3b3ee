// Brobnar, Call of the Archons.
import type { CardDef } from '@vaultsong/engine';
import {
  a,
  actionAbility,
  actionCard,
  addPowerCounters,
  aember,
  allTrue,
  another,
  anyCard,
  artifact,
  artifactCard,
  atLeast,
  beforeFight,
  besides,
  both,
  cannot,
  capture,
  choose,
  chooseHouse,
  combined,
  constant,
  controllerOf,
  count,
  creature,
  creatureCard,
  damaged,
  dealDamage,
  dealsExtraAttacking,
  deeds,
  destroy,
  destroyed,
  differentEachTime,
  discard,
  duringYourTurn,
  each,
  eachInOrder,
  eachTime,
  enemy,
  enters,
  equal,
  exalt,
  exists,
  fight,
  fights,
  fightWith,
  forges,
  forRemainderOfTurn,
  friendly,
  gain,
  gainChains,
  gainsAbility,
  gainsKeyword,
  getsPower,
  heal,
  host,
  inDeck,
  isDestroyed,
  isDestroyedFighting,
  it,
  keyCost,
  lose,
  may,
  mayFight,
  mayUse,
  minus,
  moreThan,
  mostPowerful,
  neighborOf,
  neighborsOf,
  not,
  ofHouse,
  omni,
  onFlank,
  perishes,
  play,
  playOnlyIf,
  putOnDeck,
  ready,
  readyAndFightWith,
  reap,
  repeatWhile,
  returnToHand,
  sacrifice,
  self,
  steal,
  stun,
  thisCreature,
  thisWay,
  times,
  topOfDeck,
  undamaged,
  upgradeCard,
  upToTimes,
  when,
  whileTrue,
  withPowerAtMost,
  youDiscardFromHand,
  yourTurnEnds,
} from '@vaultsong/engine';

const anger = actionCard(
  { id: 'anger', name: 'Anger', house: 'brobnar', bonus: 1 },
  play(readyAndFightWith(a(friendly(creature)))),
);

const autocannon = artifactCard(
  { id: 'autocannon', name: 'Autocannon', house: 'brobnar', bonus: 1, traits: ['weapon'] },
  eachTime(enters(creature), dealDamage(1, it)),
);

const bannerOfBattle = artifactCard(
  { id: 'banner-of-battle', name: 'Banner of Battle', house: 'brobnar', traits: ['item'] },
  constant(getsPower(friendly(creature), 1)),
);

const barehanded = actionCard(
  { id: 'barehanded', name: 'Barehanded', house: 'brobnar', bonus: 1 },
  play(putOnDeck(eachInOrder(artifact))),
);

const bilgumAvalanche = creatureCard(
  { id: 'bilgum-avalanche', name: 'Bilgum Avalanche', house: 'brobnar', power: 5, traits: ['giant'] },
  eachTime(forges('you'), dealDamage(2, each(enemy(creature)))),
);

const bloodMoney = actionCard(
  { id: 'blood-money', name: 'Blood Money', house: 'brobnar' },
  play(exalt(a(enemy(creature)), 2)),
);

const bloodOfTitans = upgradeCard(
  { id: 'blood-of-titans', name: 'Blood of Titans', house: 'brobnar', bonus: 1 },
  constant(getsPower(host, 5)),
);

const brothersInBattle = actionCard(
  { id: 'brothers-in-battle', name: 'Brothers in Battle', house: 'brobnar', bonus: 1 },
  play(chooseHouse('any', (house) => [forRemainderOfTurn(constant(mayFight(friendly(ofHouse(house, creature)))))])),
);

const bumpsy = creatureCard(
  { id: 'bumpsy', name: 'Bumpsy', house: 'brobnar', power: 5, traits: ['giant'] },
  play(lose(1, 'opponent')),
);

const burnTheStockpile = actionCard(
  { id: 'burn-the-stockpile', name: 'Burn the Stockpile', house: 'brobnar' },
  play(when(atLeast(aember('opponent'), 7), lose(4, 'opponent'))),
);

const cannon = artifactCard(
  { id: 'cannon', name: 'Cannon', house: 'brobnar', traits: ['weapon'] },
  actionAbility(dealDamage(2, a(creature))),
);

const championsChallenge = actionCard(
  { id: 'champion-s-challenge', name: 'Champion’s Challenge', house: 'brobnar' },
  play(
    choose(mostPowerful(1, enemy(creature)), (best) => destroy(each(besides(best, enemy(creature))))),
    choose(mostPowerful(1, friendly(creature)), (best) => destroy(each(besides(best, friendly(creature))))),
    readyAndFightWith(a(friendly(creature))),
  ),
);

const cowardsEnd = actionCard(
  { id: 'coward-s-end', name: 'Coward’s End', house: 'brobnar' },
  play(destroy(each(undamaged(creature))), gainChains(3)),
);

const earthshaker = creatureCard(
  { id: 'earthshaker', name: 'Earthshaker', house: 'brobnar', power: 7, traits: ['giant'] },
  play(destroy(each(withPowerAtMost(3, creature)))),
);

const firespitter = creatureCard(
  { id: 'firespitter', name: 'Firespitter', house: 'brobnar', power: 5, armor: 1, traits: ['giant'] },
  beforeFight(dealDamage(1, each(enemy(creature)))),
);

const followTheLeader = actionCard(
  { id: 'follow-the-leader', name: 'Follow the Leader', house: 'brobnar' },
  play(forRemainderOfTurn(constant(mayFight(friendly(creature))))),
);

const gangerChieftain = creatureCard(
  { id: 'ganger-chieftain', name: 'Ganger Chieftain', house: 'brobnar', power: 5, traits: ['giant'] },
  play(may(readyAndFightWith(a(neighborOf(self))))),
);

const gauntletOfCommand = artifactCard(
  { id: 'gauntlet-of-command', name: 'Gauntlet of Command', house: 'brobnar', traits: ['item'] },
  actionAbility(readyAndFightWith(a(friendly(creature)))),
);

const grenadeSnib = creatureCard(
  { id: 'grenade-snib', name: 'Grenade Snib', house: 'brobnar', power: 2, traits: ['goblin'] },
  destroyed(lose(2, 'opponent')),
);

const headhunter = creatureCard(
  { id: 'headhunter', name: 'Headhunter', house: 'brobnar', power: 5, traits: ['giant'] },
  fight(gain(1)),
);

const hebeTheHuge = creatureCard(
  { id: 'hebe-the-huge', name: 'Hebe the Huge', house: 'brobnar', power: 6, traits: ['giant', 'knight'] },
  play(dealDamage(2, each(another(undamaged(creature))))),
);

const ironObelisk = artifactCard(
  { id: 'iron-obelisk', name: 'Iron Obelisk', house: 'brobnar', traits: ['location'] },
  constant(keyCost('opponent', count(each(friendly(damaged(ofHouse('brobnar', creature))))))),
);

const kelifiDragon = creatureCard(
  { id: 'kelifi-dragon', name: 'Kelifi Dragon', house: 'brobnar', power: 12, traits: ['dragon'] },
  constant(playOnlyIf(atLeast(aember('you'), 7))),
  combined(['fight', 'reap'], gain(1), dealDamage(5, a(creature))),
);

const kingOfTheCrag = creatureCard(
  { id: 'king-of-the-crag', name: 'King of the Crag', house: 'brobnar', power: 7, traits: ['giant'] },
  constant(getsPower(enemy(ofHouse('brobnar', creature)), -2)),
);

const krump = creatureCard(
  { id: 'krump', name: 'Krump', house: 'brobnar', power: 6, traits: ['giant'] },
  eachTime(isDestroyedFighting(enemy(creature), self), lose(1, controllerOf(it))),
);

const lavaBall = actionCard(
  { id: 'lava-ball', name: 'Lava Ball', house: 'brobnar' },
  play(dealDamage(4, a(creature), { splash: 2 })),
);

const lomirFlamefist = creatureCard(
  { id: 'lomir-flamefist', name: 'Lomir Flamefist', house: 'brobnar', power: 5, traits: ['giant'] },
  play(when(atLeast(aember('opponent'), 7), lose(2, 'opponent'))),
);

const lootTheBodies = actionCard(
  { id: 'loot-the-bodies', name: 'Loot the Bodies', house: 'brobnar' },
  play(forRemainderOfTurn(eachTime(isDestroyed(enemy(creature)), gain(1)))),
);

const looterGoblin = creatureCard(
  { id: 'looter-goblin', name: 'Looter Goblin', house: 'brobnar', power: 2, traits: ['goblin'], keywords: ['elusive'] },
  reap(forRemainderOfTurn(eachTime(isDestroyed(enemy(creature)), gain(1)))),
);

const mightyJavelin = artifactCard(
  { id: 'mighty-javelin', name: 'Mighty Javelin', house: 'brobnar', bonus: 1, traits: ['weapon'] },
  omni(sacrifice(self), dealDamage(4, a(creature))),
);

const mugwump = creatureCard(
  { id: 'mugwump', name: 'Mugwump', house: 'brobnar', power: 6, traits: ['giant'] },
  eachTime(isDestroyedFighting(enemy(creature), self), heal('all', self), addPowerCounters(1, self)),
);

const phoenixHeart = upgradeCard(
  { id: 'phoenix-heart', name: 'Phoenix Heart', house: 'brobnar' },
  constant(gainsAbility(host, destroyed(returnToHand(self), dealDamage(3, each(creature))))),
);

const pileOfSkulls = artifactCard(
  { id: 'pile-of-skulls', name: 'Pile of Skulls', house: 'brobnar', traits: ['location'] },
  eachTime(duringYourTurn(isDestroyed(enemy(creature))), capture(1, a(friendly(creature)))),
);

const pingleWhoAnnoys = creatureCard(
  {
    id: 'pingle-who-annoys',
    name: 'Pingle Who Annoys',
    house: 'brobnar',
    power: 2,
    traits: ['goblin'],
    keywords: ['elusive'],
  },
  eachTime(enters(enemy(creature)), dealDamage(1, it)),
);

const punch = actionCard({ id: 'punch', name: 'Punch', house: 'brobnar', bonus: 1 }, play(dealDamage(3, a(creature))));

const relentlessAssault = actionCard(
  { id: 'relentless-assault', name: 'Relentless Assault', house: 'brobnar' },
  play(upToTimes(3, friendly(creature), (chosen) => [ready(chosen), fightWith(chosen)])),
);

const rockHurlingGiant = creatureCard(
  { id: 'rock-hurling-giant', name: 'Rock-Hurling Giant', house: 'brobnar', power: 6, traits: ['giant'] },
  eachTime(duringYourTurn(youDiscardFromHand(ofHouse('brobnar', anyCard))), may(dealDamage(4, a(creature)))),
);

const rogueOgre = creatureCard(
  { id: 'rogue-ogre', name: 'Rogue Ogre', house: 'brobnar', power: 6, traits: ['giant', 'mutant'] },
  eachTime(yourTurnEnds, when(equal(deeds({ did: 'play', by: 'you', turn: 'this' }), 1), heal(2, self), capture(1))),
);

const screechbomb = artifactCard(
  { id: 'screechbomb', name: 'Screechbomb', house: 'brobnar', traits: ['weapon'] },
  omni(sacrifice(self), lose(2, 'opponent')),
);

const smaaash = creatureCard(
  { id: 'smaaash', name: 'Smaaash', house: 'brobnar', power: 5, traits: ['giant'] },
  play(stun(a(creature))),
);

const smith = actionCard(
  { id: 'smith', name: 'Smith', house: 'brobnar', bonus: 1 },
  play(when(moreThan(count(each(friendly(creature))), count(each(enemy(creature)))), gain(2))),
);

const brobnarCreature = ofHouse('brobnar', creature);
const soundTheHorns = actionCard(
  { id: 'sound-the-horns', name: 'Sound the Horns', house: 'brobnar', bonus: 1 },
  play(
    repeatWhile(allTrue(equal(count(thisWay(brobnarCreature)), 0), exists(inDeck(anyCard))), discard(topOfDeck())),
    returnToHand(thisWay(brobnarCreature)),
  ),
);

const takeThatSmartypants = actionCard(
  { id: 'take-that-smartypants', name: 'Take that, Smartypants', house: 'brobnar', bonus: 1 },
  play(when(atLeast(count(each(enemy(ofHouse('logos', anyCard)))), 3), steal(2))),
);

const theWarchest = artifactCard(
  { id: 'the-warchest', name: 'The Warchest', house: 'brobnar', traits: ['item'] },
  actionAbility(gain(deeds({ did: 'destroyed', by: 'opponent', turn: 'this', type: 'creature', inFight: true }))),
);

const tirelessCrocag = creatureCard(
  { id: 'tireless-crocag', name: 'Tireless Crocag', house: 'brobnar', power: 7, traits: ['giant'] },
  constant(cannot(thisCreature, 'used-to-reap'), mayUse(thisCreature)),
  whileTrue(not(exists(enemy(creature))), perishes(thisCreature)),
);

const tremor = actionCard(
  { id: 'tremor', name: 'Tremor', house: 'brobnar' },
  play(choose(a(creature), (chosen) => stun(both(chosen, neighborsOf(chosen))))),
);

const troll = creatureCard(
  { id: 'troll', name: 'Troll', house: 'brobnar', power: 8, traits: ['giant'] },
  reap(heal(3, self)),
);

const unguardedCamp = actionCard(
  { id: 'unguarded-camp', name: 'Unguarded Camp', house: 'brobnar', bonus: 1 },
  play(
    times(
      minus(count(each(friendly(creature))), count(each(enemy(creature)))),
      capture(1, differentEachTime(a(friendly(creature)))),
    ),
  ),
);

const valdr = creatureCard(
  { id: 'valdr', name: 'Valdr', house: 'brobnar', power: 6, traits: ['giant'] },
  constant(dealsExtraAttacking(thisCreature, 2, onFlank(enemy(creature)))),
);

const wardrummer = creatureCard(
  { id: 'wardrummer', name: 'Wardrummer', house: 'brobnar', power: 3, traits: ['goblin'] },
  play(returnToHand(each(another(friendly(ofHouse('brobnar', creature)))))),
);

const warsong = actionCard(
  { id: 'warsong', name: 'Warsong', house: 'brobnar' },
  play(forRemainderOfTurn(eachTime(fights(friendly(creature)), gain(1)))),
);

const yoMamaMastery = upgradeCard(
  { id: 'yo-mama-mastery', name: 'Yo Mama Mastery', house: 'brobnar', bonus: 1 },
  constant(gainsKeyword(host, 'taunt')),
  play(heal('all', each(host))),
);

export const brobnar: readonly CardDef[] = [
  anger,
  autocannon,
  bannerOfBattle,
  barehanded,
  bilgumAvalanche,
  bloodMoney,
  bloodOfTitans,
  brothersInBattle,
  bumpsy,
  burnTheStockpile,
  cannon,
  championsChallenge,
  cowardsEnd,
  earthshaker,
  firespitter,
  followTheLeader,
  gangerChieftain,
  gauntletOfCommand,
  grenadeSnib,
  headhunter,
  hebeTheHuge,
  ironObelisk,
  kelifiDragon,
  kingOfTheCrag,
  krump,
  lavaBall,
  lomirFlamefist,
  lootTheBodies,
  looterGoblin,
  mightyJavelin,
  mugwump,
  phoenixHeart,
  pileOfSkulls,
  pingleWhoAnnoys,
  punch,
  relentlessAssault,
  rockHurlingGiant,
  rogueOgre,
  screechbomb,
  smaaash,
  smith,
  soundTheHorns,
  takeThatSmartypants,
  theWarchest,
  tirelessCrocag,
  tremor,
  troll,
  unguardedCamp,
  valdr,
  wardrummer,
  warsong,
  yoMamaMastery,
];
