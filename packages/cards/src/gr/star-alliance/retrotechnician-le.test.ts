import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = Array.from({ length: 10 }, () => 'troll');

describe('retrotechnician-le', () => {
  it('enters play ready while you are haunted', () => {
    const t = table({ me: { house: 'star-alliance', hand: ['retrotechnician-le'], discard: ten } });
    t.me.play('retrotechnician-le');
    t.expect({ me: { line: ['retrotechnician-le'] } });
    const plain = table({ me: { house: 'star-alliance', hand: ['retrotechnician-le'], discard: ten.slice(1) } });
    plain.me.play('retrotechnician-le');
    plain.expect({ me: { line: [{ id: 'retrotechnician-le', exhausted: true }] } });
  });

  it('may play a creature from your discard pile after a reap', () => {
    const t = table({ me: { house: 'star-alliance', line: ['retrotechnician-le'], discard: ['troll', 'cannon'] } });
    t.me.reap('retrotechnician-le').yes().flank('right');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'retrotechnician-le', exhausted: true },
          { id: 'troll', exhausted: true },
        ],
        discard: ['cannon'],
      },
    });
  });

  it('may leave it there', () => {
    const t = table({ me: { house: 'star-alliance', line: ['retrotechnician-le'], discard: ['troll'] } });
    t.me.reap('retrotechnician-le').no();
    t.expect({ me: { aember: 1, line: [{ id: 'retrotechnician-le', exhausted: true }], discard: ['troll'] } });
  });
});
