import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('bux-bastian', () => {
  it('discarded, it exalts an enemy flank creature', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['bux-bastian'], line: ['mother'] },
      foe: { aember: 2, line: ['gub', 'krump', 'batdrone'] },
    });
    t.me.discard('bux-bastian').choose('gub');
    t.expect({
      me: { aember: 0, discard: ['bux-bastian'], line: ['mother'] },
      foe: { aember: 2, line: [{ id: 'gub', aember: 1 }, 'krump', 'batdrone'] },
    });
  });

  it('does nothing without an enemy creature, nor when it is played', () => {
    const t = table({ me: { house: 'skyborn', hand: ['bux-bastian'], line: ['mother'] } });
    t.me.discard('bux-bastian');
    t.expect({ me: { discard: ['bux-bastian'], line: ['mother'] } });
    const played = table({ me: { house: 'skyborn', hand: ['bux-bastian'] }, foe: { line: ['gub'] } });
    played.me.play('bux-bastian');
    played.expect({ me: { line: [{ id: 'bux-bastian', exhausted: true }] }, foe: { line: ['gub'] } });
  });
});
