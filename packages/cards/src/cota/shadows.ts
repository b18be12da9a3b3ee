// Shadows, Call of the Archons.
import type { CardDef } from '@vaultsong/engine';
import {
  a,
  actionAbility,
  actionCard,
  aember,
  artifactCard,
  choose,
  constant,
  creature,
  creatureCard,
  dealDamage,
  dealsNoFightDamage,
  destroyed,
  each,
  entersReady,
  fight,
  gain,
  ifYouDo,
  insteadOf,
  minus,
  neighborOf,
  play,
  returnToHand,
  self,
  steal,
  thisCreature,
  wasDestroyed,
  when,
  withoutTrait,
  wouldBeDamaged,
} from '@vaultsong/engine';

const badPenny = creatureCard(
  { id: 'bad-penny', name: 'Bad Penny', house: 'shadows', power: 1, traits: ['human', 'thief'] },
  destroyed(returnToHand(self)),
);

const dodger = creatureCard(
  { id: 'dodger', name: 'Dodger', house: 'shadows', power: 5, traits: ['elf', 'thief'] },
  fight(steal(1)),
);

const nerveBlast = actionCard(
  { id: 'nerve-blast', name: 'Nerve Blast', house: 'shadows' },
  play(steal(1), ifYouDo(dealDamage(2, a(creature)))),
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
  dodger,
  nerveBlast,
  noddyTheThief,
  poisonWave,
  seekerNeedle,
  shadowSelf,
  silvertooth,
  tooMuchToProtect,
  urchin,
];
