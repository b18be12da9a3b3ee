import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('clear-mind', () => {
  it('unstuns each friendly creature, and no enemy one', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['clear-mind'],
        line: [{ id: 'tocsin', stunned: true }, 'mother', { id: 'raiding-knight', stunned: true, exhausted: true }],
      },
      foe: { line: [{ id: 'shooler', stunned: true }] },
    });
    t.me.play('clear-mind');
    t.expect({
      me: { aember: 1, line: ['tocsin', 'mother', { id: 'raiding-knight', exhausted: true }] },
      foe: { line: [{ id: 'shooler', stunned: true }] },
    });
  });

  it('is no use of the creature, which may reap in the same turn', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['clear-mind'], line: [{ id: 'raiding-knight', stunned: true }] },
      foe: {},
    });
    t.me.cannot('reap', 'raiding-knight', 'stunned').play('clear-mind').reap('raiding-knight');
    t.expect({ me: { aember: 2, line: [{ id: 'raiding-knight', exhausted: true }] } });
  });

  it('gives only its bonus where nothing is stunned', () => {
    const t = table({ me: { house: 'sanctum', hand: ['clear-mind'], line: ['tocsin'] }, foe: { line: ['mother'] } });
    t.me.play('clear-mind');
    t.expect({ me: { aember: 1, line: ['tocsin'], discard: ['clear-mind'] }, foe: { line: ['mother'] } });
  });
});
