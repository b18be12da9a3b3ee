import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('unnatural-selection', () => {
  it('destroys all but three of each side', () => {
    const t = table({
      me: { house: 'untamed', hand: ['unnatural-selection'], line: ['krump', 'troll', 'bumpsy', 'mother'] },
      foe: { line: ['zorg', 'tocsin', 'dextre', 'umbra'] },
    });
    t.me.play('unnatural-selection').choose('krump', 'troll', 'mother').choose('zorg', 'dextre', 'umbra');
    t.expect({
      me: { aember: 1, line: ['krump', 'troll', 'mother'], discard: ['unnatural-selection', 'bumpsy'] },
      foe: { line: ['zorg', 'dextre', 'umbra'], discard: ['tocsin'] },
    });
  });

  it('leaves a side of three or fewer as it is, and still chooses on the other', () => {
    const t = table({
      me: { house: 'untamed', hand: ['unnatural-selection'], line: ['krump', 'troll'] },
      foe: { line: ['zorg', 'tocsin', 'dextre', { id: 'umbra', warded: true }] },
    });
    t.me.play('unnatural-selection').choose('zorg', 'tocsin', 'dextre');
    t.expect({ me: { aember: 1, line: ['krump', 'troll'] }, foe: { line: ['zorg', 'tocsin', 'dextre', 'umbra'] } });
  });
});
