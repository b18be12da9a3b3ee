// Abilities: every timing, every event that one may wait for or replace, every duration, and the keywords.

import type { Ability, EventType, Keyword, Pattern, Timing, Until, Zone } from '@vaultsong/engine';
import {
  a,
  action,
  another,
  anyCard,
  archive,
  artifact,
  becomeCopy,
  beforeAttack,
  combined,
  constant,
  creature,
  creatureCard,
  dealDamage,
  destroy,
  destroyed,
  discard,
  draw,
  duringYourTurn,
  each,
  eachTime,
  enemy,
  entersReady,
  eventAmount,
  fight,
  friendly,
  gain,
  gainsAbility,
  granter,
  heal,
  host,
  ifYouDo,
  inDiscard,
  inHand,
  insteadOf,
  isDamagedByIcon,
  isDestroyedFighting,
  it,
  keywords,
  lasting,
  leavesPlay,
  may,
  mayInsteadOf,
  mayPlay,
  mayResolveAs,
  opponentOf,
  other,
  play,
  preventIt,
  purge,
  reap,
  reaps,
  resolveIcons,
  resolvesIcon,
  resolvesIconsAgain,
  returnToHand,
  saveInstead,
  self,
  steal,
  thisCard,
  thisCreature,
  topOfDeck,
  whenPlayed,
  wouldBeDamaged,
  wouldBeDestroyed,
  youChooseHouse,
  youDiscardFromHand,
  youPlay,
  yourTurnEnds,
  youUse,
  youWouldGainByReaping,
} from '@vaultsong/engine';
import { describe, expect, it as test } from 'vitest';
import { explainKeyword, sayAbility, sayCard, sayDuration, sayKeyword, sayNode } from '../index.ts';

const timings: Readonly<Record<Timing, string>> = {
  play: 'Play: Draw a card.',
  reap: 'Reap: Draw a card.',
  fight: 'Fight: Draw a card.',
  'before-fight': 'Before Fight: Draw a card.',
  action: 'Action: Draw a card.',
  omni: 'Omni: Draw a card.',
  destroyed: 'Destroyed: Draw a card.',
  'leaves-play': 'Leaves Play: Draw a card.',
  fate: 'Fate: Draw a card.',
  scrap: 'Scrap: Draw a card.',
};
describe('timings', () => {
  test.each(Object.entries(timings))('%s', (on, text) =>
    expect(sayAbility({ on: on as Timing, do: draw(1) })).toBe(text),
  );
});

