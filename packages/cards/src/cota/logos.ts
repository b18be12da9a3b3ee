// Logos, Call of the Archons.
import type { CardDef } from '@vaultsong/engine';
import {
  actionAbility,
  actionCard,
  another,
  anyCard,
  artifactCard,
  constant,
  creature,
  creatureCard,
  dealDamage,
  draw,
  eachTime,
  eventAmount,
  exactly,
  fight,
  forRemainderOfTurn,
  gain,
  handSize,
  insteadOf,
  keysForgedBy,
  play,
  playCard,
  purge,
  reap,
  self,
  steal,
  topOfDeck,
  youPlay,
  youWouldGainByReaping,
} from '@vaultsong/engine';

const batdrone = creatureCard(
  { id: 'batdrone', name: 'Batdrone', house: 'logos', power: 2, traits: ['robot'], keywords: ['skirmish'] },
  fight(steal(1)),
);

const dimensionDoor = actionCard(
  { id: 'dimension-door', name: 'Dimension Door', house: 'logos' },
  play(forRemainderOfTurn(insteadOf(youWouldGainByReaping, { do: steal(eventAmount) }))),
);

const docBookton = creatureCard(
  { id: 'doc-bookton', name: 'Doc Bookton', house: 'logos', power: 5, traits: ['human', 'scientist'] },
  reap(draw(1)),
);

const drEscotera = creatureCard(
  { id: 'dr-escotera', name: 'Dr. Escotera', house: 'logos', power: 4, traits: ['cyborg', 'scientist'] },
  play(gain(keysForgedBy('opponent'))),
);

const libraryAccess = actionCard(
  { id: 'library-access', name: 'Library Access', house: 'logos' },
  play(forRemainderOfTurn(eachTime(youPlay(another(anyCard)), draw(1))), purge(self)),
);

const libraryOfBabble = artifactCard(
  { id: 'library-of-babble', name: 'Library of Babble', house: 'logos', traits: ['location'] },
  actionAbility(draw(1)),
);

const mother = creatureCard(
  { id: 'mother', name: 'Mother', house: 'logos', power: 5, traits: ['robot', 'scientist'] },
  constant(handSize('you', 1)),
);

const quixoTheAdventurer = creatureCard(
  {
    id: 'quixo-the-adventurer',
    name: 'Quixo the “Adventurer”',
    house: 'logos',
    power: 3,
    traits: ['human', 'scientist'],
    keywords: ['skirmish'],
  },
  fight(draw(1)),
);

const twinBoltEmission = actionCard(
  { id: 'twin-bolt-emission', name: 'Twin Bolt Emission', house: 'logos', bonus: 1 },
  play(dealDamage(2, exactly(2, creature))),
);

const wildWormhole = actionCard(
  { id: 'wild-wormhole', name: 'Wild Wormhole', house: 'logos', bonus: 1 },
  play(playCard(topOfDeck())),
);

export const logos: readonly CardDef[] = [
  batdrone,
  dimensionDoor,
  docBookton,
  drEscotera,
  libraryAccess,
  libraryOfBabble,
  mother,
  quixoTheAdventurer,
  twinBoltEmission,
  wildWormhole,
];
