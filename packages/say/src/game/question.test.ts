// Prompts: what is to be done, and for which card.

import type { Ask, AskKind, CardDef, GameEvent, Node, Option, Trigger } from '@vaultsong/engine';
import {
  a,
  action as actionType,
  another,
  anyNumberOf,
  artifact,
  artifactCard,
  assignDamage,
  attackableBy,
  becomeCopy,
  besides,
  both,
  capture,
  captureFromAnyone,
  choose,
  chooseHouse,
  chooseNumber,
  chooseOfEach,
  chooseOne,
  chooseTrait,
  constant,
  count,
  creature,
  dealDamage,
  define,
  destroy,
  destroyed,
  differentEachTime,
  discard,
  divideDamage,
  draw,
  each,
  eachInOrder,
  eachTime,
  enemy,
  enters,
  exactly,
  exhaust,
  fightWith,
  forEach,
  forRemainderOfTurn,
  friendly,
  gain,
  gainsAbility,
  giveControl,
  healUpTo,
  host,
  inDeck,
  inDiscard,
  inHand,
  is,
  it,
  may,
  mayResolveAs,
  nameCard,
  neighborOf,
  neighborsOf,
  ofHouse,
  only,
  play,
  putIntoPlay,
  putOnDeck,
  ready,
  readyAndFightWith,
  reap,
  resolvesIcon,
  returnToHand,
  reveal,
  self,
  seq,
  shuffleIntoDeck,
  steal,
  stun,
  swap,
  table,
  takeControl,
  thisWay,
  times,
  upgradeCard,
  upTo,
  useCard,
  when,
  youPlay,
} from '@vaultsong/engine';
import { being, programs, raiseTideOfTeam, unorderedGame } from '@vaultsong/engine/testing';
import { describe, expect, it as test } from 'vitest';
import { sayAsk, sayOption } from '../index.ts';
import { action, asked, body, ref, rule, troll } from '../testing/asking.ts';

