import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('brutal-consequences', () => {
  it('purges the creature that its damage destroys', () => {
    const t = table({
      me: { house: 'shadows', hand: ['brutal-consequences'] },
      foe: { line: ['silvertooth', 'troll'] },
    });
    t.me.play('brutal-consequences').choose('silvertooth');
    t.expect({ foe: { line: ['troll'], discard: [], purged: ['silvertooth'] } });
  });

  it('purges none that survives', () => {
    const t = table({ me: { house: 'shadows', hand: ['brutal-consequences'] }, foe: { line: ['troll'] } });
    t.me.play('brutal-consequences');
    t.expect({ foe: { line: [{ id: 'troll', damage: 3 }], purged: [] } });
  });

  it('Fate: purges an exhausted creature of the active player', () => {
    const t = fated(
      'brutal-consequences',
      { line: [{ id: 'troll', exhausted: true }, 'bumpsy', { id: 'valdr', exhausted: true }] },
      { line: [{ id: 'mother', exhausted: true }] },
    );
    t.foe.choose('valdr');
    t.expect({
      me: { line: [{ id: 'mother', exhausted: true }] },
      foe: { line: [{ id: 'troll', exhausted: true }, 'bumpsy'], purged: ['valdr'] },
    });
  });

  it('Fate: purges none that is ready', () => {
    const t = fated('brutal-consequences', { line: ['troll'] });
    t.expect({ foe: { line: ['troll'], purged: [] } });
  });
});
