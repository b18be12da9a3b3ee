// Constant abilities: every modifier, everything a card or player cannot, and how lines share a sentence.

import type { CannotBe, Modifier, PlayerAct } from '@vaultsong/engine';
import {
  action,
  aember,
  alsoBelongsTo,
  alsoOn,
  another,
  anyCard,
  archivedFaceup,
  artifact,
  belongsTo,
  blanks,
  cannot,
  cannotBeAttackedBy,
  cannotBeDealtDamageBy,
  cannotBeDiscarded,
  cannotBePlayed,
  cannotChooseHouse,
  cannotPlayOnFlank,
  cannotRepeatHouse,
  canOnlyAttack,
  canOnlyFight,
  combined,
  constant,
  controllerOf,
  controls,
  count,
  countsAs,
  countsAsHavingArmor,
  countsAsHavingPower,
  creature,
  damaged,
  dealsExtraAttacking,
  dealsFightDamageTo,
  dealsNoFightDamage,
  dealsWhenFighting,
  draw,
  drawsBeyond,
  each,
  enemy,
  entersReadyWhenPlayed,
  eventAmount,
  exists,
  friendly,
  gainsAbility,
  gainsKeyword,
  gainsTextOf,
  getsAemberSpentBy,
  getsArmor,
  getsPower,
  getsPowerIfItSurvives,
  handSize,
  holdsInArchives,
  host,
  hostOf,
  ignoresAttacking,
  is,
  isArchived,
  isHaunted,
  isOnFlank,
  isTakenFromSupply,
  it,
  keyCost,
  keysToWin,
  lasting,
  losesTraits,
  mayEnterReadyAnywhere,
  mayFight,
  mayPlay,
  mayPlayEachTurn,
  mayPlayFrom,
  mayPlayFromEachTurn,
  maySpendAemberOf,
  maySpendAemberOn,
  maySpendAsAember,
  mayUse,
  mustChooseHouse,
  mustFight,
  named,
  neighborOf,
  not,
  notOfHouse,
  notOnFlank,
  ofHouse,
  omni,
  onFlank,
  opponentOf,
  ownedBy,
  perishes,
  perNeighbor,
  play,
  playCosts,
  playerCannot,
  playsWithTopRevealed,
  poolGoesTo,
  powerOf,
  prey,
  reap,
  resolvesIconsAgain,
  resolvesPlayAgain,
  returnsAfterPlay,
  self,
  setsArmor,
  setsPower,
  sharesFightDamage,
  silences,
  skipsForgeStep,
  switchesPowerAndArmor,
  takesAfter,
  takesExtraDamage,
  takesNextTurn,
  tauntReachesFurther,
  thisCreature,
  tideIs,
  toll,
  whileTrue,
  withTrait,
} from '@vaultsong/engine';
import { describe, expect, it as test } from 'vitest';
import { sayAbility } from '../index.ts';

