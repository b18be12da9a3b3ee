import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('the-flex', () => {
  it.each([
    { id: 'troll', gained: 4 },
    { id: 'valdr', gained: 3 },
    { id: 'smaaash', gained: 2 },
  ])('exhausts $id and gains $gained, half of its power rounded down', ({ id, gained }) => {
    const t = table({ me: { house: 'brobnar', hand: ['the-flex'], line: [id] }, foe: {} });
    t.me.play('the-flex');
    t.expect({ me: { aember: gained, line: [{ id, exhausted: true }] } });
  });

  it('counts the power as it is', () => {
    const t = table({ me: { house: 'brobnar', hand: ['the-flex'], line: [{ id: 'smaaash', power: 3 }] }, foe: {} });
    t.me.play('the-flex');
    t.expect({ me: { aember: 4, line: [{ id: 'smaaash', power: 3, exhausted: true }] } });
  });

  it('needs a ready friendly Brobnar creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['the-flex'], line: [{ id: 'troll', exhausted: true }, 'mother'] },
      foe: { line: ['valdr'] },
    });
    t.me.play('the-flex');
    t.expect({ me: { aember: 0, line: [{ id: 'troll', exhausted: true }, 'mother'] }, foe: { line: ['valdr'] } });
  });
});
