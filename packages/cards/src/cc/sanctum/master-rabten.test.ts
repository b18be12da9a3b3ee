import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('master-rabten', () => {
  it('has each friendly Monk creature capture 1, itself too', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['master-rabten'], line: ['master-tashi', 'infomorph'] },
      foe: { aember: 5, line: ['novice-gelard'] },
    });
    t.me.play('master-rabten');
    t.expect({
      me: { line: [{ id: 'master-tashi', aember: 1 }, 'infomorph', { ...used('master-rabten'), aember: 1 }] },
      foe: { aember: 3, line: ['novice-gelard'] },
    });
  });

  it('does so after it reaped, with a Monk of choice where there is too little', () => {
    const t = table({ me: { house: 'sanctum', line: ['master-rabten', 'master-tashi'] }, foe: { aember: 1 } });
    t.me.reap('master-rabten').choose('master-tashi');
    t.expect({
      me: { aember: 1, line: [used('master-rabten'), { id: 'master-tashi', aember: 1 }] },
      foe: { aember: 0 },
    });
  });
});
