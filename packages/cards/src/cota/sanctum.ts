// Sanctum, Call of the Archons.
import type { CardDef } from '@vaultsong/engine';
import {
  a,
  actionAbility,
  actionCard,
  aember,
  again,
  another,
  archive,
  artifact,
  artifactCard,
  atLeast,
  attackableBy,
  beforeFight,
  both,
  cannot,
  canOnlyFight,
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
  dealDamage,
  deeds,
  defender,
  destroy,
  destroyed,
  differentEachTime,
  draw,
  each,
  eachAsFarAs,
  eachPlayer,
  eachTime,
  enemy,
  fight,
  fights,
  fightWith,
  forgeKeyFor,
  forRemainderOfTurn,
  friendly,
  gain,
  gainsAbility,
  gainsKeyword,
  getsArmor,
  getsPower,
  granter,
  heal,
  host,
  hostOf,
  ifYouDo,
  inDiscard,
  isDestroyedFighting,
  it,
  leastPowerful,
  lose,
  may,
  mayFight,
  mayUse,
  minus,
  moreThan,
  neighborOf,
  neighborsOf,
  notOfHouse,
  notOnFlank,
  ofHouse,
  omni,
  onFlank,
  only,
  play,
  playerCannot,
  product,
  purge,
  ready,
  readyAndFightWith,
  readyAndUse,
  reap,
  returnToHand,
  sacrifice,
  saveInstead,
  self,
  stun,
  swap,
  thisCreature,
  thisWay,
  times,
  unstun,
  upgradeCard,
  useCard,
  when,
  withKeyword,
  withoutTrait,
  withPowerAtLeast,
  withTrait,
  youChooseHouse,
  youPlay,
} from '@vaultsong/engine';

const armageddonCloak = upgradeCard(
  { id: 'armageddon-cloak', name: 'Armageddon Cloak', house: 'sanctum', bonus: 1 },
  constant(
    gainsKeyword(host, 'hazardous', 2),
    gainsAbility(host, destroyed(heal('all', self), destroy(granter), saveInstead(self))),
  ),
);

const begone = actionCard(
  { id: 'begone', name: 'Begone!', house: 'sanctum' },
  play(
    chooseOne(
      { label: 'Destroy each Dis creature', then: destroy(each(ofHouse('dis', creature))) },
      { label: 'Gain 1 æmber', then: gain(1) },
    ),
  ),
);

const blindingLight = actionCard(
  { id: 'blinding-light', name: 'Blinding Light', house: 'sanctum', bonus: 1 },
  play(chooseHouse('any', (house) => [stun(each(ofHouse(house, creature)))])),
);

const bulwark = creatureCard(
  { id: 'bulwark', name: 'Bulwark', house: 'sanctum', power: 4, armor: 2, traits: ['human', 'knight'] },
  constant(getsArmor(neighborOf(self), 2)),
);

const championAnaphiel = creatureCard({
  id: 'champion-anaphiel',
  name: 'Champion Anaphiel',
  house: 'sanctum',
  power: 6,
  armor: 1,
  traits: ['knight', 'spirit'],
  keywords: ['taunt'],
});

const championTabris = creatureCard(
  { id: 'champion-tabris', name: 'Champion Tabris', house: 'sanctum', power: 6, armor: 2, traits: ['human', 'knight'] },
  fight(capture(1)),
);

const charge = actionCard(
  { id: 'charge', name: 'Charge!', house: 'sanctum', bonus: 1 },
  play(forRemainderOfTurn(constant(gainsAbility(friendly(creature), play(dealDamage(2, a(enemy(creature)))))))),
);

const cleansingWave = actionCard(
  { id: 'cleansing-wave', name: 'Cleansing Wave', house: 'sanctum' },
  play(heal(1, each(creature)), gain(count(thisWay(creature)))),
);

const clearMind = actionCard(
  { id: 'clear-mind', name: 'Clear Mind', house: 'sanctum', bonus: 1 },
  play(unstun(each(friendly(creature)))),
);

const commanderRemiel = creatureCard(
  { id: 'commander-remiel', name: 'Commander Remiel', house: 'sanctum', power: 3, traits: ['human', 'knight'] },
  reap(useCard(a(friendly(notOfHouse('sanctum', creature))))),
);

const doorstepToHeaven = actionCard(
  { id: 'doorstep-to-heaven', name: 'Doorstep to Heaven', house: 'sanctum', bonus: 1 },
  play(eachPlayer(lose(minus(aember('you'), 5)))),
);

