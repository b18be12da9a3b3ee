import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('journey-onward', () => {
  it('readies and fights with a Skyborn creature, which steals 1 after it fought', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['journey-onward'], line: [used('sir-lorcas'), 'infomorph'] },
      foe: { aember: 2, line: ['splinter', 'kelpminder'] },
    });
    t.me.play('journey-onward').choose('splinter');
    t.expect({
      me: { aember: 1, line: [used('sir-lorcas'), 'infomorph'] },
      foe: { aember: 1, line: ['kelpminder'] },
    });
  });

  it('steals nothing where the creature dies, and readies it where nothing is there to fight', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['journey-onward'], line: ['ripper-jack'] },
      foe: { aember: 2, line: ['kelpminder'] },
    });
    t.me.play('journey-onward');
    t.expect({ me: { aember: 0, line: [] }, foe: { aember: 2, line: [{ id: 'kelpminder', damage: 3 }] } });
    const u = table({ me: { house: 'skyborn', hand: ['journey-onward'], line: [used('ripper-jack')] } });
    u.me.play('journey-onward');
    u.expect({ me: { line: ['ripper-jack'] } });
  });
});
