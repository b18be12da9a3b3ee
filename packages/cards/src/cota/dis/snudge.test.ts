import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('snudge', () => {
  it('returns an artifact to the hand of its owner when it reaps', () => {
    const t = table({
      me: { house: 'dis', line: ['snudge'], artifacts: ['speed-sigil'] },
      foe: { artifacts: ['key-to-dis'], hand: [] },
    });
    t.me.reap('snudge').choose('key-to-dis');
    t.expect({
      me: { aember: 1, line: [{ id: 'snudge', exhausted: true }], artifacts: ['speed-sigil'] },
      foe: { artifacts: [], hand: ['key-to-dis'], discard: [] },
    });
  });

  it('returns a flank creature when it fights, and no other', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin', 'snudge', 'urchin'] },
      foe: { line: ['mother', 'dust-imp', 'charette', 'shooler'], hand: [] },
    });
    t.me.fight('snudge', 'dust-imp');
    expect([...t.options()].sort()).toEqual(['mother', 'shooler', 'tocsin', 'urchin']);
    t.me.choose('shooler');
    t.expect({
      me: { line: ['tocsin', { id: 'snudge', damage: 2, exhausted: true }, 'urchin'] },
      foe: { aember: 2, line: ['mother', 'charette'], hand: ['shooler'] },
    });
  });

  it('looks at the flanks after the fight', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin', 'snudge', 'urchin'] },
      foe: { line: ['dust-imp', 'charette', 'shooler'], hand: [] },
    });
    t.me.fight('snudge', 'dust-imp').choose('charette');
    t.expect({
      me: { line: ['tocsin', { id: 'snudge', damage: 2, exhausted: true }, 'urchin'] },
      foe: { aember: 2, line: ['shooler'], hand: ['charette'] },
    });
  });

  it('takes the æmber on the creature, discards its upgrades and destroys nothing', () => {
    const t = table({
      me: { house: 'dis', line: ['snudge', 'tocsin', 'urchin'] },
      foe: { line: [{ id: 'dust-imp', aember: 2, upgrades: ['flame-wreathed'] }], hand: [] },
    });
    t.me.reap('snudge').choose('dust-imp');
    t.expect({
      me: { aember: 3, line: [{ id: 'snudge', exhausted: true }, 'tocsin', 'urchin'] },
      foe: { aember: 0, line: [], hand: ['dust-imp'], discard: ['flame-wreathed'] },
    });
  });

  it('has to return itself where it is the only one on a flank and there is no artifact', () => {
    const t = table({ me: { house: 'dis', line: ['snudge'], hand: [] }, foe: { artifacts: [] } });
    t.me.reap('snudge');
    t.expect({ me: { aember: 1, line: [], hand: ['snudge'] } });
  });
});
