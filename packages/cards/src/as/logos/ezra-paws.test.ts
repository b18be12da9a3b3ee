import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { revealed } from '../../testing/revealed.ts';

describe('ezra-paws', () => {
  it('reveals your opponent’s hand and draws a card after it is played', () => {
    const t = table({
      me: { house: 'logos', hand: ['ezra-paws', 'gub'], deck: ['punch', 'urchin'] },
      foe: { hand: ['fear', 'anger'] },
    });
    t.me.play('ezra-paws');
    expect([...revealed(t)].sort()).toEqual(['anger', 'fear']);
    t.expect({
      me: { hand: ['gub', 'punch'], deck: ['urchin'], line: [{ id: 'ezra-paws', exhausted: true }] },
      foe: { hand: ['fear', 'anger'] },
    });
  });

  it('and after it reaps, with an empty hand, too', () => {
    const t = table({ me: { house: 'logos', line: ['ezra-paws'], deck: ['punch'] }, foe: {} });
    t.me.reap('ezra-paws');
    expect(revealed(t)).toEqual([]);
    t.expect({ me: { aember: 1, hand: ['punch'], line: [{ id: 'ezra-paws', exhausted: true }] } });
  });
});
