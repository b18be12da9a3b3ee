import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('sobogg-s-thingamabob', () => {
  const foe = { houses: ['dis', 'logos', 'shadows'], line: ['tocsin', 'shooler'] } as const;

  it('exhausts each creature of the opponent after they forge a key', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['troll'], artifacts: ['sobogg-s-thingamabob'] },
      foe: { ...foe, aember: 6, artifacts: ['library-of-babble'] },
    });
    t.me.end();
    t.expect({
      me: { line: ['troll'] },
      foe: {
        keys: 1,
        line: [
          { id: 'tocsin', exhausted: true },
          { id: 'shooler', exhausted: true },
        ],
        artifacts: ['library-of-babble'],
      },
    });
  });

  it('exhausts nobody where they forge none', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['troll'], artifacts: ['sobogg-s-thingamabob'] },
      foe: { ...foe, aember: 5 },
    });
    t.me.end();
    t.expect({ me: { line: ['troll'] }, foe: { keys: 0, line: ['tocsin', 'shooler'] } });
  });

  it('exhausts nobody where you forge', () => {
    const t = table({
      me: {
        house: 'unfathomable',
        houses: ['unfathomable', 'logos', 'dis'],
        aember: 6,
        line: ['troll'],
        artifacts: ['sobogg-s-thingamabob'],
      },
      foe,
    });
    t.me.end();
    t.foe.house('dis').end();
    t.expect({ me: { keys: 1, line: ['troll'] }, foe: { line: ['tocsin', 'shooler'] } });
  });
});
