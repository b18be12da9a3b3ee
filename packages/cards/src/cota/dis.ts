// Dis, Call of the Archons.
import type { CardDef } from '@vaultsong/engine';
import {
  a,
  actionAbility,
  actionCard,
  aember,
  artifact,
  artifactCard,
  atLeast,
  beforeFight,
  cannotChooseHouse,
  capture,
  choose,
  chooseHouse,
  constant,
  controls,
  count,
  creature,
  creatureCard,
  dealsFightDamageTo,
  destroy,
  destroyed,
  discardAtRandom,
  each,
  eachPlayer,
  eachTime,
  enemy,
  equal,
  friendly,
  gain,
  host,
  insteadOf,
  isDestroyed,
  isDestroyedFighting,
  it,
  lasting,
  mostPowerful,
  mustChooseHouse,
  notOnFlank,
  ofHouse,
  ownerOf,
  play,
  purge,
  reap,
  returnToHand,
  self,
  steal,
  thisCreature,
  thisWay,
  upgradeCard,
  useCard,
  when,
  wouldGoToDiscardFromPlay,
} from '@vaultsong/engine';

const annihilationRitual = artifactCard(
  { id: 'annihilation-ritual', name: 'Annihilation Ritual', house: 'dis', bonus: 1, traits: ['power'] },
  insteadOf(wouldGoToDiscardFromPlay(creature), { zone: 'purged' }),
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

const dominatorBauble = artifactCard(
  { id: 'dominator-bauble', name: 'Dominator Bauble', house: 'dis', traits: ['item'] },
  actionAbility(useCard(a(friendly(creature)))),
);

const dustImp = creatureCard(
  { id: 'dust-imp', name: 'Dust Imp', house: 'dis', power: 2, traits: ['imp'] },
  destroyed(gain(2)),
);

const fear = actionCard({ id: 'fear', name: 'Fear', house: 'dis' }, play(returnToHand(a(enemy(creature)))));

const gabosLongarms = creatureCard(
  { id: 'gabos-longarms', name: 'Gabos Longarms', house: 'dis', power: 5, traits: ['demon'] },
  beforeFight(choose(a(creature), (chosen) => lasting('fight', constant(dealsFightDamageTo(thisCreature, chosen))))),
);

const handOfDis = actionCard(
  { id: 'hand-of-dis', name: 'Hand of Dis', house: 'dis' },
  play(destroy(a(notOnFlank(creature)))),
);

const hecatomb = actionCard(
  { id: 'hecatomb', name: 'Hecatomb', house: 'dis', bonus: 1 },
  play(destroy(each(ofHouse('dis', creature))), eachPlayer(gain(count(thisWay(friendly(creature)))))),
);

const mindBarb = actionCard(
  { id: 'mind-barb', name: 'Mind Barb', house: 'dis', bonus: 1 },
  play(discardAtRandom('opponent')),
);

const pitlord = creatureCard(
  { id: 'pitlord', name: 'Pitlord', house: 'dis', bonus: 2, power: 9, traits: ['demon'], keywords: ['taunt'] },
  constant(mustChooseHouse('you', 'dis')),
);

const poltergeist = actionCard(
  { id: 'poltergeist', name: 'Poltergeist', house: 'dis', bonus: 1 },
  play(choose(a(artifact), (chosen) => [useCard(chosen, { asYours: true }), destroy(chosen)])),
);

const restringuntus = creatureCard(
  { id: 'restringuntus', name: 'Restringuntus', house: 'dis', power: 1, traits: ['demon'] },
  play(chooseHouse('any', (house) => [lasting('source-leaves', constant(cannotChooseHouse('opponent', house)))])),
);

const shooler = creatureCard(
  { id: 'shooler', name: 'Shooler', house: 'dis', power: 5, traits: ['demon'] },
  play(when(atLeast(aember('opponent'), 4), steal(1))),
);

const soulSnatcher = artifactCard(
  { id: 'soul-snatcher', name: 'Soul Snatcher', house: 'dis', traits: ['vehicle'] },
  eachTime(isDestroyed(creature), gain(1, ownerOf(it))),
);

const stealerOfSouls = creatureCard(
  { id: 'stealer-of-souls', name: 'Stealer of Souls', house: 'dis', power: 6, traits: ['demon'] },
  eachTime(isDestroyedFighting(enemy(creature), self), purge(it), gain(1)),
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

export const dis: readonly CardDef[] = [
  annihilationRitual,
  charette,
  collarOfSubordination,
  controlTheWeak,
  dominatorBauble,
  dustImp,
  fear,
  gabosLongarms,
  handOfDis,
  hecatomb,
  mindBarb,
  pitlord,
  poltergeist,
  restringuntus,
  shooler,
  soulSnatcher,
  stealerOfSouls,
  theTerror,
  threeFates,
  tocsin,
];
