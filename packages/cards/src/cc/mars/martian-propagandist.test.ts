import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('martian-propagandist', () => {
  it('makes its neighbors creatures of Mars for the turn', () => {
    const t = table({
      me: {
        house: 'mars',
        houses: ['mars', 'logos', 'brobnar'],
        hand: ['martian-propagandist'],
        line: ['bumpsy', 'infomorph'],
      },
      foe: { houses: ['mars', 'logos', 'brobnar'] },
    });
    t.me.cannot('reap', 'infomorph', 'wrong-house');
    t.me.play('martian-propagandist').reap('infomorph').cannot('reap', 'bumpsy', 'wrong-house');
    t.expect({ me: { aember: 1, line: ['bumpsy', used('infomorph'), used('martian-propagandist')] } });
    t.me.end();
    t.foe.house('logos').end();
    t.me.house('logos').reap('infomorph');
    t.expect({ me: { aember: 2, line: ['bumpsy', used('infomorph'), 'martian-propagandist'] } });
  });

  it('does so after it reaped, and is no use alone', () => {
    const t = table({ me: { house: 'mars', line: ['bumpsy', 'martian-propagandist', 'infomorph'] } });
    t.me.reap('martian-propagandist').reap('bumpsy').reap('infomorph');
    t.expect({ me: { aember: 3, line: [used('bumpsy'), used('martian-propagandist'), used('infomorph')] } });
    const u = table({ me: { house: 'mars', line: ['martian-propagandist'] } });
    u.me.reap('martian-propagandist');
    u.expect({ me: { aember: 1, line: [used('martian-propagandist')] } });
  });
});