const mods: Readonly<Record<Modifier['mod'], readonly [Modifier, string]>> = {
  power: [getsPower(friendly(creature), 1), 'Each friendly creature gets +1 power.'],
  armor: [getsArmor(enemy(creature), -1), 'Each enemy creature gets -1 armor.'],
  'set-power': [setsPower(friendly(creature), 3), 'Each friendly creature has 3 power.'],
  'set-armor': [
    setsArmor(thisCreature, { count: each(friendly(artifact)) }),
    'This creature has armor equal to the number of friendly artifacts.',
  ],
  'values-of': [
    takesAfter(thisCreature, it),
    'This creature has the power of it and gains its armor, keywords, and traits.',
  ],
  'archived-faceup': [archivedFaceup, 'If you archive this creature, archive it faceup.'],
  'held-in-archives': [
    holdsInArchives(ownedBy('opponent', anyCard)),
    'Cards your opponent owns cannot leave your archives.',
  ],
  'switch-values': [switchesPowerAndArmor(thisCreature), 'This creature has its power and armor switched.'],
  silenced: [silences('destroyed', enemy(creature)), 'Each enemy creature loses its “Destroyed:” abilities.'],
  'taunt-reach': [
    tauntReachesFurther(thisCreature),
    'This creature protects its neighbors’ neighbors as well while it has taunt.',
  ],
  'shares-fight-damage': [
    sharesFightDamage(neighborOf(self), self),
    'Damage dealt to a neighboring creature in a fight is also dealt to this creature.',
  ],
  'after-play': [
    returnsAfterPlay(action),
    'Each action card you play returns to your hand instead of going to your discard pile.',
  ],
  blank: [blanks(enemy(creature)), 'Each enemy creature has a blank text box (except for traits).'],
  type: [countsAs(thisCreature, 'creature'), 'This creature counts as a creature.'],
  keyword: [gainsKeyword(thisCreature, 'assault', 2), 'This creature gains assault 2.'],
  prey: [prey(enemy(creature), 'most-powerful'), 'Each enemy creature gains, “prey – the most powerful creature”.'],
  'deals-when-fighting': [
    dealsWhenFighting(thisCreature, 3),
    'This creature deals 3 damage when fighting, whatever its power.',
  ],
  'loses-keyword': [{ mod: 'loses-keyword', of: creature, keyword: 'elusive' }, 'Each creature loses elusive.'],
  'no-traits': [losesTraits(creature), 'Each creature loses each of its traits.'],
  trait: [{ mod: 'trait', of: thisCreature, trait: 'knight' }, 'This creature gains the Knight trait.'],
  'every-house': [{ mod: 'every-house', of: thisCreature }, 'This creature belongs to all houses.'],
  house: [{ mod: 'house', of: thisCreature, house: 'mars' }, 'This creature belongs to Mars and no other house.'],
  flank: [isOnFlank(thisCreature), 'This creature counts as being on a flank.'],
  ability: [gainsAbility(friendly(creature), reap(draw(1))), 'Each friendly creature gains, “Reap: Draw a card.”'],
  control: [controls(enemy(artifact)), 'You control each enemy artifact.'],
  'fight-damage': [
    dealsExtraAttacking(thisCreature, 2, onFlank(enemy(creature))),
    'This creature deals +2 damage while attacking an enemy flank creature.',
  ],
  'fight-damage-to': [
    dealsFightDamageTo(thisCreature, it),
    'This creature deals its fight damage to it instead of the creature it fights.',
  ],
  'no-fight-damage': [dealsNoFightDamage(thisCreature), 'This creature deals no damage when fighting.'],
  'also-on': [
    alsoOn(friendly(creature), 'fight', 'reap'),
    'The “Fight:” abilities of friendly creatures are also “Reap:” abilities.',
  ],
  'text-of': [gainsTextOf(self, it), 'This creature gains the text box of it.'],
  'not-attacked-by': [
    cannotBeAttackedBy(thisCreature, notOnFlank(creature)),
    'This creature cannot be attacked by creatures not on a flank.',
  ],
  'extra-damage': [takesExtraDamage(thisCreature, 2), 'This creature takes 2 more damage whenever it is dealt damage.'],
  'must-fight': [mustFight(enemy(creature)), 'Enemy creatures must fight when used, if able.'],
  haunted: [isHaunted('you'), 'You are haunted.'],
  'keys-to-win': [keysToWin('you', 1), 'You must forge 1 additional key to win the game.'],
  'next-turn': [takesNextTurn('you'), 'You take another turn after this one.'],
  'from-supply': [
    isTakenFromSupply('you'),
    'Æmber that is stolen or captured from your pool is taken from the common supply instead.',
  ],
  ignores: [ignoresAttacking(thisCreature, 'taunt'), 'This creature ignores taunt while attacking.'],
  enters: [
    { mod: 'enters', of: creature, how: 'stunned', played: true },
    'Each creature enters play stunned when it is played.',
  ],
  'attacks-only': [canOnlyAttack(thisCreature, onFlank(creature)), 'This creature can attack only flank creatures.'],
  perishes: [perishes(withTrait('knight', creature)), 'Destroy each Knight creature.'],
  cannot: [cannot(friendly(creature), 'dealt-damage'), 'Friendly creatures cannot be dealt damage.'],
  'player-cannot': [playerCannot('you', 'play', creature), 'You cannot play creatures.'],
  'icons-again': [
    resolvesIconsAgain('you', creature),
    'You resolve each bonus icon of creatures you play an additional time.',
  ],
  'play-again': [
    resolvesPlayAgain('you', creature),
    'You resolve each “Play:” ability of creatures you play an additional time.',
  ],
  'play-limit': [
    { mod: 'play-limit', who: 'opponent', card: anyCard, most: 2 },
    'Your opponent cannot play more than 2 cards each turn.',
  ],
  'play-needs': [
    { mod: 'play-needs', cond: { atLeast: [aember('you'), 7] } },
    'You can play this creature only if you have 7 or more æmber.',
  ],
  'play-costs': [playCosts(3), 'You must lose 3 æmber to play this creature.'],
  'may-play': [mayPlay(notOfHouse('logos', anyCard)), 'You may play non-Logos cards.'],
  'may-play-limited': [mayPlayEachTurn(1, ofHouse('untamed', anyCard)), 'You may play one Untamed card each turn.'],
  'may-use': [mayUse(friendly(withTrait('robot', creature))), 'You may use friendly Robot creatures of any house.'],
  'key-cost': [keyCost('opponent', 1), 'Your opponent’s keys cost +1 æmber.'],
  'hand-size': [
    handSize('opponent', -1),
    'Your opponent refills their hand to 1 fewer card during their “draw cards” step.',
  ],
  'skip-step': [skipsForgeStep('opponent'), 'Your opponent skips their “forge a key” step.'],
  'must-choose-house': [mustChooseHouse('you', 'dis'), 'You must choose Dis as your active house.'],
  'cannot-choose-house': [
    cannotChooseHouse('opponent', 'dis'),
    'Your opponent cannot choose Dis as their active house.',
  ],
  'cannot-repeat-house': [
    cannotRepeatHouse('each'),
    'Players cannot choose the active house that they chose on their previous turn.',
  ],
  spendable: [maySpendAemberOn(thisCreature), 'You may spend æmber on this creature when forging keys.'],
  'spendable-pool': [
    maySpendAemberOf('opponent', 3),
    'You may spend up to 3 æmber from your opponent’s pool when forging keys.',
  ],
  'kept-out': [{ mod: 'kept-out', who: 'you' }, 'Æmber that would be added to your pool is not added.'],
  'deck-open': [playsWithTopRevealed(), 'You play with the top card of your deck revealed.'],
  'hand-cannot': [cannotBePlayed, 'You cannot play this creature.'],
  'gets-spent': [getsAemberSpentBy('opponent'), 'You get all æmber that your opponent spends when forging keys.'],
  'pool-goes-to': [
    poolGoesTo('opponent', self),
    'Æmber that would be added to your opponent’s pool is placed on this creature instead.',
  ],
  toll: [
    { mod: 'toll', who: 'opponent', do: 'use', card: artifact, amount: 1 },
    'Your opponent must pay you 1 æmber to use an artifact.',
  ],
};

