import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('weasand', () => {
  it('is destroyed on a flank, at once', () => {
    const t = table({ me: { house: 'shadows', hand: ['weasand'], line: ['urchin', 'silvertooth'] }, foe: {} });
    t.me.play('weasand', 'right');
    t.expect({ me: { line: ['urchin', 'silvertooth'], discard: ['weasand'] } });
  });

  it('ruling weasand/neighbors: is safe between two creatures until a neighbor leaves', () => {
    const t = table({
      me: { house: 'shadows', hand: ['weasand', 'hit-and-run'], line: ['urchin', 'silvertooth'] },
      foe: { line: ['troll'] },
    });
    t.me.play('weasand', { between: ['urchin', 'silvertooth'] });
    t.expect({ me: { line: ['urchin', { id: 'weasand', exhausted: true }, 'silvertooth'] }, foe: { line: ['troll'] } });
    t.me.play('hit-and-run').choose('troll').choose('urchin');
    t.expect({
      me: { line: ['silvertooth'], hand: ['urchin'], discard: ['hit-and-run', 'weasand'] },
      foe: { line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('ruling weasand/ward: a ward saves it only once', () => {
    const t = table({
      me: { house: 'shadows', hand: ['hit-and-run'], line: ['urchin', { id: 'weasand', warded: true }, 'silvertooth'] },
      foe: { line: ['troll'] },
    });
    t.me.play('hit-and-run').choose('troll').choose('urchin');
    t.expect({
      me: { line: ['silvertooth'], hand: ['urchin'], discard: ['hit-and-run', 'weasand'] },
      foe: { line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('ruling weasand/neighbors: two that stand side by side on a flank fall together with the one beside them', () => {
    const t = table({
      me: { house: 'shadows', hand: ['hit-and-run'], line: ['urchin', 'weasand', 'weasand', 'silvertooth'] },
      foe: { line: ['troll'] },
    });
    t.me.play('hit-and-run').choose('troll').choose('urchin');
    t.expect({ me: { line: ['silvertooth'], hand: ['urchin'] }, foe: { line: [{ id: 'troll', damage: 2 }] } });
  });

  it('gains 2 when any player forges a key', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, line: ['urchin', 'weasand', 'silvertooth'], aember: 4 },
      foe: { ...foeHouses, aember: 6 },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.me.house('shadows');
    t.expect({ me: { keys: 1, aember: 2, line: ['urchin', 'weasand', 'silvertooth'] }, foe: { keys: 1 } });
  });
});