const choices: readonly (readonly [string, CardDef, string])[] = [
  ['damage', action(dealDamage(3, a(creature))), 'Sample: choose a creature to deal 3 damage to'],
  [
    'damage with splash',
    action(dealDamage(4, a(creature), { splash: 2 })),
    'Sample: choose a creature to deal 4 damage to, and 2 damage to each of its neighbors',
  ],
  [
    'ready and fight',
    action(readyAndFightWith(a(friendly(creature)))),
    'Sample: choose a friendly creature to ready and fight with',
  ],
  [
    'a card from the discard pile',
    action(returnToHand(a(inDiscard(creature)))),
    'Sample: choose a creature from your discard pile to return to your hand',
  ],
  [
    'an enemy creature to its hand',
    action(returnToHand(a(enemy(creature)))),
    'Sample: choose an enemy creature to return to its owner’s hand',
  ],
  [
    'the creature that captures',
    action(capture(2, a(friendly(creature)))),
    'Sample: choose a friendly creature to capture 2 æmber',
  ],
  ['several', action(exhaust(upTo(3, creature))), 'Sample: choose up to 3 creatures to exhaust'],
  [
    'assigned damage',
    action(assignDamage(2, count(each(friendly(creature))), creature)),
    'Sample: choose a creature to deal 2 damage to',
  ],
  ['divided damage', action(divideDamage(3, creature)), 'Sample: choose a creature to deal 1 damage to'],
  [
    'the first of two groups',
    action(
      choose(exactly(2, friendly(creature)), (f) =>
        choose(exactly(2, enemy(creature)), (e) => shuffleIntoDeck(both(f, e))),
      ),
    ),
    'Sample: choose 2 friendly creatures to shuffle into their owners’ decks',
  ],
  [
    'a swap',
    action(swap(a(friendly(creature)), a(enemy(creature)))),
    'Sample: choose a friendly creature to swap with an enemy creature',
  ],
  [
    'a card and its neighbors',
    action(choose(a(creature), (c) => [destroy(c), dealDamage(2, neighborsOf(c))])),
    'Sample: choose a creature to destroy',
  ],
  [
    'only its neighbors',
    action(choose(a(creature), (c) => dealDamage(2, neighborsOf(c)))),
    'Sample: choose a creature. Deal 2 damage to each of its neighbors',
  ],
  ['control', action(takeControl(a(enemy(creature)))), 'Sample: choose an enemy creature to take control of'],
  [
    'what happens only perhaps',
    action(choose(a(creature), (c) => [when(is(c, { damaged: true }), destroy(c))])),
    'Sample: choose a creature. If it is damaged, destroy it',
  ],
  [
    'an effect that goes on',
    action(choose(a(creature), (c) => [forRemainderOfTurn(constant(gainsAbility(only(c), reap(draw(1)))))])),
    'Sample: choose a creature. For the rest of the turn, it gains, “Reap: Draw a card.”',
  ],
  [
    'a fight against one of several',
    action(
      choose(a(friendly(creature)), (f) => [
        ready(f),
        choose(differentEachTime(a(enemy(attackableBy(f, creature)))), (e) => fightWith(f, { against: e })),
      ]),
    ),
    'Sample: choose a friendly creature to ready',
  ],
  [
    'damage that is healed up to a number',
    action(healUpTo(3, a(creature))),
    'Sample: choose a creature to heal up to 3 damage from',
  ],
  [
    'a copy',
    action(becomeCopy(a(inDiscard(actionType)))),
    'Sample: choose an action card from your discard pile to copy',
  ],
  [
    'one that may be declined',
    action(returnToHand(upTo(1, inDeck(creature)))),
    'Sample: choose a creature from your deck to put into your hand',
  ],
  [
    'what was done before',
    action(reveal(each(inHand({}))), dealDamage(count(thisWay()), a(creature))),
    'Sample: choose a creature to deal 1 damage to for each card revealed this way',
  ],
  ['nothing', action({ kind: 'choose', as: 'x', pick: creature, min: 1, max: 1 }), 'Sample: choose a creature'],
  [
    'the choice of the opponent',
    action(
      seq({ kind: 'choose', as: 'x', pick: friendly(creature), min: 1, max: 1, by: 'opponent' }, destroy({ var: 'x' })),
    ),
    'Sample: choose an enemy creature to destroy',
  ],
  [
    'in a granted ability',
    upgradeCard(
      { id: 'ask-ray', name: 'Ray', house: 'mars' },
      constant(gainsAbility(host, reap(stun(a(another(creature)))))),
    ),
    'Ray: choose another creature to stun',
  ],
  [
    'in a lasting effect',
    action(forRemainderOfTurn(eachTime(youPlay(creature), dealDamage(1, a(enemy(creature)))))),
    'Sample: choose an enemy creature to deal 1 damage to',
  ],
  [
    'beside the card of the event',
    body(eachTime(enters(creature), swap(it, a(neighborOf(it))))),
    'Sample: choose one of that creature’s neighbors to swap it with',
  ],
];

describe('prompts of a choice', () => {
  test.each(choices)('%s', (_what, card, text) => expect(sayAsk(asked(card, 'choose'))).toBe(text));
  test('tell what a creature attacks', () => {
    const card = action(
      choose(a(friendly(creature)), (f) =>
        times(
          2,
          choose(differentEachTime(a(enemy(attackableBy(f, creature)))), (e) => fightWith(f, { against: e })),
        ),
      ),
    );
    expect(sayAsk(asked(card, 'choose', {}, 1))).toBe('Sample: choose an enemy creature to attack');
  });
  test('speak of what was chosen before, and of nothing else', () => {
    const card = action(choose(a(creature), (one) => choose(a(neighborOf(one)), (two) => [stun(one), destroy(two)])));
    expect(sayAsk(asked(card, 'choose', {}, 1))).toBe('Sample: choose one of that creature’s neighbors to destroy');
  });
  test('speak of a card whose turn it is', () => {
    const card = action(forEach(each(artifact), (c) => [destroy(a(ofHouse({ houseOf: c }, creature)))]));
    expect(sayAsk(asked(card, 'choose'))).toBe('Sample: choose a creature of that artifact’s house to destroy');
  });
  test('name the house, where a card is chosen for each in turn', () => {
    const card = action(chooseOfEach('house', creature, (chosen) => [destroy(each(besides(chosen, creature)))]));
    expect(sayAsk(asked(card, 'choose', { house: 'dis' }))).toBe('Sample: choose a Dis creature');
  });
  test('say numbers that are known by then', () => {
    const some = action(returnToHand(exactly(count(each(friendly(creature))), enemy(creature))));
    expect(sayAsk(asked(some, 'choose', { min: 2, max: 2 }))).toBe(
      'Sample: choose 2 enemy creatures to return to their owners’ hands',
    );
    const all = action(putOnDeck(eachInOrder(artifact)));
    expect(sayAsk(asked(all, 'choose', { min: 3, max: 3 }))).toBe(
      'Sample: choose 3 artifacts to put on top of their owners’ decks',
    );
    const any = action(discard(anyNumberOf(inHand({}))));
    expect(sayAsk(asked(any, 'choose', { min: 0, max: 6 }))).toBe(
      'Sample: choose any number of cards from your hand to discard',
    );
  });
  test('tell how many were chosen', () => {
    const ask = asked(action(exhaust(upTo(3, creature))), 'choose', { max: 3, picked: [troll] });
    expect(sayAsk(ask)).toBe('Sample: choose up to 3 creatures to exhaust (1 of 3 chosen)');
  });
});

