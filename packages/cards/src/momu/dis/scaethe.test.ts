import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('scaethe', () => {
  it('destroys the least powerful enemy creature as it is destroyed', () => {
    const t = table({
      me: { house: 'dis', line: ['scaethe', 'urchin'] },
      foe: { line: ['troll', 'batdrone', 'mother'] },
    });
    t.me.fight('scaethe', 'troll');
    t.expect({
      me: { line: ['urchin'], discard: ['scaethe'] },
      foe: { line: [{ id: 'troll', damage: 2 }, 'mother'], discard: ['batdrone'] },
    });
  });

  it('the active player breaks a tie, and nothing happens without enemy creatures', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll'] }, foe: { line: ['scaethe'], hand: [] } });
    t.me.fight('troll', 'scaethe');
    t.expect({ me: { line: [], discard: ['troll'] }, foe: { line: [], discard: ['scaethe'] } });
    const tie = table({ me: { house: 'dis', line: ['scaethe'] }, foe: { line: ['troll', 'batdrone', 'silvertooth'] } });
    tie.me.fight('scaethe', 'troll').choose('silvertooth');
    tie.expect({
      me: { line: [], discard: ['scaethe'] },
      foe: { line: [{ id: 'troll', damage: 2 }, 'batdrone'], discard: ['silvertooth'] },
    });
    const alone = table({ me: { house: 'brobnar', hand: ['punch'], line: ['troll', 'scaethe'] }, foe: {} });
    alone.me.play('punch').choose('scaethe');
    alone.expect({ me: { aember: 1, line: ['troll'], discard: ['punch', 'scaethe'] } });
  });
});
