import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('golden-dagger', () => {
  const used = { id: 'golden-dagger', exhausted: true };

  it('deals 3 to a creature, whose owner gains 1 where that destroys it', () => {
    const t = table({ me: { house: 'ekwidon', line: ['golden-dagger'] }, foe: { line: ['batdrone', 'valdr'] } });
    t.me.reap('golden-dagger').choose('batdrone');
    t.expect({ me: { aember: 1, line: [used] }, foe: { aember: 1, line: ['valdr'], discard: ['batdrone'] } });
  });

  it('nobody gains where it survives', () => {
    const t = table({ me: { house: 'ekwidon', line: ['golden-dagger'] }, foe: { line: ['batdrone', 'valdr'] } });
    t.me.reap('golden-dagger').choose('valdr');
    t.expect({ me: { aember: 1, line: [used] }, foe: { aember: 0, line: ['batdrone', { id: 'valdr', damage: 3 }] } });
  });

  it('its owner gains, not its controller', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['golden-dagger'] },
      foe: { line: [{ id: 'batdrone', owner: 0 }] },
    });
    t.me.reap('golden-dagger').choose('batdrone');
    t.expect({ me: { aember: 2, line: [used], discard: ['batdrone'] }, foe: { aember: 0, line: [] } });
  });
});
