import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('lieutenant-halasta', () => {
  it('stuns a creature after a reap', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['lieutenant-halasta'] },
      foe: { line: ['troll', 'mother'] },
    });
    t.me.reap('lieutenant-halasta').choose('mother');
    t.expect({
      me: { aember: 1, line: [{ id: 'lieutenant-halasta', exhausted: true }] },
      foe: { line: ['troll', { id: 'mother', stunned: true }] },
    });
  });

  it('stuns the most powerful enemy creature as scrap', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['lieutenant-halasta'], line: ['krump'] },
      foe: { line: ['dust-pixie', 'mother'] },
    });
    t.me.discard('lieutenant-halasta');
    t.expect({ me: { line: ['krump'] }, foe: { line: ['dust-pixie', { id: 'mother', stunned: true }] } });
  });
});
