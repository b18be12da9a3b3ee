// Untamed, Call of the Archons.
import type { CardDef } from '@vaultsong/engine';
import {
  a,
  action,
  actionAbility,
  actionCard,
  activeHouse,
  aember,
  aemberOn,
  amountThisWay,
  another,
  anyCard,
  anyNumberOf,
  artifact,
  artifactCard,
  atLeast,
  becomeCopy,
  both,
  cannot,
  canOnlyAttack,
  choose,
  combined,
  constant,
  count,
  creature,
  creatureCard,
  damaged,
  dealDamage,
  deeds,
  destroy,
  divideDamage,
  each,
  eachTime,
  enemy,
  equal,
  exactly,
  exhaust,
  exists,
  fightWith,
  forgeKey,
  forRemainderOfTurn,
  friendly,
  gain,
  gainChains,
  gainsKeyword,
  getsPower,
  heal,
  healUpTo,
  host,
  ifYouDo,
  ignoresAttacking,
  inDeckOrDiscard,
  inDiscard,
  keyCost,
  lasting,
  lose,
  may,
  mayPlayEachTurn,
  mayUse,
  moreThan,
  named,
  not,
  ofHouse,
  omni,
  onFlank,
  only,
  opponentPlays,
  play,
  product,
  putOnDeck,
  reap,
  remember,
  returnToHand,
  sacrifice,
  self,
  shuffle,
  shuffleIntoDeck,
  steal,
  stun,
  stunned,
  takeAember,
  target,
  thisCard,
  thisCreature,
  unforgedKeys,
  upgradeCard,
  upTo,
  when,
  whenPlayed,
  whileTrue,
  withAember,
  withKeyword,
  withTrait,
  youPlay,
} from '@vaultsong/engine';

const ancientBear = creatureCard({
  id: 'ancient-bear',
  name: 'Ancient Bear',
  house: 'untamed',
  power: 5,
  traits: ['beast'],
  keywords: [{ assault: 2 }],
});

const bearFlute = artifactCard(
  { id: 'bear-flute', name: 'Bear Flute', house: 'untamed', traits: ['item'] },
  actionAbility(
    heal('all', a(named('ancient-bear', creature))),
    when(
      not(exists(named('ancient-bear', creature))),
      returnToHand(anyNumberOf(inDeckOrDiscard(named('ancient-bear')))),
      ifYouDo(shuffle('discard-into-deck')),
      shuffle('deck'),
    ),
  ),
);

const bigtwig = creatureCard(
  { id: 'bigtwig', name: 'Bigtwig', house: 'untamed', power: 7, traits: ['beast'] },
  constant(canOnlyAttack(thisCreature, stunned(creature))),
  reap(choose(a(creature), (chosen) => [stun(chosen), exhaust(chosen)])),
);

const briarGrubbling = creatureCard({
  id: 'briar-grubbling',
  name: 'Briar Grubbling',
  house: 'untamed',
  power: 2,
  traits: ['beast', 'insect'],
  keywords: [{ hazardous: 5 }],
});

const chotaHazri = creatureCard(
  { id: 'chota-hazri', name: 'Chota Hazri', house: 'untamed', power: 3, traits: ['human', 'witch'] },
  play(lose(1), ifYouDo(may(forgeKey()))),
);

const cooperativeHunting = actionCard(
  { id: 'cooperative-hunting', name: 'Cooperative Hunting', house: 'untamed' },
  play(divideDamage(count(each(friendly(creature))), creature)),
);

const curiosity = actionCard(
  { id: 'curiosity', name: 'Curiosity', house: 'untamed', bonus: 1 },
  play(destroy(each(withTrait('scientist', creature)))),
);

const dewFaerie = creatureCard(
  { id: 'dew-faerie', name: 'Dew Faerie', house: 'untamed', power: 2, traits: ['faerie'], keywords: ['elusive'] },
  reap(gain(1)),
);

const dustPixie = creatureCard({
  id: 'dust-pixie',
  name: 'Dust Pixie',
  house: 'untamed',
  bonus: 2,
  power: 1,
  traits: ['faerie'],
});

