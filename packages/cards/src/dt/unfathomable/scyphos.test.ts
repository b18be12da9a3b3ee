import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('scyphos', () => {
  it('is archived instead of discarded where it is destroyed while the tide is high', () => {
    const t = table({ tide: { highFor: 1 }, me: { house: 'brobnar', line: ['troll'] }, foe: { line: ['scyphos'] } });
    t.me.fight('troll', 'scyphos');
    t.expect({
      me: { line: [{ id: 'troll', exhausted: true, damage: 7 }] },
      foe: { line: [], archives: ['scyphos'], discard: [] },
    });
  });

  it('goes to the discard pile while the tide is neutral or low', () => {
    const neutral = table({ me: { house: 'brobnar', line: ['troll'] }, foe: { line: ['scyphos'] } });
    neutral.me.fight('troll', 'scyphos');
    neutral.expect({
      me: { line: [{ id: 'troll', exhausted: true, damage: 7 }] },
      foe: { line: [], archives: [], discard: ['scyphos'] },
    });
    const low = table({ tide: { highFor: 0 }, me: { house: 'brobnar', line: ['troll'] }, foe: { line: ['scyphos'] } });
    low.me.fight('troll', 'scyphos');
    low.expect({
      me: { line: [{ id: 'troll', exhausted: true, damage: 7 }] },
      foe: { line: [], archives: [], discard: ['scyphos'] },
    });
  });

  it('goes to the archives of its owner, by the tide of its controller', () => {
    const t = table({
      tide: { highFor: 1 },
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: [{ id: 'scyphos', owner: 0 }] },
    });
    t.me.fight('troll', 'scyphos');
    t.expect({
      me: { line: [{ id: 'troll', exhausted: true, damage: 7 }], archives: ['scyphos'] },
      foe: { line: [], archives: [] },
    });
  });

  it('is hazardous: an attacker of 4 power dies before the fight', () => {
    const t = table({ me: { house: 'dis', line: ['charette'] }, foe: { line: ['scyphos'] } });
    t.me.fight('charette', 'scyphos');
    t.expect({ me: { line: [] }, foe: { line: ['scyphos'] } });
  });
});
