import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('mighty-tiger', () => {
  it('deals 4 damage to an enemy creature when it is played', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mighty-tiger'], line: ['dust-pixie'] },
      foe: { line: ['valdr', 'charette'] },
    });
    t.me.play('mighty-tiger').choose('charette');
    t.expect({
      me: { line: ['dust-pixie', { id: 'mighty-tiger', exhausted: true }] },
      foe: { line: ['valdr'], discard: ['charette'] },
    });
  });

  it('has its damage lessened by armor', () => {
    const t = table({
      me: { house: 'untamed', hand: ['mighty-tiger'] },
      foe: { line: ['raiding-knight', 'valdr'] },
    });
    t.me.play('mighty-tiger').choose('raiding-knight');
    t.expect({
      me: { line: [{ id: 'mighty-tiger', exhausted: true }] },
      foe: { line: [{ id: 'raiding-knight', damage: 2 }, 'valdr'] },
    });
  });

  it('hurts nobody without an enemy', () => {
    const t = table({ me: { house: 'untamed', hand: ['mighty-tiger'], line: ['dust-pixie'] }, foe: {} });
    t.me.play('mighty-tiger');
    t.expect({ me: { line: ['dust-pixie', { id: 'mighty-tiger', exhausted: true }] } });
  });

  it('deals nothing extra when it fights', () => {
    const t = table({ me: { house: 'untamed', line: ['mighty-tiger'] }, foe: { line: ['shooler', 'tocsin'] } });
    t.me.fight('mighty-tiger', 'shooler');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'shooler', damage: 4 }, 'tocsin'] } });
  });
});