const others: readonly (readonly [string, CardDef, Node['kind'], string])[] = [
  [
    'the order in which cards enter play',
    action(putIntoPlay(each(inDiscard(creature)))),
    'run',
    'Sample: choose which card enters play first',
  ],
  [
    'an offer',
    body(play(may(readyAndFightWith(a(neighborOf(self)))))),
    'may',
    'Sample: ready and fight with a neighboring creature?',
  ],
  [
    'an offer with a condition',
    body(play(may(when(is(self, { ready: true }), draw(1))))),
    'may',
    'Sample: if this creature is ready, draw a card?',
  ],
  [
    'an offer of one of several effects',
    body(play(may(chooseOne({ label: 'gain 1 æmber', then: gain(1) }, { label: 'draw', then: draw(1) })))),
    'may',
    'Sample: choose one of its effects?',
  ],
  [
    'a house',
    action(chooseHouse('any', (house) => [stun(each(ofHouse(house, creature)))])),
    'house',
    'Sample: choose a house',
  ],
  [
    'a house of the opponent',
    action(chooseHouse('opponents-identity', (house) => [stun(each(ofHouse(house, creature)))])),
    'house',
    'Sample: choose one of your opponent’s houses',
  ],
  ['a number', action(chooseNumber(1, 3, (n) => [draw(n)])), 'number', 'Sample: choose a number'],
  [
    'æmber to capture',
    action(captureFromAnyone(2, each(friendly(creature)))),
    'number',
    'Sample: choose how much æmber to capture from your opponent',
  ],
  ['damage to heal', action(healUpTo(2, a(creature))), 'number', 'Sample: choose how much damage to heal'],
  [
    'one of several',
    action(chooseOne({ label: 'gain 1 æmber', then: gain(1) }, { label: 'draw', then: draw(1) })),
    'option',
    'Sample: choose one',
  ],
  ['a flank', body(play(giveControl(self))), 'flank', 'Sample: which flank does the creature go to?'],
];
describe('other prompts of a card', () => {
  test.each(others)('%s', (_what, card, kind, text) => expect(sayAsk(asked(card, kind))).toBe(text));
});

