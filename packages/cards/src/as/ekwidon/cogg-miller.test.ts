import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const fought = { id: 'cogg-miller', exhausted: true } as const;

describe('cogg-miller', () => {
  it('destroys an artifact after a fight, and its owner archives a random card from their hand', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['cogg-miller'], hand: ['mother'], artifacts: ['demonic-shelf'] },
      foe: { line: ['dust-pixie'], artifacts: ['library-of-babble'], hand: ['troll', 'troll'] },
    });
    t.me.fight('cogg-miller', 'dust-pixie').yes().choose('library-of-babble');
    t.expect({
      me: { line: [fought], hand: ['mother'], artifacts: ['demonic-shelf'] },
      foe: { line: [], artifacts: [], hand: ['troll'], archives: ['troll'] },
    });
  });

  it('of your own artifact you archive', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['cogg-miller'], hand: ['mother'], artifacts: ['demonic-shelf'] },
      foe: { line: ['dust-pixie'], hand: ['troll'] },
    });
    t.me.fight('cogg-miller', 'dust-pixie').yes();
    t.expect({
      me: { line: [fought], hand: [], archives: ['mother'], artifacts: [] },
      foe: { hand: ['troll'], archives: [] },
    });
  });

  it('goes by the owner, whoever controls it', () => {
    const t = table({
      me: {
        house: 'ekwidon',
        line: ['cogg-miller'],
        hand: ['mother'],
        artifacts: [{ id: 'library-of-babble', owner: 1 }],
      },
      foe: { line: ['dust-pixie'], hand: ['troll'] },
    });
    t.me.fight('cogg-miller', 'dust-pixie').yes();
    t.expect({ me: { line: [fought], hand: ['mother'], artifacts: [] }, foe: { hand: [], archives: ['troll'] } });
  });

  it('may leave it', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['cogg-miller'] },
      foe: { line: ['dust-pixie'], artifacts: ['library-of-babble'], hand: ['troll'] },
    });
    t.me.fight('cogg-miller', 'dust-pixie').no();
    t.expect({ me: { line: [fought] }, foe: { artifacts: ['library-of-babble'], hand: ['troll'] } });
  });

  it('without an artifact, or after a reap, does nothing', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['cogg-miller'] },
      foe: { line: ['dust-pixie'], hand: ['troll'] },
    });
    t.me.fight('cogg-miller', 'dust-pixie');
    t.expect({ me: { line: [fought] }, foe: { hand: ['troll'] } });
    const reap = table({ me: { house: 'ekwidon', line: ['cogg-miller'] }, foe: { artifacts: ['library-of-babble'] } });
    reap.me.reap('cogg-miller');
    reap.expect({ me: { aember: 1, line: [fought] }, foe: { artifacts: ['library-of-babble'] } });
  });
});
