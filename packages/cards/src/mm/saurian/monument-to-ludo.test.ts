import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('monument-to-ludo', () => {
  it.each([
    { discard: [], left: 2 },
    { discard: ['praefectus-ludo'], left: 1 },
  ])('moves æmber from a creature to the supply: with $discard', ({ discard, left }) => {
    const t = table({
      me: { house: 'saurian', artifacts: ['monument-to-ludo'], discard, line: [{ id: 'troll', aember: 1 }] },
      foe: { line: [{ id: 'krump', aember: 3 }] },
    });
    t.me.action('monument-to-ludo').choose('krump');
    t.expect({
      me: { aember: 0, line: [{ id: 'troll', aember: 1 }] },
      foe: { aember: 0, line: [{ id: 'krump', aember: left }] },
    });
  });

  it('takes both from one creature, or as much as there is on it', () => {
    const t = table({
      me: { house: 'saurian', artifacts: ['monument-to-ludo'], discard: ['praefectus-ludo'] },
      foe: {
        line: [
          { id: 'krump', aember: 1 },
          { id: 'tocsin', aember: 3 },
        ],
      },
    });
    t.me.action('monument-to-ludo').choose('krump');
    t.expect({ foe: { line: ['krump', { id: 'tocsin', aember: 3 }] } });
  });

  it('may choose a creature that has none, and moves nothing', () => {
    const t = table({
      me: { house: 'saurian', artifacts: ['monument-to-ludo'], line: [{ id: 'troll', aember: 1 }] },
      foe: { line: ['krump'] },
    });
    t.me.action('monument-to-ludo').choose('krump');
    t.expect({ me: { line: [{ id: 'troll', aember: 1 }] }, foe: { line: ['krump'] } });
  });

  it('does not look into the discard pile of the opponent, and does nothing where no creature has æmber', () => {
    const t = table({
      me: { house: 'saurian', artifacts: ['monument-to-ludo'] },
      foe: { line: [{ id: 'krump', aember: 2 }], discard: ['praefectus-ludo'] },
    });
    t.me.action('monument-to-ludo');
    t.expect({ foe: { line: [{ id: 'krump', aember: 1 }] } });
    const bare = table({ me: { house: 'saurian', artifacts: ['monument-to-ludo'] }, foe: { line: ['krump'] } });
    bare.me.action('monument-to-ludo');
    bare.expect({ me: { artifacts: [{ id: 'monument-to-ludo', exhausted: true }] }, foe: { line: ['krump'] } });
  });
});
