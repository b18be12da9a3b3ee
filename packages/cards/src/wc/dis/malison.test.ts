import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('malison', () => {
  const fought = () => {
    const t = table({
      me: { house: 'dis', aember: 2, line: ['malison'] },
      foe: { aember: 3, line: ['batdrone', 'mother', 'urchin', 'dust-imp'] },
    });
    t.me.fight('malison', 'dust-imp');
    return t;
  };
  const malison = { id: 'malison', damage: 2, exhausted: true };

  it('moves an enemy creature to a flank, where it captures 1 of its own side', () => {
    const t = fought();
    t.me.yes().choose('mother').choose('left');
    t.expect({
      me: { aember: 2, line: [malison] },
      foe: { aember: 4, line: [{ id: 'mother', aember: 1 }, 'batdrone', 'urchin'] },
    });
  });

  it('lets one that is moved off the flank capture nothing', () => {
    const t = fought();
    t.me.yes().choose('batdrone').choose('place 2');
    t.expect({ me: { line: [malison] }, foe: { aember: 5, line: ['mother', 'batdrone', 'urchin'] } });
  });

  it('may leave all where they are', () => {
    const t = fought();
    t.me.no();
    t.expect({ me: { line: [malison] }, foe: { aember: 5, line: ['batdrone', 'mother', 'urchin'] } });
  });

  it('ruling malison/where-it-stands: may move one on a flank to where it stands, and it captures', () => {
    const t = fought();
    t.me.yes().choose('batdrone').choose('left');
    t.expect({
      me: { aember: 2, line: [malison] },
      foe: { aember: 4, line: [{ id: 'batdrone', aember: 1 }, 'mother', 'urchin'] },
    });
  });
});
