import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('xanthyx-harvester', () => {
  it('gains 1 more when it reaps beside Mars creatures', () => {
    const t = table({ me: { house: 'mars', line: ['tunk', 'xanthyx-harvester', 'blypyp'] }, foe: {} });
    t.me.reap('xanthyx-harvester');
    t.expect({ me: { aember: 2, line: ['tunk', { id: 'xanthyx-harvester', exhausted: true }, 'blypyp'] } });
  });

  it('may be used alone', () => {
    const t = table({ me: { house: 'mars', line: ['xanthyx-harvester'] }, foe: {} });
    t.me.reap('xanthyx-harvester');
    t.expect({ me: { aember: 2, line: [{ id: 'xanthyx-harvester', exhausted: true }] } });
  });

  it('ruling xanthyx-harvester/one-is-enough: one neighbor of another house forbids its use', () => {
    const t = table({
      me: { house: 'mars', line: ['tunk', 'xanthyx-harvester', 'mother'] },
      foe: { line: ['tocsin'] },
    });
    t.me.cannot('reap', 'xanthyx-harvester', 'forbidden').cannot('fight', 'xanthyx-harvester', 'forbidden');
    t.expect({ me: { aember: 0, line: ['tunk', 'xanthyx-harvester', 'mother'] }, foe: { line: ['tocsin'] } });
  });
});
