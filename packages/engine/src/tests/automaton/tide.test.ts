// The tide that a team shares with its automaton, and what each player pays for it.
import { describe, expect, it } from 'vitest';
import { eachTime, gain, ifElse, ifYouDo, lowerTide, raiseTide, resetTide, table, tideIs } from '../../index.ts';
import { adventure, foe } from '../../testing/automaton.ts';
import { spell, thing } from '../../testing/cards.ts';

describe('the tide', () => {
  it('Verb tide: high or low for all in an adventure, high for one player elsewhere [rule tide]', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar', hand: [spell('up', raiseTide(), ifYouDo(gain(1))), 'up'] },
      mates: [{}],
      foe,
    });
    t.me.play('up');
    t.expect({ tide: 'high', me: { aember: 1 } });
    t.me.play('up');
    t.expect({ tide: 'high', me: { aember: 1 } });
    const low = table({
      adventure,
      tide: 'high',
      me: { house: 'brobnar', hand: [spell('reset', resetTide), spell('fall', lowerTide(), ifYouDo(gain(1)))] },
      foe,
    });
    low.me.play('reset').play('fall');
    low.expect({ tide: 'low', me: { aember: 0 } });
    const standard = table({
      me: { house: 'brobnar', hand: [spell('up', raiseTide()), spell('fall', lowerTide()), spell('reset', resetTide)] },
    });
    standard.me.play('up');
    standard.expect({ tide: { highFor: 0 } });
    standard.me.play('fall');
    standard.expect({ tide: { highFor: 1 } });
    standard.me.play('reset');
    expect(standard.state.tide).toBeUndefined();
  });

  it('the tide is neutral at first and nobody is offered to raise it; it is high for the last who raised it [rule tide]', () => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar'], hand: ['up'] },
      foe: { houses: ['brobnar'], hand: [spell('up', raiseTide(), ifYouDo(gain(1))), 'up'] },
    });
    expect(t.state.tide).toBeUndefined();
    expect(t.options()).toEqual(['play up', 'discard up', 'end']);
    t.me.play('up');
    t.expect({ tide: { highFor: 0 }, me: { aember: 1, chains: 0 } });
    t.me.end();
    t.foe.play('up').play('up');
    t.expect({ tide: { highFor: 1 }, foe: { aember: 1 } });
  });

  it('Cond: tide', () => {
    const wave = spell(
      'wave',
      ifElse(tideIs('high'), gain(2), gain(1)),
      ifElse(tideIs('low', 'opponent'), gain(10), gain(20)),
    );
    const at = (tide: 'high' | 'low') => {
      const t = table({ adventure, tide, me: { house: 'brobnar', hand: [wave] }, foe });
      t.me.play('wave');
      return t.state.players[0]?.aember;
    };
    expect(at('high')).toBe(22);
    expect(at('low')).toBe(11);
    const standard = table({ tide: { highFor: 0 }, me: { house: 'brobnar', hand: [wave] } });
    standard.me.play('wave');
    standard.expect({ me: { aember: 12 } });
    const neutral = table({ me: { house: 'brobnar', hand: [wave] } });
    neutral.me.play('wave');
    neutral.expect({ me: { aember: 21 } });
  });

  it('Pattern tide: only when it rises, or only when it falls', () => {
    const buoy = thing('buoy', eachTime({ event: 'tide', tide: 'high' }, gain(1)));
    const t = table({
      adventure,
      me: { house: 'brobnar', artifacts: [buoy], hand: [spell('up', raiseTide()), spell('fall', lowerTide())] },
      foe,
    });
    t.me.play('up').play('fall');
    t.expect({ me: { aember: 1 }, tide: 'low' });
  });

  it('Node contribute: each player of the team says how much, and the last gives what is missing', () => {
    const t = table({ adventure, me: { house: 'brobnar', aember: 3 }, mates: [{ aember: 4 }, { aember: 1 }], foe });
    t.me.raiseTide();
    expect(t.state.ask).toMatchObject({ kind: 'contribute', player: 0 });
    expect(t.options()).toEqual(['1', '2', '3']);
    t.me.choose(2);
    expect(t.state.ask).toMatchObject({ kind: 'contribute', player: 1 });
    expect(t.options()).toEqual(['3', '4']);
    t.mates[0]?.choose(3);
    t.expect({ tide: 'high', me: { aember: 1 }, mates: [{ aember: 1 }, { aember: 0 }] });
    expect(t.events.filter((e) => e.type === 'lose')).toHaveLength(3);
  });

  it('is raised by one player without a question, and by nobody who cannot pay or while it is high', () => {
    const t = table({ adventure, me: { house: 'brobnar', aember: 2 }, foe });
    t.me.raiseTide();
    t.expect({ tide: 'high', me: { aember: 0 } });
    expect(t.options()).toEqual(['end']);
    expect(table({ adventure, me: { house: 'brobnar', aember: 2 }, mates: [{ aember: 1 }], foe }).options()).toEqual([
      'end',
    ]);
    expect(table({ me: { house: 'brobnar', aember: 9 } }).options()).toEqual(['end']);
  });
});
