import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('titanic-bumblebird', () => {
  const both = ['titanic-bumblebird', 'titanic-bumblebird2'];
  const used = { id: 'titanic-bumblebird', exhausted: true };

  it('destroys an enemy creature and gives its power in counters to a friendly one', () => {
    const t = table({
      me: { house: 'untamed', hand: both, line: ['troll'] },
      foe: { line: [{ id: 'mother', power: 1 }, 'valdr'] },
    });
    t.me.play('titanic-bumblebird').choose('mother').choose('troll');
    t.expect({
      me: { line: [{ id: 'troll', power: 6 }, used] },
      foe: { line: ['valdr'], discard: ['mother'] },
    });
  });

  it('gives none where a ward saves the creature; after a reap too', () => {
    const t = table({
      me: { house: 'untamed', line: ['titanic-bumblebird'] },
      foe: { line: [{ id: 'mother', warded: true }] },
    });
    t.me.reap('titanic-bumblebird');
    t.expect({ me: { aember: 1, line: [used] }, foe: { line: ['mother'] } });
    const alone = table({ me: { house: 'untamed', line: ['titanic-bumblebird'] }, foe: {} });
    alone.me.reap('titanic-bumblebird');
    alone.expect({ me: { aember: 1, line: [used] } });
  });
});
