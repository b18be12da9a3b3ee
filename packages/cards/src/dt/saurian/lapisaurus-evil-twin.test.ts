import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('lapisaurus-evil-twin', () => {
  const twin = 'lapisaurus-evil-twin';

  it('exalts the creature that it fought', () => {
    const t = table({ me: { house: 'saurian', line: [twin] }, foe: { line: ['troll', 'mother'] } });
    t.me.fight(twin, 'troll');
    t.expect({
      me: { line: [{ id: twin, exhausted: true }] },
      foe: { aember: 0, line: [{ id: 'troll', aember: 1, damage: 3 }, 'mother'] },
    });
  });

  it('puts nothing on one that died in the fight', () => {
    const t = table({ me: { house: 'saurian', line: [twin] }, foe: { line: ['tocsin', 'mother'] } });
    t.me.fight(twin, 'tocsin');
    t.expect({ me: { aember: 0, line: [{ id: twin, exhausted: true }] }, foe: { aember: 0, line: ['mother'] } });
  });

  it('exalts nobody when it is attacked', () => {
    const t = table({ me: { house: 'brobnar', line: ['culf-the-quiet'] }, foe: { line: [twin] } });
    t.me.fight('culf-the-quiet', twin);
    t.expect({ me: { line: [{ id: 'culf-the-quiet', damage: 3, exhausted: true }] }, foe: { line: [] } });
  });

  it('exalts nobody after it died before the exchange', () => {
    const t = table({ me: { house: 'saurian', line: [twin] }, foe: { line: ['briar-grubbling'] } });
    t.me.fight(twin, 'briar-grubbling');
    t.expect({ me: { line: [], discard: [twin] }, foe: { line: ['briar-grubbling'] } });
  });
});
