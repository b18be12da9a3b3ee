import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('brobnar-ambassador', () => {
  it.each(editionsSince('cota-1.3'))(
    'ruling brobnar-ambassador/one-permission: after it reaps you may play one Brobnar card, or use one (%s)',
    (edition) => {
      const playing = table({
        edition,
        me: { house: 'sanctum', hand: ['bumpsy'], line: ['brobnar-ambassador', 'bumpsy'] },
        foe: {},
      });
      playing.me
        .cannot('play', 'bumpsy', 'wrong-house')
        .reap('brobnar-ambassador')
        .play('bumpsy')
        .cannot('reap', 'bumpsy', 'wrong-house');
      playing.expect({
        me: {
          aember: 1,
          hand: [],
          line: [{ id: 'brobnar-ambassador', exhausted: true }, 'bumpsy', { id: 'bumpsy', exhausted: true }],
        },
      });
      const using = table({
        edition,
        me: { house: 'sanctum', hand: ['bumpsy'], line: ['brobnar-ambassador', 'bumpsy'] },
        foe: {},
      });
      using.me.reap('brobnar-ambassador').reap('bumpsy').cannot('play', 'bumpsy', 'wrong-house');
      using.expect({
        me: {
          aember: 2,
          hand: ['bumpsy'],
          line: [
            { id: 'brobnar-ambassador', exhausted: true },
            { id: 'bumpsy', exhausted: true },
          ],
        },
      });
    },
  );

  it('does so after it fights, and not for cards of another house', () => {
    const t = table({
      me: { house: 'sanctum', line: ['brobnar-ambassador', 'mother', 'bumpsy'] },
      foe: { line: ['urchin', 'tocsin'] },
    });
    t.me.fight('brobnar-ambassador', 'urchin').cannot('reap', 'mother', 'wrong-house').fight('bumpsy', 'tocsin');
    t.expect({
      me: {
        line: [{ id: 'brobnar-ambassador', exhausted: true }, 'mother', { id: 'bumpsy', damage: 3, exhausted: true }],
      },
      foe: { line: ['urchin'] },
    });
  });

  it('gives one permission with each use, and only in that turn', () => {
    const t = table({
      me: {
        house: 'sanctum',
        houses: ['sanctum', 'logos', 'mars'],
        hand: ['bumpsy'],
        line: ['brobnar-ambassador', 'brobnar-ambassador', 'krump'],
      },
      foe: { ...foeHouses },
    });
    t.me.reap('brobnar-ambassador').reap('brobnar-ambassador#2').reap('krump').play('bumpsy').end();
    t.foe.house('dis').end();
    t.me.house('sanctum').cannot('reap', 'krump', 'wrong-house');
    t.expect({ me: { aember: 3, line: ['brobnar-ambassador', 'brobnar-ambassador', 'krump', 'bumpsy'] } });
  });
});
