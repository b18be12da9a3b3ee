import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('grey-aberrant', () => {
  it('takes the traits of all creatures, its own too', () => {
    const t = table({
      me: { house: 'shadows', line: ['grey-aberrant', 'spare-arm-carmine'], hand: [] },
      foe: { aember: 3, line: ['mother'] },
    });
    t.me.reap('spare-arm-carmine');
    t.expect({
      me: { aember: 2, line: ['grey-aberrant', { id: 'spare-arm-carmine', exhausted: true }] },
      foe: { aember: 2, line: ['mother'] },
    });
  });

  it('they have them again when it is gone', () => {
    const t = table({
      me: { house: 'shadows', hand: ['oubliette'], line: ['grey-aberrant', 'spare-arm-carmine'] },
      foe: { aember: 3 },
    });
    t.me.play('oubliette').choose('grey-aberrant').reap('spare-arm-carmine');
    t.expect({
      me: {
        ...{ aember: 3, discard: ['oubliette'], purged: ['grey-aberrant'] },
        line: [{ id: 'spare-arm-carmine', exhausted: true }],
      },
      foe: { aember: 1 },
    });
  });
});
