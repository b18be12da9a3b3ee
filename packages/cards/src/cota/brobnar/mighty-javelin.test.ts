import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('mighty-javelin', () => {
  it('gives its bonus when it is played, and is not ready', () => {
    const t = table({ me: { house: 'brobnar', hand: ['mighty-javelin'] }, foe: { line: ['tocsin'] } });
    t.me.play('mighty-javelin').cannot('omni', 'mighty-javelin', 'exhausted');
    t.expect({ me: { aember: 1, artifacts: [{ id: 'mighty-javelin', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('is sacrificed in a turn of any house to deal 4', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['mighty-javelin'], line: ['shooler'] },
      foe: { line: ['mother', 'snufflegator'] },
    });
    t.me.omni('mighty-javelin').choose('mother');
    t.expect({
      me: { aember: 0, artifacts: [], line: ['shooler'], discard: ['mighty-javelin'] },
      foe: { line: [{ id: 'mother', damage: 4 }, 'snufflegator'] },
    });
  });

  it('destroys a creature of power 4', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['mighty-javelin'] },
      foe: { line: ['mother', 'snufflegator'] },
    });
    t.me.omni('mighty-javelin').choose('snufflegator');
    t.expect({ me: { discard: ['mighty-javelin'] }, foe: { line: ['mother'], discard: ['snufflegator'] } });
  });

  it('may be thrown at a friendly creature, which it must where there is no other', () => {
    const t = table({ me: { house: 'dis', artifacts: ['mighty-javelin'], line: ['dust-imp'] }, foe: {} });
    t.me.omni('mighty-javelin');
    t.expect({ me: { aember: 2, line: [], discard: ['dust-imp', 'mighty-javelin'] } });
  });

  it('is sacrificed also where there is no creature', () => {
    const t = table({ me: { house: 'dis', artifacts: ['mighty-javelin'] }, foe: {} });
    t.me.omni('mighty-javelin');
    t.expect({ me: { artifacts: [], discard: ['mighty-javelin'] } });
  });

  it('is sacrificed by an opponent who uses it as if it were theirs', () => {
    const t = table({
      me: { house: 'logos', hand: ['remote-access'] },
      foe: { artifacts: ['mighty-javelin'], line: ['mother'] },
    });
    t.me.play('remote-access');
    t.expect({
      me: { aember: 1 },
      foe: { artifacts: [], discard: ['mighty-javelin'], line: [{ id: 'mother', damage: 4 }] },
    });
  });
});
