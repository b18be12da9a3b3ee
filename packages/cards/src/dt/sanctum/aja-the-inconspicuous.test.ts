import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('aja-the-inconspicuous', () => {
  it('is dealt no damage while it stands between two creatures', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['troll', 'aja-the-inconspicuous', 'krump'] },
    });
    t.me.play('punch').choose('aja-the-inconspicuous');
    t.expect({ me: { aember: 1 }, foe: { line: ['troll', 'aja-the-inconspicuous', 'krump'] } });
  });

  it('deals its own damage in a fight all the same', () => {
    const t = table({
      me: { house: 'sanctum', line: ['krump', 'aja-the-inconspicuous', 'mother'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('aja-the-inconspicuous', 'troll');
    t.expect({
      me: { line: ['krump', { id: 'aja-the-inconspicuous', exhausted: true }, 'mother'] },
      foe: { line: [{ id: 'troll', damage: 3 }] },
    });
  });

  it('is dealt damage on a flank, and as soon as a flank falls beside it', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch'] },
      foe: { line: ['silvertooth', 'aja-the-inconspicuous', 'krump'] },
    });
    t.me.play('punch').choose('silvertooth').play('punch').choose('aja-the-inconspicuous');
    t.expect({
      me: { aember: 2 },
      foe: { line: ['krump'], discard: ['aja-the-inconspicuous', 'silvertooth'] },
    });
  });

  it('is on a flank where it is alone', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'] }, foe: { line: ['aja-the-inconspicuous'] } });
    t.me.play('punch');
    t.expect({ foe: { line: [], discard: ['aja-the-inconspicuous'] } });
  });

  it('can be destroyed by what deals no damage', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'] },
      foe: { line: ['troll', 'aja-the-inconspicuous', 'krump'] },
    });
    t.me.play('gateway-to-dis');
    t.expect({ me: { chains: 3 }, foe: { line: [] } });
  });
});
