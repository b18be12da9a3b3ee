import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('soul-fiddle', () => {
  it('enrages a creature, which must fight then', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, artifacts: ['soul-fiddle'], line: ['shooler'] },
      foe: { ...foeHouses, line: ['troll'] },
    });
    t.me.action('soul-fiddle').choose('troll').end();
    t.foe.house('brobnar').cannot('reap', 'troll').fight('troll', 'shooler');
    t.expect({
      me: { line: [], artifacts: ['soul-fiddle'] },
      foe: { line: [{ id: 'troll', damage: 5, exhausted: true }] },
    });
  });

  it('does nothing without a creature', () => {
    const t = table({ me: { house: 'dis', artifacts: ['soul-fiddle'] }, foe: {} });
    t.me.action('soul-fiddle');
    t.expect({ me: { artifacts: [{ id: 'soul-fiddle', exhausted: true }] } });
  });
});
