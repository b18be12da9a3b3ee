import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ley-earl-of-hurl', () => {
  it('not on a flank it is healed, exhausted, warded and moved to a flank instead of being destroyed', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['mother', { id: 'ley-earl-of-hurl', damage: 3 }, 'troll'] },
    });
    t.me.play('punch').choose('ley-earl-of-hurl').flank('left');
    t.expect({
      me: { aember: 1, line: [{ id: 'ley-earl-of-hurl', exhausted: true, warded: true }, 'mother', 'troll'] },
    });
  });

  it('on a flank it is destroyed, as when it is alone', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['mother', 'troll', { id: 'ley-earl-of-hurl', damage: 3 }] },
    });
    t.me.play('punch').choose('ley-earl-of-hurl');
    t.expect({ me: { line: ['mother', 'troll'], discard: ['punch', 'ley-earl-of-hurl'] } });
    const alone = table({ me: { house: 'brobnar', hand: ['punch'], line: [{ id: 'ley-earl-of-hurl', damage: 3 }] } });
    alone.me.play('punch');
    alone.expect({ me: { line: [], discard: ['punch', 'ley-earl-of-hurl'] } });
  });

  it('is saved from destruction together with its neighbors, which are not', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], line: ['mother', 'ley-earl-of-hurl', 'troll'] },
      foe: { line: ['gub'] },
    });
    t.me.play('gateway-to-dis');
    t.expect({ me: { line: [{ id: 'ley-earl-of-hurl', exhausted: true, warded: true }] }, foe: { line: [] } });
  });

  it('attacked, it survives the fight', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: ['mother', 'ley-earl-of-hurl', 'gub'] },
    });
    t.me.fight('troll', 'ley-earl-of-hurl').flank('right');
    t.expect({
      me: { line: [{ id: 'troll', damage: 4, exhausted: true }] },
      foe: { line: ['mother', 'gub', { id: 'ley-earl-of-hurl', exhausted: true, warded: true }] },
    });
  });
});
