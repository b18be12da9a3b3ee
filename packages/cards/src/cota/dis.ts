// Dis, Call of the Archons.
import type { CardDef } from '@vaultsong/engine';
import {
  a,
  actionAbility,
  actionCard,
  aember,
  artifactCard,
  atLeast,
  capture,
  creature,
  creatureCard,
  destroy,
  destroyed,
  discardAtRandom,
  eachTime,
  enemy,
  equal,
  friendly,
  gain,
  isDestroyedFighting,
  it,
  notOnFlank,
  play,
  purge,
  reap,
  returnToHand,
  self,
  steal,
  useCard,
  when,
} from '@vaultsong/engine';

const charette = creatureCard(
  { id: 'charette', name: 'Charette', house: 'dis', power: 4, traits: ['demon'] },
  play(capture(3)),
);

const dominatorBauble = artifactCard(
  { id: 'dominator-bauble', name: 'Dominator Bauble', house: 'dis', traits: ['item'] },
  actionAbility(useCard(a(friendly(creature)))),
);

const dustImp = creatureCard(
  { id: 'dust-imp', name: 'Dust Imp', house: 'dis', power: 2, traits: ['imp'] },
  destroyed(gain(2)),
);

const fear = actionCard({ id: 'fear', name: 'Fear', house: 'dis' }, play(returnToHand(a(enemy(creature)))));

const handOfDis = actionCard(
  { id: 'hand-of-dis', name: 'Hand of Dis', house: 'dis' },
  play(destroy(a(notOnFlank(creature)))),
);

const mindBarb = actionCard(
  { id: 'mind-barb', name: 'Mind Barb', house: 'dis', bonus: 1 },
  play(discardAtRandom('opponent')),
);

const shooler = creatureCard(
  { id: 'shooler', name: 'Shooler', house: 'dis', power: 5, traits: ['demon'] },
  play(when(atLeast(aember('opponent'), 4), steal(1))),
);

const stealerOfSouls = creatureCard(
  { id: 'stealer-of-souls', name: 'Stealer of Souls', house: 'dis', power: 6, traits: ['demon'] },
  eachTime(isDestroyedFighting(enemy(creature), self), purge(it), gain(1)),
);

const theTerror = creatureCard(
  { id: 'the-terror', name: 'The Terror', house: 'dis', power: 5, traits: ['demon', 'knight'] },
  play(when(equal(aember('opponent'), 0), gain(2))),
);

const tocsin = creatureCard(
  { id: 'tocsin', name: 'Tocsin', house: 'dis', power: 3, traits: ['demon'] },
  reap(discardAtRandom('opponent')),
);

export const dis: readonly CardDef[] = [
  charette,
  dominatorBauble,
  dustImp,
  fear,
  handOfDis,
  mindBarb,
  shooler,
  stealerOfSouls,
  theTerror,
  tocsin,
];