describe('an ability of the opponent, for which the active player decides, is read from the side of the active player', () => {
  const opponents: readonly (readonly [string, CardDef, Node['kind'], string])[] = [
    ['a choice', body(destroyed(ready(a(friendly(creature))))), 'choose', 'Sample: choose an enemy creature to ready'],
    ['an offer', body(destroyed(may(steal(1)))), 'may', 'Sample: have your opponent steal 1 æmber?'],
    [
      'a house',
      action(chooseHouse('opponents-identity', (house) => [stun(each(ofHouse(house, creature)))])),
      'house',
      'Sample: choose one of your houses',
    ],
  ];
  test.each(opponents)('%s', (_what, card, kind, text) => expect(sayAsk(asked(card, kind, { player: 1 }))).toBe(text));
  test('in a running game', () => {
    const mourner = being('mourner', { power: 1 }, destroyed(ready(a(friendly(another(creature))))));
    const t = table({
      me: { house: 'brobnar', line: ['nine'] },
      foe: { line: [mourner, { id: 'five', exhausted: true }, 'six'] },
    });
    t.me.fight('nine', mourner);
    expect(t.state.ask).toMatchObject({ player: 0, controller: 1 });
    expect(t.state.ask && sayAsk(t.state.ask)).toBe('mourner: choose another enemy creature to ready');
  });
  test('what the opponent does with it', () => {
    const said = (card: CardDef): string => sayAsk(asked(card, 'choose', { player: 1 }));
    expect(said(action(readyAndFightWith(a(friendly(creature)))))).toBe(
      'Sample: choose an enemy creature to ready and fight with',
    );
    expect(said(action(returnToHand(a(inDiscard(creature)))))).toBe(
      'Sample: choose a creature from your opponent’s discard pile to return to your opponent’s hand',
    );
    expect(said(action(useCard(a(artifact), { asYours: true })))).toBe(
      'Sample: choose an artifact to use as if it were theirs',
    );
  });
  test('the button of an offer', () => {
    const ask = asked(body(destroyed(may(steal(1)))), 'may', { player: 1 });
    expect(sayOption({ pick: 'yes' }, ask)).toBe('Have your opponent steal 1 æmber');
  });
});

const kinds: Readonly<Record<AskKind, readonly [Ask, string]>> = {
  mulligan: [rule('mulligan', `${programs.game}.steps.0`, null), 'Keep this hand?'],
  contribute: [rule('contribute', raiseTideOfTeam, null), 'How much æmber do you give to raise the tide?'],
  house: [rule('house', `${programs.game}.steps.1.then.then.steps.5`, null), 'Choose your active house'],
  archives: [rule('archives', programs.game, null), 'Pick up your archives?'],
  move: [
    rule('move', programs.game, null, [{ pick: 'move', move: { do: 'end' } }]),
    'Play, discard, or use a card, or end your turn',
  ],
  cards: [rule('cards', `${programs.fight}.steps.1`, troll), 'Fight with Troll: choose a creature to attack'],
  flank: [rule('flank', `${programs.play}.steps.1.then`, troll), 'Which flank does Troll enter on?'],
  order: [rule('order', 'ask-troll/0', null), 'Which ability resolves first?'],
  'turn-order': [rule('turn-order', `${unorderedGame(false)}.steps.1`, null), 'Which of you goes next?'],
  pile: [rule('pile', programs['finish-play'], null), 'Destroyed together: which card goes to the discard pile first?'],
  replace: [rule('replace', 'ask-troll/0', null), 'Which effect applies first?'],
  may: [rule('may', programs.game, troll), 'Troll: use this ability?'],
  option: [rule('option', programs.game, troll), 'Troll: choose one'],
  number: [rule('number', programs.game, troll), 'Troll: choose a number'],
  name: [asked(action(nameCard(() => [draw(1)], { type: 'action' })), 'name'), 'Sample: name an action card'],
  trait: [asked(action(chooseTrait(() => [draw(1)])), 'trait'), 'Sample: choose a trait'],
  omni: [rule('omni', programs.game, null), 'Use an omni ability now, during the other player’s turn?'],
  key: [rule('key', `${programs.game}.steps.1.then.then.steps.2.then.else`, null), 'Choose a key to forge'],
  how: [rule('how', programs.use, troll), 'How do you use Troll?'],
};
/** A replacement of that event, which waits to be chosen. */
const waiting = (ability: string, event: GameEvent): Trigger => ({
  ability,
  source: troll,
  controller: 0,
  granter: null,
  event,
  index: 0,
  lasting: null,
  vars: {},
  rank: 0,
});

