// Shadows, Call of the Archons.
import type { CardDef } from '@vaultsong/engine';
import {
  a,
  actionAbility,
  actionCard,
  aember,
  again,
  anyCard,
  archive,
  artifact,
  artifactCard,
  atLeast,
  beforeAttack,
  belongsTo,
  capture,
  cardsUnder,
  choose,
  combined,
  constant,
  controllerOf,
  count,
  creature,
  creatureCard,
  damaged,
  dealDamage,
  dealsNoFightDamage,
  deeds,
  destroy,
  destroyed,
  discard,
  discardAtRandom,
  each,
  eachTime,
  enemy,
  entersReady,
  entersReadyWhenPlayed,
  equal,
  erratum,
  exactly,
  exhaust,
  fight,
  forgeKey,
  forRemainderOfTurn,
  friendly,
  gain,
  gainsAbility,
  gainsKeyword,
  getsAemberSpentBy,
  host,
  ifElse,
  ifYouDo,
  inDiscard,
  inHand,
  inPlayOrDiscard,
  insteadOf,
  is,
  it,
  lasting,
  leavesPlay,
  may,
  maySpendAemberOn,
  mayUse,
  minus,
  moreThan,
  moveAember,
  named,
  neighborOf,
  not,
  notOnFlank,
  ofHouse,
  ofIdentityHouse,
  omni,
  onFlank,
  only,
  opponentSteals,
  play,
  playCard,
  playerCannot,
  preventIt,
  purge,
  putUnder,
  reap,
  repeatOnce,
  returnToHand,
  reveal,
  sacrifice,
  self,
  skipsForgeStep,
  steal,
  takeAember,
  takeControl,
  thisCard,
  thisCreature,
  thisWay,
  toll,
  topOfDeck,
  upgradeCard,
  useCard,
  wasDestroyed,
  when,
  whileTrue,
  withAember,
  withoutTrait,
  withPowerAtMost,
  wouldBeDamaged,
  youPlay,
} from '@vaultsong/engine';

const badPenny = creatureCard(
  { id: 'bad-penny', name: 'Bad Penny', house: 'shadows', power: 1, traits: ['human', 'thief'] },
  destroyed(returnToHand(self)),
);

const opponentIsRicher = moreThan(aember('opponent'), aember('you'));
const baitAndSwitch = erratum(
  'of-2019',
  actionCard(
    { id: 'bait-and-switch', name: 'Bait and Switch', house: 'shadows' },
    play(repeatOnce(opponentIsRicher, when(opponentIsRicher, steal(1)))),
  ),
  play(when(opponentIsRicher, steal(1)), when(opponentIsRicher, again)),
);

const boobyTrap = actionCard(
  { id: 'booby-trap', name: 'Booby Trap', house: 'shadows', bonus: 1 },
  play(dealDamage(4, a(notOnFlank(creature)), { splash: 2 })),
);

const bulleteye = creatureCard(
  { id: 'bulleteye', name: 'Bulleteye', house: 'shadows', power: 2, traits: ['elf', 'thief'], keywords: ['elusive'] },
  reap(destroy(a(onFlank(creature)))),
);

const carloPhantom = creatureCard(
  {
    id: 'carlo-phantom',
    name: 'Carlo Phantom',
    house: 'shadows',
    power: 1,
    traits: ['elf', 'thief'],
    keywords: ['elusive', 'skirmish'],
  },
  eachTime(youPlay(artifact), steal(1)),
);

const customsOffice = artifactCard(
  { id: 'customs-office', name: 'Customs Office', house: 'shadows', traits: ['location'] },
  constant(toll('opponent', 'play', artifact, 1)),
);

const deipnoSpymaster = creatureCard(
  {
    id: 'deipno-spymaster',
    name: 'Deipno Spymaster',
    house: 'shadows',
    power: 1,
    traits: ['elf', 'thief'],
    keywords: ['elusive'],
  },
  omni(choose(a(friendly(creature)), (chosen) => forRemainderOfTurn(constant(mayUse(only(chosen)))))),
);

