// The tide of the standard game: its card lies beside the table, and every player may raise it for chains.
import { describe, expect, it } from 'vitest';
import type { EditionName, SeatPosition } from '../../index.ts';
import { legal, lowerTide, see, table, whyNotRaiseTide } from '../../index.ts';
import '../../testing/besideCards.ts';
import { adventure } from '../../testing/automaton.ts';
import { copies, spell } from '../../testing/cards.ts';

const me: SeatPosition = { house: 'brobnar', houses: ['brobnar', 'dis'], deck: copies(9, 'one') };
const foe: SeatPosition = { houses: ['dis', 'logos'], deck: copies(9, 'imp') };
const why = (t: ReturnType<typeof table>, seat = 0): string => whyNotRaiseTide(t.state, seat)?.rule ?? 'none';

describe('the tide', () => {
  it('is raised for 3 chains, as often as it is not high [rule raising-the-tide]', () => {
    const t = table({ me: { ...me, beside: ['sea'], line: ['gull'] }, foe });
    expect(t.state.tide).toBeUndefined();
    expect(see(t.state, 'table').tide).toBeNull();
    t.me.raiseTide();
    t.expect({ tide: { highFor: 0 }, me: { chains: 3, aember: 1, line: ['gull'] } });
    expect(why(t)).toBe('tide-is-high');
    expect(t.options()).not.toContain('raise-tide');
    t.me.end();
    t.foe.house('dis');
    t.foe.raiseTide();
    t.expect({
      tide: { highFor: 1 },
      me: { chains: 2, aember: 1, hand: copies(6, 'one'), line: ['gull'] },
      foe: { chains: 3 },
    });
  });

  it('switch raisingTheTide: once a turn in the timing notes, else any number of times where it fell in between [rule raising-the-tide @current]', () => {
    const fall = spell('fall', lowerTide());
    const at = (edition: EditionName) => {
      const t = table({ edition, me: { ...me, beside: ['sea'], hand: [fall] }, foe });
      t.me.raiseTide().play(fall);
      t.expect({ tide: { highFor: 1 }, me: { chains: 3 } });
      return t;
    };
    const t = at('current');
    t.me.raiseTide();
    t.expect({ tide: { highFor: 0 }, me: { chains: 6 } });
    const once = at('master-16');
    expect(why(once)).toBe('limit');
    once.me.end();
    once.foe.house('dis').end();
    once.me.house('brobnar').raiseTide();
    once.expect({ tide: { highFor: 0 } });
    const low = table({ me: { ...me, beside: ['sea'], chains: 23 }, foe });
    low.me.raiseTide();
    low.expect({ me: { chains: 24 } });
  });

  it('belongs to nobody: one card serves both, whoever brought it', () => {
    const t = table({ me, foe: { ...foe, beside: ['sea'] } });
    t.me.raiseTide();
    t.expect({ tide: { highFor: 0 }, me: { chains: 3 }, foe: { beside: ['sea'] } });
    const both = table({ me: { ...me, beside: ['sea'] }, foe: { ...foe, beside: ['sea'] } });
    expect(both.options().filter((option) => option === 'raise-tide')).toHaveLength(1);
    both.me.cannot('beside', 'sea', 'no-such-ability');
  });

  it('without its card there is no tide to raise, though effects may still turn it', () => {
    const t = table({ me: { ...me, house: 'logos', hand: ['flood'], line: ['gull'] }, foe });
    expect(why(t)).toBe('no-such-ability');
    expect(t.options()).not.toContain('raise-tide');
    t.me.play('flood');
    t.expect({ tide: { highFor: 0 }, me: { aember: 1, chains: 0, line: ['gull'] } });
  });

  it('raising what is high already is no raising, and reset it is neither high nor low [rule tide]', () => {
    const t = table({
      me: { ...me, house: 'logos', hand: ['flood'], line: ['gull', 'diver'], beside: ['sea'] },
      foe,
      tide: { highFor: 0 },
    });
    t.me.play('flood');
    t.expect({ tide: { highFor: 0 }, me: { aember: 0, line: ['gull', 'diver'] } });
    expect(see(t.state, 0).players[0]?.line[1]?.power).toBe(5);
    const reset = table({ me: { ...me, hand: ['ebb'], line: ['diver'], beside: ['sea'] }, foe, tide: { highFor: 0 } });
    reset.me.play('ebb');
    expect(reset.state.tide).toBeUndefined();
    expect(see(reset.state, 0).players[0]?.line[0]?.power).toBe(3);
    reset.expect({ me: { line: ['diver'] } });
  });

  it('where nobody can raise it, no chains are taken either [rule raising-the-tide]', () => {
    const t = table({
      me: { ...me, hand: ['ebb'], beside: ['sea'] },
      foe: { ...foe, hand: ['flood'], line: ['gull'] },
      tide: { highFor: 1 },
    });
    t.me.raiseTide().play('ebb');
    expect(why(t)).toBe('forbidden');
    t.me.end();
    t.foe.house('logos');
    expect(why(t, 1)).toBe('forbidden');
    t.foe.play('flood');
    expect(t.state.tide).toBeUndefined();
    t.expect({ me: { chains: 2 }, foe: { chains: 0, aember: 0, line: ['gull'] } });
    t.foe.end();
    t.me.house('brobnar');
    expect(why(t)).toBe('none');
  });

  it('the table can say why the tide is not raised', () => {
    const t = table({ me: { ...me, beside: ['sea'] }, foe });
    expect(why(t)).toBe('none');
    expect(why(t, 1)).toBe('not-your-turn');
    t.me.end();
    expect(t.state.ask?.kind).toBe('house');
    expect(why(t, 1)).toBe('not-in-this-step');
    const team = table({ adventure, tide: 'low', me: { ...me, aember: 1 }, foe: { adversary: 'kraken' } });
    expect(why(team)).toBe('too-little-aember');
  });

  it('a team pays æmber for it, also where a deck brings the card [rule keyraken-raising-the-tide]', () => {
    const t = table({
      adventure,
      tide: 'low',
      me: { ...me, aember: 2, beside: ['sea'] },
      foe: { adversary: 'kraken' },
    });
    expect(legal(t.state)).toContainEqual({ pick: 'move', move: { do: 'raise-tide' } });
    t.me.raiseTide();
    t.expect({ tide: 'high', me: { aember: 0, chains: 0 } });
  });
});
