import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

describe('monty-bank', () => {
  it.each([0, 1, 2])('ruling monty-bank/free: may be exalted %i times when it is played', (n) => {
    const t = table({ me: { house: 'shadows', aember: 1, hand: ['monty-bank'] }, foe: { aember: 3 } });
    t.me.play('monty-bank').choose(n);
    t.expect({ me: { aember: 1, line: [{ id: 'monty-bank', aember: n, ...tired }] }, foe: { aember: 3 } });
    expect(t.events.filter(({ type }) => type === 'placeAember')).toHaveLength(n);
  });

  it('ruling monty-bank/free: its action steals as much as lies on it then', () => {
    const t = table({ me: { house: 'shadows', line: [{ id: 'monty-bank', aember: 3 }] }, foe: { aember: 4 } });
    t.me.action('monty-bank');
    t.expect({ me: { aember: 3, line: [{ id: 'monty-bank', aember: 3, ...tired }] }, foe: { aember: 1 } });
  });

  it('steals what there is, and nothing while it is bare', () => {
    const t = table({
      me: { house: 'shadows', line: [{ id: 'monty-bank', aember: 2 }, 'monty-bank'] },
      foe: { aember: 1 },
    });
    t.me.action('monty-bank#2');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'monty-bank', aember: 2 },
          { id: 'monty-bank', ...tired },
        ],
      },
      foe: { aember: 1 },
    });
    t.me.action('monty-bank');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'monty-bank', aember: 2, ...tired },
          { id: 'monty-bank', ...tired },
        ],
      },
      foe: { aember: 0 },
    });
  });

  it('gives the opponent what lies on it when it dies', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'] }, foe: { line: [{ id: 'monty-bank', aember: 2 }] } });
    t.me.play('punch');
    t.expect({ me: { aember: 3 }, foe: { aember: 0, line: [] } });
  });
});
