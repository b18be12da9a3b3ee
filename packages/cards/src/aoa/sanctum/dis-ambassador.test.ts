import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('dis-ambassador', () => {
  it.each(editionsSince('cota-1.3'))(
    'ruling brobnar-ambassador/one-permission: after it reaps you may play one Dis card, or use one (%s)',
    (edition) => {
      const playing = table({
        edition,
        me: { house: 'sanctum', hand: ['shooler'], line: ['dis-ambassador', 'shooler'] },
        foe: {},
      });
      playing.me
        .cannot('play', 'shooler', 'wrong-house')
        .reap('dis-ambassador')
        .play('shooler')
        .cannot('reap', 'shooler', 'wrong-house');
      playing.expect({
        me: {
          aember: 1,
          hand: [],
          line: [{ id: 'dis-ambassador', exhausted: true }, 'shooler', { id: 'shooler', exhausted: true }],
        },
      });
      const using = table({
        edition,
        me: { house: 'sanctum', hand: ['shooler'], line: ['dis-ambassador', 'shooler'] },
        foe: {},
      });
      using.me.reap('dis-ambassador').reap('shooler').cannot('play', 'shooler', 'wrong-house');
      using.expect({
        me: {
          aember: 2,
          hand: ['shooler'],
          line: [
            { id: 'dis-ambassador', exhausted: true },
            { id: 'shooler', exhausted: true },
          ],
        },
      });
    },
  );

  it('opens no other house', () => {
    const t = table({ me: { house: 'sanctum', line: ['dis-ambassador', 'krump'] }, foe: {} });
    t.me.reap('dis-ambassador').cannot('reap', 'krump', 'wrong-house');
    t.expect({ me: { aember: 1, line: [{ id: 'dis-ambassador', exhausted: true }, 'krump'] } });
  });
});
