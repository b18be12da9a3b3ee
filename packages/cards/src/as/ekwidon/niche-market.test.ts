import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('niche-market', () => {
  it('gives each creature with the lowest power “Action: Steal 1 æmber.”', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['niche-market'], line: ['batdrone', 'mother'] },
      foe: { aember: 3, line: ['troll'] },
    });
    t.me.cannot('action', 'mother').action('batdrone');
    t.expect({
      me: { aember: 1, line: [{ id: 'batdrone', exhausted: true }, 'mother'] },
      foe: { aember: 2, line: ['troll'] },
    });
  });

  it('looks at all creatures in play, and serves both players', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['niche-market'], line: ['batdrone'] },
      foe: { aember: 3, line: ['dust-pixie'] },
    });
    t.me.cannot('action', 'batdrone');
    const theirs = table({
      me: { house: 'logos', line: ['batdrone', 'batdrone', 'mother'] },
      foe: { aember: 3, artifacts: ['niche-market'] },
    });
    theirs.me.action('batdrone').action('batdrone#2');
    theirs.expect({
      me: {
        aember: 2,
        line: [{ id: 'batdrone', exhausted: true }, { id: 'batdrone', exhausted: true }, 'mother'],
      },
      foe: { aember: 1 },
    });
  });

  it('follows the power as it changes', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['niche-market'], line: [{ id: 'batdrone', power: 3 }, 'dextre'] },
      foe: { aember: 3 },
    });
    t.me.cannot('action', 'batdrone').action('dextre');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'batdrone', power: 3 },
          { id: 'dextre', exhausted: true },
        ],
      },
      foe: { aember: 2 },
    });
  });
});
