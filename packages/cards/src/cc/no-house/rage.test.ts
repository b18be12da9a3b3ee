import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('rage', () => {
  it('ruling rage/must: deals 1 to a creature after each icon, to a friendly one where there is no other', () => {
    const t = table({
      me: { house: 'untamed', hand: ['dust-pixie'], line: ['infomorph'], beside: ['rage'] },
      foe: { line: ['kelpminder'] },
    });
    t.me.play('dust-pixie').choose('kelpminder').choose('infomorph');
    t.expect({
      me: { aember: 2, line: [{ id: 'infomorph', damage: 1 }, used('dust-pixie')] },
      foe: { line: [{ id: 'kelpminder', damage: 1 }] },
    });
    const u = table({ me: { house: 'dis', hand: ['offering-to-invidius'], line: ['infomorph'], beside: ['rage'] } });
    u.me.play('offering-to-invidius');
    u.expect({ me: { aember: 1, line: [{ id: 'infomorph', damage: 1 }] } });
  });

  it('does nothing for icons that the opponent resolves', () => {
    const t = table({
      active: 1,
      me: { line: ['infomorph'], beside: ['rage'] },
      foe: { house: 'dis', hand: ['offering-to-invidius'] },
    });
    t.foe.play('offering-to-invidius');
    t.expect({ me: { line: ['infomorph'] }, foe: { aember: 1 } });
  });
});
