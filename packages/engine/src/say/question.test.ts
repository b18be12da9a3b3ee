// Prompts and buttons: a prompt names what will be done, a button what it brings about.
import { describe, expect, it as test } from 'vitest';
import { define, definition, isAbilityAt, nodeAt } from '../definitions.ts';
import type { Ability, CardDef, Node } from '../language.ts';
import { programs } from '../programs.ts';
import type { Ask, AskKind, Option } from '../question.ts';
import { sayAsk, sayLasting, sayOption } from '../say.ts';
import type { Trigger } from '../state.ts';
import { table } from '../table.ts';
import type { CardVerb, Ref } from '../terms.ts';
import { being } from '../testing/cards.ts';
import {
  a,
  actionCard,
  another,
  artifactCard,
  both,
  capture,
  choose,
  chooseHouse,
  chooseNumber,
  chooseOne,
  constant,
  creature,
  creatureCard,
  dealDamage,
  destroy,
  destroyed,
  discard,
  divideDamage,
  draw,
  each,
  eachTime,
  enemy,
  enters,
  exactly,
  exhaust,
  forRemainderOfTurn,
  friendly,
  gain,
  gainsAbility,
  gainsKeyword,
  giveControl,
  host,
  inDiscard,
  inHand,
  is,
  it,
  lasting,
  may,
  mayUse,
  neighborOf,
  neighborsOf,
  ofHouse,
  only,
  play,
  ready,
  readyAndFightWith,
  reap,
  returnToHand,
  self,
  seq,
  shuffleIntoDeck,
  steal,
  stun,
  swap,
  takeControl,
  upgradeCard,
  upTo,
  when,
  youPlay,
} from '../words.ts';

const ref = (name: string): Ref => ({ id: 7, life: 2, name });
define([creatureCard({ id: 'ask-troll', name: 'Troll', house: 'brobnar', power: 8 })]);
const troll = ref('ask-troll');

/** The question that a node of a card would ask of its controller, or of the opponent if it says so. */
function asked(card: CardDef, kind: Node['kind'], more: Partial<Ask> = {}): Ask {
  define([card]);
  const why = addresses(definition(card.id).abilities, card.id).find((id) => nodeAt(id).kind === kind);
  if (why === undefined) throw new Error(`${card.id} has no ${kind}`);
  const asks: Partial<Record<Node['kind'], AskKind>> = {
    choose: 'cards',
    may: 'may',
    house: 'house',
    number: 'number',
    option: 'option',
    flank: 'flank',
  };
  const node = nodeAt(why);
  return {
    player: 'by' in node && node.by === 'opponent' ? 1 : 0,
    controller: 0,
    kind: asks[kind] ?? 'cards',
    why,
    source: ref(card.id),
    options: [],
    picked: [],
    min: 1,
    max: 1,
    ...more,
  };
}

function addresses(tree: unknown, id: string): readonly string[] {
  if (tree === null || typeof tree !== 'object') return [];
  const separator = id.includes('/') ? '.' : '/';
  const own = 'kind' in tree && !isAbilityAt(id) ? [id] : [];
  return [...own, ...Object.entries(tree).flatMap(([key, part]) => addresses(part, `${id}${separator}${key}`))];
}

let made = 0;
const action = (...steps: readonly Node[]): CardDef =>
  actionCard({ id: `ask-${made++}`, name: 'Sample', house: 'dis' }, play(...steps));
const body = (...abilities: readonly Ability[]): CardDef =>
  creatureCard({ id: `ask-${made++}`, name: 'Sample', house: 'dis' }, ...abilities);

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
    "Sample: choose an enemy creature to return to its owner's hand",
  ],
  [
    'the creature that captures',
    action(capture(2, a(friendly(creature)))),
    'Sample: choose a friendly creature to capture 2 æmber',
  ],
  ['several', action(exhaust(upTo(3, creature))), 'Sample: choose up to 3 creatures to exhaust'],
  ['divided damage', action(divideDamage(3, creature)), 'Sample: choose a creature to deal 1 damage to'],
  [
    'the first of two groups',
    action(
      choose(exactly(2, friendly(creature)), (f) =>
        choose(exactly(2, enemy(creature)), (e) => shuffleIntoDeck(both(f, e))),
      ),
    ),
    "Sample: choose 2 friendly creatures to shuffle into their owners' decks",
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
    "Sample: choose one of that creature's neighbors to swap it with",
  ],
];

describe('prompts of a choice', () => {
  test.each(choices)('%s', (_what, card, text) => expect(sayAsk(asked(card, 'choose'))).toBe(text));
  test('tell how many were chosen', () => {
    const ask = asked(action(exhaust(upTo(3, creature))), 'choose', { max: 3, picked: [troll] });
    expect(sayAsk(ask)).toBe('Sample: choose up to 3 creatures to exhaust (1 of 3 chosen)');
  });
});

