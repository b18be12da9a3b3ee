import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('altruist-s-rostrum', () => {
  it('moves 1 æmber from a creature to another one of either side, and to no pool', () => {
    const t = table({
      me: { house: 'saurian', artifacts: ['altruist-s-rostrum'], line: [{ id: 'bumpsy', aember: 2 }] },
      foe: { line: ['troll', 'mother'] },
    });
    t.me.action('altruist-s-rostrum').choose('bumpsy').choose('mother');
    t.expect({
      me: {
        aember: 0,
        line: [{ id: 'bumpsy', aember: 1 }],
        artifacts: [{ id: 'altruist-s-rostrum', exhausted: true }],
      },
      foe: { aember: 0, line: ['troll', { id: 'mother', aember: 1 }] },
    });
  });

  it('takes it from an enemy creature as well, or chooses one that has none, to no effect', () => {
    const t = table({
      me: { house: 'saurian', artifacts: ['altruist-s-rostrum'], line: ['bumpsy', { id: 'tocsin', aember: 1 }] },
      foe: { line: [{ id: 'troll', aember: 2 }] },
    });
    t.me.action('altruist-s-rostrum');
    expect(t.options()).toEqual(['bumpsy', 'tocsin', 'troll']);
    t.me.choose('troll');
    expect(t.options()).toEqual(['bumpsy', 'tocsin']);
    t.me.choose('bumpsy');
    t.expect({
      me: {
        line: [
          { id: 'bumpsy', aember: 1 },
          { id: 'tocsin', aember: 1 },
        ],
      },
      foe: { line: [{ id: 'troll', aember: 1 }] },
    });
  });

  it('moves nothing where no creature has any, or where there is no other creature', () => {
    const bare = table({
      me: { house: 'saurian', artifacts: ['altruist-s-rostrum'], line: ['bumpsy'] },
      foe: { line: ['troll'] },
    });
    bare.me.action('altruist-s-rostrum');
    bare.expect({ me: { line: ['bumpsy'] }, foe: { line: ['troll'] } });
    const alone = table({
      me: { house: 'saurian', artifacts: ['altruist-s-rostrum'], line: [{ id: 'bumpsy', aember: 2 }] },
      foe: {},
    });
    alone.me.action('altruist-s-rostrum');
    alone.expect({ me: { aember: 0, line: [{ id: 'bumpsy', aember: 2 }] } });
  });
});
