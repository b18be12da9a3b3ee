import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const armed = (fuse: number) => ({ id: 'the-big-one', counters: { fuse } });

describe('the-big-one', () => {
  it('gets a fuse counter for each creature that is played, by either player', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['troll', 'punch'], artifacts: ['the-big-one'] },
      foe: { houses: ['dis', 'logos', 'shadows'], hand: ['tocsin'] },
    });
    t.me.play('troll').end();
    t.foe.house('dis').play('tocsin');
    t.expect({
      me: { artifacts: [armed(2)], line: ['troll'] },
      foe: { line: [{ id: 'tocsin', exhausted: true }] },
    });
  });

  it('destroys each creature and artifact, itself too, at the tenth', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['troll'], artifacts: [armed(9), 'cannon'], line: ['krump'] },
      foe: { artifacts: ['irestaff'], line: ['mother', { id: 'tocsin', warded: true }] },
    });
    t.me.play('troll');
    t.expect({ me: { artifacts: [], line: [] }, foe: { artifacts: [], line: ['tocsin'] } });
  });

  it('waits at nine, and counts no action and no artifact', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['troll', 'punch', 'cannon'], artifacts: [armed(8)] },
      foe: { line: ['mother'] },
    });
    t.me.play('cannon').play('punch').play('troll');
    t.expect({
      me: { artifacts: [armed(9), { id: 'cannon', exhausted: true }], line: [{ id: 'troll', exhausted: true }] },
      foe: { line: [{ id: 'mother', damage: 3 }] },
    });
  });
});
