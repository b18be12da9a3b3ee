import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ifraneye', () => {
  it('discards its player’s hand as it is played', () => {
    const t = table({ me: { house: 'dis', hand: ['ifraneye', 'troll', 'valdr'] } });
    t.me.play('ifraneye');
    t.expect({ me: { hand: [], line: [{ id: 'ifraneye', exhausted: true }] } });
  });

  it('has the opponent discard 2 random cards after it reaps', () => {
    const t = table({ me: { house: 'dis', line: ['ifraneye'] }, foe: { hand: ['troll', 'troll', 'troll'] } });
    t.me.reap('ifraneye');
    t.expect({
      me: { line: [{ id: 'ifraneye', exhausted: true }] },
      foe: { hand: ['troll'], discard: ['troll', 'troll'] },
    });
  });
});