const fertilityChant = actionCard(
  { id: 'fertility-chant', name: 'Fertility Chant', house: 'untamed', bonus: 4 },
  play(gain(2, 'opponent')),
);

const flaxia = creatureCard(
  { id: 'flaxia', name: 'Flaxia', house: 'untamed', power: 4, traits: ['faerie'] },
  play(when(moreThan(count(each(friendly(creature))), count(each(enemy(creature)))), gain(2))),
);

const fogbank = actionCard(
  { id: 'fogbank', name: 'Fogbank', house: 'untamed', bonus: 1 },
  play(lasting('their-next-turn', constant(cannot(enemy(creature), 'used-to-fight')))),
);

const fullMoon = actionCard(
  { id: 'full-moon', name: 'Full Moon', house: 'untamed' },
  play(forRemainderOfTurn(eachTime(youPlay(creature), gain(1)))),
);

const fuzzyGruen = creatureCard(
  { id: 'fuzzy-gruen', name: 'Fuzzy Gruen', house: 'untamed', bonus: 2, power: 5, traits: ['beast'] },
  play(gain(1, 'opponent')),
);

const giantSloth = creatureCard(
  { id: 'giant-sloth', name: 'Giant Sloth', house: 'untamed', power: 6, traits: ['beast'] },
  whileTrue(
    equal(deeds({ did: 'discard', by: 'you', turn: 'this', house: 'untamed', fromHand: true }), 0),
    cannot(thisCard, 'used'),
  ),
  actionAbility(gain(3)),
);

const graspingVines = actionCard(
  { id: 'grasping-vines', name: 'Grasping Vines', house: 'untamed', bonus: 1 },
  play(returnToHand(upTo(3, artifact))),
);

const halacor = creatureCard(
  { id: 'halacor', name: 'Halacor', house: 'untamed', power: 4, traits: ['beast'] },
  constant(gainsKeyword(friendly(onFlank(creature)), 'skirmish')),
);

const huntingWitch = creatureCard(
  { id: 'hunting-witch', name: 'Hunting Witch', house: 'untamed', power: 2, traits: ['human', 'witch'] },
  eachTime(youPlay(another(creature)), gain(1)),
);

const inkaTheSpider = creatureCard(
  {
    id: 'inka-the-spider',
    name: 'Inka the Spider',
    house: 'untamed',
    power: 1,
    traits: ['beast'],
    keywords: ['poison'],
  },
  combined(['play', 'reap'], stun(a(creature))),
);

const keyCharge = actionCard(
  { id: 'key-charge', name: 'Key Charge', house: 'untamed' },
  play(lose(1), ifYouDo(may(forgeKey()))),
);

const kindrithLongshot = creatureCard(
  {
    id: 'kindrith-longshot',
    name: 'Kindrith Longshot',
    house: 'untamed',
    power: 3,
    traits: ['human', 'ranger'],
    keywords: ['elusive', 'skirmish'],
  },
  reap(dealDamage(2, a(creature))),
);

const lifeweb = actionCard(
  { id: 'lifeweb', name: 'Lifeweb', house: 'untamed', bonus: 1 },
  play(when(atLeast(deeds({ did: 'play', by: 'opponent', turn: 'last', type: 'creature' }), 3), steal(2))),
);

const lostInTheWoods = actionCard(
  { id: 'lost-in-the-woods', name: 'Lost in the Woods', house: 'untamed', bonus: 1 },
  play(
    choose(exactly(2, friendly(creature)), (friends) =>
      choose(exactly(2, enemy(creature)), (enemies) => shuffleIntoDeck(both(friends, enemies))),
    ),
  ),
);

const lupoTheScarred = creatureCard(
  {
    id: 'lupo-the-scarred',
    name: 'Lupo the Scarred',
    house: 'untamed',
    power: 6,
    traits: ['beast'],
    keywords: ['skirmish'],
  },
  play(dealDamage(2, a(enemy(creature)))),
);

