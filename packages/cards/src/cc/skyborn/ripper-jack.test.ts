import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('ripper-jack', () => {
  it('steals 1, and returns to hand after it fought', () => {
    const t = table({ me: { house: 'skyborn', hand: ['ripper-jack'] }, foe: { aember: 2 } });
    t.me.play('ripper-jack');
    t.expect({ me: { aember: 1, line: [used('ripper-jack')] }, foe: { aember: 1 } });
    const u = table({
      me: { house: 'skyborn', line: [{ id: 'ripper-jack', aember: 1 }] },
      foe: { line: ['splinter'] },
    });
    u.me.fight('ripper-jack', 'splinter');
    u.expect({ me: { line: [], hand: ['ripper-jack'] }, foe: { aember: 1, line: [] } });
  });

  it('lies in the discard pile where it died of the fight', () => {
    const t = table({ me: { house: 'skyborn', line: ['ripper-jack'] }, foe: { line: ['kelpminder'] } });
    t.me.fight('ripper-jack', 'kelpminder');
    t.expect({
      me: { line: [], hand: [], discard: ['ripper-jack'] },
      foe: { line: [{ id: 'kelpminder', damage: 3 }] },
    });
  });
});
