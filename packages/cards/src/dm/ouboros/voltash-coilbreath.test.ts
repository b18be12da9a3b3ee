import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('voltash-coilbreath', () => {
  const used = { id: 'voltash-coilbreath', exhausted: true };

  it('uses an enemy artifact as its own, and puts it on the bottom of its owner’s deck', () => {
    const t = table({
      me: { house: 'ouboros', line: ['voltash-coilbreath'], keys: 1 },
      foe: { artifacts: ['library-of-babble'], deck: ['troll'] },
    });
    t.me.reap('voltash-coilbreath');
    t.expect({ me: { aember: 1, line: [used] }, foe: { artifacts: [], deck: ['troll', 'library-of-babble'] } });
  });

  it('an exhausted one is not used, but put there', () => {
    const t = table({
      me: { house: 'ouboros', line: ['voltash-coilbreath'], deck: ['krump'] },
      foe: { artifacts: [{ id: 'library-of-babble', exhausted: true }, 'cyn-dynasty'], deck: ['troll'] },
    });
    t.me.reap('voltash-coilbreath').choose('library-of-babble');
    t.expect({
      me: { aember: 1, hand: [], line: [used] },
      foe: { artifacts: ['cyn-dynasty'], deck: ['troll', 'library-of-babble'] },
    });
  });

  it('just reaps where there is none', () => {
    const t = table({ me: { house: 'ouboros', line: ['voltash-coilbreath'], artifacts: ['cyn-dynasty'] }, foe: {} });
    t.me.reap('voltash-coilbreath');
    t.expect({ me: { aember: 1, line: [used], artifacts: ['cyn-dynasty'] } });
  });
});
