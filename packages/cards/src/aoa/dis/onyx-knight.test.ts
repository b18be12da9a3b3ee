import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('onyx-knight', () => {
  it('destroys each creature with odd power, of both players, and stays', () => {
    const t = table({
      me: { house: 'dis', hand: ['onyx-knight'], line: ['shooler', 'troll'] },
      foe: { line: ['mother', 'valdr', 'urchin', 'batdrone'] },
    });
    t.me.play('onyx-knight');
    t.expect({
      me: { line: ['troll', { id: 'onyx-knight', exhausted: true }], discard: ['shooler'] },
      foe: { line: ['valdr', 'batdrone'], discard: ['urchin', 'mother'] },
    });
  });

  it('looks at the power as it is', () => {
    const t = table({
      me: { house: 'dis', hand: ['onyx-knight'], line: [{ id: 'shooler', power: 1 }] },
      foe: { line: [{ id: 'valdr', power: 1 }] },
    });
    t.me.play('onyx-knight');
    t.expect({
      me: {
        line: [
          { id: 'shooler', power: 1 },
          { id: 'onyx-knight', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });
});
