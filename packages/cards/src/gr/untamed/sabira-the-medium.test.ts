import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('sabira-the-medium', () => {
  it('gains 3 when you shuffle your discard pile into your deck', () => {
    const t = table({
      me: { house: 'untamed', line: ['sabira-the-medium'], hand: ['spoo-key-charge'], discard: ['punch', 'punch'] },
    });
    t.me.play('spoo-key-charge');
    t.expect({ me: { aember: 3, line: ['sabira-the-medium'], discard: ['spoo-key-charge'] } });
  });

  it('gains when an empty deck is made anew to draw from', () => {
    const t = table({ me: { house: 'untamed', line: ['sabira-the-medium'], discard: ['punch', 'punch'] } });
    t.me.end();
    t.expect({ me: { aember: 3, line: ['sabira-the-medium'] } });
  });

  it('gains nothing when the opponent shuffles', () => {
    const t = table({
      me: { house: 'untamed', line: ['sabira-the-medium'], hand: ['warfaline'] },
      foe: { discard: ['punch'] },
    });
    t.me.play('warfaline').choose('From your opponent’s discard pile');
    t.expect({ me: { aember: 0, line: ['sabira-the-medium', { id: 'warfaline', exhausted: true }] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling sabira-the-medium/any-shuffle: gains for a shuffle of no card, too (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'untamed', line: ['sabira-the-medium'], hand: ['spoo-key-charge'], deck: ['punch'] },
        foe: {},
      });
      t.me.play('spoo-key-charge');
      t.expect({ me: { aember: 3, line: ['sabira-the-medium'], deck: ['punch'], discard: ['spoo-key-charge'] } });
    },
  );
});
