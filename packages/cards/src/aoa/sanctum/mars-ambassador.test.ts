import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('mars-ambassador', () => {
  it.each(editionsSince('cota-1.3'))(
    'ruling brobnar-ambassador/one-permission: after it reaps you may play one Mars card, or use one (%s)',
    (edition) => {
      const playing = table({
        edition,
        me: { house: 'sanctum', hand: ['ether-spider'], line: ['mars-ambassador', 'ether-spider'] },
        foe: {},
      });
      playing.me
        .cannot('play', 'ether-spider', 'wrong-house')
        .reap('mars-ambassador')
        .play('ether-spider')
        .cannot('reap', 'ether-spider', 'wrong-house');
      playing.expect({
        me: {
          aember: 1,
          hand: [],
          line: [{ id: 'mars-ambassador', exhausted: true }, 'ether-spider', { id: 'ether-spider', exhausted: true }],
        },
      });
      const using = table({
        edition,
        me: { house: 'sanctum', hand: ['ether-spider'], line: ['mars-ambassador', 'ether-spider'] },
        foe: {},
      });
      using.me.reap('mars-ambassador').reap('ether-spider').cannot('play', 'ether-spider', 'wrong-house');
      using.expect({
        me: {
          aember: 2,
          hand: ['ether-spider'],
          line: [
            { id: 'mars-ambassador', exhausted: true },
            { id: 'ether-spider', exhausted: true },
          ],
        },
      });
    },
  );

  it('opens no other house', () => {
    const t = table({ me: { house: 'sanctum', line: ['mars-ambassador', 'krump'] }, foe: {} });
    t.me.reap('mars-ambassador').cannot('reap', 'krump', 'wrong-house');
    t.expect({ me: { aember: 1, line: [{ id: 'mars-ambassador', exhausted: true }, 'krump'] } });
  });
});
