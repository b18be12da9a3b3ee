// Untamed, Call of the Archons.
import type { CardDef } from '@vaultsong/engine';
import {
  a,
  action,
  actionCard,
  activeHouse,
  another,
  anyCard,
  becomeCopy,
  both,
  choose,
  constant,
  count,
  creature,
  creatureCard,
  divideDamage,
  each,
  eachTime,
  enemy,
  exactly,
  forgeKey,
  forRemainderOfTurn,
  friendly,
  gain,
  getsPower,
  ifYouDo,
  ignoresAttacking,
  inDiscard,
  lose,
  may,
  mayPlayEachTurn,
  not,
  ofHouse,
  play,
  reap,
  returnToHand,
  shuffleIntoDeck,
  thisCreature,
  whenPlayed,
  whileTrue,
  withTrait,
  youPlay,
} from '@vaultsong/engine';

const cooperativeHunting = actionCard(
  { id: 'cooperative-hunting', name: 'Cooperative Hunting', house: 'untamed' },
  play(divideDamage(count(each(friendly(creature))), creature)),
);

const dustPixie = creatureCard({
  id: 'dust-pixie',
  name: 'Dust Pixie',
  house: 'untamed',
  bonus: 2,
  power: 1,
  traits: ['faerie'],
});

const fullMoon = actionCard(
  { id: 'full-moon', name: 'Full Moon', house: 'untamed' },
  play(forRemainderOfTurn(eachTime(youPlay(creature), gain(1)))),
);

const huntingWitch = creatureCard(
  { id: 'hunting-witch', name: 'Hunting Witch', house: 'untamed', power: 2, traits: ['human', 'witch'] },
  eachTime(youPlay(another(creature)), gain(1)),
);

const keyCharge = actionCard(
  { id: 'key-charge', name: 'Key Charge', house: 'untamed' },
  play(lose(1), ifYouDo(may(forgeKey()))),
);

const lostInTheWoods = actionCard(
  { id: 'lost-in-the-woods', name: 'Lost in the Woods', house: 'untamed', bonus: 1 },
  play(
    choose(exactly(2, friendly(creature)), (friends) =>
      choose(exactly(2, enemy(creature)), (enemies) => shuffleIntoDeck(both(friends, enemies))),
    ),
  ),
);

const mimicry = actionCard(
  { id: 'mimicry', name: 'Mimicry', house: 'untamed' },
  whenPlayed(becomeCopy(a(inDiscard(action, 'opponent')))),
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

const regrowth = actionCard(
  { id: 'regrowth', name: 'Regrowth', house: 'untamed', bonus: 1 },
  play(returnToHand(a(inDiscard(creature)))),
);

const snufflegator = creatureCard({
  id: 'snufflegator',
  name: 'Snufflegator',
  house: 'untamed',
  power: 4,
  traits: ['beast'],
  keywords: ['skirmish'],
});

const witchOfTheEye = creatureCard(
  { id: 'witch-of-the-eye', name: 'Witch of the Eye', house: 'untamed', power: 3, traits: ['human', 'witch'] },
  reap(returnToHand(a(inDiscard(anyCard)))),
);

const witchOfTheWilds = creatureCard(
  { id: 'witch-of-the-wilds', name: 'Witch of the Wilds', house: 'untamed', power: 4, traits: ['beast', 'witch'] },
  whileTrue(not(activeHouse('untamed')), mayPlayEachTurn(1, ofHouse('untamed', anyCard))),
);

export const untamed: readonly CardDef[] = [
  cooperativeHunting,
  dustPixie,
  fullMoon,
  huntingWitch,
  keyCharge,
  lostInTheWoods,
  mimicry,
  niffleApe,
  niffleQueen,
  regrowth,
  snufflegator,
  witchOfTheEye,
  witchOfTheWilds,
];