const patterns: Readonly<Record<EventType, readonly [Pattern, string, string | null]>> = {
  mulligan: [
    { event: 'mulligan', who: 'opponent' },
    'Each time your opponent takes a mulligan',
    'If your opponent would take a mulligan',
  ],
  beside: [{ event: 'beside', who: 'you' }, 'Each time you activate a card', 'If you would activate a card'],
  fulfill: [
    { event: 'fulfill', card: thisCard },
    'Each time this creature is fulfilled',
    'If this creature would be fulfilled',
  ],
  turnOrder: [{ event: 'turnOrder' }, 'Each time the order of turns is chosen', null],
  turnBegan: [{ event: 'turnBegan', who: 'you' }, 'At the start of your turn', null],
  stepBegan: [{ event: 'stepBegan', who: 'you', step: 'draw' }, 'At the start of your “draw cards” step', null],
  houseChosen: [
    { event: 'houseChosen', who: 'you' },
    'Each time you choose an active house',
    'If you would choose an active house',
  ],
  turnEnded: [{ event: 'turnEnded', who: 'opponent' }, 'At the end of your opponent’s turn', null],
  turnPassed: [{ event: 'turnPassed' }, 'After each turn', null],
  gameOver: [{ event: 'gameOver', who: 'you' }, 'Each time you win the game', 'If you would win the game'],
  gain: [
    { event: 'gain', who: 'you', cause: 'bonus' },
    'Each time you gain æmber from a bonus icon',
    'If you would gain æmber from a bonus icon',
  ],
  lose: [
    { event: 'lose', who: 'opponent' },
    'Each time your opponent loses æmber',
    'If your opponent would lose æmber',
  ],
  steal: [
    { event: 'steal', who: 'opponent' },
    'Each time your opponent steals æmber',
    'If your opponent would steal æmber',
  ],
  pay: [{ event: 'pay' }, 'Each time a player pays æmber', 'If a player would pay æmber'],
  capture: [
    { event: 'capture', card: friendly(creature) },
    'Each time a friendly creature captures æmber',
    'If a friendly creature would capture æmber',
  ],
  placeAember: [
    { event: 'placeAember', card: creature },
    'Each time æmber is placed on a creature',
    'If æmber would be placed on a creature',
  ],
  takeAember: [
    { event: 'takeAember', card: creature },
    'Each time æmber is removed from a creature',
    'If æmber would be removed from a creature',
  ],
  forge: [{ event: 'forge', who: 'you' }, 'Each time you forge a key', 'If you would forge a key'],
  unforge: [{ event: 'unforge', who: 'you' }, 'Each time you unforge a key', 'If you would unforge a key'],
  chains: [{ event: 'chains', who: 'you' }, 'Each time you gain chains', 'If you would gain chains'],
  advance: [
    { event: 'advance', who: 'opponent' },
    'Each time your opponent advances',
    'If your opponent would advance',
  ],
  tide: [{ event: 'tide', who: 'you', tide: 'high' }, 'Each time you raise the tide', 'If you would raise the tide'],
  playBegan: [
    { event: 'playBegan', who: 'you', card: creature },
    'Each time you begin to play a creature',
    'If you would begin to play a creature',
  ],
  enter: [{ event: 'enter', card: creature }, 'Each time a creature enters play', 'If a creature would enter play'],
  played: [
    { event: 'played', who: 'you', card: another(creature) },
    'Each time you play another creature',
    'If you would play another creature',
  ],
  use: [{ event: 'use', card: creature }, 'Each time a creature is used', 'If a creature would be used'],
  reaped: [
    { event: 'reaped', card: friendly(creature) },
    'Each time a friendly creature reaps',
    'If a friendly creature would reap',
  ],
  acted: [
    { event: 'acted', card: creature },
    'Each time a creature is used for its action',
    'If a creature would be used for its action',
  ],
  attack: [
    { event: 'attack', card: creature, other: enemy(creature) },
    'Each time a creature attacks an enemy creature',
    'If a creature would attack an enemy creature',
  ],
  fightCut: [
    { event: 'fightCut', card: creature },
    'Each time a fight of a creature is over before damage is exchanged',
    'If a fight of a creature would be over before damage is exchanged',
  ],
  fought: [
    { event: 'fought', card: friendly(creature) },
    'Each time a friendly creature fights',
    'If a friendly creature would fight',
  ],
  withdraw: [
    { event: 'withdraw', card: creature },
    'Each time a creature goes back unplayed',
    'If a creature would go back unplayed',
  ],
  flip: [
    { event: 'flip', card: creature },
    'Each time a creature is turned over',
    'If a creature would be turned over',
  ],
  changeType: [
    { event: 'changeType', card: artifact },
    'Each time an artifact becomes a creature or an artifact',
    'If an artifact would become a creature or an artifact',
  ],
  becomeCopy: [
    { event: 'becomeCopy', card: creature },
    'Each time a creature becomes a copy',
    'If a creature would become a copy',
  ],
  damage: [
    { event: 'damage', card: thisCreature },
    'Each time this creature is dealt damage',
    'If this creature would be dealt damage',
  ],
  armor: [
    { event: 'armor', card: thisCreature },
    'Each time the armor of this creature prevents damage',
    'If the armor of this creature would prevent damage',
  ],
  loseArmor: [
    { event: 'loseArmor', card: creature },
    'Each time a creature loses its armor',
    'If a creature would lose its armor',
  ],
  heal: [{ event: 'heal', card: creature }, 'Each time a creature is healed', 'If a creature would be healed'],
  destroy: [
    { event: 'destroy', card: enemy(creature) },
    'Each time an enemy creature is destroyed',
    'If an enemy creature would be destroyed',
  ],
  leave: [{ event: 'leave', card: creature }, 'Each time a creature leaves play', 'If a creature would leave play'],
  ready: [{ event: 'ready', card: creature }, 'Each time a creature is readied', 'If a creature would be readied'],
  exhaust: [
    { event: 'exhaust', card: creature },
    'Each time a creature is exhausted',
    'If a creature would be exhausted',
  ],
  stun: [{ event: 'stun', card: creature }, 'Each time a creature is stunned', 'If a creature would be stunned'],
  unstun: [
    { event: 'unstun', card: creature },
    'Each time a creature stops being stunned',
    'If a creature would stop being stunned',
  ],
  ward: [{ event: 'ward', card: creature }, 'Each time a creature is warded', 'If a creature would be warded'],
  unward: [
    { event: 'unward', card: creature },
    'Each time a creature loses its ward',
    'If a creature would lose its ward',
  ],
  enrage: [{ event: 'enrage', card: creature }, 'Each time a creature is enraged', 'If a creature would be enraged'],
  calm: [
    { event: 'calm', card: creature },
    'Each time a creature stops being enraged',
    'If a creature would stop being enraged',
  ],
  save: [
    { event: 'save', card: creature },
    'Each time a creature is saved from destruction',
    'If a creature would be saved from destruction',
  ],
  counter: [
    { event: 'counter', card: creature },
    'Each time a creature gets counters',
    'If a creature would get counters',
  ],
  control: [
    { event: 'control', card: creature },
    'Each time a creature changes control',
    'If a creature would change control',
  ],
  swap: [{ event: 'swap', card: creature }, 'Each time a creature swaps places', 'If a creature would swap places'],
  reposition: [
    { event: 'reposition', card: creature },
    'Each time a creature moves to a flank',
    'If a creature would move to a flank',
  ],
  draw: [{ event: 'draw', who: 'you' }, 'Each time you draw cards', 'If you would draw cards'],
  discard: [
    { event: 'discard', who: 'you', card: { house: 'brobnar' } },
    'Each time you discard a Brobnar card',
    'If you would discard a Brobnar card',
  ],
  move: [{ event: 'move', card: {} }, 'Each time a card moves to another zone', 'If a card would move to another zone'],
  putUnder: [
    { event: 'putUnder', card: {} },
    'Each time a card is put under a card',
    'If a card would be put under a card',
  ],
  takeArchives: [
    { event: 'takeArchives', who: 'you' },
    'Each time you take up archived cards',
    'If you would take up archived cards',
  ],
  shuffle: [{ event: 'shuffle', who: 'you' }, 'Each time you shuffle a deck', 'If you would shuffle a deck'],
  swapDeckAndDiscard: [
    { event: 'swapDeckAndDiscard', who: 'you' },
    'Each time you swap a deck with a discard pile',
    'If you would swap a deck with a discard pile',
  ],
  prevent: [
    { event: 'prevent', card: creature },
    'Each time something is prevented for a creature',
    'If something would be prevented for a creature',
  ],
  reveal: [{ event: 'reveal', card: {} }, 'Each time a card is revealed', 'If a card would be revealed'],
  lastingBegan: [
    { event: 'lastingBegan' },
    'Each time a card begins a lasting effect',
    'If a card would begin a lasting effect',
  ],
  bonus: [{ event: 'bonus' }, 'Each time a bonus icon is resolved', 'If a bonus icon would be resolved'],
};