const dodger = creatureCard(
  { id: 'dodger', name: 'Dodger', house: 'shadows', power: 5, traits: ['elf', 'thief'] },
  fight(steal(1)),
);

const duskrunner = upgradeCard(
  { id: 'duskrunner', name: 'Duskrunner', house: 'shadows' },
  constant(gainsAbility(host, reap(steal(1)))),
);

const evasionSigil = artifactCard(
  { id: 'evasion-sigil', name: 'Evasion Sigil', house: 'shadows', bonus: 1, traits: ['power'] },
  eachTime(
    beforeAttack(creature),
    discard(topOfDeck(1, controllerOf(it))),
    when(is(thisWay(), ofHouse('active', anyCard)), exhaust(it), preventIt),
  ),
);

const faygin = creatureCard(
  { id: 'faygin', name: 'Faygin', house: 'shadows', power: 3, traits: ['human', 'thief'], keywords: ['elusive'] },
  reap(returnToHand(a(inPlayOrDiscard(named('urchin'))))),
);

const finishingBlow = actionCard(
  { id: 'finishing-blow', name: 'Finishing Blow', house: 'shadows', bonus: 1 },
  play(destroy(a(damaged(creature))), ifYouDo(steal(1))),
);

const ghostlyHand = actionCard(
  { id: 'ghostly-hand', name: 'Ghostly Hand', house: 'shadows', bonus: 2 },
  play(when(equal(aember('opponent'), 1), steal(1))),
);

const hiddenStash = actionCard(
  { id: 'hidden-stash', name: 'Hidden Stash', house: 'shadows', bonus: 1 },
  play(archive(a(inHand(anyCard)))),
);

const imperialTraitor = actionCard(
  { id: 'imperial-traitor', name: 'Imperial Traitor', house: 'shadows', bonus: 1 },
  play(
    reveal(each(inHand(anyCard, 'opponent')), 'you'),
    may(purge(a(inHand(ofHouse('sanctum', anyCard), 'opponent')))),
  ),
);

const keyOfDarkness = actionCard(
  { id: 'key-of-darkness', name: 'Key of Darkness', house: 'shadows' },
  play(ifElse(equal(aember('opponent'), 0), forgeKey(2), forgeKey(6))),
);

const lightsOut = actionCard(
  { id: 'lights-out', name: 'Lights Out', house: 'shadows', bonus: 1 },
  play(returnToHand(exactly(2, enemy(creature)))),
);

const longfusedMines = artifactCard(
  { id: 'longfused-mines', name: 'Longfused Mines', house: 'shadows', bonus: 1, traits: ['weapon'] },
  omni(sacrifice(self), dealDamage(3, each(notOnFlank(enemy(creature))))),
);

const macisAsp = creatureCard({
  id: 'macis-asp',
  name: 'Macis Asp',
  house: 'shadows',
  power: 3,
  traits: ['beast'],
  keywords: ['skirmish', 'poison'],
});

const mackTheKnife = creatureCard(
  {
    id: 'mack-the-knife',
    name: 'Mack the Knife',
    house: 'shadows',
    power: 3,
    traits: ['elf', 'thief'],
    keywords: ['elusive'],
  },
  constant(mayUse(thisCreature)),
  actionAbility(choose(a(creature), (chosen) => [dealDamage(1, chosen), when(wasDestroyed(chosen), gain(1))])),
);

