import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('sonic-waver', () => {
  it('stuns a creature, and has creatures of other houses enter play stunned', () => {
    const t = table({
      me: { house: 'mars', hand: ['sonic-waver', 'glylyx-weaponsmith'] },
      foe: { line: ['kelpminder'] },
    });
    t.me.play('sonic-waver').play('glylyx-weaponsmith');
    t.expect({
      me: { line: [used('glylyx-weaponsmith')] },
      foe: { line: [{ id: 'kelpminder', stunned: true }] },
    });
    const u = table({
      active: 1,
      me: { artifacts: ['sonic-waver'] },
      foe: { house: 'brobnar', hand: ['bumpsy'] },
    });
    u.foe.play('bumpsy');
    u.expect({ foe: { line: [{ ...used('bumpsy'), stunned: true }] } });
  });

  it('is purged at the end of any turn in which no creature in play is stunned', () => {
    const houses = ['mars', 'logos', 'brobnar'] as const;
    const t = table({
      active: 1,
      me: { houses, artifacts: ['sonic-waver'], line: ['zorg'] },
      foe: { houses, house: 'logos', line: ['infomorph'] },
    });
    t.foe.end();
    t.expect({ me: { artifacts: [], purged: ['sonic-waver'], line: ['zorg'] }, foe: { line: ['infomorph'] } });
    const u = table({
      me: { houses, house: 'mars', artifacts: ['sonic-waver'], line: ['zorg'] },
      foe: { houses, line: [{ id: 'infomorph', stunned: true }] },
    });
    u.me.end();
    u.expect({
      me: { artifacts: ['sonic-waver'], line: ['zorg'] },
      foe: { line: [{ id: 'infomorph', stunned: true }] },
    });
  });
});
