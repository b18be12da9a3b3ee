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

  it('returns nothing where no Blorb Hive lies in the discard pile', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'], line: [blorb], discard: ['troll'] } });
    t.me.play('punch');
    t.expect({ me: { aember: 1, line: [], discard: ['punch', 'mother', 'troll'] } });
  });
});
