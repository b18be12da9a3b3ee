// Control nodes that run what the rules say.
import { describe, expect, it } from 'vitest';
import {
  a,
  another,
  constant,
  creature,
  each,
  enemy,
  fight,
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
  maySpendAemberOn,
  moveAnywhere,
  named,
  play,
  playerCannot,
  putIntoPlay,
  reap,
  table,
  thisCreature,
  triggerReapOf,
  useCard,
} from '../../../index.ts';
import { being, gear, spell, thing } from '../../../testing/cards.ts';

describe('nodes of the rules', () => {
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

  it('Node run: the order is asked whosever they are, and not of actions, which do not enter', () => {
    const raise = spell('raise', putIntoPlay(each(inDiscard({}, 'each'))));
    const t = table({
      me: { house: 'brobnar', hand: [raise], discard: ['one', 'blank'] },
      foe: { discard: ['five', 'blank'] },
    });
    t.me.play('raise');
    expect(t.options()).toEqual(['one', 'five']);
    t.me.choose('five');
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

  it('Verb toPlace: anywhere in its battleline, also where it stands', () => {
    const line = ['one', 'two', 'three', 'four'];
    const moved = (card: string) => {
      const t = table({ me: { house: 'brobnar', hand: [spell('x', moveAnywhere(a(creature)))], line } });
      t.me.play('x').choose(card);
      return t;
    };
    const t = moved('two');
    expect(t.options()).toEqual(['left', 'place 2', 'place 3', 'right']);
    t.me.between('three', 'four');
    t.expect({ me: { line: ['one', 'three', 'two', 'four'] } });
    const back = moved('four');
    expect(back.options()).toEqual(['left', 'place 1', 'place 2', 'right']);
    back.me.between('one', 'two');
    back.expect({ me: { line: ['one', 'four', 'two', 'three'] } });
    const end = moved('one');
    end.me.flank('right');
    end.expect({ me: { line: ['two', 'three', 'four', 'one'] } });
    const stays = moved('two');
    stays.me.choose('place 2');
    stays.expect({ me: { line } });
    const first = moved('one');
    expect(first.options()).toEqual(['left', 'place 2', 'place 3', 'right']);
  });

  it('Verb toPlace: of an enemy creature too, where the active player chooses', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('x', moveAnywhere(a(enemy(creature))))], line: ['imp'] },
      foe: { line: ['one', 'two', 'three'] },
    });
    t.me.play('x').choose('three').between('one', 'two');
    t.expect({ me: { line: ['imp'] }, foe: { line: ['one', 'three', 'two'] } });
  });

  it('Verb toPlace: one that is moved to where it stands was moved, also one that stands alone', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('x', moveAnywhere(a(creature)), ifYouDo(gain(1)))], line: ['one'] },
    });
    t.me.play('x');
    t.expect({ me: { line: ['one'], aember: 1 } });
    const u = table({
      me: {
        house: 'brobnar',
        hand: [spell('x', moveAnywhere(a(named('two'))), ifYouDo(gain(1)))],
        line: ['one', 'two', 'three'],
      },
    });
    u.me.play('x').choose('place 2');
    u.expect({ me: { line: ['one', 'two', 'three'], aember: 1 } });
  });

  it('Node flank: where a creature is moved to', () => {
    const x = spell(
      'x',
      { kind: 'choose', as: 'c', ...a(creature) },
      { kind: 'flank', card: { var: 'c' }, as: 'where', line: 'you' },
      { kind: 'toPlace', what: { var: 'c' }, place: 'where' },
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
