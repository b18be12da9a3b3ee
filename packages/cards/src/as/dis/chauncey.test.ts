import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('chauncey', () => {
  it('destroys another friendly creature and itself, for 3', () => {
    const t = table({ me: { house: 'dis', line: ['chauncey', 'mother', 'troll'] }, foe: { line: ['valdr'] } });
    t.me.action('chauncey').choose('mother');
    t.expect({
      me: { aember: 3, line: ['troll'], discard: ['chauncey', 'mother'] },
      foe: { line: ['valdr'] },
    });
  });

  it('gains nothing without another creature, but is destroyed all the same', () => {
    const t = table({ me: { house: 'dis', line: ['chauncey'] }, foe: { line: ['valdr'] } });
    t.me.action('chauncey');
    t.expect({ me: { aember: 0, line: [], discard: ['chauncey'] }, foe: { line: ['valdr'] } });
  });

  it('gains nothing where a ward saved one of the two', () => {
    const other = table({ me: { house: 'dis', line: ['chauncey', { id: 'mother', warded: true }] } });
    other.me.action('chauncey');
    other.expect({ me: { aember: 0, line: ['mother'], discard: ['chauncey'] } });
    const self = table({ me: { house: 'dis', line: [{ id: 'chauncey', warded: true }, 'mother'] } });
    self.me.action('chauncey');
    self.expect({ me: { aember: 0, line: [{ id: 'chauncey', exhausted: true }], discard: ['mother'] } });
  });
});
