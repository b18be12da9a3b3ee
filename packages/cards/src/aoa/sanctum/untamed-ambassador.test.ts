import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('untamed-ambassador', () => {
  it.each(editionsSince('cota-1.3'))(
    'ruling brobnar-ambassador/one-permission: after it reaps you may play one Untamed card, or use one (%s)',
    (edition) => {
      const playing = table({
        edition,
        me: { house: 'sanctum', hand: ['niffle-ape'], line: ['untamed-ambassador', 'niffle-ape'] },
        foe: {},
      });
      playing.me
        .cannot('play', 'niffle-ape', 'wrong-house')
        .reap('untamed-ambassador')
        .play('niffle-ape')
        .cannot('reap', 'niffle-ape', 'wrong-house');
      playing.expect({
        me: {
          aember: 1,
          hand: [],
          line: [{ id: 'untamed-ambassador', exhausted: true }, 'niffle-ape', { id: 'niffle-ape', exhausted: true }],
        },
      });
      const using = table({
        edition,
        me: { house: 'sanctum', hand: ['niffle-ape'], line: ['untamed-ambassador', 'niffle-ape'] },
        foe: {},
      });
      using.me.reap('untamed-ambassador').reap('niffle-ape').cannot('play', 'niffle-ape', 'wrong-house');
      using.expect({
        me: {
          aember: 2,
          hand: ['niffle-ape'],
          line: [
            { id: 'untamed-ambassador', exhausted: true },
            { id: 'niffle-ape', exhausted: true },
          ],
        },
      });
    },
  );

  it('opens no other house', () => {
    const t = table({ me: { house: 'sanctum', line: ['untamed-ambassador', 'krump'] }, foe: {} });
    t.me.reap('untamed-ambassador').cannot('reap', 'krump', 'wrong-house');
    t.expect({ me: { aember: 1, line: [{ id: 'untamed-ambassador', exhausted: true }, 'krump'] } });
  });
});
