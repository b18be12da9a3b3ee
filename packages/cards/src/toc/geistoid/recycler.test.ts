import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

const made = (id: string) => ({ id, token: 'minion', exhausted: true });
const used = { id: 'recycler', exhausted: true };

describe('recycler', () => {
  it('discards the top 3 cards, and makes a token creature for each creature among them', () => {
    const t = table({
      me: {
        house: 'geistoid',
        line: ['recycler'],
        deck: ['troll', 'punch', 'mother', 'anger', 'krump', 'dextre'],
        beside: ['minion'],
      },
    });
    t.me.reap('recycler').flank('left').flank('right');
    t.expect({
      me: {
        aember: 1,
        line: [made('anger'), used, made('krump')],
        deck: ['dextre'],
        discard: ['mother', 'punch', 'troll'],
      },
    });
  });

  it('makes none for other cards, nor of a deck that is empty then', () => {
    const t = table({
      me: { house: 'geistoid', line: ['recycler'], deck: [...filler(3), 'krump'], beside: ['minion'] },
    });
    t.me.reap('recycler');
    t.expect({ me: { line: [used], deck: ['krump'], discard: filler(3) } });
    const u = table({ me: { house: 'geistoid', line: ['recycler'], deck: ['troll', 'krump'], beside: ['minion'] } });
    u.me.reap('recycler');
    u.expect({ me: { line: [used], deck: [], discard: ['krump', 'troll'] } });
  });
});
