import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('nirbor-flamewing', () => {
  it('comes back out of the discard pile, ready, for a friendly creature that is destroyed', () => {
    const t = table({
      step: 'forge',
      me: { houses: ['brobnar'], line: ['bumpsy', 'troll'], discard: ['nirbor-flamewing', 'punch'] },
    });
    t.me.yes().choose('bumpsy').flank('left').house('brobnar');
    t.expect({ me: { line: ['nirbor-flamewing', 'troll'], discard: ['bumpsy', 'punch'] } });
  });

  it('stays where its player does not want it, where nothing is destroyed, and in the turn of the opponent', () => {
    const t = table({ step: 'forge', me: { houses: ['brobnar'], line: ['bumpsy'], discard: ['nirbor-flamewing'] } });
    t.me.no().house('brobnar');
    t.expect({ me: { line: ['bumpsy'], discard: ['nirbor-flamewing'] } });
    const u = table({
      step: 'forge',
      me: { houses: ['brobnar'], line: [{ id: 'bumpsy', warded: true }], discard: ['nirbor-flamewing'] },
    });
    u.me.yes().house('brobnar');
    u.expect({ me: { line: ['bumpsy'], discard: ['nirbor-flamewing'] } });
    const v = table({
      step: 'forge',
      me: { houses: ['brobnar'], line: ['bumpsy'] },
      foe: { line: ['troll'], discard: ['nirbor-flamewing'] },
    });
    v.me.house('brobnar');
    v.expect({ me: { line: ['bumpsy'] }, foe: { line: ['troll'], discard: ['nirbor-flamewing'] } });
  });

  it('does nothing without a friendly creature', () => {
    const t = table({ step: 'forge', me: { houses: ['brobnar'], discard: ['nirbor-flamewing'] } });
    t.me.house('brobnar');
    t.expect({ me: { line: [], discard: ['nirbor-flamewing'] } });
  });

  it('makes a token creature as it is destroyed', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['punch'],
        line: [{ id: 'nirbor-flamewing', damage: 1 }],
        deck: ['mother'],
        beside: ['warrior'],
      },
    });
    t.me.play('punch').flank('left');
    t.expect({
      me: { line: [{ id: 'mother', token: 'warrior', exhausted: true }], discard: ['punch', 'nirbor-flamewing'] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling nirbor-flamewing/six: it is put into play, which the rule of six does not count (%s)',
    (edition) => {
      const t = table({
        edition,
        step: 'forge',
        me: {
          houses: ['brobnar'],
          line: ['bumpsy', 'bumpsy', 'bumpsy', 'bumpsy', 'bumpsy', 'bumpsy', 'bumpsy'],
          discard: [
            'nirbor-flamewing',
            'nirbor-flamewing',
            'nirbor-flamewing',
            'nirbor-flamewing',
            'nirbor-flamewing',
            'nirbor-flamewing',
            'nirbor-flamewing',
          ],
        },
      });
      for (let i = 0; i < 7; i++) {
        if (i < 6) t.me.choose(t.options()[0] ?? '');
        t.me.yes().choose('bumpsy').flank('left');
      }
      t.me.house('brobnar');
      t.expect({ me: { line: Array.from({ length: 7 }, () => 'nirbor-flamewing') } });
    },
  );
});
