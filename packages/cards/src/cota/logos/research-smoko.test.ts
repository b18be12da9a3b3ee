import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('research-smoko', () => {
  it('archives the top card of the deck of its controller when it is destroyed', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], deck: ['urchin'] },
      foe: { line: ['research-smoko'], deck: ['fear', 'tocsin'] },
    });
    t.me.play('punch');
    t.expect({
      me: { aember: 1, deck: ['urchin'] },
      foe: { line: [], archives: ['fear'], deck: ['tocsin'], discard: ['research-smoko'] },
    });
  });

  it('archives one card for each that is destroyed', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'], line: ['research-smoko'], deck: ['urchin', 'punch'] },
      foe: { line: ['research-smoko', 'research-smoko'], deck: ['fear', 'tocsin', 'punch'] },
    });
    t.me.play('poison-wave').order('research-smoko');
    t.expect({
      me: { aember: 1, line: [], archives: ['urchin'], deck: ['punch'] },
      foe: { line: [], archives: ['fear', 'tocsin'], deck: ['punch'] },
    });
  });

  it('archives nothing from an empty deck', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['research-smoko'], deck: [], discard: ['fear'] },
    });
    t.me.play('punch');
    t.expect({ foe: { line: [], archives: [], deck: [], discard: ['research-smoko', 'fear'] } });
  });

  it('archives nothing when it leaves play otherwise', () => {
    const t = table({ me: { house: 'dis', hand: ['fear'] }, foe: { line: ['research-smoko'], deck: ['urchin'] } });
    t.me.play('fear');
    t.expect({ foe: { line: [], hand: ['research-smoko'], archives: [], deck: ['urchin'] } });
  });
});
