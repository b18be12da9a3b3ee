import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('revo-hooligans', () => {
  it('paints an artifact, which belongs to Mars as long as it has a paint counter', () => {
    const t = table({
      me: { house: 'mars', line: ['revo-hooligans'], artifacts: ['pocket-universe'] },
    });
    t.me.reap('revo-hooligans').action('pocket-universe');
    t.expect({
      me: {
        aember: 0,
        line: [{ id: 'revo-hooligans', exhausted: true }],
        artifacts: [{ id: 'pocket-universe', aember: 1, exhausted: true, counters: { paint: 1 } }],
      },
    });
  });

  it('no longer to its own house, and still when the creature is gone', () => {
    const t = table({
      me: {
        house: 'mars',
        ...myHouses.mars,
        line: ['revo-hooligans'],
        artifacts: ['pocket-universe'],
        hand: ['kaboom'],
      },
      foe: foeHouses,
    });
    t.me.reap('revo-hooligans').play('kaboom').end();
    t.foe.house('brobnar').end();
    t.me.house('logos').no().cannot('action', 'pocket-universe');
    t.expect({ me: { line: [], artifacts: [{ id: 'pocket-universe', counters: { paint: 1 } }] } });
  });

  it('an enemy artifact may be painted, and its player may choose Mars then', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, line: ['revo-hooligans'] },
      foe: { ...foeHouses, artifacts: ['pocket-universe'] },
    });
    t.me.reap('revo-hooligans').end();
    t.foe.house('mars').action('pocket-universe');
    t.expect({
      me: { aember: 1, line: ['revo-hooligans'] },
      foe: { artifacts: [{ id: 'pocket-universe', counters: { paint: 1 }, exhausted: true }] },
    });
  });

  it('without an artifact nothing is painted', () => {
    const t = table({ me: { house: 'mars', line: ['revo-hooligans'] } });
    t.me.reap('revo-hooligans');
    t.expect({ me: { aember: 1, line: [{ id: 'revo-hooligans', exhausted: true }] } });
  });
});
