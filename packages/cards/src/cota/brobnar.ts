// Brobnar, Call of the Archons.
import type { CardDef } from '@vaultsong/engine';
import {
  a,
  actionAbility,
  actionCard,
  artifactCard,
  constant,
  creature,
  creatureCard,
  dealDamage,
  dealsExtraAttacking,
  eachTime,
  enemy,
  fight,
  fights,
  forRemainderOfTurn,
  friendly,
  gain,
  getsPower,
  host,
  isDestroyed,
  may,
  neighborOf,
  onFlank,
  play,
  readyAndFightWith,
  self,
  stun,
  thisCreature,
  upgradeCard,
} from '@vaultsong/engine';

const anger = actionCard(
  { id: 'anger', name: 'Anger', house: 'brobnar', bonus: 1 },
  play(readyAndFightWith(a(friendly(creature)))),
);

const bloodOfTitans = upgradeCard(
  { id: 'blood-of-titans', name: 'Blood of Titans', house: 'brobnar', bonus: 1 },
  constant(getsPower(host, 5)),
);

const gangerChieftain = creatureCard(
  { id: 'ganger-chieftain', name: 'Ganger Chieftain', house: 'brobnar', power: 5, traits: ['giant'] },
  play(may(readyAndFightWith(a(neighborOf(self))))),
);

const gauntletOfCommand = artifactCard(
  { id: 'gauntlet-of-command', name: 'Gauntlet of Command', house: 'brobnar', traits: ['item'] },
  actionAbility(readyAndFightWith(a(friendly(creature)))),
);

const headhunter = creatureCard(
  { id: 'headhunter', name: 'Headhunter', house: 'brobnar', power: 5, traits: ['giant'] },
  fight(gain(1)),
);

const lootTheBodies = actionCard(
  { id: 'loot-the-bodies', name: 'Loot the Bodies', house: 'brobnar' },
  play(forRemainderOfTurn(eachTime(isDestroyed(enemy(creature)), gain(1)))),
);

const punch = actionCard({ id: 'punch', name: 'Punch', house: 'brobnar', bonus: 1 }, play(dealDamage(3, a(creature))));

const smaaash = creatureCard(
  { id: 'smaaash', name: 'Smaaash', house: 'brobnar', power: 5, traits: ['giant'] },
  play(stun(a(creature))),
);

const valdr = creatureCard(
  { id: 'valdr', name: 'Valdr', house: 'brobnar', power: 6, traits: ['giant'] },
  constant(dealsExtraAttacking(thisCreature, 2, onFlank(enemy(creature)))),
);

const warsong = actionCard(
  { id: 'warsong', name: 'Warsong', house: 'brobnar' },
  play(forRemainderOfTurn(eachTime(fights(friendly(creature)), gain(1)))),
);

export const brobnar: readonly CardDef[] = [
  anger,
  bloodOfTitans,
  gangerChieftain,
  gauntletOfCommand,
  headhunter,
  lootTheBodies,
  punch,
  smaaash,
  valdr,
  warsong,
];
