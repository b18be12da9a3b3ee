import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { exhausted: true };

describe('dreadstarr-the-lone', () => {
  it('has versatile as long as no other friendly Brobnar creature is there', () => {
    const t = table({
      me: { house: 'logos', line: ['dreadstarr-the-lone', 'mother'], artifacts: ['belcher'] },
      foe: { line: ['troll'] },
    });
    t.me.reap('dreadstarr-the-lone');
    t.expect({ me: { aember: 1, line: [{ id: 'dreadstarr-the-lone', ...used }, 'mother'] }, foe: { line: ['troll'] } });
  });

  it('does not with another one, two of them neither', () => {
    for (const other of ['bumpsy', 'dreadstarr-the-lone']) {
      const t = table({ me: { house: 'logos', line: ['dreadstarr-the-lone', other] } });
      t.me.cannot('reap', 'dreadstarr-the-lone');
      t.expect({ me: { line: ['dreadstarr-the-lone', other] } });
    }
  });

  it('counts a creature that a house icon makes a Brobnar one', () => {
    const t = table({ me: { house: 'dis', line: ['dreadstarr-the-lone', { id: 'mother', houseIcons: ['brobnar'] }] } });
    t.me.cannot('reap', 'dreadstarr-the-lone');
    t.expect({ me: { line: ['dreadstarr-the-lone', 'mother'] } });
  });

  it('takes 1 from the opponent after it fights', () => {
    const t = table({ me: { house: 'logos', line: ['dreadstarr-the-lone'] }, foe: { aember: 2, line: ['dextre'] } });
    t.me.fight('dreadstarr-the-lone', 'dextre');
    t.expect({ me: { line: [{ id: 'dreadstarr-the-lone', damage: 3, ...used }] }, foe: { aember: 1, line: [] } });
  });
});
