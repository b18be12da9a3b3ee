import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { revealed } from '../../testing/revealed.ts';

describe('scout-pete', () => {
  it.each(['play', 'fight', 'reap'] as const)(
    'may discard the top card of the deck, after looking at it: %s',
    (how) => {
      const t = table({
        me: {
          house: 'star-alliance',
          ...(how === 'play' ? { hand: ['scout-pete'] } : { line: ['scout-pete'] }),
          deck: ['zap', 'fear'],
        },
        foe: { line: ['urchin'] },
      });
      if (how === 'fight') t.me.fight('scout-pete', 'urchin');
      else t.me[how]('scout-pete');
      expect(revealed(t)).toEqual(['zap']);
      t.me.yes();
      t.expect({
        me: {
          aember: how === 'reap' ? 1 : 0,
          deck: ['fear'],
          discard: ['zap'],
          line: [{ id: 'scout-pete', exhausted: true }],
        },
        foe: { line: ['urchin'] },
      });
    },
  );

  it('may leave the card where it is, unseen by the opponent', () => {
    const t = table({ me: { house: 'star-alliance', hand: ['scout-pete'], deck: ['zap', 'fear'] }, foe: {} });
    t.me.play('scout-pete').no();
    t.expect({ me: { deck: ['zap', 'fear'], discard: [], line: [{ id: 'scout-pete', exhausted: true }] } });
    expect(t.events.flatMap((e) => (e.type === 'reveal' ? [e.to] : []))).toEqual([0]);
  });

  it('asks nothing with an empty deck', () => {
    const t = table({ me: { house: 'star-alliance', line: ['scout-pete'], discard: ['zap'] }, foe: {} });
    t.me.reap('scout-pete');
    t.expect({ me: { aember: 1, deck: [], discard: ['zap'], line: [{ id: 'scout-pete', exhausted: true }] } });
  });
});
