import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('slimy-jark', () => {
  it('enrages the creature that it fights, which hurts it not', () => {
    const t = table({ me: { house: 'brobnar', line: ['slimy-jark'] }, foe: { line: ['troll', 'mother'] } });
    t.me.fight('slimy-jark', 'troll');
    t.expect({
      me: { line: [{ id: 'slimy-jark', exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 1, enraged: true }, 'mother'] },
    });
  });

  it('enrages an elusive one too, and nobody where the other died', () => {
    const t = table({
      me: { house: 'brobnar', line: ['slimy-jark', 'slimy-jark'] },
      foe: { line: ['urchin', { id: 'dust-imp', damage: 1 }] },
    });
    t.me.fight('slimy-jark#1', 'urchin').fight('slimy-jark#2', 'dust-imp');
    t.expect({
      me: {
        line: [
          { id: 'slimy-jark', exhausted: true },
          { id: 'slimy-jark', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'urchin', enraged: true }] },
    });
  });

  it('enrages nobody when it is attacked', () => {
    const t = table({
      me: { house: 'brobnar', line: ['slimy-jark'] },
      foe: { houses: ['dis', 'logos', 'shadows'], line: ['tocsin'] },
    });
    t.me.end();
    t.foe.house('dis').fight('tocsin', 'slimy-jark');
    t.expect({ me: { line: ['slimy-jark'] }, foe: { line: [{ id: 'tocsin', exhausted: true }] } });
  });
});
