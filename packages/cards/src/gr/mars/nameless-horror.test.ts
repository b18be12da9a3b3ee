import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('nameless-horror', () => {
  it('has elusive and skirmish while its controller is haunted', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, line: ['nameless-horror'], discard: filler(10), hand: filler(6) },
      foe: { ...foeHouses, line: ['troll', 'krump'] },
    });
    t.me.fight('nameless-horror', 'krump').end();
    t.foe.house('brobnar').fight('troll', 'nameless-horror');
    t.expect({ me: { line: ['nameless-horror'] }, foe: { line: [{ id: 'troll', exhausted: true }] } });
  });

  it('not otherwise: its poison kills, and it dies', () => {
    const t = table({ me: { house: 'mars', line: ['nameless-horror'] }, foe: { line: ['krump'] } });
    t.me.fight('nameless-horror', 'krump');
    t.expect({ me: { line: [] }, foe: { line: [] } });
  });
});