const magdaTheRat = creatureCard(
  {
    id: 'magda-the-rat',
    name: 'Magda the Rat',
    house: 'shadows',
    power: 4,
    traits: ['elf', 'thief'],
    keywords: ['elusive'],
  },
  play(steal(2)),
  leavesPlay(opponentSteals(2)),
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

const mooncurser = creatureCard(
  {
    id: 'mooncurser',
    name: 'Mooncurser',
    house: 'shadows',
    power: 1,
    traits: ['elf', 'thief'],
    keywords: ['skirmish', 'poison'],
  },
  fight(steal(1)),
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

const oldBruno = creatureCard(
  { id: 'old-bruno', name: 'Old Bruno', house: 'shadows', power: 3, traits: ['elf', 'thief'], keywords: ['elusive'] },
  play(capture(3)),
);

const oneLastJob = actionCard(
  { id: 'one-last-job', name: 'One Last Job', house: 'shadows', bonus: 1 },
  play(purge(each(friendly(ofHouse('shadows', creature)))), steal(count(thisWay(creature)))),
);

const oubliette = actionCard(
  { id: 'oubliette', name: 'Oubliette', house: 'shadows' },
  play(purge(a(withPowerAtMost(3, creature)))),
);

const pawnSacrifice = actionCard(
  { id: 'pawn-sacrifice', name: 'Pawn Sacrifice', house: 'shadows', bonus: 1 },
  play(sacrifice(a(friendly(creature))), ifYouDo(dealDamage(3, exactly(2, creature)))),
);

const poisonWave = actionCard(
  { id: 'poison-wave', name: 'Poison Wave', house: 'shadows', bonus: 1 },
  play(dealDamage(2, each(creature))),
);

const relentlessWhispers = actionCard(
  { id: 'relentless-whispers', name: 'Relentless Whispers', house: 'shadows', bonus: 1 },
  play(choose(a(creature), (chosen) => [dealDamage(2, chosen), when(wasDestroyed(chosen), steal(1))])),
);

const ringOfInvisibility = upgradeCard(
  { id: 'ring-of-invisibility', name: 'Ring of Invisibility', house: 'shadows', bonus: 1 },
  constant(gainsKeyword(host, 'elusive'), gainsKeyword(host, 'skirmish')),
);

const routineJob = actionCard(
  { id: 'routine-job', name: 'Routine Job', house: 'shadows' },
  play(steal(1), steal(count(each(inDiscard(named('routine-job')))))),
);

const safePlace = artifactCard(
  { id: 'safe-place', name: 'Safe Place', house: 'shadows', bonus: 1, traits: ['location'] },
  constant(maySpendAemberOn(thisCard)),
  actionAbility(moveAember(1, 'you', self)),
);

const seekerNeedle = artifactCard(
  { id: 'seeker-needle', name: 'Seeker Needle', house: 'shadows', traits: ['weapon'] },
  actionAbility(choose(a(creature), (chosen) => [dealDamage(1, chosen), when(wasDestroyed(chosen), gain(1))])),
);

const selwynTheFence = creatureCard(
  { id: 'selwyn-the-fence', name: 'Selwyn the Fence', house: 'shadows', power: 3, traits: ['elf', 'thief'] },
  combined(['fight', 'reap'], takeAember(1, a(withAember(friendly(anyCard))), 'you')),
);

const shadowSelf = creatureCard(
  { id: 'shadow-self', name: 'Shadow Self', house: 'shadows', power: 9, traits: ['specter'] },
  constant(dealsNoFightDamage(thisCreature)),
  insteadOf(wouldBeDamaged(withoutTrait('specter', neighborOf(self))), { redirectTo: self }),
);

const silentDagger = upgradeCard(
  { id: 'silent-dagger', name: 'Silent Dagger', house: 'shadows', bonus: 1 },
  constant(gainsAbility(host, reap(dealDamage(4, a(onFlank(creature)))))),
);

const silvertooth = creatureCard(
  { id: 'silvertooth', name: 'Silvertooth', house: 'shadows', power: 2, traits: ['elf', 'thief'] },
  constant(entersReady(thisCreature)),
);

const skeletonKey = artifactCard(
  { id: 'skeleton-key', name: 'Skeleton Key', house: 'shadows', traits: ['item'] },
  actionAbility(capture(1, a(friendly(creature)))),
);

const smilingRuth = creatureCard(
  {
    id: 'smiling-ruth',
    name: 'Smiling Ruth',
    house: 'shadows',
    power: 1,
    traits: ['elf', 'thief'],
    keywords: ['elusive'],
  },
  reap(when(atLeast(deeds({ did: 'forge', by: 'you', turn: 'this' }), 1), takeControl(a(onFlank(enemy(creature)))))),
);

const sneklifter = creatureCard(
  { id: 'sneklifter', name: 'Sneklifter', house: 'shadows', power: 2, traits: ['elf', 'thief'] },
  play(
    choose(a(enemy(artifact)), (taken) => [
      takeControl(taken),
      when(
        not(is(taken, ofIdentityHouse('you', anyCard))),
        lasting('game', constant(belongsTo(friendly(only(taken)), 'shadows'))),
      ),
    ]),
  ),
);

const specialDelivery = artifactCard(
  { id: 'special-delivery', name: 'Special Delivery', house: 'shadows', bonus: 1, traits: ['item'] },
  omni(
    sacrifice(self),
    choose(a(onFlank(creature)), (chosen) => [dealDamage(3, chosen), when(wasDestroyed(chosen), purge(chosen))]),
  ),
);

const speedSigil = artifactCard(
  { id: 'speed-sigil', name: 'Speed Sigil', house: 'shadows', bonus: 1, traits: ['power'] },
  whileTrue(
    equal(deeds({ did: 'play', by: 'active', turn: 'this', type: 'creature' }), 1),
    entersReadyWhenPlayed(creature),
  ),
);

const subtleMaul = artifactCard(
  { id: 'subtle-maul', name: 'Subtle Maul', house: 'shadows', traits: ['weapon'] },
  actionAbility(discardAtRandom('opponent')),
);

const theSting = artifactCard(
  { id: 'the-sting', name: 'The Sting', house: 'shadows', bonus: 1, traits: ['vehicle'] },
  constant(skipsForgeStep('you'), getsAemberSpentBy('opponent')),
  actionAbility(sacrifice(self)),
);

const tooMuchToProtect = actionCard(
  { id: 'too-much-to-protect', name: 'Too Much to Protect', house: 'shadows', bonus: 1 },
  play(steal(minus(aember('opponent'), 6))),
);

const treasureMap = actionCard(
  { id: 'treasure-map', name: 'Treasure Map', house: 'shadows', bonus: 1 },
  play(
    when(equal(deeds({ did: 'play', by: 'you', turn: 'this', besides: self }), 0), gain(3)),
    forRemainderOfTurn(constant(playerCannot('you', 'play'))),
  ),
);

const umbra = creatureCard(
  { id: 'umbra', name: 'Umbra', house: 'shadows', power: 2, traits: ['elf', 'thief'], keywords: ['skirmish'] },
  fight(steal(1)),
);

const urchin = creatureCard(
  { id: 'urchin', name: 'Urchin', house: 'shadows', power: 1, traits: ['elf', 'thief'], keywords: ['elusive'] },
  play(steal(1)),
);

export const shadows: readonly CardDef[] = [
  badPenny,
  baitAndSwitch,
  boobyTrap,
  bulleteye,
  carloPhantom,
  customsOffice,
  deipnoSpymaster,
  dodger,
  duskrunner,
  evasionSigil,
  faygin,
  finishingBlow,
  ghostlyHand,
  hiddenStash,
  imperialTraitor,
  keyOfDarkness,
  lightsOut,
  longfusedMines,
  macisAsp,
  mackTheKnife,
  magdaTheRat,
  masterplan,
  miasma,
  mooncurser,
  nerveBlast,
  nexus,
  noddyTheThief,
  oldBruno,
  oneLastJob,
  oubliette,
  pawnSacrifice,
  poisonWave,
  relentlessWhispers,
  ringOfInvisibility,
  routineJob,
  safePlace,
  seekerNeedle,
  selwynTheFence,
  shadowSelf,
  silentDagger,
  silvertooth,
  skeletonKey,
  smilingRuth,
  sneklifter,
  specialDelivery,
  speedSigil,
  subtleMaul,
  theSting,
  tooMuchToProtect,
  treasureMap,
  umbra,
  urchin,
];
