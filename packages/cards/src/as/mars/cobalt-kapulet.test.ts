import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('cobalt-kapulet', () => {
  it.each([
    { line: ['tunk', 'cobalt-kapulet', 'zorg'], captured: 4 },
    { line: ['troll', 'cobalt-kapulet', 'zorg'], captured: 2 },
    { line: ['cobalt-kapulet', 'troll', 'zorg'], captured: 0 },
    { line: ['cobalt-kapulet'], captured: 0 },
  ])('captures 2 for each Mars neighbor: $captured in $line', ({ line, captured }) => {
    const t = table({ me: { house: 'mars', line }, foe: { aember: 5 } });
    t.me.reap('cobalt-kapulet');
    t.expect({
      me: {
        aember: 1,
        line: line.map((id) =>
          id === 'cobalt-kapulet' ? { id, exhausted: true, ...(captured > 0 ? { aember: captured } : {}) } : id,
        ),
      },
      foe: { aember: 5 - captured },
    });
  });

  it('captures what there is', () => {
    const t = table({ me: { house: 'mars', line: ['tunk', 'cobalt-kapulet', 'zorg'] }, foe: { aember: 3 } });
    t.me.reap('cobalt-kapulet');
    t.expect({
      me: { aember: 1, line: ['tunk', { id: 'cobalt-kapulet', aember: 3, exhausted: true }, 'zorg'] },
      foe: { aember: 0 },
    });
  });
});
