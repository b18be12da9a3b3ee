import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('survey', () => {
  it.each(editionsSince('cota-1.3'))(
    'ruling survey/stays: discards one of the top 2 cards, and the other stays on top (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'star-alliance', hand: ['survey'], deck: ['zap', 'fear', 'punch'] },
        foe: {},
      });
      t.me.play('survey').choose('fear');
      t.expect({ me: { aember: 1, hand: [], deck: ['zap', 'punch'], discard: ['survey', 'fear'] } });
      expect(t.events.flatMap((e) => (e.type === 'reveal' ? [e.to] : []))).toEqual([0, 0]);
    },
  );

  it('must discard one, also the only card of the deck', () => {
    const t = table({ me: { house: 'star-alliance', hand: ['survey'], deck: ['zap', 'fear', 'punch'] }, foe: {} });
    t.me.play('survey');
    expect(t.options()).toEqual(['zap', 'fear']);
    const u = table({ me: { house: 'star-alliance', hand: ['survey'], deck: ['zap'] }, foe: {} });
    u.me.play('survey');
    u.expect({ me: { aember: 1, deck: [], discard: ['survey', 'zap'] } });
  });

  it('does nothing with an empty deck, and draws nothing: its own icon was added to another card', () => {
    const t = table({ me: { house: 'star-alliance', hand: ['survey'], discard: ['zap', 'fear'] }, foe: {} });
    t.me.play('survey');
    t.expect({ me: { aember: 1, hand: [], deck: [], discard: ['survey', 'zap', 'fear'] } });
  });
});
