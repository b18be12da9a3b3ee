import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hoaxpitality', () => {
  it('gives a friendly creature the power of an enemy one, so that it wins the fight that it would lose', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['hoaxpitality'], line: ['ravening-morphazoid', 'tutor-bin-rillo'] },
      foe: { line: ['troll', 'mother'] },
    });
    t.me.play('hoaxpitality').choose('troll').choose('tutor-bin-rillo').fight('tutor-bin-rillo', 'mother');
    t.expect({
      me: { aember: 1, line: ['ravening-morphazoid', { id: 'tutor-bin-rillo', exhausted: true, damage: 5 }] },
      foe: { line: ['troll'], discard: ['mother'] },
    });
  });

  it('kills a strong one that is damaged more', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['hoaxpitality'], line: [{ id: 'troll', damage: 4 }] },
      foe: { line: ['lamindra'] },
    });
    t.me.play('hoaxpitality');
    t.expect({ me: { line: [], discard: ['hoaxpitality', 'troll'] }, foe: { line: ['lamindra'] } });
  });

  it('lasts until the turn ends', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['hoaxpitality'], line: ['tutor-bin-rillo'] },
      foe: { houses: ['brobnar', 'dis'], line: ['troll'] },
    });
    t.me.play('hoaxpitality').end();
    t.foe.house('brobnar').fight('troll', 'tutor-bin-rillo');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'troll', exhausted: true, damage: 4 }] } });
  });

  it('does nothing without an enemy creature', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['hoaxpitality'], line: ['troll'] } });
    t.me.play('hoaxpitality');
    t.expect({ me: { aember: 1, line: ['troll'] } });
  });
});