const others: readonly (readonly [string, CardDef, Node['kind'], string])[] = [
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
    'a house',
    action(chooseHouse('any', (house) => [stun(each(ofHouse(house, creature)))])),
    'house',
    'Sample: choose a house',
  ],
  [
    'a house of the opponent',
    action(chooseHouse('opponents-identity', (house) => [stun(each(ofHouse(house, creature)))])),
    'house',
    "Sample: choose one of your opponent's houses",
  ],
  ['a number', action(chooseNumber(1, 3, (n) => [draw(n)])), 'number', 'Sample: choose a number'],
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
    const t = table({ me: { house: 'brobnar', line: ['nine'] }, foe: { line: [mourner, 'five', 'six'] } });
    t.me.fight('nine', mourner);
    expect(t.state.ask).toMatchObject({ player: 0, controller: 1 });
    expect(t.state.ask && sayAsk(t.state.ask)).toBe('mourner: choose another enemy creature to ready');
  });
  test('the button of an offer', () => {
    const ask = asked(body(destroyed(may(steal(1)))), 'may', { player: 1 });
    expect(sayOption({ pick: 'yes' }, ask)).toBe('Have your opponent steal 1 æmber');
  });
});

const rule = (kind: AskKind, why: string, source: Ref | null, options: readonly Option[] = []): Ask => ({
  player: 0,
  controller: 0,
  kind,
  why,
  source,
  options,
  picked: [],
  min: 1,
  max: 1,
});
const kinds: Readonly<Record<AskKind, readonly [Ask, string]>> = {
  mulligan: [rule('mulligan', `${programs.game}.steps.0`, null), 'Keep this hand?'],
  house: [rule('house', `${programs.game}.steps.1.then.then.steps.4`, null), 'Choose your active house'],
  archives: [rule('archives', programs.game, null), 'Pick up your archives?'],
  move: [rule('move', programs.game, null), 'Play, discard, or use a card, or end your turn'],
  cards: [rule('cards', `${programs.fight}.steps.1`, troll), 'Fight with Troll: choose which creature to attack'],
  flank: [rule('flank', `${programs.play}.steps.1.then`, troll), 'Which flank does Troll enter on?'],
  order: [rule('order', 'ask-troll/0', null), 'Resolve which ability first?'],
  replace: [rule('replace', 'ask-troll/0', null), 'Apply which effect first?'],
  may: [rule('may', programs.game, troll), 'Troll: use this ability?'],
  option: [rule('option', programs.game, troll), 'Troll: choose one'],
  number: [rule('number', programs.game, troll), 'Troll: choose a number'],
  how: [rule('how', programs.use, troll), 'How do you use Troll?'],
};
describe('prompts of the rules', () => {
  test.each(Object.entries(kinds))('%s', (_kind, [ask, text]) => expect(sayAsk(ask)).toBe(text));
  test('the host of an upgrade', () => {
    define([upgradeCard({ id: 'ask-blood', name: 'Blood of Titans', house: 'brobnar' })]);
    expect(sayAsk(rule('cards', `${programs.play}.steps.2.then`, ref('ask-blood')))).toBe(
      'Blood of Titans: choose the creature to attach it to',
    );
  });
  test('a creature with deploy', () => {
    expect(sayAsk(rule('flank', `${programs.play}.steps.1.then`, troll, [{ pick: 'place', index: 1 }]))).toBe(
      'Where in the battleline does Troll enter?',
    );
  });
  test('a creature that changes sides', () => {
    expect(sayAsk(rule('flank', 'rules/choose-flank.steps.0', troll))).toBe('Which flank does Troll go to?');
    expect(sayAsk(rule('flank', 'rules/choose-flank.steps.0', troll, [{ pick: 'place', index: 1 }]))).toBe(
      'Where in the battleline does Troll go?',
    );
  });
  test('a bonus icon', () => {
    expect(sayAsk(rule('cards', `${programs['bonus-capture']}.steps.0`, troll))).toBe(
      'Troll: choose a friendly creature to capture 1 æmber',
    );
  });
  test('æmber on cards, for a key', () => {
    expect(sayAsk(rule('cards', `${programs.game}.steps.1.then.then.steps.2.then`, null))).toBe(
      'Forge a key: choose a card to spend 1 æmber from',
    );
  });
});

