import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('eureka', () => {
  it('gains 2 and archives 2 random cards from hand', () => {
    const t = table({ me: { house: 'logos', hand: ['eureka', 'fear', 'punch', 'urchin'] }, foe: { hand: ['arise'] } });
    t.me.play('eureka');
    t.expect({ me: { aember: 3 }, foe: { hand: ['arise'], archives: [] } });
    expect(t.state.players[0]?.archives.length).toBe(2);
    expect(t.state.players[0]?.hand.length).toBe(1);
  });

  it('archives what there is', () => {
    const t = table({ me: { house: 'logos', hand: ['eureka', 'fear'] }, foe: {} });
    t.me.play('eureka');
    t.expect({ me: { aember: 3, hand: [], archives: ['fear'] } });
  });

  it('cannot be played after something else', () => {
    const t = table({ me: { house: 'logos', hand: ['eureka'], line: ['mother'] }, foe: {} });
    t.me.reap('mother').cannot('play', 'eureka', 'alpha');
    t.expect({ me: { hand: ['eureka'], line: [{ id: 'mother', exhausted: true }] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling eureka/mimicry: Mimicry as a copy of it may be the first thing of the step, and else returns to hand (%s)',
    (edition) => {
      const first = table({ edition, me: { house: 'untamed', hand: ['mimicry'] }, foe: { discard: ['eureka'] } });
      first.me.play('mimicry');
      first.expect({ me: { aember: 3, hand: [], discard: ['mimicry'] } });
      const later = table({
        edition,
        me: { house: 'untamed', hand: ['dust-pixie', 'mimicry'] },
        foe: { discard: ['eureka'] },
      });
      later.me.play('dust-pixie').play('mimicry');
      later.expect({ me: { aember: 2, hand: ['mimicry'], line: [{ id: 'dust-pixie', exhausted: true }] } });
    },
  );
});
