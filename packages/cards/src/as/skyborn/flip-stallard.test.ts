import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('flip-stallard', () => {
  it('“Destroyed:” abilities of enemy creatures do not resolve', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['flip-stallard'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.play('punch').choose('dust-imp');
    t.expect({ me: { aember: 1, line: ['flip-stallard'] }, foe: { aember: 0, line: [] } });
  });

  it('nor do those that they gain', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['flip-stallard'] },
      foe: { artifacts: ['flint-s-stash'], line: ['gub'] },
    });
    t.me.play('punch').choose('gub');
    t.expect({ me: { line: ['flip-stallard'] }, foe: { aember: 0, line: [] } });
  });

  it('those of friendly creatures do', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['flip-stallard', 'dust-imp'] },
    });
    t.me.play('punch').choose('dust-imp');
    t.expect({ me: { aember: 3, line: ['flip-stallard'] } });
  });

  it('an enemy Ley between others is not saved', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['flip-stallard'] },
      foe: { line: ['mother', { id: 'ley-earl-of-hurl', damage: 3 }, 'troll'] },
    });
    t.me.play('punch').choose('ley-earl-of-hurl');
    t.expect({
      me: { aember: 1, line: ['flip-stallard'] },
      foe: { line: ['mother', 'troll'], discard: ['ley-earl-of-hurl'] },
    });
  });

  it('destroyed together with it, an enemy creature has lost them', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], line: ['flip-stallard'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.play('gateway-to-dis');
    t.expect({ me: { aember: 0, line: [] }, foe: { aember: 0, line: [] } });
  });
});
