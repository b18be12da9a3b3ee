import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const minion = (id: string) => ({ id, token: 'minion', exhausted: true });
const used = { id: 'suzerain', exhausted: true };

describe('suzerain', () => {
  it('purges the top card of a deck of choice, and makes a Minion', () => {
    const t = table({
      me: { house: 'geistoid', line: ['suzerain'], deck: ['mother', 'anger', 'troll'], beside: ['minion'] },
      foe: { deck: ['krump'] },
    });
    t.me.reap('suzerain').choose('Your deck').flank('right');
    t.expect({
      me: { aember: 1, line: [used, minion('anger')], deck: ['troll'], purged: ['mother'] },
      foe: { deck: ['krump'] },
    });
    const u = table({
      me: { house: 'geistoid', line: ['suzerain'], deck: ['mother', 'anger'], beside: ['minion'] },
      foe: { deck: ['krump'] },
    });
    u.me.reap('suzerain').choose('The deck of your opponent').flank('left');
    u.expect({
      me: { line: [minion('mother'), used], deck: ['anger'], purged: [] },
      foe: { deck: [], purged: ['krump'] },
    });
  });

  it('makes none where nothing is purged, or of a deck with another token card', () => {
    const t = table({ me: { house: 'geistoid', line: ['suzerain'], deck: ['mother'], beside: ['minion'] } });
    t.me.reap('suzerain').choose('The deck of your opponent');
    t.expect({ me: { line: [used], deck: ['mother'] } });
    const u = table({ me: { house: 'geistoid', line: ['suzerain'], deck: ['mother', 'anger'], beside: ['wrecker'] } });
    u.me.reap('suzerain').choose('Your deck');
    u.expect({ me: { line: [used], deck: ['anger'], purged: ['mother'] } });
  });
});
