import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('jayne-the-bard', () => {
  it('deals 2 to an enemy creature, and once more as long as that has æmber on it', () => {
    const rich = { id: 'troll', aember: 1 } as const;
    const t = table({ me: { house: 'sanctum', line: ['jayne-the-bard'] }, foe: { line: [rich, 'valdr'] } });
    t.me.reap('jayne-the-bard').choose('troll').choose('troll').choose('valdr');
    t.expect({
      me: { aember: 1, line: [{ id: 'jayne-the-bard', exhausted: true }] },
      foe: {
        line: [
          { ...rich, damage: 4 },
          { id: 'valdr', damage: 2 },
        ],
      },
    });
  });

  it('repeats that also for one that was destroyed with æmber on it, which is seen as it was', () => {
    const t = table({
      me: { house: 'sanctum', line: ['jayne-the-bard'] },
      foe: { line: [{ id: 'dust-pixie', aember: 1 }, 'valdr'] },
    });
    t.me.reap('jayne-the-bard').choose('dust-pixie');
    t.expect({
      me: { line: [{ id: 'jayne-the-bard', exhausted: true }] },
      foe: { line: [{ id: 'valdr', damage: 2 }] },
    });
  });

  it('Scrap: exalts 2 friendly creatures', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['jayne-the-bard'], line: ['valdr', 'troll', 'bumpsy'] },
      foe: { line: ['valdr'] },
    });
    t.me.discard('jayne-the-bard').choose('valdr').choose('bumpsy');
    t.expect({
      me: { line: [{ id: 'valdr', aember: 1 }, 'troll', { id: 'bumpsy', aember: 1 }] },
      foe: { line: ['valdr'] },
    });
  });
});
