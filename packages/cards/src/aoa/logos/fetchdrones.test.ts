import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('fetchdrones', () => {
  it('lets a friendly creature capture 2 for each Logos card that it discards', () => {
    const t = table({
      me: {
        house: 'logos',
        artifacts: ['fetchdrones'],
        line: ['mother', 'troll'],
        deck: ['labwork', 'batdrone', 'fear'],
      },
      foe: { aember: 5 },
    });
    t.me.action('fetchdrones').choose('mother').choose('troll');
    t.expect({
      me: {
        line: [
          { id: 'mother', aember: 2 },
          { id: 'troll', aember: 2 },
        ],
        deck: ['fear'],
      },
      foe: { aember: 1 },
    });
  });

  it('ruling fetchdrones/twice: the same creature may be chosen twice', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['fetchdrones'], line: ['mother', 'troll'], deck: ['labwork', 'batdrone'] },
      foe: { aember: 5 },
    });
    t.me.action('fetchdrones').choose('mother').choose('mother');
    t.expect({ me: { line: [{ id: 'mother', aember: 4 }, 'troll'] }, foe: { aember: 1 } });
  });

  it('counts Logos cards only', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['fetchdrones'], line: ['mother'], deck: ['fear', 'labwork'] },
      foe: { aember: 5 },
    });
    t.me.action('fetchdrones');
    t.expect({ me: { line: [{ id: 'mother', aember: 2 }], discard: ['labwork', 'fear'] }, foe: { aember: 3 } });
  });

  it('ruling fetchdrones/nobody: without a friendly creature nothing is captured', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['fetchdrones'], deck: ['labwork', 'batdrone'] },
      foe: { aember: 5, line: ['mother'] },
    });
    t.me.action('fetchdrones');
    t.expect({ me: { deck: [] }, foe: { aember: 5, line: ['mother'] } });
  });
});
