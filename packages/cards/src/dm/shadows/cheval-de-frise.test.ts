import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('cheval-de-frise', () => {
  it('friendly Shadows creatures deal 2 to what attacks them', () => {
    const t = table({
      me: { house: 'brobnar', line: ['krump'] },
      foe: { artifacts: ['cheval-de-frise'], line: ['clay-more', 'mother'] },
    });
    t.me.fight('krump', 'clay-more');
    t.expect({
      me: { line: [{ id: 'krump', damage: 5, exhausted: true }] },
      foe: { artifacts: ['cheval-de-frise'], line: ['mother'] },
    });
  });

  it('others do not', () => {
    const t = table({
      me: { house: 'brobnar', line: ['krump'], artifacts: ['cheval-de-frise'] },
      foe: { line: ['vaelra-whisperfang', 'mother'] },
    });
    t.me.fight('krump', 'vaelra-whisperfang');
    t.expect({
      me: { artifacts: ['cheval-de-frise'], line: [{ id: 'krump', damage: 3, exhausted: true }] },
      foe: { line: ['mother'] },
    });
  });
});