const mightyTiger = creatureCard(
  { id: 'mighty-tiger', name: 'Mighty Tiger', house: 'untamed', power: 4, traits: ['beast'] },
  play(dealDamage(4, a(enemy(creature)))),
);

const mimicry = actionCard(
  { id: 'mimicry', name: 'Mimicry', house: 'untamed' },
  whenPlayed(becomeCopy(a(inDiscard(action, 'opponent')))),
);

const murmook = creatureCard(
  { id: 'murmook', name: 'Murmook', house: 'untamed', power: 3, traits: ['beast'] },
  constant(keyCost('opponent', 1)),
);

const mushroomMan = creatureCard(
  { id: 'mushroom-man', name: 'Mushroom Man', house: 'untamed', power: 2, traits: ['fungus', 'human'] },
  constant(getsPower(thisCreature, product(3, unforgedKeys('you')))),
);

const naturesCall = actionCard(
  { id: 'nature-s-call', name: 'Nature’s Call', house: 'untamed', bonus: 1 },
  play(returnToHand(upTo(3, creature))),
);

const nepentheSeed = artifactCard(
  { id: 'nepenthe-seed', name: 'Nepenthe Seed', house: 'untamed', traits: ['item'] },
  omni(sacrifice(self), returnToHand(a(inDiscard(anyCard)))),
);

const niffleApe = creatureCard(
  { id: 'niffle-ape', name: 'Niffle Ape', house: 'untamed', power: 3, traits: ['beast', 'niffle'] },
  constant(ignoresAttacking(thisCreature, 'taunt'), ignoresAttacking(thisCreature, 'elusive')),
);

const niffleQueen = creatureCard(
  { id: 'niffle-queen', name: 'Niffle Queen', house: 'untamed', power: 6, traits: ['beast', 'niffle'] },
  constant(getsPower(another(friendly(withTrait('beast', creature))), 1)),
  constant(getsPower(another(friendly(withTrait('niffle', creature))), 1)),
);

const nocturnalManeuver = actionCard(
  { id: 'nocturnal-maneuver', name: 'Nocturnal Maneuver', house: 'untamed', bonus: 1 },
  play(exhaust(upTo(3, creature))),
);

const perilousWild = actionCard(
  { id: 'perilous-wild', name: 'Perilous Wild', house: 'untamed', bonus: 1 },
  play(destroy(each(withKeyword('elusive', creature)))),
);

const piranhaMonkeys = creatureCard(
  { id: 'piranha-monkeys', name: 'Piranha Monkeys', house: 'untamed', power: 2, traits: ['beast'] },
  combined(['play', 'reap'], dealDamage(2, each(another(creature)))),
);

const regrowth = actionCard(
  { id: 'regrowth', name: 'Regrowth', house: 'untamed', bonus: 1 },
  play(returnToHand(a(inDiscard(creature)))),
);

const ritualOfBalance = artifactCard(
  { id: 'ritual-of-balance', name: 'Ritual of Balance', house: 'untamed', traits: ['power'] },
  actionAbility(when(atLeast(aember('opponent'), 6), steal(1))),
);

const ritualOfTheHunt = artifactCard(
  { id: 'ritual-of-the-hunt', name: 'Ritual of the Hunt', house: 'untamed', bonus: 1, traits: ['power'] },
  omni(sacrifice(self), forRemainderOfTurn(constant(mayUse(friendly(ofHouse('untamed', creature)))))),
);

const saveThePack = actionCard(
  { id: 'save-the-pack', name: 'Save the Pack', house: 'untamed' },
  play(destroy(each(damaged(creature))), gainChains(1)),
);

const scout = actionCard(
  { id: 'scout', name: 'Scout', house: 'untamed', bonus: 1 },
  play(
    choose(upTo(2, friendly(creature)), (scouts) => [
      forRemainderOfTurn(constant(gainsKeyword(only(scouts), 'skirmish'))),
      fightWith(scouts),
    ]),
  ),
);

const snufflegator = creatureCard({
  id: 'snufflegator',
  name: 'Snufflegator',
  house: 'untamed',
  power: 4,
  traits: ['beast'],
  keywords: ['skirmish'],
});

