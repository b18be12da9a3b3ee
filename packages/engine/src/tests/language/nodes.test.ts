// The control nodes, the only parts of the language that ask, and the kinds of their questions.
import { describe, expect, it } from 'vitest';
import {
  a,
  actionCard,
  aember,
  another,
  atLeast,
  becomeCopy,
  chooseHouse,
  chooseNumber,
  chooseOne,
  constant,
  count,
  creature,
  define,
  destroy,
  discard,
  draw,
  each,
  eachPlayer,
  enemy,
  equal,
  exalt,
  fight,
  forEach,
  forgeKey,
  forgeKeyFor,
  friendly,
  gain,
  gainsAbility,
  host,
  ifYouDo,
  inDiscard,
  inHand,
  keyCost,
  legal,
  lose,
  may,
  maySpendAemberOn,
  not,
  play,
  playerCannot,
  powerOf,
  putIntoPlay,
  reap,
  repeatWhile,
  table,
  thisCreature,
  thisWay,
  triggerReapOf,
  useCard,
  when,
  whenPlayed,
} from '../../index.ts';
import { being, copies, gear, spell, thing } from '../../testing/cards.ts';

describe('control nodes', () => {
  it('Node seq: one step after the other, each sees what the one before did', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('x', gain(1), gain(aember('you')), gain(aember('you')))] },
    });
    t.me.play('x');
    t.expect({ me: { aember: 4 } });
  });

  it('Node choose: asks for cards and keeps them', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('x', { kind: 'choose', as: 'c', ...a(creature) }, exalt({ var: 'c' }), exalt({ var: 'c' }))],
        line: ['one', 'two'],
      },
    });
    t.me.play('x').choose('two');
    t.expect({ me: { line: ['one', { id: 'two', aember: 2 }] } });
  });

  it('Node option: one of several texts', () => {
    const x = spell('x', chooseOne({ label: 'Gain 2', then: gain(2) }, { label: 'Draw', then: draw(1) }));
    const t = table({ me: { house: 'brobnar', hand: [x], deck: ['one'] } });
    t.me.play('x');
    expect(t.state.ask?.kind).toBe('option');
    expect(t.options()).toEqual(['Gain 2', 'Draw']);
    t.me.choose('Draw');
    t.expect({ me: { aember: 0, hand: ['one'] } });
  });

  it('Node option: by another player', () => {
    const x = spell('x', {
      kind: 'option',
      by: 'opponent',
      of: [
        { label: 'Gain 2', then: gain(2) },
        { label: 'Draw', then: draw(1) },
      ],
    });
    const t = table({ me: { house: 'brobnar', hand: [x], deck: ['one'] } });
    t.me.play('x');
    t.foe.choose('Gain 2');
    t.expect({ me: { aember: 2 } });
  });

  it('Node may: yes or no [rule may]', () => {
    for (const [reply, aember] of [
      ['yes', 2],
      ['no', 0],
    ] as const) {
      const t = table({ me: { house: 'brobnar', hand: [spell('x', may(gain(2)))] } });
      t.me.play('x');
      expect(t.state.ask?.kind).toBe('may');
      t.me.choose(reply);
      t.expect({ me: { aember } });
    }
  });

  it('Node may: after no, "if you do" fails [rule may]', () => {
    const t = table({ me: { house: 'brobnar', hand: [spell('x', gain(1), may(gain(2)), ifYouDo(gain(4)))] } });
    t.me.play('x').no();
    t.expect({ me: { aember: 1 } });
  });

  it('Node may: is not asked where nothing could be chosen', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('x', gain(1), may(destroy(a(enemy(creature)))), ifYouDo(gain(4)))] },
    });
    t.me.play('x');
    expect(t.state.ask?.kind).toBe('move');
    t.expect({ me: { aember: 1 } });
  });

  it('Node may: is not asked where a key cannot be forged', () => {
    const t = table({ me: { house: 'brobnar', aember: 5, hand: [spell('x', may(forgeKey()), ifYouDo(gain(4)))] } });
    t.me.play('x');
    expect(t.state.ask?.kind).toBe('move');
    t.expect({ me: { aember: 5, keys: 0 } });
  });

  it('Node may: by another player', () => {
    const t = table({ me: { house: 'brobnar', hand: [spell('x', { kind: 'may', by: 'opponent', then: gain(2) })] } });
    t.me.play('x');
    t.foe.yes();
    t.expect({ me: { aember: 2 } });
  });

  it('Node number: between two bounds', () => {
    const t = table({
      me: {
        house: 'brobnar',
        aember: 2,
        hand: [
          spell(
            'x',
            chooseNumber(0, aember('you'), (n) => [lose(n), draw(n)]),
          ),
        ],
        deck: copies(3, 'one'),
      },
    });
    t.me.play('x');
    expect(t.state.ask?.kind).toBe('number');
    expect(t.options()).toEqual(['0', '1', '2']);
    t.me.choose(2);
    t.expect({ me: { aember: 0, hand: ['one', 'one'] } });
  });

  it('Node number: where only one is possible, nobody is asked', () => {
    const x = spell(
      'x',
      chooseNumber(1, aember('opponent'), (n) => [gain(n)]),
    );
    for (const theirs of [0, 1]) {
      const t = table({ me: { house: 'brobnar', hand: [x] }, foe: { aember: theirs } });
      t.me.play('x');
      expect(t.state.ask?.kind).toBe('move');
      t.expect({ me: { aember: 1 } });
    }
  });

  it('Node house: any, one of your deck, one of the deck of the opponent', () => {
    const offered = (from: 'any' | 'identity' | 'opponents-identity'): number => {
      const t = table({
        me: {
          house: 'brobnar',
          houses: ['brobnar', 'dis'],
          hand: [
            spell(
              'x',
              chooseHouse(from, (house) => [destroy(each({ ...creature, house }))]),
            ),
          ],
        },
        foe: { houses: ['mars', 'logos', 'untamed'] },
      });
      t.me.play('x');
      expect(t.state.ask?.kind).toBe('house');
      return t.options().length;
    };
    expect(offered('any')).toBeGreaterThanOrEqual(7);
    expect(offered('identity')).toBe(2);
    expect(offered('opponents-identity')).toBe(3);
  });

  it('Node if: then or else', () => {
    const x = spell('x', { kind: 'if', cond: atLeast(aember('opponent'), 2), then: gain(3), else: gain(1) });
    for (const [theirs, mine] of [
      [2, 3],
      [1, 1],
    ] as const) {
      const t = table({ me: { house: 'brobnar', hand: [x] }, foe: { aember: theirs } });
      t.me.play('x');
      t.expect({ me: { aember: mine } });
    }
  });

  it('Node if: what was not done does not count for "if you do"', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('x', gain(1), when(atLeast(aember('opponent'), 2), lose(1, 'opponent')), ifYouDo(gain(4)))],
      },
    });
    t.me.play('x');
    t.expect({ me: { aember: 1 } });
  });

  it('Node ifYouDo: then or else [rule if-you-do]', () => {
    const x = spell('x', lose(2, 'opponent'), { kind: 'ifYouDo', then: gain(3), else: gain(1) });
    for (const [theirs, mine] of [
      [2, 3],
      [1, 1],
    ] as const) {
      const t = table({ me: { house: 'brobnar', hand: [x] }, foe: { aember: theirs } });
      t.me.play('x');
      t.expect({ me: { aember: mine } });
    }
  });

  it('Node ifYouDo: a chain of them stops at the first that fails', () => {
    const x = spell('x', lose(2, 'opponent'), ifYouDo(gain(1)), ifYouDo(gain(1)));
    const t = table({ me: { house: 'brobnar', hand: [x] }, foe: { aember: 1 } });
    t.me.play('x');
    t.expect({ me: { aember: 0 } });
  });

  it('Node ifYouDo: every card of the effect before counts [rule if-you-do]', () => {
    const x = spell('x', destroy(each(creature)), ifYouDo(gain(1)));
    const t = table({ me: { house: 'brobnar', hand: [x] }, foe: { line: ['one', { id: 'two', warded: true }] } });
    t.me.play('x');
    t.expect({ me: { aember: 0 }, foe: { line: ['two'] } });
  });

  it('Node each: for one card after the other', () => {
    const x = spell(
      'x',
      forEach(each(friendly(creature)), (c) => [may(destroy(c), gain(powerOf(c)))]),
    );
    const t = table({ me: { house: 'brobnar', hand: [x], line: ['one', 'two', 'three'] } });
    t.me.play('x').yes().no().yes();
    t.expect({ me: { aember: 4, line: ['two'] } });
  });

  it('Node eachPlayer: with that player as you, the active player first', () => {
    const x = spell('x', eachPlayer(discard(a(inHand({})))));
    const t = table({ me: { house: 'brobnar', hand: [x, 'one', 'two'] }, foe: { hand: ['three', 'four'] } });
    t.me.play('x').choose('one');
    expect(t.state.ask?.player).toBe(0);
    t.me.choose('four');
    t.expect({ me: { hand: ['two'] }, foe: { hand: ['three'] } });
  });

  it('Node eachPlayer: hands the cards of this way to every player', () => {
    const x = spell('x', destroy(each(creature)), eachPlayer(gain(count(thisWay(friendly(creature))))));
    const t = table({ me: { house: 'brobnar', hand: [x], line: ['one'] }, foe: { line: ['two', 'three'] } });
    t.me.play('x');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 2, line: [] } });
  });

  it('Node repeat: while a condition holds', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('x', repeatWhile(not(atLeast(aember('you'), 5)), gain(2)))] },
    });
    t.me.play('x');
    t.expect({ me: { aember: 6 } });
  });

  it('Node repeat: at most so many times', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('x', { kind: 'repeat', while: equal(1, 1), atMost: 3, then: gain(2) })] },
    });
    t.me.play('x');
    t.expect({ me: { aember: 8 } });
  });

  it('Node lasting: an effect that goes on', () => {
    const x = spell('x', {
      kind: 'lasting',
      until: 'turn',
      ability: { on: 'trigger', when: { event: 'reaped' }, do: gain(2) },
    });
    const t = table({ me: { house: 'brobnar', hand: [x], line: ['one'] } });
    t.me.play('x').reap('one');
    t.expect({ me: { aember: 3, line: [{ id: 'one', exhausted: true }] } });
  });

  it('Node run: a program of the rules for each card in turn', () => {
    const x = spell('x', { kind: 'run', program: 'reap', card: each(friendly(creature)) });
    const t = table({
      me: {
        house: 'brobnar',
        hand: [x],
        line: ['one', { id: 'two', exhausted: true }, { id: 'three', stunned: true }],
      },
    });
    t.me.play('x');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'one', exhausted: true },
          { id: 'two', exhausted: true },
          { id: 'three', exhausted: true },
        ],
      },
    });
  });

  it('Node run: every program', () => {
    const smith = being('smith', { power: 9 }, { on: 'action', do: gain(10) }, { on: 'omni', do: gain(100) });
    for (const [program, aember] of [
      ['action', 10],
      ['omni', 100],
      ['reap', 1],
      ['fight', 0],
    ] as const) {
      const t = table({
        me: {
          house: 'brobnar',
          hand: [spell('x', { kind: 'run', program, card: each(friendly(creature)) })],
          line: [smith],
        },
        foe: { line: ['one'] },
      });
      t.me.play('x').choose(...(program === 'fight' ? ['one'] : []));
      expect(t.state.players[0]?.aember, program).toBe(aember);
    }
    const unstun = table({
      me: {
        house: 'brobnar',
        hand: [spell('x', { kind: 'run', program: 'unstun', card: each(friendly(creature)) })],
        line: [{ id: 'one', stunned: true }],
      },
    });
    unstun.me.play('x');
    unstun.expect({ me: { line: [{ id: 'one', exhausted: true }] } });
    const toss = table({
      me: { house: 'brobnar', hand: [spell('x', { kind: 'run', program: 'discard', card: each(inHand({})) }), 'one'] },
    });
    toss.me.play('x');
    toss.expect({ me: { hand: [], discard: ['x', 'one'] } });
  });

  it('Node run: cards put into play in one battleline enter in the order that the active player chooses', () => {
    const raise = spell('raise', putIntoPlay(each(inDiscard(creature, 'each'))));
    const t = table({
      me: { house: 'brobnar', hand: [raise], discard: ['one', 'two', 'three'], line: ['nine'] },
      foe: { discard: ['five'] },
    });
    t.me.play('raise');
    expect(t.options()).toEqual(['one', 'two', 'three', 'five']);
    expect(t.state.ask).toMatchObject({ kind: 'cards', min: 4, max: 4, picked: [] });
    t.me.choose('five', 'three');
    expect(t.options()).toEqual(['one', 'two']);
    expect(t.state.ask?.picked).toMatchObject([{ name: 'five' }, { name: 'three' }]);
    t.me.choose('two').flank('right').flank('left').flank('right');
    const entered = t.events.flatMap((e) => (e.type === 'enter' ? [e.card.name] : []));
    expect(entered).toEqual(['five', 'three', 'two', 'one']);
    const tired = { exhausted: true };
    t.expect({
      me: { line: [{ id: 'two', ...tired }, 'nine', { id: 'three', ...tired }, { id: 'one', ...tired }] },
      foe: { line: [{ id: 'five', ...tired }] },
    });
  });

  it('Node run: the order is not asked where each battleline gets one, nor of actions, which do not enter', () => {
    const raise = spell('raise', putIntoPlay(each(inDiscard({}, 'each'))));
    const t = table({
      me: { house: 'brobnar', hand: [raise], discard: ['one', 'blank'] },
      foe: { discard: ['five', 'blank'] },
    });
    t.me.play('raise');
    t.expect({
      me: { line: [{ id: 'one', exhausted: true }], discard: ['raise', 'blank'] },
      foe: { line: [{ id: 'five', exhausted: true }], discard: ['blank'] },
    });
    const mine = spell('mine', putIntoPlay(each(inDiscard(creature, 'each')), 'yours'));
    const u = table({ me: { house: 'brobnar', hand: [mine], discard: ['one'] }, foe: { discard: ['five'] } });
    u.me.play('mine').choose('five').flank('right');
    u.expect({
      me: {
        line: [
          { id: 'five', exhausted: true },
          { id: 'one', exhausted: true },
        ],
      },
    });
  });

  it('Node trigger: two copies that have nobody but each other come to an end', () => {
    const mirror = being('mirror', {}, reap(triggerReapOf(a(another(creature)))));
    const t = table({ me: { house: 'brobnar', line: [mirror] }, foe: { line: [mirror] } });
    t.me.reap('mirror');
    t.expect({ me: { aember: 1, line: [{ id: 'mirror', exhausted: true }] }, foe: { line: ['mirror'] } });
  });

  it('Node trigger: an ability resolves inside of itself where something was used in between', () => {
    const boss = being('boss', {}, reap(useCard(a(another(friendly(creature))))));
    const mirror = being('mirror', {}, reap(triggerReapOf(a(another(creature)))));
    const t = table({ me: { house: 'brobnar', line: [boss, mirror, 'one'] } });
    t.me.reap('boss').choose('mirror').choose('boss').choose('one');
    const tired = { exhausted: true };
    t.expect({
      me: {
        aember: 3,
        line: [
          { id: 'boss', ...tired },
          { id: 'mirror', ...tired },
          { id: 'one', ...tired },
        ],
      },
    });
  });

  it('Node trigger: the Reap:, Fight: or Play: ability of another card as if it were yours', () => {
    const worker = being('worker', {}, reap(gain(1)), fight(gain(10)), play(gain(100)));
    for (const [timing, aember] of [
      ['reap', 1],
      ['fight', 10],
      ['play', 100],
    ] as const) {
      const t = table({
        me: { house: 'brobnar', hand: [spell('x', { kind: 'trigger', timing, of: each(enemy(creature)) })] },
        foe: { line: [worker] },
      });
      t.me.play('x');
      t.expect({ me: { aember }, foe: { aember: 0, line: ['worker'] } });
    }
  });

  it('Node trigger: of several abilities one is chosen', () => {
    const worker = being('worker', {}, reap(gain(1)));
    const badge = gear('badge', constant(gainsAbility(host, reap(gain(10)))));
    const t = table({
      me: { house: 'brobnar', hand: [spell('x', triggerReapOf(a(enemy(creature))))] },
      foe: { line: [{ id: worker, upgrades: [badge] }] },
    });
    t.me.play('x').choose('worker');
    expect(legal(t.state)).toHaveLength(2);
    t.me.choose(t.options()[1] ?? '');
    t.expect({ me: { aember: 10 }, foe: { line: [{ id: 'worker', upgrades: ['badge'] }] } });
  });

  it('Node forge: an effect can forge a key at current cost', () => {
    const t = table({ me: { house: 'brobnar', aember: 7, hand: [spell('x', forgeKey())] } });
    t.me.play('x');
    t.expect({ me: { keys: 1, aember: 1 } });
  });

  it('Node forge: for the opponent, who pays', () => {
    const t = table({
      me: { house: 'brobnar', aember: 7, hand: [spell('x', forgeKey(-3, 'opponent'))] },
      foe: { aember: 4 },
    });
    t.me.play('x');
    t.expect({ me: { keys: 0, aember: 7 }, foe: { keys: 1, aember: 1 } });
  });

  it('Node forge: at a cost of its own, which nothing changes', () => {
    const x = spell('x', forgeKeyFor(3), ifYouDo(gain(10)));
    for (const [mine, left, keys] of [
      [2, 2, 0],
      [3, 10, 1],
      [7, 14, 1],
    ] as const) {
      const t = table({
        me: { house: 'brobnar', aember: mine, hand: [x] },
        foe: { artifacts: [thing('tax', constant(keyCost('opponent', 2)))] },
      });
      t.me.play('x');
      t.expect({ me: { keys, aember: left } });
    }
  });

  it('Node forge: at no cost, unless forging is forbidden', () => {
    const x = spell('x', forgeKeyFor(0));
    const free = table({ me: { house: 'brobnar', aember: 2, hand: [x] } });
    free.me.play('x');
    free.expect({ me: { keys: 1, aember: 2 } });

    const ban = thing('ban', constant(playerCannot('opponent', 'forge')));
    const forbidden = table({ me: { house: 'brobnar', aember: 2, hand: [x] }, foe: { artifacts: [ban] } });
    forbidden.me.play('x');
    forbidden.expect({ me: { keys: 0, aember: 2 } });
  });

  it('Node forge: at a cost of its own, also with æmber on cards', () => {
    const vault = being('vault', {}, constant(maySpendAemberOn(thisCreature)));
    const t = table({
      me: { house: 'brobnar', aember: 1, hand: [spell('x', forgeKeyFor(3))], line: [{ id: vault, aember: 4 }] },
    });
    t.me.play('x').choose('vault', 'vault').done();
    t.expect({ me: { keys: 1, aember: 0, line: [{ id: 'vault', aember: 2 }] } });
  });

  it('Node useHow: in which way a card is used', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('x', { kind: 'run', program: 'use', card: each(friendly(creature)) })],
        line: ['seven'],
      },
      foe: { line: ['one'] },
    });
    t.me.play('x');
    expect(t.state.ask?.kind).toBe('how');
    t.me.choose('fight seven', 'one');
    t.expect({ me: { line: [{ id: 'seven', damage: 1, exhausted: true }] }, foe: { line: [] } });
  });

  it('Node flank: where a creature is moved to', () => {
    const x = spell(
      'x',
      { kind: 'choose', as: 'c', ...a(creature) },
      { kind: 'flank', card: { var: 'c' }, as: 'where', line: 'you' },
      { kind: 'toFlank', what: { var: 'c' }, place: 'where' },
    );
    for (const [side, line] of [
      ['left', ['two', 'one', 'three']],
      ['right', ['one', 'three', 'two']],
    ] as const) {
      const t = table({ me: { house: 'brobnar', hand: [x], line: ['one', 'two', 'three'] } });
      t.me.play('x').choose('two').flank(side);
      t.expect({ me: { line } });
    }
  });
});

