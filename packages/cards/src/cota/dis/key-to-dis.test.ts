import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('key-to-dis', () => {
  it('is sacrificed and destroys each creature', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['key-to-dis', 'speed-sigil'], line: ['mother'] },
      foe: { line: ['pitlord', 'urchin'], artifacts: ['library-of-babble'] },
    });
    t.me.omni('key-to-dis');
    t.expect({
      me: { aember: 0, chains: 0, line: [], artifacts: ['speed-sigil'], discard: ['mother', 'key-to-dis'] },
      foe: { line: [], artifacts: ['library-of-babble'], discard: ['urchin', 'pitlord'] },
    });
  });

  it('can be used in a turn of another house', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['key-to-dis'] },
      foe: { line: [{ id: 'tocsin', warded: true }, 'dust-imp'] },
    });
    t.me.omni('key-to-dis');
    t.expect({ me: { artifacts: [], discard: ['key-to-dis'] }, foe: { aember: 2, line: ['tocsin'] } });
  });

  it('cannot be used in the turn in which it is played', () => {
    const t = table({ me: { house: 'dis', hand: ['key-to-dis'] }, foe: { line: ['tocsin'] } });
    t.me.play('key-to-dis').cannot('omni', 'key-to-dis', 'exhausted');
    t.expect({ me: { artifacts: [{ id: 'key-to-dis', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('is sacrificed by a player who uses it as if it were theirs', () => {
    const t = table({
      me: { house: 'logos', hand: ['remote-access'], line: ['mother'] },
      foe: { artifacts: ['key-to-dis'], line: ['tocsin'] },
    });
    t.me.play('remote-access');
    t.expect({
      me: { aember: 1, line: [] },
      foe: { artifacts: [], line: [], discard: ['tocsin', 'key-to-dis'] },
    });
  });
});
