import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('broken-axe-outpost', () => {
  it('puts a friendly creature below its owner’s deck, and deals 6 to an enemy creature', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['broken-axe-outpost'], line: ['bumpsy', 'mother'], deck: ['krump'] },
      foe: { line: ['troll', 'valdr'] },
    });
    t.me.action('broken-axe-outpost').choose('mother').choose('troll');
    t.expect({
      me: { line: ['bumpsy'], deck: ['krump', 'mother'] },
      foe: { line: [{ id: 'troll', damage: 6 }, 'valdr'] },
    });
  });

  it('deals nothing without a friendly creature, or where a ward kept it', () => {
    const t = table({ me: { house: 'brobnar', artifacts: ['broken-axe-outpost'] }, foe: { line: ['troll'] } });
    t.me.action('broken-axe-outpost');
    t.expect({ me: {}, foe: { line: ['troll'] } });
    const u = table({
      me: { house: 'brobnar', artifacts: ['broken-axe-outpost'], line: [{ id: 'bumpsy', warded: true }] },
      foe: { line: ['troll'] },
    });
    u.me.action('broken-axe-outpost');
    u.expect({ me: { line: ['bumpsy'] }, foe: { line: ['troll'] } });
  });
});