const stampede = actionCard(
  { id: 'stampede', name: 'Stampede', house: 'untamed', bonus: 1 },
  play(when(atLeast(deeds({ did: 'use', by: 'you', turn: 'this', type: 'creature', different: true }), 3), steal(2))),
);

const teliga = creatureCard(
  { id: 'teliga', name: 'Teliga', house: 'untamed', power: 3, traits: ['human', 'witch'] },
  eachTime(opponentPlays(creature), gain(1)),
);

const theCommonCold = actionCard(
  { id: 'the-common-cold', name: 'The Common Cold', house: 'untamed', bonus: 1 },
  play(dealDamage(1, each(creature)), may(destroy(each(ofHouse('mars', creature))))),
);

const troopCall = actionCard(
  { id: 'troop-call', name: 'Troop Call', house: 'untamed', bonus: 1 },
  play(
    returnToHand(both(each(inDiscard(withTrait('niffle', creature))), each(friendly(withTrait('niffle', creature))))),
  ),
);

const vigor = actionCard(
  { id: 'vigor', name: 'Vigor', house: 'untamed', bonus: 1 },
  play(healUpTo(3, a(creature)), when(equal(amountThisWay, 3), gain(1))),
);

const wayOfTheBear = upgradeCard(
  { id: 'way-of-the-bear', name: 'Way of the Bear', house: 'untamed', bonus: 1 },
  constant(gainsKeyword(host, 'assault', 2)),
);

const wayOfTheWolf = upgradeCard(
  { id: 'way-of-the-wolf', name: 'Way of the Wolf', house: 'untamed', bonus: 1 },
  constant(gainsKeyword(host, 'skirmish')),
);

const witchOfTheEye = creatureCard(
  { id: 'witch-of-the-eye', name: 'Witch of the Eye', house: 'untamed', power: 3, traits: ['human', 'witch'] },
  reap(returnToHand(a(inDiscard(anyCard)))),
);

const witchOfTheWilds = creatureCard(
  { id: 'witch-of-the-wilds', name: 'Witch of the Wilds', house: 'untamed', power: 4, traits: ['beast', 'witch'] },
  whileTrue(not(activeHouse('untamed')), mayPlayEachTurn(1, ofHouse('untamed', anyCard))),
);

const wordOfReturning = actionCard(
  { id: 'word-of-returning', name: 'Word of Returning', house: 'untamed', bonus: 1 },
  play(
    remember(each(withAember(enemy(creature))), (holders) => [
      dealDamage(aemberOn(target), holders),
      takeAember('all', holders, 'you'),
    ]),
  ),
);

const worldTree = artifactCard(
  { id: 'world-tree', name: 'World Tree', house: 'untamed', traits: ['location'] },
  actionAbility(putOnDeck(a(inDiscard(creature)))),
);

export const untamed: readonly CardDef[] = [
  ancientBear,
  bearFlute,
  bigtwig,
  briarGrubbling,
  chotaHazri,
  cooperativeHunting,
  curiosity,
  dewFaerie,
  dustPixie,
  fertilityChant,
  flaxia,
  fogbank,
  fullMoon,
  fuzzyGruen,
  giantSloth,
  graspingVines,
  halacor,
  huntingWitch,
  inkaTheSpider,
  keyCharge,
  kindrithLongshot,
  lifeweb,
  lostInTheWoods,
  lupoTheScarred,
  mightyTiger,
  mimicry,
  murmook,
  mushroomMan,
  naturesCall,
  nepentheSeed,
  niffleApe,
  niffleQueen,
  nocturnalManeuver,
  perilousWild,
  piranhaMonkeys,
  regrowth,
  ritualOfBalance,
  ritualOfTheHunt,
  saveThePack,
  scout,
  snufflegator,
  stampede,
  teliga,
  theCommonCold,
  troopCall,
  vigor,
  wayOfTheBear,
  wayOfTheWolf,
  witchOfTheEye,
  witchOfTheWilds,
  wordOfReturning,
  worldTree,
];
