import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('booby-trap', () => {
  it('deals 4 to a creature between two others and 2 to both of them', () => {
    const t = table({
      me: { house: 'shadows', hand: ['booby-trap'], line: ['dodger', 'urchin'] },
      foe: { line: ['valdr', 'mother', 'shooler', 'tocsin'] },
    });
    t.me.play('booby-trap');
    expect(t.options()).toEqual(['mother', 'shooler']);
    t.me.choose('mother');
    t.expect({
      me: { aember: 1, line: ['dodger', 'urchin'], discard: ['booby-trap'] },
      foe: { line: [{ id: 'valdr', damage: 2 }, { id: 'mother', damage: 4 }, { id: 'shooler', damage: 2 }, 'tocsin'] },
    });
  });

  it('destroys all three at the same time', () => {
    const t = table({
      me: { house: 'shadows', hand: ['booby-trap'] },
      foe: { line: ['dust-imp', 'tocsin', 'silvertooth', 'mother'] },
    });
    t.me.play('booby-trap').choose('tocsin');
    t.expect({ foe: { aember: 2, line: ['mother'] } });
  });

  it('must hit a friendly creature when only such stand between others', () => {
    const t = table({
      me: { house: 'shadows', hand: ['booby-trap'], line: ['dodger', 'mother', 'tocsin'] },
      foe: { line: ['valdr', 'shooler'] },
    });
    t.me.play('booby-trap');
    t.expect({
      me: {
        line: [
          { id: 'dodger', damage: 2 },
          { id: 'mother', damage: 4 },
          { id: 'tocsin', damage: 2 },
        ],
      },
      foe: { line: ['valdr', 'shooler'] },
    });
  });

  it('does nothing but its bonus where every creature is on a flank', () => {
    const t = table({
      me: { house: 'shadows', hand: ['booby-trap'], line: ['dodger'] },
      foe: { line: ['valdr', 'shooler'] },
    });
    t.me.play('booby-trap');
    t.expect({
      me: { aember: 1, line: ['dodger'], discard: ['booby-trap'] },
      foe: { line: ['valdr', 'shooler'] },
    });
  });

  it('hits the neighbors of a creature that its ward protects; armor counts for each', () => {
    const t = table({
      me: { house: 'shadows', hand: ['booby-trap'] },
      foe: { line: ['raiding-knight', { id: 'mother', warded: true }, 'shooler'] },
    });
    t.me.play('booby-trap');
    t.expect({ foe: { line: ['raiding-knight', 'mother', { id: 'shooler', damage: 2 }] } });
  });

  it('against a neighbor of Shadow Self: Shadow Self takes both its own share and the 4', () => {
    const t = table({
      me: { house: 'shadows', hand: ['booby-trap'] },
      foe: { line: ['mother', 'tocsin', 'shadow-self'] },
    });
    t.me.play('booby-trap');
    t.expect({ foe: { line: [{ id: 'mother', damage: 2 }, 'tocsin', { id: 'shadow-self', damage: 6 }] } });
  });

  it('cannot take a creature that counts as one on a flank', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['spectral-tunneler'], hand: ['phase-shift', 'booby-trap'] },
      foe: { line: ['valdr', 'mother', 'shooler', 'tocsin'] },
    });
    t.me.action('spectral-tunneler').choose('mother').play('phase-shift').play('booby-trap');
    t.expect({
      foe: { line: ['valdr', { id: 'mother', damage: 2 }, { id: 'shooler', damage: 4 }, { id: 'tocsin', damage: 2 }] },
    });
  });
});
