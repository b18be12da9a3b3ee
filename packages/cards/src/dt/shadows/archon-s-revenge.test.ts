import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

describe('archon-s-revenge', () => {
  it('exhausts two friendly Shadows creatures and steals 1 for each', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['archon-s-revenge'], line: ['silvertooth', 'umbra', 'dodger'] },
      foe: { aember: 3 },
    });
    t.me.action('archon-s-revenge').choose('silvertooth', 'dodger');
    t.expect({
      me: {
        aember: 2,
        artifacts: [{ id: 'archon-s-revenge', ...tired }],
        line: [{ id: 'silvertooth', ...tired }, 'umbra', { id: 'dodger', ...tired }],
      },
      foe: { aember: 1 },
    });
  });

  it('may exhaust one, or none', () => {
    const start = {
      me: { house: 'shadows', artifacts: ['archon-s-revenge'], line: ['silvertooth', 'umbra'] },
      foe: { aember: 3 },
    } as const;
    const one = table(start);
    one.me.action('archon-s-revenge').choose('umbra').done();
    one.expect({ me: { aember: 1, line: ['silvertooth', { id: 'umbra', ...tired }] }, foe: { aember: 2 } });
    const none = table(start);
    none.me.action('archon-s-revenge').done();
    none.expect({ me: { aember: 0, line: ['silvertooth', 'umbra'] }, foe: { aember: 3 } });
  });

  it('steals nothing for a creature that was exhausted already', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['archon-s-revenge'], line: [{ id: 'silvertooth', ...tired }, 'umbra'] },
      foe: { aember: 3 },
    });
    t.me.action('archon-s-revenge').choose('silvertooth', 'umbra');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'silvertooth', ...tired },
          { id: 'umbra', ...tired },
        ],
      },
      foe: { aember: 2 },
    });
  });

  it('leaves creatures of other houses and enemy ones alone', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['archon-s-revenge'], line: ['troll'] },
      foe: { aember: 3, line: ['silvertooth'] },
    });
    t.me.action('archon-s-revenge');
    t.expect({ me: { aember: 0, line: ['troll'] }, foe: { aember: 3, line: ['silvertooth'] } });
  });

  it('steals no more than there is', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['archon-s-revenge'], line: ['silvertooth', 'umbra'] },
      foe: { aember: 1 },
    });
    t.me.action('archon-s-revenge').choose('silvertooth', 'umbra');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'silvertooth', ...tired },
          { id: 'umbra', ...tired },
        ],
      },
      foe: { aember: 0 },
    });
  });
});
