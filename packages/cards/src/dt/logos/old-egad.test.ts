import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('old-egad', () => {
  it('wards its neighbors when it is destroyed', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['troll', 'mother', 'old-egad', 'urchin', 'batdrone'] },
      foe: { line: ['krump'] },
    });
    t.me.play('punch').choose('old-egad');
    t.expect({
      me: { line: ['troll', { id: 'mother', warded: true }, { id: 'urchin', warded: true }, 'batdrone'] },
      foe: { line: ['krump'] },
    });
  });

  it('does not save a neighbor that is destroyed with it', () => {
    const t = table({
      me: { house: 'logos', hand: ['final-analysis'], line: ['mother', 'old-egad'] },
      foe: {},
    });
    t.me.play('final-analysis');
    t.expect({ me: { line: [] } });
  });

  it('wards one neighbor on a flank, and nobody alone', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'], line: ['old-egad', 'urchin', 'batdrone'] }, foe: {} });
    t.me.play('punch').choose('old-egad');
    t.expect({ me: { line: [{ id: 'urchin', warded: true }, 'batdrone'] } });
    const u = table({ me: { house: 'brobnar', hand: ['punch'], line: ['old-egad'] }, foe: { line: ['troll'] } });
    u.me.play('punch').choose('old-egad');
    u.expect({ me: { line: [] }, foe: { line: ['troll'] } });
  });

  it('wards nobody where it leaves play otherwise', () => {
    const t = table({ active: 1, me: { line: ['mother', 'old-egad'] }, foe: { house: 'dis', hand: ['fear'] } });
    t.foe.play('fear').choose('old-egad');
    t.expect({ me: { line: ['mother'], hand: ['old-egad'] } });
  });
});
