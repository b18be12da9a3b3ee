import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = Array.from({ length: 10 }, () => 'troll');

describe('iron-heidy', () => {
  const line = ['bumpsy', 'iron-heidy', 'troll', 'mother'];
  const foe = { houses: ['ekwidon', 'dis'], hand: ['skreel-swarm'] } as const;

  it('gives herself and her neighbors 2 armor while you are haunted, and nobody else', () => {
    const t = table({ me: { house: 'brobnar', line, discard: ten, deck: ten }, foe });
    t.me.end();
    t.foe.house('ekwidon').play('skreel-swarm');
    t.expect({
      me: {
        line: ['bumpsy', 'iron-heidy', 'troll', { id: 'mother', damage: 1 }],
      },
    });
  });

  it('gives none while you are not', () => {
    const t = table({
      me: { house: 'brobnar', line, discard: ten.slice(1), deck: ten },
      foe: { ...foe, discard: ten },
    });
    t.me.end();
    t.foe.house('ekwidon').play('skreel-swarm');
    t.expect({ me: { line: line.map((id) => ({ id, damage: 1 })) } });
  });
});
