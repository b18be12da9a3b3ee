import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('replay-pod', () => {
  it('friendly Mars creatures go under it as they are destroyed; it gives them back and is purged', () => {
    const t = table({
      me: { house: 'mars', line: ['blypyp', 'troll'], artifacts: ['replay-pod'] },
      foe: { line: ['krump', 'zorg'] },
    });
    t.me.fight('blypyp', 'krump');
    t.expect({
      me: { line: ['troll'], discard: [], artifacts: [{ id: 'replay-pod', under: ['blypyp'] }] },
      foe: { line: [{ id: 'krump', damage: 2 }, 'zorg'] },
    });
    t.me.action('replay-pod');
    t.expect({
      me: { line: ['troll'], hand: ['blypyp'], artifacts: [], purged: ['replay-pod'] },
      foe: { line: [{ id: 'krump', damage: 2 }, 'zorg'] },
    });
  });

  it('not those of another house, nor enemy ones', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], line: ['troll'], artifacts: ['replay-pod'] },
      foe: { line: ['blypyp'] },
    });
    t.me.play('gateway-to-dis');
    t.expect({
      me: { chains: 3, line: [], discard: ['gateway-to-dis', 'troll'], artifacts: ['replay-pod'] },
      foe: { line: [], discard: ['blypyp'] },
    });
  });

  it('empty it is purged all the same; what lies there goes to the discard pile when it leaves', () => {
    const t = table({ me: { house: 'mars', artifacts: ['replay-pod'] } });
    t.me.action('replay-pod');
    t.expect({ me: { artifacts: [], purged: ['replay-pod'], line: [] } });
    const gone = table({
      me: { house: 'sanctum', artifacts: ['gorm-of-omm'] },
      foe: { artifacts: [{ id: 'replay-pod', under: ['zorg'] }] },
    });
    gone.me.omni('gorm-of-omm');
    gone.expect({ me: { line: [] }, foe: { discard: ['replay-pod', 'zorg'], artifacts: [] } });
  });
});
