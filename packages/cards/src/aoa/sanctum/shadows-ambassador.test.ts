import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('shadows-ambassador', () => {
  it.each(editionsSince('cota-1.3'))(
    'ruling brobnar-ambassador/one-permission: after it reaps you may play one Shadows card, or use one (%s)',
    (edition) => {
      const playing = table({
        edition,
        me: { house: 'sanctum', hand: ['umbra'], line: ['shadows-ambassador', 'umbra'] },
        foe: {},
      });
      playing.me
        .cannot('play', 'umbra', 'wrong-house')
        .reap('shadows-ambassador')
        .play('umbra')
        .cannot('reap', 'umbra', 'wrong-house');
      playing.expect({
        me: {
          aember: 1,
          hand: [],
          line: [{ id: 'shadows-ambassador', exhausted: true }, 'umbra', { id: 'umbra', exhausted: true }],
        },
      });
      const using = table({
        edition,
        me: { house: 'sanctum', hand: ['umbra'], line: ['shadows-ambassador', 'umbra'] },
        foe: {},
      });
      using.me.reap('shadows-ambassador').reap('umbra').cannot('play', 'umbra', 'wrong-house');
      using.expect({
        me: {
          aember: 2,
          hand: ['umbra'],
          line: [
            { id: 'shadows-ambassador', exhausted: true },
            { id: 'umbra', exhausted: true },
          ],
        },
      });
    },
  );

  it('opens no other house', () => {
    const t = table({ me: { house: 'sanctum', line: ['shadows-ambassador', 'krump'] }, foe: {} });
    t.me.reap('shadows-ambassador').cannot('reap', 'krump', 'wrong-house');
    t.expect({ me: { aember: 1, line: [{ id: 'shadows-ambassador', exhausted: true }, 'krump'] } });
  });
});