describe('what an ability waits for', () => {
  test.each(Object.entries(patterns))('%s', (_event, [pattern, waiting, replacing]) => {
    expect(sayAbility(eachTime(pattern, draw(1)))).toBe(`${waiting}, draw a card.`);
    // Moments pass whatever happens: nothing replaces them.
    if (replacing !== null) {
      expect(sayAbility(insteadOf(pattern, { do: draw(1) }))).toBe(`${replacing}, draw a card instead.`);
    }
  });
});

const destinations: Readonly<Record<Zone, readonly [string, string]>> = {
  deck: [
    'Each time a creature goes from play to a deck, draw a card.',
    'If a creature would be destroyed, it goes to its owner’s deck instead.',
  ],
  hand: [
    'Each time a creature returns from play to a hand, draw a card.',
    'If a creature would be destroyed, it returns to its owner’s hand instead.',
  ],
  play: [
    'Each time a creature leaves play, draw a card.',
    'If a creature would be destroyed, it stays in play instead.',
  ],
  played: [
    'Each time a creature leaves play, draw a card.',
    'If a creature would be destroyed, it stays where it is instead.',
  ],
  under: [
    'Each time a creature is put from play under a card, draw a card.',
    'If a creature would be destroyed, it is put under a card instead.',
  ],
  beside: [
    'Each time a creature leaves play, draw a card.',
    'If a creature would be destroyed, it stays beside the table instead.',
  ],
  discard: [
    'Each time a creature goes from play to a discard pile, draw a card.',
    'If a creature would be destroyed, it goes to its owner’s discard pile instead.',
  ],
  archives: [
    'Each time a creature goes from play to archives, draw a card.',
    'If a creature would be destroyed, it goes to its owner’s archives instead.',
  ],
  purged: [
    'Each time a creature is purged from play, draw a card.',
    'If a creature would be destroyed, it is purged instead.',
  ],
};
describe('zones', () => {
  test.each(Object.entries(destinations))('%s', (zone, [waiting, instead]) => {
    expect(sayAbility(eachTime({ event: 'leave', card: creature, to: zone as Zone }, draw(1)))).toBe(waiting);
    expect(sayAbility(insteadOf(wouldBeDestroyed(creature), { zone: zone as Zone }))).toBe(instead);
  });
});

