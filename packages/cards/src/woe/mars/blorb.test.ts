import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const blorb = { id: 'mother', token: 'blorb' };

describe('blorb', () => {
  it('cannot reap, and is elusive', () => {
    const t = table({ me: { house: 'mars', line: [blorb] }, foe: { houses: ['brobnar', 'dis'], line: ['troll'] } });
    t.me.cannot('reap', 'blorb');
    t.me.end();
    t.foe.house('brobnar').fight('troll', 'blorb');
    t.expect({ me: { line: [blorb] }, foe: { line: [{ id: 'troll', exhausted: true }] } });
  });

  it('returns a Blorb Hive from the discard pile to the hand when it is destroyed, and one alone', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [blorb], discard: ['troll', 'blorb-hive', 'blorb-hive'] },
    });
    t.me.play('punch').choose('blorb-hive#2');
    t.expect({
      me: { aember: 1, line: [], hand: ['blorb-hive'], discard: ['punch', 'mother', 'troll', 'blorb-hive'] },
    });
  });

  it('returns none of the other player, though that owns the card beneath', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], discard: ['blorb-hive'] },
      foe: { line: [{ ...blorb, owner: 0 }], discard: ['troll'] },
    });
    t.me.play('punch');
    t.expect({
      me: { aember: 1, hand: [], discard: ['punch', 'mother', 'blorb-hive'] },
      foe: { line: [], discard: ['troll'] },
    });
  });

  it('returns nothing where no Blorb Hive lies in the discard pile', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'], line: [blorb], discard: ['troll'] } });
    t.me.play('punch');
    t.expect({ me: { aember: 1, line: [], discard: ['punch', 'mother', 'troll'] } });
  });
});