const dumaTheMartyr = creatureCard(
  { id: 'duma-the-martyr', name: 'Duma the Martyr', house: 'sanctum', power: 3, traits: ['human'] },
  destroyed(heal('all', each(another(friendly(creature)))), draw(2)),
);

const epicQuest = artifactCard(
  { id: 'epic-quest', name: 'Epic Quest', house: 'sanctum', traits: ['quest'] },
  play(archive(each(friendly(withTrait('knight', creature))))),
  omni(
    when(
      atLeast(deeds({ did: 'play', by: 'you', turn: 'this', house: 'sanctum' }), 7),
      sacrifice(self),
      forgeKeyFor(0),
    ),
  ),
);

const francus = creatureCard(
  { id: 'francus', name: 'Francus', house: 'sanctum', power: 6, armor: 1, traits: ['knight', 'spirit'] },
  eachTime(isDestroyedFighting(enemy(creature), self), capture(1)),
);

const gatekeeper = creatureCard(
  { id: 'gatekeeper', name: 'Gatekeeper', house: 'sanctum', power: 5, armor: 1, traits: ['knight', 'spirit'] },
  play(when(atLeast(aember('opponent'), 7), capture(minus(aember('opponent'), 5)))),
);

const gloriousFew = actionCard(
  { id: 'glorious-few', name: 'Glorious Few', house: 'sanctum' },
  play(gain(minus(count(each(enemy(creature))), count(each(friendly(creature)))))),
);

const gormOfOmm = artifactCard(
  { id: 'gorm-of-omm', name: 'Gorm of Omm', house: 'sanctum', traits: ['item'] },
  omni(sacrifice(self), destroy(a(artifact))),
);

const greyMonk = creatureCard(
  { id: 'grey-monk', name: 'Grey Monk', house: 'sanctum', power: 3, traits: ['human', 'priest'] },
  constant(getsArmor(friendly(creature), 1)),
  reap(heal(2, a(creature))),
);

const hallowedBlaster = artifactCard(
  { id: 'hallowed-blaster', name: 'Hallowed Blaster', house: 'sanctum', traits: ['weapon'] },
  actionAbility(heal(3, a(creature))),
);

const hayyelTheMerchant = creatureCard(
  { id: 'hayyel-the-merchant', name: 'Hayyel the Merchant', house: 'sanctum', power: 3, traits: ['human', 'merchant'] },
  eachTime(youPlay(artifact), gain(1)),
);

const honorableClaim = actionCard(
  { id: 'honorable-claim', name: 'Honorable Claim', house: 'sanctum', bonus: 1 },
  play(capture(1, eachAsFarAs(aember('opponent'), friendly(withTrait('knight', creature))))),
);

const horsemanOfDeath = creatureCard(
  { id: 'horseman-of-death', name: 'Horseman of Death', house: 'sanctum', power: 5, traits: ['horseman', 'spirit'] },
  play(returnToHand(each(inDiscard(withTrait('horseman', creature))))),
);

const horsemanOfFamine = creatureCard(
  { id: 'horseman-of-famine', name: 'Horseman of Famine', house: 'sanctum', power: 5, traits: ['horseman', 'spirit'] },
  combined(['play', 'fight', 'reap'], destroy(leastPowerful(1))),
);

const horsemanOfPestilence = creatureCard(
  {
    id: 'horseman-of-pestilence',
    name: 'Horseman of Pestilence',
    house: 'sanctum',
    power: 5,
    traits: ['horseman', 'spirit'],
  },
  combined(['play', 'fight', 'reap'], dealDamage(1, each(withoutTrait('horseman', creature)))),
);

const horsemanOfWar = creatureCard(
  { id: 'horseman-of-war', name: 'Horseman of War', house: 'sanctum', power: 5, traits: ['horseman', 'spirit'] },
  play(forRemainderOfTurn(constant(mayFight(friendly(creature)), canOnlyFight(friendly(creature))))),
);

const inspiration = actionCard(
  { id: 'inspiration', name: 'Inspiration', house: 'sanctum' },
  play(readyAndUse(a(friendly(creature)))),
);

const jehuTheBureaucrat = creatureCard(
  { id: 'jehu-the-bureaucrat', name: 'Jehu the Bureaucrat', house: 'sanctum', power: 3, traits: ['human'] },
  eachTime(youChooseHouse('sanctum'), gain(2)),
);