const abilities: readonly (readonly [string, Ability, string])[] = [
  [
    'the card of the event',
    eachTime(isDestroyedFighting(enemy(creature), self), purge(it), gain(1)),
    'Each time an enemy creature is destroyed fighting this creature, purge that creature and gain 1 æmber.',
  ],
  [
    'its owner',
    eachTime({ event: 'destroy', card: creature }, gain(1, { ownerOf: it })),
    'Each time a creature is destroyed, its owner gains 1 æmber.',
  ],
  [
    'its controller',
    eachTime({ event: 'attack', card: creature, at: 'before' }, draw(1, { controllerOf: it })),
    'Before a creature attacks, its controller draws a card.',
  ],
  [
    'its controller’s opponent',
    eachTime({ event: 'destroy', card: creature }, gain(1, opponentOf(it))),
    'Each time a creature is destroyed, its opponent gains 1 æmber.',
  ],
  [
    'only in some turns',
    eachTime(duringYourTurn(reaps(creature)), gain(1)),
    'During your turn, each time a creature reaps, gain 1 æmber.',
  ],
  [
    'before an event in some turns',
    eachTime({ event: 'attack', at: 'before', card: creature, during: 'opponent' }, gain(1)),
    'During your opponent’s turn, before a creature attacks, gain 1 æmber.',
  ],
  [
    'a replacement in some turns',
    insteadOf(duringYourTurn(wouldBeDamaged(creature)), { do: gain(1) }),
    'During your turn, if a creature would be dealt damage, gain 1 æmber instead.',
  ],
  [
    'a discard from your hand',
    eachTime(youDiscardFromHand(creature), draw(1)),
    'Each time you discard a creature from your hand, draw a card.',
  ],
  [
    'a discard from the hand of the opponent',
    eachTime({ event: 'discard', who: 'opponent', from: 'hand', card: creature }, draw(1)),
    'Each time your opponent discards a creature from their hand, draw a card.',
  ],
  [
    'a discard from a deck, by whomever',
    eachTime({ event: 'discard', from: 'deck', card: creature }, draw(1)),
    'Each time a creature is discarded from a deck, draw a card.',
  ],
  [
    'a house that is chosen',
    eachTime(youChooseHouse('dis'), draw(1)),
    'Each time you choose Dis as your active house, draw a card.',
  ],
  [
    'a house that the opponent chooses',
    eachTime({ event: 'houseChosen', who: 'opponent', house: { houseOf: self } }, draw(1)),
    'Each time your opponent chooses this creature’s house as their active house, draw a card.',
  ],
  ['the end of your turn', eachTime(yourTurnEnds, draw(1)), 'At the end of your turn, draw a card.'],
  ['an artifact that you use', eachTime(youUse(artifact), draw(1)), 'Each time you use an artifact, draw a card.'],
  [
    'an attack that is prevented',
    eachTime(beforeAttack(enemy(creature)), may(dealDamage(1, self)), ifYouDo(preventIt)),
    'Before an enemy creature attacks, you may deal 1 damage to this creature. If you do, that creature does not fight.',
  ],
  [
    'damage that is prevented',
    eachTime({ event: 'damage', at: 'before', card: thisCreature }, gain(1), preventIt),
    'Before this creature is dealt damage, gain 1 æmber and that damage is not dealt.',
  ],
  ['the other card', fight(dealDamage(1, other)), 'Fight: Deal 1 damage to the creature it fought.'],
  ['what destroyed it', destroyed(destroy(other)), 'Destroyed: Destroy the card that destroyed it.'],
  ['a way to leave', leavesPlay(draw(1)), 'Leaves Play: Draw a card.'],
  [
    'a redirection',
    insteadOf(wouldBeDamaged({ ...creature, neighborOf: self }), { redirectTo: self }),
    'If a neighboring creature would be dealt damage, that damage is dealt to this creature instead.',
  ],
  [
    'the same amount',
    insteadOf(youWouldGainByReaping, { do: steal(eventAmount) }),
    'If you would gain æmber by reaping, steal that much æmber instead.',
  ],
  [
    'nothing instead',
    insteadOf(wouldBeDestroyed(thisCreature), { do: { kind: 'seq', steps: [] } }),
    'If this creature would be destroyed, nothing happens instead.',
  ],
  [
    'an icon as another',
    mayResolveAs(resolvesIcon('you', 'aember'), 'capture', 'damage', 'draw'),
    'If you would resolve an æmber bonus icon, you may resolve it as a capture, damage, or draw bonus icon instead.',
  ],
  [
    'an icon as another, always',
    insteadOf(resolvesIcon('opponent'), { icons: ['discard'] }),
    'If your opponent would resolve a bonus icon, it is resolved as a discard bonus icon instead.',
  ],
  [
    'something else than an icon, if one likes',
    mayInsteadOf(resolvesIcon('you', 'capture'), steal(1)),
    'If you would resolve a capture bonus icon, you may steal 1 æmber instead.',
  ],
  [
    'after an icon',
    eachTime(resolvesIcon('you', 'draw'), may(archive(a(inHand(anyCard))))),
    'Each time you resolve a draw bonus icon, you may archive a card from your hand.',
  ],
  [
    'damage of an icon',
    eachTime(isDamagedByIcon(enemy(creature)), dealDamage(1, it)),
    'Each time an enemy creature is dealt damage by a bonus icon, deal 1 damage to it.',
  ],
  [
    'the icons of the next card once more',
    play(lasting('turn', constant(resolvesIconsAgain('you')), 1)),
    'Play: For the rest of the turn, you resolve each bonus icon of the next card you play an additional time.',
  ],
  [
    'icons without a play',
    play(discard(topOfDeck()), resolveIcons(topOfDeck())),
    'Play: Discard the top card of your deck. Resolve the bonus icons of the top card of your deck as if you had played it.',
  ],
  [
    'as it is played',
    whenPlayed(becomeCopy(a(inDiscard(action, 'opponent')))),
    'As you play this creature, it becomes a copy of an action card from your opponent’s discard pile.',
  ],
];
describe('abilities', () => {
  test.each(abilities)('%s', (_what, ability, text) => expect(sayAbility(ability)).toBe(text));
  test('granted, with the card that grants it', () => {
    const cloak = constant(gainsAbility(host, destroyed(heal('all', self), destroy(granter), saveInstead(self))));
    expect(sayAbility(cloak, 'upgrade')).toBe(
      'This creature gains, “Destroyed: Fully heal this creature and destroy this upgrade instead.”',
    );
  });
  test('that save a card without an "instead" where it would belong to something else', () => {
    expect(sayAbility(destroyed(steal(1), ifYouDo(draw(1)), saveInstead(self)))).toBe(
      'Destroyed: Steal 1 æmber. If you do, draw a card. This creature is not destroyed.',
    );
    expect(sayAbility(destroyed(saveInstead(self)))).toBe('Destroyed: This creature is not destroyed.');
  });
});

