// Control nodes that ask for something.
import { describe, expect, it } from 'vitest';
import {
  a,
  aember,
  chooseHouse,
  chooseNumber,
  chooseOne,
  creature,
  destroy,
  draw,
  each,
  enemy,
  exalt,
  forgeKey,
  gain,
  ifYouDo,
  lose,
  may,
  table,
} from '../../../index.ts';
import { copies, spell } from '../../../testing/cards.ts';

describe('nodes that ask', () => {
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
});
