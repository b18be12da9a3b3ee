import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('skreel-swarm', () => {
  it('deals 1 damage to each enemy creature', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['skreel-swarm'], line: ['bumpsy'] },
      foe: { line: ['troll', 'lamindra'] },
    });
    t.me.play('skreel-swarm');
    t.expect({
      me: { aember: 1, line: ['bumpsy'] },
      foe: { line: [{ id: 'troll', damage: 1 }], discard: ['lamindra'] },
    });
  });

  it('may be archived from the discard pile as scrap', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['skreel-swarm', 'skreel-swarm'] } });
    t.me.discard('skreel-swarm').yes().discard('skreel-swarm').no();
    t.expect({ me: { archives: ['skreel-swarm'], discard: ['skreel-swarm'] } });
  });
});
