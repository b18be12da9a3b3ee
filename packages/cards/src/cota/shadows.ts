// Shadows, Call of the Archons.
import type { CardDef } from '@vaultsong/engine';
import {
  a,
  actionAbility,
  actionCard,
  aember,
  anyCard,
  artifact,
  artifactCard,
  cardsUnder,
  choose,
  constant,
  creature,
  creatureCard,
  dealDamage,
  dealsNoFightDamage,
  deeds,
  destroyed,
  each,
  enemy,
  entersReady,
  entersReadyWhenPlayed,
  equal,
  fight,
  gain,
  ifYouDo,
  inHand,
  insteadOf,
  lasting,
  minus,
  moreThan,
  neighborOf,
  omni,
  play,
  playCard,
  putUnder,
  reap,
  repeatOnce,
  returnToHand,
  sacrifice,
  self,
  skipsForgeStep,
  steal,
  thisCreature,
  useCard,
  wasDestroyed,
  when,
  whileTrue,
  withoutTrait,
  wouldBeDamaged,
} from '@vaultsong/engine';

const badPenny = creatureCard(
  { id: 'bad-penny', name: 'Bad Penny', house: 'shadows', power: 1, traits: ['human', 'thief'] },
  destroyed(returnToHand(self)),
);

const opponentIsRicher = moreThan(aember('opponent'), aember('you'));
const baitAndSwitch = actionCard(
  { id: 'bait-and-switch', name: 'Bait and Switch', house: 'shadows' },
  play(repeatOnce(opponentIsRicher, when(opponentIsRicher, steal(1)))),
);

const dodger = creatureCard(
  { id: 'dodger', name: 'Dodger', house: 'shadows', power: 5, traits: ['elf', 'thief'] },
  fight(steal(1)),
);

const masterplan = artifactCard(
  { id: 'masterplan', name: 'Masterplan', house: 'shadows', bonus: 1, traits: ['item'] },
  play(putUnder(a(inHand(anyCard)))),
  omni(playCard(cardsUnder(self)), sacrifice(self)),
);

const miasma = actionCard(
  { id: 'miasma', name: 'Miasma', house: 'shadows', bonus: 1 },
  play(lasting('their-next-turn', constant(skipsForgeStep('opponent')))),
);

const nerveBlast = actionCard(
  { id: 'nerve-blast', name: 'Nerve Blast', house: 'shadows' },
  play(steal(1), ifYouDo(dealDamage(2, a(creature)))),
);

const nexus = creatureCard(
  {
    id: 'nexus',
    name: 'Nexus',
    house: 'shadows',
    power: 3,
    traits: ['cyborg', 'thief'],
    keywords: ['elusive'],
  },
  reap(useCard(a(enemy(artifact)), { asYours: true })),
);

const noddyTheThief = creatureCard(
  {
    id: 'noddy-the-thief',
    name: 'Noddy the Thief',
    house: 'shadows',
    power: 2,
    traits: ['elf', 'thief'],
    keywords: ['elusive'],
  },
  actionAbility(steal(1)),
);

const poisonWave = actionCard(
  { id: 'poison-wave', name: 'Poison Wave', house: 'shadows', bonus: 1 },
  play(dealDamage(2, each(creature))),
);

const seekerNeedle = artifactCard(
  { id: 'seeker-needle', name: 'Seeker Needle', house: 'shadows', traits: ['weapon'] },
  actionAbility(choose(a(creature), (chosen) => [dealDamage(1, chosen), when(wasDestroyed(chosen), gain(1))])),
);

const shadowSelf = creatureCard(
  { id: 'shadow-self', name: 'Shadow Self', house: 'shadows', power: 9, traits: ['specter'] },
  constant(dealsNoFightDamage(thisCreature)),
  insteadOf(wouldBeDamaged(withoutTrait('specter', neighborOf(self))), { redirectTo: self }),
);

const silvertooth = creatureCard(
  { id: 'silvertooth', name: 'Silvertooth', house: 'shadows', power: 2, traits: ['elf', 'thief'] },
  constant(entersReady(thisCreature)),
);

const speedSigil = artifactCard(
  { id: 'speed-sigil', name: 'Speed Sigil', house: 'shadows', bonus: 1, traits: ['power'] },
  whileTrue(
    equal(deeds({ did: 'play', by: 'active', turn: 'this', type: 'creature' }), 1),
    entersReadyWhenPlayed(creature),
  ),
);

const tooMuchToProtect = actionCard(
  { id: 'too-much-to-protect', name: 'Too Much to Protect', house: 'shadows', bonus: 1 },
  play(steal(minus(aember('opponent'), 6))),
);

const urchin = creatureCard(
  { id: 'urchin', name: 'Urchin', house: 'shadows', power: 1, traits: ['elf', 'thief'], keywords: ['elusive'] },
  play(steal(1)),
);

export const shadows: readonly CardDef[] = [
  badPenny,
  baitAndSwitch,
  dodger,
  masterplan,
  miasma,
  nerveBlast,
  nexus,
  noddyTheThief,
  poisonWave,
  seekerNeedle,
  shadowSelf,
  silvertooth,
  speedSigil,
  tooMuchToProtect,
  urchin,
];
