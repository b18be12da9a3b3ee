import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('positron-bolt', () => {
  it('deals 3, 2 and 1 along the line from the flank that was chosen', () => {
    const t = table({
      me: { house: 'logos', hand: ['positron-bolt'] },
      foe: { line: ['mother', 'shooler', 'valdr', 'dodger'] },
    });
    t.me.play('positron-bolt').choose('dodger');
    t.expect({
      me: { aember: 1, discard: ['positron-bolt'] },
      foe: {
        line: ['mother', { id: 'shooler', damage: 1 }, { id: 'valdr', damage: 2 }, { id: 'dodger', damage: 3 }],
      },
    });
  });

  it('starts at a flank creature of either player only', () => {
    const t = table({
      me: { house: 'logos', hand: ['positron-bolt'], line: ['valdr'] },
      foe: { line: ['mother', 'shooler', 'dodger'] },
    });
    t.me.play('positron-bolt');
    expect(t.options()).toEqual(['valdr', 'mother', 'dodger']);
    t.me.choose('valdr');
    t.expect({
      me: { aember: 1, line: [{ id: 'valdr', damage: 3 }] },
      foe: { line: ['mother', 'shooler', 'dodger'] },
    });
  });

  it('ends after two in a line of two', () => {
    const t = table({
      me: { house: 'logos', hand: ['positron-bolt'], line: ['batdrone'] },
      foe: { line: ['mother', 'shooler'] },
    });
    t.me.play('positron-bolt').choose('mother');
    t.expect({
      me: { aember: 1, line: ['batdrone'] },
      foe: {
        line: [
          { id: 'mother', damage: 3 },
          { id: 'shooler', damage: 2 },
        ],
      },
    });
  });

  it('deals 3 to an only creature', () => {
    const t = table({ me: { house: 'logos', hand: ['positron-bolt'] }, foe: { line: ['mother'] } });
    t.me.play('positron-bolt');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'mother', damage: 3 }] } });
  });

  it('gives only its bonus without a creature', () => {
    const t = table({ me: { house: 'logos', hand: ['positron-bolt'] }, foe: {} });
    t.me.play('positron-bolt');
    t.expect({ me: { aember: 1, discard: ['positron-bolt'] } });
  });

  it('goes on along the line when its targets die one after the other', () => {
    const t = table({
      me: { house: 'logos', hand: ['positron-bolt'] },
      foe: { line: ['tocsin', 'silvertooth', 'shooler', 'mother'] },
    });
    t.me.play('positron-bolt').choose('tocsin');
    t.expect({
      me: { aember: 1 },
      foe: { line: [{ id: 'shooler', damage: 1 }, 'mother'], discard: ['silvertooth', 'tocsin'] },
    });
  });

  it('meets the armor and the ward of each target by itself', () => {
    const t = table({
      me: { house: 'logos', hand: ['positron-bolt'] },
      foe: { line: ['raiding-knight', { id: 'shooler', warded: true }, 'raiding-knight'] },
    });
    t.me.play('positron-bolt').choose('raiding-knight#1');
    t.expect({
      me: { aember: 1 },
      foe: { line: [{ id: 'raiding-knight', damage: 1 }, 'shooler', 'raiding-knight'] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling spectral-tunneler/positron-bolt: a tunneled creature may be the first; one of its neighbors and the one beyond are next (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'logos', artifacts: ['spectral-tunneler'], hand: ['positron-bolt'] },
        foe: { line: ['valdr', 'mother', 'niffle-queen', 'shooler', 'dodger'] },
      });
      t.me.action('spectral-tunneler').choose('niffle-queen').play('positron-bolt').choose('niffle-queen');
      expect(t.options()).toEqual(['mother', 'shooler']);
      t.me.choose('shooler');
      t.expect({
        me: { aember: 1, artifacts: [{ id: 'spectral-tunneler', exhausted: true }] },
        foe: {
          line: [
            'valdr',
            'mother',
            { id: 'niffle-queen', damage: 3 },
            { id: 'shooler', damage: 2 },
            { id: 'dodger', damage: 1 },
          ],
        },
      });
    },
  );
});