describe('each modifier', () => {
  test.each(Object.entries(mods))('%s', (_mod, [modifier, text]) => expect(sayAbility(constant(modifier))).toBe(text));
});

test('power that a creature gets for being damaged', () => {
  expect(sayAbility(whileTrue(is(self, damaged(anyCard)), getsPowerIfItSurvives(thisCreature, 4)))).toBe(
    'While this creature is damaged, it gets +4 power if it survives that damage.',
  );
});

test('æmber that a creature captures on its way to a pool', () => {
  expect(sayAbility(constant(poolGoesTo('opponent', self, { captured: true })))).toBe(
    'Æmber that would be added to your opponent’s pool is captured by this creature instead.',
  );
});

test('what is offered to a creature that enters', () => {
  expect(sayAbility(omni(lasting('turn', constant(mayEnterReadyAnywhere(friendly(creature))), 1)))).toBe(
    'Omni: For the rest of the turn, the next friendly creature may enter play anywhere in its battleline, ready.',
  );
});

const bans: Readonly<Record<CannotBe, string>> = {
  'dealt-damage': 'This creature cannot be dealt damage.',
  destroyed: 'This creature cannot be destroyed.',
  used: 'This creature cannot be used.',
  'used-to-reap': 'This creature cannot reap.',
  'used-to-fight': 'This creature cannot be used to fight.',
  'used-except-to-fight': 'This creature can be used only to fight.',
  attacked: 'This creature cannot be attacked.',
  exhausted: 'This creature cannot become exhausted.',
  readied: 'This creature cannot be readied.',
  'readied-in-step': 'This creature does not ready during the “ready cards” step.',
};
describe('what a card cannot', () => {
  test.each(Object.entries(bans))('%s', (be, text) => {
    expect(sayAbility(constant(cannot(thisCreature, be as CannotBe)))).toBe(text);
  });
});

