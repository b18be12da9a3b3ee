import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

const wrecker = (id: string) => ({ id, token: 'wrecker' });
const rivet = { id: 'administrator-rivet', exhausted: true };

describe('administrator-rivet', () => {
  it('makes a token creature, and while you are haunted each friendly one captures 1', () => {
    const t = table({
      me: {
        house: 'geistoid',
        hand: ['administrator-rivet'],
        line: [wrecker('anger'), 'troll'],
        deck: ['mother'],
        discard: filler(10),
        beside: ['wrecker'],
      },
      foe: { aember: 3, line: [wrecker('bumpsy')] },
    });
    t.me.play('administrator-rivet').flank('right');
    t.expect({
      me: {
        line: [
          { ...wrecker('anger'), aember: 1 },
          'troll',
          rivet,
          { ...wrecker('mother'), aember: 1, exhausted: true },
        ],
      },
      foe: { aember: 1, line: [wrecker('bumpsy')] },
    });
  });

  it('captures nothing with 9 cards in the discard pile', () => {
    const t = table({
      me: {
        house: 'geistoid',
        hand: ['administrator-rivet'],
        deck: ['mother'],
        discard: filler(9),
        beside: ['wrecker'],
      },
      foe: { aember: 3 },
    });
    t.me.play('administrator-rivet').flank('left');
    t.expect({ me: { line: [{ ...wrecker('mother'), exhausted: true }, rivet] }, foe: { aember: 3 } });
  });

  it('captures with a token creature of choice where there is too little', () => {
    const t = table({
      me: {
        house: 'geistoid',
        hand: ['administrator-rivet'],
        line: [wrecker('anger')],
        deck: ['mother'],
        discard: filler(10),
        beside: ['wrecker'],
      },
      foe: { aember: 1 },
    });
    t.me.play('administrator-rivet').flank('left').choose('wrecker#2');
    t.expect({
      me: { line: [{ ...wrecker('mother'), exhausted: true }, { ...wrecker('anger'), aember: 1 }, rivet] },
      foe: { aember: 0 },
    });
  });
});
