import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('genetic-blast', () => {
  it('deals 2 to a creature and to each other of that name, on both sides', () => {
    const t = table({
      me: { house: 'mars', hand: ['genetic-blast'], line: ['troll', 'zorg'] },
      foe: { line: ['troll', 'mother', 'troll'] },
    });
    t.me.play('genetic-blast').choose('troll#2');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', damage: 2 }, 'zorg'] },
      foe: { line: [{ id: 'troll', damage: 2 }, 'mother', { id: 'troll', damage: 2 }] },
    });
  });

  it('token creatures have the name of their token card', () => {
    const t = table({
      me: { house: 'mars', hand: ['genetic-blast'] },
      foe: { line: [{ id: 'troll', token: 'grunt' }, 'troll', { id: 'mother', token: 'grunt' }] },
    });
    t.me.play('genetic-blast').choose('grunt');
    t.expect({
      me: { aember: 1, line: [] },
      foe: { line: [{ id: 'troll', token: 'grunt', damage: 2 }, 'troll', { id: 'mother', token: 'grunt', damage: 2 }] },
    });
  });

  it('without a creature there is nothing to choose', () => {
    const t = table({ me: { house: 'mars', hand: ['genetic-blast'] } });
    t.me.play('genetic-blast');
    t.expect({ me: { aember: 1, line: [] } });
  });
});
