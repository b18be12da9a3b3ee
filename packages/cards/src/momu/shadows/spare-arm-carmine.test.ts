import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('spare-arm-carmine', () => {
  const used = { id: 'spare-arm-carmine', exhausted: true };

  it('steals 2 with more friendly Mutant creatures than enemy ones, itself among them', () => {
    const t = table({ me: { house: 'shadows', line: ['spare-arm-carmine'] }, foe: { aember: 3, line: ['mother'] } });
    t.me.reap('spare-arm-carmine');
    t.expect({ me: { aember: 3, line: [used] }, foe: { aember: 1, line: ['mother'] } });
  });

  it('steals 1 with as many or fewer', () => {
    for (const line of [['snarette'], ['snarette', 'dark-minion']]) {
      const t = table({ me: { house: 'shadows', line: ['spare-arm-carmine', 'troll'] }, foe: { aember: 3, line } });
      t.me.reap('spare-arm-carmine');
      t.expect({ me: { aember: 2, line: [used, 'troll'] }, foe: { aember: 2, line } });
    }
  });
});
