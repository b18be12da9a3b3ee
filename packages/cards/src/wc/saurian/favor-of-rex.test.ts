import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('favor-of-rex', () => {
  it('triggers the Play: ability of an enemy creature for its own player', () => {
    const t = table({ me: { house: 'saurian', hand: ['favor-of-rex'] }, foe: { aember: 3, line: ['shooler'] } });
    t.me.play('favor-of-rex');
    t.expect({ me: { aember: 1 }, foe: { aember: 3, line: ['shooler'] } });
    const u = table({ me: { house: 'saurian', hand: ['favor-of-rex'] }, foe: { aember: 4, line: ['shooler'] } });
    u.me.play('favor-of-rex');
    u.expect({ me: { aember: 2 }, foe: { aember: 3, line: ['shooler'] } });
  });

  it('lets the creature itself capture, from the opponent of who plays this', () => {
    const t = table({
      me: { house: 'saurian', hand: ['favor-of-rex'], line: ['thero-centurion'] },
      foe: { aember: 3 },
    });
    t.me.play('favor-of-rex');
    t.expect({ me: { aember: 1, line: [{ id: 'thero-centurion', aember: 1 }] }, foe: { aember: 2 } });
  });

  it('ruling favor-of-rex/not-played: nothing that waits for a creature that is played sees one', () => {
    const t = table({
      me: { house: 'saurian', hand: ['favor-of-rex'], line: ['hunting-witch', 'thero-centurion'] },
      foe: { aember: 3 },
    });
    t.me.play('favor-of-rex').choose('thero-centurion');
    t.expect({ me: { aember: 1, line: ['hunting-witch', { id: 'thero-centurion', aember: 1 }] }, foe: { aember: 2 } });
  });

  it('does nothing with a creature that has no such ability', () => {
    const t = table({ me: { house: 'saurian', hand: ['favor-of-rex'], line: ['troll'] }, foe: { aember: 3 } });
    t.me.play('favor-of-rex');
    t.expect({ me: { aember: 1, line: ['troll'] }, foe: { aember: 3 } });
  });
});
