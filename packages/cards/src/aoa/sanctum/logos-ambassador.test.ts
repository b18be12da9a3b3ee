import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('logos-ambassador', () => {
  it.each(editionsSince('cota-1.3'))(
    'ruling brobnar-ambassador/one-permission: after it reaps you may play one Logos card, or use one (%s)',
    (edition) => {
      const playing = table({
        edition,
        me: { house: 'sanctum', hand: ['mother'], line: ['logos-ambassador', 'mother'] },
        foe: {},
      });
      playing.me
        .cannot('play', 'mother', 'wrong-house')
        .reap('logos-ambassador')
        .play('mother')
        .cannot('reap', 'mother', 'wrong-house');
      playing.expect({
        me: {
          aember: 1,
          hand: [],
          line: [{ id: 'logos-ambassador', exhausted: true }, 'mother', { id: 'mother', exhausted: true }],
        },
      });
      const using = table({
        edition,
        me: { house: 'sanctum', hand: ['mother'], line: ['logos-ambassador', 'mother'] },
        foe: {},
      });
      using.me.reap('logos-ambassador').reap('mother').cannot('play', 'mother', 'wrong-house');
      using.expect({
        me: {
          aember: 2,
          hand: ['mother'],
          line: [
            { id: 'logos-ambassador', exhausted: true },
            { id: 'mother', exhausted: true },
          ],
        },
      });
    },
  );

  it('opens no other house', () => {
    const t = table({ me: { house: 'sanctum', line: ['logos-ambassador', 'krump'] }, foe: {} });
    t.me.reap('logos-ambassador').cannot('reap', 'krump', 'wrong-house');
    t.expect({ me: { aember: 1, line: [{ id: 'logos-ambassador', exhausted: true }, 'krump'] } });
  });
});
