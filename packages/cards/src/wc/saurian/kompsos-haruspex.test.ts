import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('kompsos-haruspex', () => {
  it('makes Play: abilities of friendly creatures work when they reap', () => {
    const t = table({ me: { house: 'brobnar', line: ['kompsos-haruspex', 'bumpsy'] }, foe: { aember: 3 } });
    t.me.reap('bumpsy');
    t.expect({ me: { aember: 1, line: ['kompsos-haruspex', { id: 'bumpsy', exhausted: true }] }, foe: { aember: 2 } });
  });

  it('leaves them as Play: abilities too', () => {
    const t = table({ me: { house: 'brobnar', line: ['kompsos-haruspex'], hand: ['bumpsy'] }, foe: { aember: 3 } });
    t.me.play('bumpsy');
    t.expect({ me: { line: ['kompsos-haruspex', { id: 'bumpsy', exhausted: true }] }, foe: { aember: 2 } });
  });

  it('does nothing for a fight, nor for enemy creatures, nor after it left', () => {
    const t = table({
      me: { house: 'brobnar', ...myHouses.brobnar, line: ['bumpsy'], aember: 3 },
      foe: { ...foeHouses, line: ['kompsos-haruspex', 'dust-imp'], aember: 3 },
    });
    t.me.reap('bumpsy');
    t.expect({
      me: { aember: 4, line: [{ id: 'bumpsy', exhausted: true }] },
      foe: { aember: 3, line: ['kompsos-haruspex', 'dust-imp'] },
    });
  });

  it('counts an ability that is Play/Reap: once', () => {
    const t = table({ me: { house: 'saurian', line: ['kompsos-haruspex', 'senator-shrix'] }, foe: {} });
    t.me.reap('senator-shrix').yes();
    t.expect({ me: { aember: 1, line: ['kompsos-haruspex', { id: 'senator-shrix', aember: 1, exhausted: true }] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling kompsos-haruspex/play-and-fight: an ability that is Play/Fight: works when its creature reaps, too (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'sanctum', line: ['kompsos-haruspex', 'marshal-ewer'], beside: ['the-tide'] },
        foe: {},
      });
      t.me.reap('marshal-ewer');
      t.expect({
        tide: { highFor: 0 },
        me: { aember: 1, line: ['kompsos-haruspex', { id: 'marshal-ewer', exhausted: true }] },
      });
    },
  );
});
