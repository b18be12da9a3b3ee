import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('eldest-bear', () => {
  it('gains 2 before it fights in the center of the battleline', () => {
    const t = table({ me: { house: 'untamed', line: ['krump', 'eldest-bear', 'troll'] }, foe: { line: ['umbra'] } });
    t.me.fight('eldest-bear', 'umbra').order('eldest-bear');
    t.expect({
      me: { aember: 2, line: ['krump', { id: 'eldest-bear', exhausted: true }, 'troll'] },
      foe: { line: [] },
    });
  });

  it('gains nothing beside the center, or where there is none', () => {
    const t = table({ me: { house: 'untamed', line: ['eldest-bear', 'troll'] }, foe: { line: ['umbra'] } });
    t.me.fight('eldest-bear', 'umbra');
    t.expect({ me: { aember: 0, line: [{ id: 'eldest-bear', exhausted: true }, 'troll'] }, foe: { line: [] } });
  });
});
