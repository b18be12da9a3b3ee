import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('conrad-fisique', () => {
  const played = { id: 'conrad-fisique', exhausted: true };
  const start = () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['conrad-fisique'], line: ['troll'] },
      foe: {
        line: [
          { id: 'valdr', power: 3 },
          { id: 'mother', power: 1 },
        ],
      },
    });
    t.me.play('conrad-fisique', 'right');
    return t;
  };

  it('may move each +1 power counter from a creature to another one', () => {
    const t = start();
    t.me.yes().choose('valdr').choose('troll');
    t.expect({
      me: { line: [{ id: 'troll', power: 3 }, played] },
      foe: { line: ['valdr', { id: 'mother', power: 1 }] },
    });
  });

  it('also onto itself, beside those that are there', () => {
    const t = start();
    t.me.yes().choose('mother').choose('conrad-fisique');
    t.expect({
      me: { line: ['troll', { ...played, power: 1 }] },
      foe: { line: [{ id: 'valdr', power: 3 }, 'mother'] },
    });
  });

  it('need not', () => {
    const t = start();
    t.me.no();
    t.expect({
      me: { line: ['troll', played] },
      foe: {
        line: [
          { id: 'valdr', power: 3 },
          { id: 'mother', power: 1 },
        ],
      },
    });
  });
});
