import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('giltspine-netcaster', () => {
  it('exhausts a creature after it reaps', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['giltspine-netcaster'] },
      foe: { line: ['troll', 'mother'] },
    });
    t.me.reap('giltspine-netcaster').choose('mother');
    t.expect({
      me: { aember: 1, line: [{ id: 'giltspine-netcaster', exhausted: true }] },
      foe: { line: ['troll', { id: 'mother', exhausted: true }] },
    });
  });

  it('may choose what is exhausted, itself too', () => {
    const t = table({ me: { house: 'unfathomable', line: ['giltspine-netcaster'] }, foe: { line: ['troll'] } });
    t.me.reap('giltspine-netcaster').choose('giltspine-netcaster');
    t.expect({ me: { line: [{ id: 'giltspine-netcaster', exhausted: true }] }, foe: { line: ['troll'] } });
  });

  it('exhausts nobody after a fight', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['giltspine-netcaster'] },
      foe: { line: ['dew-faerie', 'troll'] },
    });
    t.me.fight('giltspine-netcaster', 'dew-faerie');
    t.expect({
      me: { line: [{ id: 'giltspine-netcaster', exhausted: true }] },
      foe: { line: ['dew-faerie', 'troll'] },
    });
  });
});