const durations: Readonly<Record<Until, string>> = {
  turn: 'for the rest of the turn',
  'your-next-turn': 'during your next turn',
  'their-next-turn': 'during your opponent’s next turn',
  'until-your-turn': 'until the start of your next turn',
  'source-leaves': 'until this card leaves play',
  fight: 'for this fight',
  game: 'for the rest of the game',
};
describe('durations', () => {
  test.each(Object.entries(durations))('%s', (until, text) => expect(sayDuration(until as Until)).toBe(text));
});

const effects: readonly (readonly [string, Ability, number | undefined, string])[] = [
  [
    'a trigger',
    eachTime(youPlay(another({})), draw(1)),
    undefined,
    'For the rest of the turn, each time you play another card, draw a card.',
  ],
  [
    'a trigger once',
    eachTime(youPlay(creature), draw(1)),
    1,
    'For the rest of the turn, the next time you play a creature, draw a card.',
  ],
  [
    'a trigger twice',
    eachTime(youPlay(creature), draw(1)),
    2,
    'For the rest of the turn, each time you play a creature, draw a card, at most 2 times.',
  ],
  [
    'a replacement once',
    insteadOf(wouldBeDestroyed(creature), { zone: 'purged' }),
    1,
    'For the rest of the turn, the next time a creature would be destroyed, it is purged instead.',
  ],
  [
    'one permission',
    constant(mayPlay({ notHouse: 'logos' })),
    1,
    'For the rest of the turn, you may play one non-Logos card.',
  ],
  [
    'two permissions',
    constant({ mod: 'may-use', who: 'you', card: friendly({ house: 'mars' }) }),
    2,
    'For the rest of the turn, you may use up to 2 friendly Mars cards.',
  ],
  [
    'the next card',
    constant(entersReady(creature)),
    1,
    'For the rest of the turn, the next creature enters play ready.',
  ],
  [
    'an ability with bold words',
    reap(draw(1)),
    undefined,
    'For the rest of the turn, this card has “Reap: Draw a card.”',
  ],
];
describe('lasting effects', () => {
  test.each(effects)('%s', (_what, ability, uses, text) =>
    expect(sayNode(lasting('turn', ability, uses), 'action')).toBe(text),
  );
});

