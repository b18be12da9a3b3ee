import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hit-and-run', () => {
  it('deals 2 to a creature and returns a friendly one', () => {
    const t = table({
      me: { house: 'shadows', hand: ['hit-and-run'], line: ['silvertooth', 'urchin'] },
      foe: { line: ['troll'] },
    });
    t.me.play('hit-and-run').choose('troll').choose('urchin');
    t.expect({ me: { line: ['silvertooth'], hand: ['urchin'] }, foe: { line: [{ id: 'troll', damage: 2 }] } });
  });

  it('returns a friend that takes its own damage, if it lives', () => {
    const t = table({ me: { house: 'shadows', hand: ['hit-and-run'], line: ['macis-asp'] }, foe: {} });
    t.me.play('hit-and-run');
    t.expect({ me: { line: [], hand: ['macis-asp'] } });
  });

  it('returns nobody where there is no friend left, not even an enemy', () => {
    const t = table({ me: { house: 'shadows', hand: ['hit-and-run'], line: ['urchin'] }, foe: { line: ['troll'] } });
    t.me.play('hit-and-run').choose('urchin');
    t.expect({ me: { line: [], hand: [], discard: ['hit-and-run', 'urchin'] }, foe: { line: ['troll'] } });
  });
});
