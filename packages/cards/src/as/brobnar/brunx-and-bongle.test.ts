import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { exhausted: true };

describe('brunx-and-bongle', () => {
  it('may ready and reap after its first use of the turn was a fight', () => {
    const t = table({ me: { house: 'brobnar', line: ['brunx-and-bongle'] }, foe: { line: ['dextre'] } });
    t.me.fight('brunx-and-bongle', 'dextre').yes();
    t.expect({ me: { aember: 1, line: [{ id: 'brunx-and-bongle', damage: 3, ...used }] }, foe: { line: [] } });
  });

  it('does not where its player does not want it', () => {
    const t = table({ me: { house: 'brobnar', line: ['brunx-and-bongle'] }, foe: { line: ['dextre'] } });
    t.me.fight('brunx-and-bongle', 'dextre').no();
    t.expect({ me: { aember: 0, line: [{ id: 'brunx-and-bongle', damage: 3, ...used }] }, foe: { line: [] } });
  });

  it('does not after a later use, nor after a reap', () => {
    const t = table({
      me: { house: 'brobnar', line: ['brunx-and-bongle'], hand: ['anger'] },
      foe: { line: ['dextre'] },
    });
    t.me.reap('brunx-and-bongle').play('anger');
    t.expect({ me: { aember: 2, line: [{ id: 'brunx-and-bongle', damage: 3, ...used }] }, foe: { line: [] } });
  });

  it('counts what it did this turn alone, and for itself', () => {
    const t = table({
      me: { house: 'brobnar', line: ['brunx-and-bongle', 'valdr'] },
      foe: { line: ['dextre', 'dextre'] },
    });
    t.me.reap('valdr').fight('brunx-and-bongle', 'dextre').yes();
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'brunx-and-bongle', damage: 3, ...used },
          { id: 'valdr', ...used },
        ],
      },
      foe: { line: ['dextre'] },
    });
  });

  it('stays ready where it may not reap', () => {
    const t = table({
      me: { house: 'brobnar', line: ['brunx-and-bongle'], artifacts: ['ancient-battleground'] },
      foe: { line: ['dextre'] },
    });
    t.me.fight('brunx-and-bongle', 'dextre').order('brunx-and-bongle').yes();
    t.expect({ me: { aember: 1, line: [{ id: 'brunx-and-bongle', damage: 3 }] }, foe: { line: [] } });
  });
});
