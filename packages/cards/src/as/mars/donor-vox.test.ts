import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('donor-vox', () => {
  it('gives a friendly Mars creature two +1 power counters when it is discarded', () => {
    const t = table({
      me: { house: 'mars', hand: ['donor-vox'], line: ['tunk', 'zorg', 'troll'] },
      foe: { line: ['grommid'] },
    });
    t.me.discard('donor-vox');
    expect(t.options()).toEqual(['tunk', 'zorg']);
    t.me.choose('zorg');
    t.expect({
      me: { line: ['tunk', { id: 'zorg', power: 2 }, 'troll'], discard: ['donor-vox'] },
      foe: { line: ['grommid'] },
    });
  });

  it('does nothing without one, and nothing as it is played', () => {
    const t = table({ me: { house: 'mars', hand: ['donor-vox', 'donor-vox'], line: ['troll'] } });
    t.me.discard('donor-vox').play('donor-vox');
    t.expect({ me: { line: ['troll', { id: 'donor-vox', exhausted: true }], discard: ['donor-vox'] } });
  });
});