describe('a card', () => {
  test('says its keywords first, and one line for several timings', () => {
    const card = creatureCard(
      { id: 'sample', name: 'Sample', house: 'dis', power: 3, keywords: ['elusive', { assault: 2 }] },
      play(destroy(each(creature))),
      combined(['fight', 'reap'], returnToHand(self)),
    );
    expect(sayCard(card)).toEqual([
      'Assault 2. Elusive.',
      'Play: Destroy each creature.',
      'Fight/Reap: Return this creature to its owner’s hand.',
    ]);
  });
  test('says which half of a gigantic creature it is', () => {
    const half = { name: 'Vast', house: 'dis' } as const;
    expect(sayCard(creatureCard({ ...half, id: 'vast', half: 'base', keywords: ['taunt'] }))).toEqual([
      'Base half of a gigantic creature. Play it with the art half.',
      'Taunt.',
    ]);
    expect(sayCard(creatureCard({ ...half, id: 'vast-2', half: 'art' }))).toEqual([
      'Art half of a gigantic creature. Play it with the base half.',
    ]);
  });
  test.each(keywords)('explains %s', (keyword: Keyword) => {
    expect(sayKeyword(keyword, 3)).toMatch(/^[A-Z][a-z-]+( 3)?\.$/);
    expect(explainKeyword(keyword, 3)).toMatch(/^[A-Z].+\.$/);
  });
  test('puts the number of a keyword into its rule', () => {
    expect(sayKeyword('assault', 3)).toBe('Assault 3.');
    expect(explainKeyword('hazardous', 3)).toContain('3 damage');
    expect(explainKeyword('elusive', 1)).toContain('neither fighter');
    expect(explainKeyword('elusive', 1, 'manual')).not.toContain('neither fighter');
    expect(explainKeyword('poison', 1, 'manual')).toMatch(/^Any damage/);
    expect(sayKeyword('taunt', 1)).toBe('Taunt.');
  });
});
