import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('now-and-later', () => {
  it('returns a creature and archives a card', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['now-and-later', 'fear', 'punch'] },
      foe: { line: ['troll'] },
    });
    t.me.play('now-and-later').choose('fear');
    t.expect({ me: { hand: ['punch'], archives: ['fear'] }, foe: { line: [], hand: ['troll'] } });
  });

  it('does it once more while its player is overwhelmed', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['now-and-later', 'fear', 'punch', 'anger'] },
      foe: { line: ['troll', 'valdr', 'mother'] },
    });
    t.me.play('now-and-later').choose('troll').choose('fear').choose('mother').choose('anger');
    t.expect({
      me: { hand: ['punch'], archives: ['fear', 'anger'] },
      foe: { line: ['valdr'], hand: ['troll', 'mother'] },
    });
  });

  it('the returned creature may be the one that made the difference', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['now-and-later', 'fear', 'punch'], line: ['krump'] },
      foe: { line: ['troll', 'valdr'] },
    });
    t.me.play('now-and-later').choose('troll').choose('fear');
    t.expect({
      me: { hand: ['punch'], archives: ['fear'], line: ['krump'] },
      foe: { line: ['valdr'], hand: ['troll'] },
    });
  });

  it('a friendly creature can be returned, and then archived', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['now-and-later', 'fear'], line: ['krump'] },
      foe: { line: ['troll'] },
    });
    t.me.play('now-and-later').choose('krump').choose('krump').choose('troll');
    t.expect({ me: { hand: [], archives: ['krump', 'fear'], line: [] }, foe: { line: [], hand: ['troll'] } });
  });
});
