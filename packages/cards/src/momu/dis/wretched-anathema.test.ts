import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('wretched-anathema', () => {
  const both = ['wretched-anathema', 'wretched-anathema2'];
  const used = { id: 'wretched-anathema', exhausted: true };

  it('destroys 2 other creatures as it is played, of either player', () => {
    const t = table({
      me: { house: 'dis', hand: both, line: ['troll'] },
      foe: { line: ['mother', 'valdr'] },
    });
    t.me.play('wretched-anathema').choose('troll').choose('valdr');
    t.expect({ me: { line: [used], discard: ['troll'] }, foe: { line: ['mother'], discard: ['valdr'] } });
  });

  it('after a reap too, never itself, and not after a fight', () => {
    const t = table({ me: { house: 'dis', line: ['wretched-anathema'] }, foe: { line: ['mother'] } });
    t.me.reap('wretched-anathema');
    t.expect({ me: { aember: 1, line: [used] }, foe: { line: [], discard: ['mother'] } });
    const fight = table({ me: { house: 'dis', line: ['wretched-anathema'] }, foe: { line: ['batdrone', 'mother'] } });
    fight.me.fight('wretched-anathema', 'batdrone');
    fight.expect({ me: { line: [{ ...used, damage: 2 }] }, foe: { line: ['mother'], discard: ['batdrone'] } });
  });

  it('gains 4 by its action only while it is the only friendly creature', () => {
    const t = table({ me: { house: 'dis', line: ['wretched-anathema'] }, foe: { line: ['mother'] } });
    t.me.action('wretched-anathema');
    t.expect({ me: { aember: 4, line: [used] }, foe: { line: ['mother'] } });
    const two = table({ me: { house: 'dis', line: ['wretched-anathema', 'troll'] }, foe: {} });
    two.me.cannot('action', 'wretched-anathema', 'no-such-ability');
  });
});
