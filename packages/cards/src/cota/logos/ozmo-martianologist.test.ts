import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('ozmo-martianologist', () => {
  it.each([
    { damage: 5, left: 2 },
    { damage: 3, left: 0 },
    { damage: 1, left: 0 },
  ])('heals a Mars creature with $damage damage to $left after it reaped', ({ damage, left }) => {
    const t = table({
      me: { house: 'logos', line: ['ozmo-martianologist', { id: 'mother', damage: 2 }] },
      foe: { line: [{ id: 'grommid', damage }] },
    });
    t.me.reap('ozmo-martianologist').choose('heal 3 damage');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'ozmo-martianologist', exhausted: true },
          { id: 'mother', damage: 2 },
        ],
      },
      foe: { line: [{ id: 'grommid', damage: left }] },
    });
  });

  it('stuns a Mars creature of either player, a creature of another house that is printed on Mars too', () => {
    const t = table({
      me: { house: 'logos', line: ['ozmo-martianologist', 'ether-spider'] },
      foe: { line: ['grommid', 'tocsin', { id: 'shooler', house: 'mars' }] },
    });
    t.me.reap('ozmo-martianologist').choose('stun');
    expect(t.options()).toEqual(['ether-spider', 'grommid', 'shooler']);
    t.me.choose('shooler');
    t.expect({
      me: { aember: 1, line: [{ id: 'ozmo-martianologist', exhausted: true }, 'ether-spider'] },
      foe: { line: ['grommid', 'tocsin', { id: 'shooler', house: 'mars', stunned: true }] },
    });
  });

  it('does the same after it fought and survived', () => {
    const t = table({
      me: { house: 'logos', line: ['ozmo-martianologist'] },
      foe: { line: ['urchin', 'grommid'] },
    });
    t.me.fight('ozmo-martianologist', 'urchin').choose('stun');
    t.expect({
      me: { line: [{ id: 'ozmo-martianologist', exhausted: true }] },
      foe: { line: ['urchin', { id: 'grommid', stunned: true }] },
    });
  });

  it('does nothing without a Mars creature, and nobody is asked what', () => {
    const t = table({
      me: { house: 'logos', line: ['ozmo-martianologist', { id: 'mother', damage: 2 }] },
      foe: { line: ['tocsin'] },
    });
    t.me.reap('ozmo-martianologist');
    expect(t.state.ask?.kind).toBe('move');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'ozmo-martianologist', exhausted: true },
          { id: 'mother', damage: 2 },
        ],
      },
      foe: { line: ['tocsin'] },
    });
  });

  it('is elusive, once a turn', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin', 'dust-imp'] },
      foe: { line: ['ozmo-martianologist'] },
    });
    t.me.fight('tocsin', 'ozmo-martianologist').fight('dust-imp', 'ozmo-martianologist');
    t.expect({ me: { aember: 2, line: [{ id: 'tocsin', exhausted: true }] }, foe: { line: [] } });
  });
});