describe('prompts of the rules', () => {
  test.each(Object.entries(kinds))('%s', (_kind, [ask, text]) => expect(sayAsk(ask)).toBe(text));
  test('a turn that cannot be ended yet', () => {
    expect(sayAsk(rule('move', programs.game, null, [{ pick: 'move', move: { do: 'fight', card: troll } }]))).toBe(
      'Play, discard, or use a card',
    );
  });
  test('the host of an upgrade', () => {
    define([upgradeCard({ id: 'ask-blood', name: 'Blood of Titans', house: 'brobnar' })]);
    expect(sayAsk(rule('cards', `${programs.play}.steps.2.then`, ref('ask-blood')))).toBe(
      'Blood of Titans: choose the creature to attach it to',
    );
  });
  test('the halves of a gigantic creature', () => {
    expect(sayAsk(rule('cards', `${programs['play-gigantic']}.steps.0`, troll))).toBe('Troll: choose the other half');
    expect(sayAsk(rule('flank', `${programs['play-gigantic']}.steps.2.then`, troll))).toBe(
      'Which flank does Troll enter on?',
    );
    const order = rule('pile', programs['finish-play'], troll);
    expect(sayAsk(order)).toBe('Troll leaves play: which half goes first?');
    expect(sayOption({ pick: 'card', card: troll }, order)).toBe('Base half');
    expect(sayOption({ pick: 'card', card: { ...troll, id: 8 } }, order)).toBe('Art half');
  });
  test('a creature with deploy', () => {
    expect(sayAsk(rule('flank', `${programs.play}.steps.1.then`, troll, [{ pick: 'place', index: 1 }]))).toBe(
      'Where in the battleline does Troll enter?',
    );
  });
  test('a creature that changes sides', () => {
    expect(sayAsk(rule('flank', 'rules/choose-flank.steps.0', troll))).toBe('Which flank does Troll go to?');
    expect(sayAsk(rule('cards', `${programs.beside}.then.steps.0`, troll))).toBe(
      'Troll: choose a card to put facedown beneath it',
    );
    expect(sayAsk(rule('flank', 'rules/choose-flank.steps.0', troll, [{ pick: 'place', index: 1 }]))).toBe(
      'Where in the battleline does Troll go?',
    );
  });
  test('a bonus icon', () => {
    expect(sayAsk(rule('cards', `${programs['bonus-capture']}.steps.0`, troll))).toBe(
      'Troll: choose a friendly creature to capture 1 æmber',
    );
  });
  test('something that may happen instead', () => {
    const event = { type: 'reaped', card: troll, player: 0 } as const;
    const other = { pick: 'order', trigger: waiting('ask-troll/0', event) } as const;
    expect(sayAsk(rule('replace', 'ask-troll/0', null, [other, { pick: 'no' }]))).toBe('Apply an effect?');
  });
  test('the same ability of two players, with whose it is', () => {
    const event = { type: 'reaped', card: troll, player: 0 } as const;
    const of = (controller: number): Option => ({
      pick: 'order',
      trigger: { ...waiting('ask-troll/0', event), controller },
    });
    const text = (options: readonly Option[]): readonly string[] => {
      const ask = rule('order', 'ask-troll/0', null, options);
      return ask.options.map((option) => sayOption(option, ask).split(':')[0] ?? '');
    };
    expect(text([of(0), of(1)])).toEqual(['Your Troll', 'Their Troll']);
    expect(text([of(1), of(1)])).toEqual(['Troll', 'Troll']);
  });
  test('an icon that may be resolved as another', () => {
    define([
      artifactCard(
        { id: 'ask-trinket', name: 'Trinket', house: 'logos' },
        mayResolveAs(resolvesIcon('you', 'aember'), 'draw', 'damage'),
      ),
    ]);
    const event = { type: 'bonus', card: troll, player: 0, icon: 'aember' } as const;
    const options: readonly Option[] = [0, 1].map((icon) => ({
      pick: 'order',
      trigger: { ...waiting('ask-trinket/0', event), source: ref('ask-trinket'), vars: { icon } },
    }));
    const ask = rule('replace', 'ask-trinket/0', null, [...options, { pick: 'no' }]);
    expect(sayAsk(ask)).toBe('How do you resolve the æmber bonus icon of Troll?');
    expect(ask.options.map((option) => sayOption(option, ask))).toEqual([
      'Trinket: as a draw bonus icon',
      'Trinket: as a damage bonus icon',
      'As it is',
    ]);
  });
  test('æmber on cards, for a key', () => {
    expect(sayAsk(rule('cards', `${programs.game}.steps.1.then.then.steps.2.then.else`, null))).toBe(
      'Forge a key: choose a card to spend 1 æmber from',
    );
  });
});

test('a card to discard', () => {
  expect(sayAsk(asked(action(discard(a(inHand({})))), 'choose'))).toBe(
    'Sample: choose a card from your hand to discard',
  );
});