const ladyMaxena = creatureCard(
  { id: 'lady-maxena', name: 'Lady Maxena', house: 'sanctum', power: 5, armor: 2, traits: ['knight', 'spirit'] },
  play(stun(a(creature))),
  actionAbility(returnToHand(self)),
);

const lordGolgotha = creatureCard(
  { id: 'lord-golgotha', name: 'Lord Golgotha', house: 'sanctum', power: 5, armor: 2, traits: ['knight', 'spirit'] },
  beforeFight(dealDamage(3, neighborsOf(defender))),
);

const mantleOfTheZealot = upgradeCard(
  { id: 'mantle-of-the-zealot', name: 'Mantle of the Zealot', house: 'sanctum' },
  constant(mayUse(host, controllerOf(hostOf(self)))),
);

const mightyLance = actionCard(
  { id: 'mighty-lance', name: 'Mighty Lance', house: 'sanctum' },
  play(choose(a(creature), (first) => choose(a(neighborOf(first)), (second) => dealDamage(3, both(first, second))))),
);

const numquidTheFair = creatureCard(
  { id: 'numquid-the-fair', name: 'Numquid the Fair', house: 'sanctum', power: 3, traits: ['human'] },
  play(
    destroy(a(enemy(creature))),
    when(moreThan(count(each(enemy(creature))), count(each(friendly(creature)))), again),
  ),
);

const oathOfPoverty = actionCard(
  { id: 'oath-of-poverty', name: 'Oath of Poverty', house: 'sanctum', bonus: 1 },
  play(destroy(each(friendly(artifact))), gain(product(2, count(thisWay(artifact))))),
);

const oneStoodAgainstMany = actionCard(
  { id: 'one-stood-against-many', name: 'One Stood Against Many', house: 'sanctum', bonus: 1 },
  play(
    choose(a(friendly(creature)), (fighter) =>
      times(
        3,
        ready(fighter),
        choose(differentEachTime(a(enemy(attackableBy(fighter, creature)))), (foe) =>
          fightWith(fighter, { against: foe }),
        ),
      ),
    ),
  ),
);

const potionOfInvulnerability = artifactCard(
  { id: 'potion-of-invulnerability', name: 'Potion of Invulnerability', house: 'sanctum', bonus: 1, traits: ['item'] },
  omni(sacrifice(self), forRemainderOfTurn(constant(cannot(friendly(creature), 'dealt-damage')))),
);

const protectTheWeak = upgradeCard(
  { id: 'protect-the-weak', name: 'Protect the Weak', house: 'sanctum', bonus: 1 },
  constant(getsArmor(host, 1), gainsKeyword(host, 'taunt')),
);

const protectrix = creatureCard(
  { id: 'protectrix', name: 'Protectrix', house: 'sanctum', power: 5, traits: ['knight', 'spirit'] },
  reap(
    may(
      choose(a(creature), (healed) => [
        heal('all', healed),
        ifYouDo(forRemainderOfTurn(constant(cannot(only(healed), 'dealt-damage')))),
      ]),
    ),
  ),
);

const radiantTruth = actionCard(
  { id: 'radiant-truth', name: 'Radiant Truth', house: 'sanctum', bonus: 1 },
  play(stun(each(notOnFlank(enemy(creature))))),
);

const raidingKnight = creatureCard(
  { id: 'raiding-knight', name: 'Raiding Knight', house: 'sanctum', power: 4, armor: 2, traits: ['human', 'knight'] },
  play(capture(1)),
);

const roundTable = artifactCard(
  { id: 'round-table', name: 'Round Table', house: 'sanctum', bonus: 1, traits: ['location'] },
  constant(
    getsPower(friendly(withTrait('knight', creature)), 1),
    gainsKeyword(friendly(withTrait('knight', creature)), 'taunt'),
  ),
);

const sanctumGuardian = creatureCard(
  {
    id: 'sanctum-guardian',
    name: 'Sanctum Guardian',
    house: 'sanctum',
    power: 6,
    armor: 1,
    traits: ['knight', 'spirit'],
    keywords: ['taunt'],
  },
  combined(['fight', 'reap'], swap(self, a(another(friendly(creature))))),
);

const sequis = creatureCard(
  { id: 'sequis', name: 'Sequis', house: 'sanctum', power: 4, armor: 2, traits: ['human', 'knight'] },
  reap(capture(1)),
);

const sergeantZakiel = creatureCard(
  { id: 'sergeant-zakiel', name: 'Sergeant Zakiel', house: 'sanctum', power: 4, armor: 1, traits: ['human', 'knight'] },
  play(may(readyAndFightWith(a(neighborOf(self))))),
);

