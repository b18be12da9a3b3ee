import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('dal-33-t3r', () => {
  it('returns 2 enemy creatures to their owners’ hands after it reaps', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['dal-33-t3r', 'troll'] },
      foe: { line: ['valdr', 'bumpsy', 'krump'] },
    });
    t.me.reap('dal-33-t3r').choose('valdr', 'krump');
    t.expect({
      me: { line: [{ id: 'dal-33-t3r', exhausted: true }, 'troll'] },
      foe: { line: ['bumpsy'], hand: ['valdr', 'krump'] },
    });
  });

  it('returns the only one, if there is no other', () => {
    const t = table({ me: { house: 'star-alliance', line: ['dal-33-t3r', 'troll'] }, foe: { line: ['valdr'] } });
    t.me.reap('dal-33-t3r');
    t.expect({
      me: { line: [{ id: 'dal-33-t3r', exhausted: true }, 'troll'] },
      foe: { line: [], hand: ['valdr'] },
    });
  });

  it('Fate: purges the most powerful creature of the active player', () => {
    const t = fated('dal-33-t3r', { line: ['bumpsy', 'valdr'] }, { line: ['troll'] });
    t.expect({ me: { line: ['troll'] }, foe: { line: ['bumpsy'], purged: ['valdr'] } });
  });
});