const trigger = (ability: string, source: Ref): Trigger => ({
  ability,
  source,
  controller: 0,
  granter: null,
  event: { type: 'ready', card: source },
  index: 0,
  lasting: null,
  vars: {},
  rank: 0,
});
const plain = rule('option', programs.game, null);
const labels: Readonly<Record<Option['pick'], readonly [Option, Ask, string]>> = {
  house: [{ pick: 'house', house: 'star-alliance' }, plain, 'Star Alliance'],
  move: [{ pick: 'move', move: { do: 'end' } }, plain, 'End your turn'],
  card: [{ pick: 'card', card: troll }, plain, 'Troll'],
  option: [{ pick: 'option', label: 'gain 1 æmber' }, plain, 'Gain 1 æmber'],
  number: [{ pick: 'number', value: 4 }, plain, '4'],
  flank: [{ pick: 'flank', side: 'left' }, plain, 'Left flank'],
  place: [{ pick: 'place', index: 2 }, plain, 'After creature 2 from the left'],
  order: [{ pick: 'order', trigger: trigger(programs.assault, troll) }, plain, 'Troll: assault'],
  yes: [
    { pick: 'yes' },
    asked(body(play(may(readyAndFightWith(a(neighborOf(self)))))), 'may'),
    'Ready and fight with a neighboring creature',
  ],
  no: [{ pick: 'no' }, asked(body(play(may(draw(1)))), 'may'), 'Do not'],
  done: [{ pick: 'done' }, plain, 'Done'],
};
describe('buttons', () => {
  test.each(Object.entries(labels))('%s', (_pick, [option, ask, text]) => expect(sayOption(option, ask)).toBe(text));
  test('name the outcome of a mulligan and of the archives', () => {
    const said = (kind: AskKind): readonly string[] =>
      (['yes', 'no'] as const).map((pick) => sayOption({ pick }, rule(kind, programs.game, null)));
    expect(said('mulligan')).toEqual(['Mulligan', 'Keep']);
    expect(said('archives')).toEqual(['Pick up the archives', 'Leave them']);
  });
  test('the right flank, no house, and a hidden card', () => {
    expect(sayOption({ pick: 'flank', side: 'right' }, plain)).toBe('Right flank');
    expect(sayOption({ pick: 'place', index: 0 }, plain)).toBe('Left flank');
    expect(sayOption({ pick: 'house', house: null }, plain)).toBe('No house');
    expect(sayOption({ pick: 'card', card: { id: -1, life: 0, name: '' } }, plain)).toBe('A card');
  });
  test('an ability that waits, and one among several of a card', () => {
    define([creatureCard({ id: 'ask-snatcher', name: 'Snatcher', house: 'dis' }, eachTime(enters(creature), gain(1)))]);
    expect(sayOption({ pick: 'order', trigger: trigger('ask-snatcher/0', ref('ask-snatcher')) }, plain)).toBe(
      'Snatcher: Each time a creature enters play, gain 1 æmber.',
    );
    expect(sayOption({ pick: 'option', label: 'ask-snatcher/0' }, plain)).toBe(
      'Each time a creature enters play, gain 1 æmber.',
    );
  });
});

const verbs: Readonly<Record<CardVerb, string>> = {
  play: 'Play Troll',
  discard: 'Discard Troll',
  reap: 'Reap with Troll',
  fight: 'Fight with Troll',
  action: 'Use the action of Troll',
  omni: 'Use the omni of Troll',
  unstun: 'Remove the stun from Troll',
};
describe('moves', () => {
  test.each(Object.entries(verbs))('%s', (verb, text) => {
    expect(sayOption({ pick: 'move', move: { do: verb as CardVerb, card: troll } }, plain)).toBe(text);
  });
});

describe('effects that go on', () => {
  const begun = (card: CardDef, path: string, more: Partial<Parameters<typeof sayLasting>[0]> = {}): string => {
    define([card]);
    return sayLasting({
      id: 1,
      ability: `${card.id}/0.do${path}.ability`,
      source: ref(card.id),
      controller: 0,
      vars: {},
      event: null,
      until: 'turn',
      since: 1,
      uses: null,
      usedBy: [],
      ...more,
    });
  };
  test('say the names of the cards that were chosen', () => {
    const card = action(choose(a(creature), (c) => [lasting('turn', constant(gainsKeyword(only(c), 'skirmish')))]));
    expect(begun(card, '.steps.1', { vars: { card0: [troll] } })).toBe(
      'For the rest of the turn, Troll gains skirmish.',
    );
  });
  test('say the house that was chosen', () => {
    const card = action(
      chooseHouse('any', (house) => [lasting('turn', constant(mayUse(friendly(ofHouse(house, creature)))))]),
    );
    expect(begun(card, '.steps.1', { vars: { house0: 'mars' } })).toBe(
      'For the rest of the turn, you may use friendly creatures of Mars.',
    );
  });
  test('name their own card and the card of the event', () => {
    const card = artifactCard(
      { id: 'ask-fort', name: 'Fort', house: 'mars' },
      eachTime(enters(creature), lasting('source-leaves', constant(gainsKeyword(only(it), 'taunt')))),
    );
    expect(
      begun(card, '', {
        until: 'source-leaves',
        event: { type: 'enter', card: troll, player: 0, place: { to: 'line', index: 0 }, played: true },
      }),
    ).toBe('Until Fort leaves play, Troll gains taunt.');
  });
  test('count their uses', () => {
    const card = action(lasting('turn', constant(mayUse(friendly(creature))), 2));
    expect(begun(card, '', { uses: 2 })).toBe(
      'For the rest of the turn, you may use up to 2 friendly creatures of any house.',
    );
  });
});

test('a card to discard', () => {
  expect(sayAsk(asked(action(discard(a(inHand({})))), 'choose'))).toBe(
    'Sample: choose a card from your hand to discard',
  );
});
