import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('tome-of-abatement', () => {
  it('takes elusive, skirmish and taunt from each creature', () => {
    const t = table({
      me: { house: 'untamed', artifacts: ['tome-of-abatement'], line: ['snufflegator'] },
      foe: { line: ['champion-anaphiel', 'knuckles-bolton'] },
    });
    t.me.fight('snufflegator', 'knuckles-bolton');
    t.expect({
      me: { line: [{ id: 'snufflegator', exhausted: true, damage: 3 }], artifacts: ['tome-of-abatement'] },
      foe: { line: ['champion-anaphiel'] },
    });
  });

  it('lets no creature gain them', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['tome-of-abatement'], line: ['troll'] },
      foe: { line: ['valdr', { id: 'bumpsy', upgrades: ['ostentatious-mount'] }] },
    });
    t.me.fight('troll', 'valdr');
    t.expect({
      me: { line: [{ id: 'troll', exhausted: true, damage: 6 }], artifacts: ['tome-of-abatement'] },
      foe: { line: [{ id: 'bumpsy', upgrades: ['ostentatious-mount'] }] },
    });
  });
});
