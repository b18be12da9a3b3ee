import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('yxlix-mesmerist', () => {
  it('a creature captures 1 from its own side', () => {
    const t = table({ me: { house: 'mars', line: ['yxlix-mesmerist'] }, foe: { aember: 2, line: ['troll'] } });
    t.me.action('yxlix-mesmerist').choose('troll');
    t.expect({
      me: { line: [{ id: 'yxlix-mesmerist', exhausted: true }] },
      foe: { aember: 1, line: [{ id: 'troll', aember: 1 }] },
    });
  });

  it('also a friendly one', () => {
    const t = table({ me: { house: 'mars', aember: 1, line: ['yxlix-mesmerist'] }, foe: { line: ['troll'] } });
    t.me.action('yxlix-mesmerist').choose('yxlix-mesmerist');
    t.expect({
      me: { aember: 0, line: [{ id: 'yxlix-mesmerist', aember: 1, exhausted: true }] },
      foe: { line: ['troll'] },
    });
  });
});
