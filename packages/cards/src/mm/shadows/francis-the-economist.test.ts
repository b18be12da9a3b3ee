import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('francis-the-economist', () => {
  it('gives 1 to each player after its fight, and takes no damage', () => {
    const t = table({
      me: { house: 'shadows', line: ['francis-the-economist'], aember: 1 },
      foe: { line: ['troll'], aember: 4 },
    });
    t.me.fight('francis-the-economist', 'troll');
    t.expect({
      me: { aember: 2, line: [{ id: 'francis-the-economist', exhausted: true }] },
      foe: { aember: 5, line: [{ id: 'troll', damage: 3 }] },
    });
  });

  it('gives nothing more when it reaps, or when it is attacked', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, line: ['francis-the-economist'] },
      foe: { ...foeHouses, line: ['dust-imp'] },
    });
    t.me.reap('francis-the-economist').end();
    t.foe.house('dis').fight('dust-imp', 'francis-the-economist');
    t.expect({
      me: { aember: 1, line: [{ id: 'francis-the-economist', damage: 2 }] },
      foe: { aember: 2, line: [] },
    });
  });

  it('gives nothing where hazardous destroys it before the fight', () => {
    const t = table({ me: { house: 'shadows', line: ['francis-the-economist'] }, foe: { line: ['briar-grubbling'] } });
    t.me.fight('francis-the-economist', 'briar-grubbling');
    t.expect({ me: { aember: 0, line: [] }, foe: { aember: 0, line: ['briar-grubbling'] } });
  });

  it('gives both also where elusive stopped the damage', () => {
    const t = table({ me: { house: 'shadows', line: ['francis-the-economist'] }, foe: { line: ['urchin'] } });
    t.me.fight('francis-the-economist', 'urchin');
    t.expect({
      me: { aember: 1, line: [{ id: 'francis-the-economist', exhausted: true }] },
      foe: { aember: 1, line: ['urchin'] },
    });
  });
});
