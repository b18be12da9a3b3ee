import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const diplomat = { id: 'mother', token: 'diplomat' };

describe('diplomat', () => {
  it('gives each player 1 besides what it reaps', () => {
    const t = table({ me: { house: 'ekwidon', line: [diplomat] } });
    t.me.reap('diplomat');
    t.expect({ me: { aember: 2, line: [{ ...diplomat, exhausted: true }] }, foe: { aember: 1 } });
  });

  it('is elusive', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll'] }, foe: { line: [diplomat] } });
    t.me.fight('troll', 'diplomat');
    t.expect({ me: { line: [{ id: 'troll', exhausted: true }] }, foe: { line: [diplomat], aember: 0 } });
  });
});
