// Mars, Call of the Archons.
import type { CardDef } from '@vaultsong/engine';
import {
  actionCard,
  another,
  anyCard,
  archive,
  archiveIntoYours,
  artifactCard,
  constant,
  creature,
  creatureCard,
  dealsNoFightDamage,
  destroyed,
  eachTime,
  enemy,
  exactly,
  gainsAbility,
  host,
  isDestroyedFighting,
  keysForgedBy,
  lasting,
  lose,
  mayUse,
  ofHouse,
  omni,
  play,
  playerCannot,
  poolGoesTo,
  sacrifice,
  self,
  thisCreature,
  upgradeCard,
} from '@vaultsong/engine';

const biomatrixBackup = upgradeCard(
  { id: 'biomatrix-backup', name: 'Biomatrix Backup', house: 'mars', bonus: 1 },
  constant(gainsAbility(host, destroyed(archive(self)))),
);

const combatPheromones = artifactCard(
  { id: 'combat-pheromones', name: 'Combat Pheromones', house: 'mars', bonus: 1, traits: ['item'] },
  omni(sacrifice(self), lasting('turn', constant(mayUse(another(ofHouse('mars', anyCard)))), 2)),
);

const etherSpider = creatureCard(
  { id: 'ether-spider', name: 'Ether Spider', house: 'mars', power: 7, traits: ['beast'] },
  constant(dealsNoFightDamage(thisCreature), poolGoesTo('opponent', self)),
);

const grommid = creatureCard(
  { id: 'grommid', name: 'Grommid', house: 'mars', power: 10, traits: ['beast'] },
  constant(playerCannot('you', 'play', creature)),
  eachTime(isDestroyedFighting(enemy(creature), self), lose(1, 'opponent')),
);

const sampleCollection = actionCard(
  { id: 'sample-collection', name: 'Sample Collection', house: 'mars' },
  play(archiveIntoYours(exactly(keysForgedBy('opponent'), enemy(creature)))),
);

export const mars: readonly CardDef[] = [biomatrixBackup, combatPheromones, etherSpider, grommid, sampleCollection];
