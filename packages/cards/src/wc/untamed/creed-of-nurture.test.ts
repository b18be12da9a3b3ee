import { see, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('creed-of-nurture', () => {
  it('gives a creature the text of one that is revealed from hand, for the turn', () => {
    const t = table({
      me: {
        house: 'untamed',
        artifacts: ['creed-of-nurture'],
        hand: ['wild-spirit', 'dew-faerie'],
        line: ['mighty-tiger'],
      },
      foe: {},
    });
    t.me.omni('creed-of-nurture').choose('mighty-tiger').reap('mighty-tiger');
    t.expect({
      me: {
        aember: 2,
        hand: ['wild-spirit', 'dew-faerie'],
        artifacts: [],
        discard: ['creed-of-nurture'],
        line: [{ id: 'mighty-tiger', exhausted: true }],
      },
    });
  });

  it('is sacrificed for nothing where no creature is in hand', () => {
    const t = table({
      me: { house: 'untamed', artifacts: ['creed-of-nurture'], hand: ['wild-spirit'], line: ['mighty-tiger'] },
      foe: {},
    });
    t.me.omni('creed-of-nurture').reap('mighty-tiger');
    t.expect({
      me: { aember: 1, artifacts: [], discard: ['creed-of-nurture'], line: [{ id: 'mighty-tiger', exhausted: true }] },
    });
  });

  it('gives traits, which stand in the text box, for the turn', () => {
    const t = table({
      me: { house: 'untamed', artifacts: ['creed-of-nurture'], hand: ['eldest-bear'], line: ['firespitter', 'lumilu'] },
      foe: {},
    });
    t.me.omni('creed-of-nurture').choose('firespitter').reap('lumilu');
    t.expect({
      me: {
        aember: 2,
        hand: ['eldest-bear'],
        discard: ['creed-of-nurture'],
        line: ['firespitter', { id: 'lumilu', exhausted: true }],
      },
    });
    t.me.end();
    const names = see(t.state, 0).players[0]!.line.map(({ name, traits }) => [name, traits]);
    expect(names[0]).toEqual(['firespitter', ['giant']]);
  });
});
