import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

const minion = { id: 'mother', token: 'minion' };
const used = { ...minion, exhausted: true };

describe('minion', () => {
  it('puts the top card of a haunted player’s discard pile on top of their deck', () => {
    const t = table({ me: { house: 'geistoid', line: [minion], deck: ['anger'], discard: ['troll', ...filler(9)] } });
    t.me.reap('minion');
    t.expect({ me: { aember: 1, line: [used], deck: ['troll', 'anger'], discard: filler(9) } });
    const u = table({
      me: { house: 'geistoid', line: [minion] },
      foe: { deck: ['anger'], discard: ['troll', ...filler(9)] },
    });
    u.me.reap('minion');
    u.expect({ me: { line: [used] }, foe: { deck: ['troll', 'anger'], discard: filler(9) } });
  });

  it('lets its player say of whom, where both are haunted', () => {
    const t = table({
      me: { house: 'geistoid', line: [minion], discard: ['troll', ...filler(9)] },
      foe: { discard: ['bumpsy', ...filler(9)] },
    });
    t.me.reap('minion').choose('bumpsy');
    t.expect({
      me: { line: [used], deck: [], discard: ['troll', ...filler(9)] },
      foe: { deck: ['bumpsy'], discard: filler(9) },
    });
  });

  it('ruling minion/nobody: does nothing where no player is haunted', () => {
    const t = table({ me: { house: 'geistoid', line: [minion], discard: filler(9) }, foe: { discard: filler(9) } });
    t.me.reap('minion');
    t.expect({ me: { aember: 1, line: [used], deck: [], discard: filler(9) }, foe: { deck: [], discard: filler(9) } });
  });
});
