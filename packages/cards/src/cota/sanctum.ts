// Sanctum, Call of the Archons.
import type { CardDef } from '@vaultsong/engine';
import {
  a,
  actionAbility,
  actionCard,
  another,
  artifactCard,
  cannot,
  capture,
  constant,
  count,
  creature,
  creatureCard,
  destroy,
  destroyed,
  draw,
  each,
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
  may,
  neighborOf,
  onFlank,
  play,
  readyAndFightWith,
  returnToHand,
  saveInstead,
  self,
  stun,
  thisCreature,
  thisWay,
  upgradeCard,
} from '@vaultsong/engine';

const armageddonCloak = upgradeCard(
  { id: 'armageddon-cloak', name: 'Armageddon Cloak', house: 'sanctum', bonus: 1 },
  constant(
    gainsKeyword(host, 'hazardous', 2),
    gainsAbility(host, destroyed(heal('all', self), destroy(granter), saveInstead(self))),
  ),
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

const cleansingWave = actionCard(
  { id: 'cleansing-wave', name: 'Cleansing Wave', house: 'sanctum' },
  play(heal(1, each(creature)), gain(count(thisWay(creature)))),
);

const dumaTheMartyr = creatureCard(
  { id: 'duma-the-martyr', name: 'Duma the Martyr', house: 'sanctum', power: 3, traits: ['human'] },
  destroyed(heal('all', each(another(friendly(creature)))), draw(2)),
);

const hallowedBlaster = artifactCard(
  { id: 'hallowed-blaster', name: 'Hallowed Blaster', house: 'sanctum', traits: ['weapon'] },
  actionAbility(heal(3, a(creature))),
);

const ladyMaxena = creatureCard(
  { id: 'lady-maxena', name: 'Lady Maxena', house: 'sanctum', power: 5, armor: 2, traits: ['knight', 'spirit'] },
  play(stun(a(creature))),
  actionAbility(returnToHand(self)),
);

const protectTheWeak = upgradeCard(
  { id: 'protect-the-weak', name: 'Protect the Weak', house: 'sanctum', bonus: 1 },
  constant(getsArmor(host, 1), gainsKeyword(host, 'taunt')),
);

const raidingKnight = creatureCard(
  { id: 'raiding-knight', name: 'Raiding Knight', house: 'sanctum', power: 4, armor: 2, traits: ['human', 'knight'] },
  play(capture(1)),
);

const sergeantZakiel = creatureCard(
  { id: 'sergeant-zakiel', name: 'Sergeant Zakiel', house: 'sanctum', power: 4, armor: 1, traits: ['human', 'knight'] },
  play(may(readyAndFightWith(a(neighborOf(self))))),
);

const shieldOfJustice = actionCard(
  { id: 'shield-of-justice', name: 'Shield of Justice', house: 'sanctum', bonus: 1 },
  play(forRemainderOfTurn(constant(cannot(friendly(creature), 'dealt-damage')))),
);

const staunchKnight = creatureCard(
  { id: 'staunch-knight', name: 'Staunch Knight', house: 'sanctum', power: 4, armor: 2, traits: ['human', 'knight'] },
  constant(getsPower(onFlank(thisCreature), 2)),
);

const termsOfRedress = actionCard(
  { id: 'terms-of-redress', name: 'Terms of Redress', house: 'sanctum', bonus: 1 },
  play(capture(2, a(friendly(creature)))),
);

export const sanctum: readonly CardDef[] = [
  armageddonCloak,
  championAnaphiel,
  cleansingWave,
  dumaTheMartyr,
  hallowedBlaster,
  ladyMaxena,
  protectTheWeak,
  raidingKnight,
  sergeantZakiel,
  shieldOfJustice,
  staunchKnight,
  termsOfRedress,
];