const acts: Readonly<Record<PlayerAct, string>> = {
  play: 'Your opponent cannot play cards.',
  use: 'Your opponent cannot use cards.',
  discard: 'Your opponent cannot discard cards.',
  forge: 'Your opponent cannot forge keys.',
  'be-stolen-from': 'Your opponent’s æmber cannot be stolen.',
  draw: 'Your opponent cannot draw cards.',
  gain: 'Your opponent cannot gain æmber.',
  'resolve-icons': 'Your opponent cannot resolve bonus icons.',
  'raise-tide': 'Your opponent cannot raise the tide.',
  'take-archives': 'Your opponent cannot take their archives into their hand during their “choose a house” step.',
  mulligan: 'Your opponent cannot take a mulligan.',
};
describe('what a player cannot', () => {
  test.each(Object.entries(acts))('%s', (act, text) => {
    expect(sayAbility(constant(playerCannot('opponent', act as PlayerAct)))).toBe(text);
  });
});

test('where a player cannot play a creature', () => {
  expect(sayAbility(constant(cannotPlayOnFlank('opponent', 'right')))).toBe(
    'Your opponent cannot play creatures on their right flank.',
  );
  expect(sayAbility(constant(cannotPlayOnFlank('you', 'left', withTrait('knight', creature))))).toBe(
    'You cannot play Knight creatures on your left flank.',
  );
});

test('what a card cannot in hand, and what is spent itself', () => {
  expect(sayAbility(constant(cannotBeDiscarded))).toBe(
    'This creature cannot be discarded from your hand except by abilities of cards.',
  );
  expect(sayAbility(constant(maySpendAsAember(thisCreature)))).toBe(
    'You may spend this creature as if it were 1 æmber when forging keys (it is discarded, even if it is warded).',
  );
});

