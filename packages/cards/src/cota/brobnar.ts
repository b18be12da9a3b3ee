// Brobnar, Call of the Archons.
import type { CardDef } from '@vaultsong/engine';
import {
  a,
  actionAbility,
  actionCard,
  addPowerCounters,
  aember,
  another,
  anyCard,
  artifact,
  artifactCard,
  atLeast,
  beforeFight,
  besides,
  both,
  choose,
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
  each,
  eachTime,
  enemy,
  enters,
  exalt,
  fight,
  fights,
  forges,
  forRemainderOfTurn,
  friendly,
  gain,
  gainsAbility,
  gainsKeyword,
  getsPower,
  heal,
  host,
  isDestroyed,
  isDestroyedFighting,
  it,
  keyCost,
  lose,
  may,
  moreThan,
  mostPowerful,
  neighborOf,
  neighborsOf,
  ofHouse,
  omni,
  onFlank,
  play,
  putOnDeck,
  readyAndFightWith,
  reap,
  returnToHand,
  sacrifice,
  self,
  steal,
  stun,
  thisCreature,
  upgradeCard,
  when,
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
  play(putOnDeck(each(artifact))),
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

const firespitter = creatureCard(
  { id: 'firespitter', name: 'Firespitter', house: 'brobnar', power: 5, armor: 1, traits: ['giant'] },
  beforeFight(dealDamage(1, each(enemy(creature)))),
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

const ironObelisk = artifactCard(
  { id: 'iron-obelisk', name: 'Iron Obelisk', house: 'brobnar', traits: ['location'] },
  constant(keyCost('opponent', count(each(friendly(damaged(ofHouse('brobnar', creature))))))),
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

const takeThatSmartypants = actionCard(
  { id: 'take-that-smartypants', name: 'Take that, Smartypants', house: 'brobnar', bonus: 1 },
  play(when(atLeast(count(each(enemy(ofHouse('logos', anyCard)))), 3), steal(2))),
);

const theWarchest = artifactCard(
  { id: 'the-warchest', name: 'The Warchest', house: 'brobnar', traits: ['item'] },
  actionAbility(gain(deeds({ did: 'destroyed', by: 'opponent', turn: 'this', type: 'creature', inFight: true }))),
);

const tremor = actionCard(
  { id: 'tremor', name: 'Tremor', house: 'brobnar' },
  play(choose(a(creature), (chosen) => stun(both(chosen, neighborsOf(chosen))))),
);

const troll = creatureCard(
  { id: 'troll', name: 'Troll', house: 'brobnar', power: 8, traits: ['giant'] },
  reap(heal(3, self)),
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
  bumpsy,
  burnTheStockpile,
  cannon,
  championsChallenge,
  firespitter,
  gangerChieftain,
  gauntletOfCommand,
  grenadeSnib,
  headhunter,
  ironObelisk,
  kingOfTheCrag,
  krump,
  lavaBall,
  lomirFlamefist,
  lootTheBodies,
  looterGoblin,
  mightyJavelin,
  mugwump,
  phoenixHeart,
  pingleWhoAnnoys,
  punch,
  screechbomb,
  smaaash,
  smith,
  takeThatSmartypants,
  theWarchest,
  tremor,
  troll,
  valdr,
  wardrummer,
  warsong,
  yoMamaMastery,
];