const shieldOfJustice = actionCard(
  { id: 'shield-of-justice', name: 'Shield of Justice', house: 'sanctum', bonus: 1 },
  play(forRemainderOfTurn(constant(cannot(friendly(creature), 'dealt-damage')))),
);

const shoulderArmor = upgradeCard(
  { id: 'shoulder-armor', name: 'Shoulder Armor', house: 'sanctum', bonus: 1 },
  constant(getsArmor(onFlank(host), 2), getsPower(onFlank(host), 2)),
);

const sigilOfBrotherhood = artifactCard(
  { id: 'sigil-of-brotherhood', name: 'Sigil of Brotherhood', house: 'sanctum', bonus: 1, traits: ['power'] },
  omni(sacrifice(self), forRemainderOfTurn(constant(mayUse(friendly(ofHouse('sanctum', creature)))))),
);

const staunchKnight = creatureCard(
  { id: 'staunch-knight', name: 'Staunch Knight', house: 'sanctum', power: 4, armor: 2, traits: ['human', 'knight'] },
  constant(getsPower(onFlank(thisCreature), 2)),
);

const takeHostages = actionCard(
  { id: 'take-hostages', name: 'Take Hostages', house: 'sanctum', bonus: 1 },
  play(forRemainderOfTurn(eachTime(fights(friendly(creature)), capture(1, it)))),
);

const termsOfRedress = actionCard(
  { id: 'terms-of-redress', name: 'Terms of Redress', house: 'sanctum', bonus: 1 },
  play(capture(2, a(friendly(creature)))),
);

const theHarderTheyCome = actionCard(
  { id: 'the-harder-they-come', name: 'The Harder They Come', house: 'sanctum' },
  play(purge(a(withPowerAtLeast(5, creature)))),
);

const theSpiritSWay = actionCard(
  { id: 'the-spirit-s-way', name: 'The Spirit’s Way', house: 'sanctum' },
  play(destroy(each(withPowerAtLeast(3, creature)))),
);

const theVaultkeeper = creatureCard(
  {
    id: 'the-vaultkeeper',
    name: 'The Vaultkeeper',
    house: 'sanctum',
    power: 4,
    armor: 1,
    traits: ['knight', 'spirit'],
  },
  constant(playerCannot('you', 'be-stolen-from')),
);

const veemosLightbringer = creatureCard(
  { id: 'veemos-lightbringer', name: 'Veemos Lightbringer', house: 'sanctum', power: 6, traits: ['angel', 'spirit'] },
  play(destroy(each(withKeyword('elusive', creature)))),
);

const virtuousWorks = actionCard({ id: 'virtuous-works', name: 'Virtuous Works', house: 'sanctum', bonus: 3 });

const whisperingReliquary = artifactCard(
  { id: 'whispering-reliquary', name: 'Whispering Reliquary', house: 'sanctum', traits: ['item'] },
  actionAbility(returnToHand(a(artifact))),
);

export const sanctum: readonly CardDef[] = [
  armageddonCloak,
  begone,
  blindingLight,
  bulwark,
  championAnaphiel,
  championTabris,
  charge,
  cleansingWave,
  clearMind,
  commanderRemiel,
  doorstepToHeaven,
  dumaTheMartyr,
  epicQuest,
  francus,
  gatekeeper,
  gloriousFew,
  gormOfOmm,
  greyMonk,
  hallowedBlaster,
  hayyelTheMerchant,
  honorableClaim,
  horsemanOfDeath,
  horsemanOfFamine,
  horsemanOfPestilence,
  horsemanOfWar,
  inspiration,
  jehuTheBureaucrat,
  ladyMaxena,
  lordGolgotha,
  mantleOfTheZealot,
  mightyLance,
  numquidTheFair,
  oathOfPoverty,
  oneStoodAgainstMany,
  potionOfInvulnerability,
  protectTheWeak,
  protectrix,
  radiantTruth,
  raidingKnight,
  roundTable,
  sanctumGuardian,
  sequis,
  sergeantZakiel,
  shieldOfJustice,
  shoulderArmor,
  sigilOfBrotherhood,
  staunchKnight,
  takeHostages,
  termsOfRedress,
  theHarderTheyCome,
  theSpiritSWay,
  theVaultkeeper,
  veemosLightbringer,
  virtuousWorks,
  whisperingReliquary,
];