const lines: readonly (readonly [string, ReturnType<typeof constant>, string])[] = [
  [
    'a hand for what one has',
    constant(handSize('you', count(each(friendly(creature))))),
    'During your “draw cards” step, refill your hand to 1 more card for each friendly creature.',
  ],
  ['what is silenced everywhere', constant(silences('destroyed', anyCard)), '“Destroyed:” abilities cannot resolve.'],
  [
    'damage by some cards',
    constant(cannotBeDealtDamageBy(host, withTrait('mutant', creature))),
    'This creature cannot be dealt damage by Mutant creatures.',
  ],
  [
    'damage that is doubled',
    constant(takesExtraDamage(host, eventAmount)),
    'Damage dealt to this creature is doubled.',
  ],
  ['a house besides', constant(alsoBelongsTo(host, 'dis')), 'This creature belongs to Dis as well.'],
  [
    'nothing, whatever is added',
    constant(countsAsHavingPower(creature, 1), countsAsHavingArmor(creature, 0)),
    'Each creature counts as having 1 power and no armor.',
  ],
  [
    'what nothing adds to',
    constant(countsAsHavingPower(friendly(creature), 1)),
    'Each friendly creature counts as having 1 power.',
  ],
  [
    'one subject',
    constant(getsArmor(host, 1), gainsKeyword(host, 'taunt')),
    'This creature gets +1 armor and gains taunt.',
  ],
  ['one verb', constant(getsPower(host, 2), getsArmor(host, 2)), 'This creature gets +2 power and +2 armor.'],
  [
    'one verb and its circumstance',
    constant(ignoresAttacking(host, 'taunt'), ignoresAttacking(host, 'elusive')),
    'This creature ignores taunt and elusive while attacking.',
  ],
  [
    'a keyword with a number that is computed',
    constant(gainsKeyword(thisCreature, 'assault', powerOf(self))),
    'This upgrade gains assault X, where X is its power.',
  ],
  [
    'a keyword and an ability',
    constant(gainsKeyword(host, 'hazardous', 2), gainsAbility(host, reap(draw(1)))),
    'This creature gains hazardous 2 and “Reap: Draw a card.”',
  ],
  [
    'two subjects',
    constant(getsPower(friendly(creature), 1), getsPower(enemy(creature), -1)),
    'Each friendly creature gets +1 power. Each enemy creature gets -1 power.',
  ],
  [
    'a condition',
    whileTrue(is({ hostOf: self }, { flank: true }), getsPower(host, 2)),
    'While this creature is on a flank, it gets +2 power.',
  ],
  [
    'a condition on the card itself',
    constant(getsPower(onFlank(host), 2)),
    'This creature gets +2 power while it is on a flank.',
  ],
  [
    'for each of its own',
    constant(getsPower(friendly(creature), perNeighbor(it, withTrait('knight', creature)))),
    'Each friendly creature gets +1 power for each of its Knight neighbors.',
  ],
  [
    'for each on it',
    constant(getsPower(host, { aemberOn: { hostOf: self } })),
    'This creature gets +1 power for each æmber on it.',
  ],
  [
    'several for each',
    constant(getsPower(another(creature), { times: [-2, { keys: 'you' }] })),
    'Each other creature gets -2 power for each key you have forged.',
  ],
  [
    'a reckoned number',
    constant(getsPower(host, { half: aember('you'), round: 'up' })),
    'This creature gets +X power, where X is half of your æmber (rounded up).',
  ],
  ['every player', constant(keyCost('each', { chains: 'you' })), 'Keys cost +1 æmber for each chain you have.'],
  [
    'keys of a player who is not named',
    constant(keyCost(opponentOf(hostOf(self)), 2)),
    'Keys of this creature’s opponent cost +2 æmber.',
  ],
  [
    'what a creature gains to say all the time',
    constant(gainsAbility(host, constant(keyCost('opponent', 2)))),
    'This creature gains, “Your opponent’s keys cost +2 æmber.”',
  ],
  [
    'and under a condition',
    constant(gainsAbility(creature, whileTrue(tideIs('low'), cannot(thisCreature, 'used-to-reap')))),
    'Each creature gains, “While the tide is low, this creature cannot reap.”',
  ],
  [
    'several of them, beside a keyword',
    constant(
      gainsKeyword(host, 'taunt'),
      gainsAbility(host, constant(mayUse(thisCreature), getsPower(neighborOf(self), 1))),
    ),
    'This creature gains taunt and “You may use this creature even if its house is not active. Each neighboring creature gets +1 power.”',
  ],
  [
    'a card that is destroyed while something is so',
    whileTrue(not(exists(enemy(creature))), perishes(host)),
    'If your opponent controls no creatures, destroy this creature.',
  ],
  [
    'a card that is archived while something is so',
    whileTrue(not(exists(friendly(named('troll', creature)))), isArchived(host)),
    'If you control no troll, archive this creature.',
  ],
  [
    'a card that enters ready if something was done',
    whileTrue(
      { atLeast: [{ deeds: { did: 'fight', by: 'you', turn: 'this', type: 'creature' } }, 1] },
      { mod: 'enters', of: creature, how: 'ready' },
    ),
    'If you fought with a creature this turn, each creature enters play ready.',
  ],
  [
    'a cost for each',
    constant(playCosts({ keys: 'you' })),
    'You must lose 1 æmber for each key you have forged to play this upgrade.',
  ],
  [
    'a toll for each',
    constant(toll('opponent', 'play', creature, { keys: 'you' })),
    'Your opponent must pay you 1 æmber for each key you have forged to play a creature.',
  ],
  [
    'a permission for another zone',
    constant(mayPlayFrom('discard', creature)),
    'You may play creatures of any house from your discard pile.',
  ],
  [
    'a permission for another zone, counted by turn',
    constant(mayPlayFromEachTurn(1, 'discard', ofHouse('active', creature))),
    'You may play one creature of the active house from your discard pile each turn.',
  ],
  [
    'more cards than fill the hand',
    constant(drawsBeyond('you', 2), drawsBeyond('opponent', 1)),
    'You draw 2 additional cards during your “draw cards” step. Your opponent draws 1 additional card during their “draw cards” step.',
  ],
  ['a bigger hand', constant(handSize('you', 2)), 'During your “draw cards” step, refill your hand to 2 more cards.'],
  [
    'only to fight',
    constant({ mod: 'may-use', who: 'you', card: friendly(creature), only: 'fight' }),
    'You may fight with friendly creatures of any house.',
  ],
  [
    'only to fight, and nothing else',
    constant(mayFight(friendly(creature)), canOnlyFight(friendly(creature))),
    'You may fight with friendly creatures of any house. Friendly creatures can be used only to fight.',
  ],
  [
    'a card that whoever controls it may use',
    constant(mayUse(host, controllerOf(hostOf(self)))),
    'This creature may be used even if its house is not active.',
  ],
  [
    'the house of a card as long as it is controlled',
    constant(belongsTo(friendly(host), 'shadows')),
    'This creature belongs to Shadows and no other house while you control it.',
  ],
  [
    'an ability at several times',
    constant(...combined(['fight', 'reap'], draw(1)).map((ability) => gainsAbility(host, ability))),
    'This creature gains, “Fight/Reap: Draw a card.”',
  ],
  [
    'an ability that matters only as a card is played',
    constant(gainsAbility(friendly(creature), play(draw(1)))),
    'Each creature you play gains, “Play: Draw a card.”',
  ],
  [
    'friendly cards that are played',
    constant(entersReadyWhenPlayed(friendly(artifact))),
    'Each artifact you play enters play ready.',
  ],
  [
    'the first card of each turn',
    whileTrue(
      { equal: [{ deeds: { did: 'play', by: 'active', turn: 'this', type: 'creature' } }, 1] },
      entersReadyWhenPlayed(creature),
    ),
    'The first creature played each turn enters play ready.',
  ],
  [
    'the first card of each turn of one player',
    whileTrue(
      { equal: [{ deeds: { did: 'play', by: 'you', turn: 'this', type: 'creature' } }, 1] },
      entersReadyWhenPlayed(friendly(creature)),
    ),
    'The first creature you play each turn enters play ready.',
  ],
  [
    'no more keys than so many each turn',
    whileTrue({ atLeast: [{ deeds: { did: 'forge', by: 'you', turn: 'this' } }, 2] }, playerCannot('you', 'forge')),
    'You cannot forge more than 2 keys each turn.',
  ],
  [
    'no more keys of the opponent than one',
    whileTrue(
      { atLeast: [{ deeds: { did: 'forge', by: 'opponent', turn: 'this' } }, 1] },
      playerCannot('opponent', 'forge'),
    ),
    'Your opponent cannot forge more than 1 key each turn.',
  ],
  [
    'what must have been done',
    whileTrue(
      { equal: [{ deeds: { did: 'discard', by: 'you', turn: 'this', fromHand: true } }, 0] },
      cannot(host, 'used'),
    ),
    'This creature cannot be used unless you discarded a card from your hand this turn.',
  ],
  ['the card itself', constant(mayUse({ is: self })), 'You may use this upgrade even if its house is not active.'],
];

describe('sentences', () => {
  test.each(lines)('%s', (_what, ability, text) => expect(sayAbility(ability, 'upgrade')).toBe(text));
});
