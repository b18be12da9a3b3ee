import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('uberking-tablets', () => {
  it('readies a creature and deals 2 to it, or exhausts one', () => {
    const t = table({ me: { house: 'brobnar', artifacts: ['uberking-tablets'], line: [used('troll')] } });
    t.me.action('uberking-tablets').choose('Ready');
    t.expect({ me: { artifacts: [used('uberking-tablets')], line: [{ id: 'troll', damage: 2 }] } });
    const u = table({
      me: { house: 'brobnar', artifacts: ['uberking-tablets'], line: ['bumpsy'] },
      foe: { line: ['kelpminder'] },
    });
    u.me.action('uberking-tablets').choose('kelpminder').choose('Exhaust');
    u.expect({
      me: { artifacts: [used('uberking-tablets')], line: ['bumpsy'] },
      foe: { line: [{ ...used('kelpminder'), damage: 2 }] },
    });
  });

  it('deals no damage where nothing was done, and does nothing without creatures', () => {
    const t = table({ me: { house: 'brobnar', artifacts: ['uberking-tablets'], line: ['troll'] } });
    t.me.action('uberking-tablets').choose('Ready');
    t.expect({ me: { artifacts: [used('uberking-tablets')], line: ['troll'] } });
    const u = table({ me: { house: 'brobnar', artifacts: ['uberking-tablets'] } });
    u.me.action('uberking-tablets');
    u.expect({ me: { artifacts: [used('uberking-tablets')], line: [] } });
  });
});