describe('copies', () => {
  it('Verb becomeCopy: an action becomes a copy of another as it is played', () => {
    define([
      actionCard(
        { id: 'mimic', name: 'Mimic', house: 'brobnar' },
        whenPlayed(becomeCopy(a({ zone: 'discard', of: 'opponent', type: 'action' }))),
      ),
    ]);
    const feast = spell('feast', gain(3));
    const t = table({ me: { house: 'brobnar', hand: ['mimic'] }, foe: { discard: [feast] } });
    t.me.play('mimic');
    t.expect({ me: { aember: 3, discard: ['mimic'] }, foe: { discard: ['feast'] } });
  });

  it('v1.5 FAQ Mimicry: a copy of a card with alpha that is not the first thing goes back, and was not played [rule alpha]', () => {
    define([
      actionCard(
        { id: 'mimic', name: 'Mimic', house: 'brobnar', bonus: 1 },
        whenPlayed(becomeCopy(a({ zone: 'discard', of: 'opponent', type: 'action' }))),
      ),
      actionCard({ id: 'early', name: 'Early', house: 'brobnar', bonus: 1, keywords: ['alpha'] }, play(gain(2))),
    ]);
    const late = table({
      me: { house: 'brobnar', hand: [spell('feast', gain(1)), 'mimic'] },
      foe: { discard: ['early'] },
    });
    late.me.play('feast').play('mimic');
    late.expect({ me: { aember: 1, hand: ['mimic'], discard: ['feast'] }, foe: { discard: ['early'] } });
    const first = table({ me: { house: 'brobnar', hand: ['mimic'] }, foe: { discard: ['early'] } });
    first.me.play('mimic');
    first.expect({ me: { aember: 3, hand: [], discard: ['mimic'] }, foe: { discard: ['early'] } });
  });

  it('a card that goes back can be tried six times, not for ever', () => {
    define([
      actionCard(
        { id: 'mimic', name: 'Mimic', house: 'brobnar' },
        whenPlayed(becomeCopy(a({ zone: 'discard', of: 'opponent', type: 'action' }))),
      ),
      actionCard({ id: 'early', name: 'Early', house: 'brobnar', keywords: ['alpha'] }, play(gain(2))),
    ]);
    const t = table({
      me: { house: 'brobnar', hand: [spell('feast', gain(1)), 'mimic'] },
      foe: { discard: ['early'] },
    });
    t.me.play('feast');
    for (let i = 0; i < 6; i++) t.me.play('mimic');
    t.me.cannot('play', 'mimic', 'rule-of-six');
  });

  it('FAQ Mimicry: for the rule of six the copied card was played [rule rule-of-six]', () => {
    define([
      actionCard(
        { id: 'mimic', name: 'Mimic', house: 'brobnar' },
        whenPlayed(becomeCopy(a({ zone: 'discard', of: 'opponent', type: 'action' }))),
      ),
    ]);
    const feast = spell('feast', gain(1));
    const t = table({ me: { house: 'brobnar', hand: ['mimic', ...copies(6, feast)] }, foe: { discard: [feast] } });
    t.me.play('mimic');
    for (let i = 0; i < 5; i++) t.me.play('feast');
    t.me.cannot('play', 'feast', 'rule-of-six');
  });
});
