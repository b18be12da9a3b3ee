import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('backup-plan', () => {
  it('archives a card for each creature that the opponent has more', () => {
    const t = table({
      me: { house: 'logos', hand: ['backup-plan'], line: ['mother'], deck: ['fear', 'punch', 'anger'] },
      foe: { line: ['troll', 'urchin', 'krump'] },
    });
    t.me.play('backup-plan');
    t.expect({
      me: { archives: ['fear', 'punch'], deck: ['anger'], line: ['mother'] },
      foe: { line: ['troll', 'urchin', 'krump'] },
    });
  });

  it('archives nothing where both have as many, or its player has more', () => {
    const t = table({
      me: { house: 'logos', hand: ['backup-plan'], line: ['mother'], deck: ['fear'] },
      foe: { line: ['troll'], artifacts: ['autocannon'] },
    });
    t.me.play('backup-plan');
    t.expect({ me: { archives: [], deck: ['fear'], line: ['mother'] }, foe: { line: ['troll'] } });
    const u = table({ me: { house: 'logos', hand: ['backup-plan'], line: ['mother'], deck: ['fear'] }, foe: {} });
    u.me.play('backup-plan');
    u.expect({ me: { archives: [], deck: ['fear'], line: ['mother'] } });
  });

  it('archives what is there of a deck that does not suffice, and shuffles nothing', () => {
    const t = table({
      me: { house: 'logos', hand: ['backup-plan'], deck: ['fear'], discard: ['punch'] },
      foe: { line: ['troll', 'urchin', 'krump'] },
    });
    t.me.play('backup-plan');
    t.expect({
      me: { archives: ['fear'], deck: [], discard: ['backup-plan', 'punch'] },
      foe: { line: ['troll', 'urchin', 'krump'] },
    });
  });
});
