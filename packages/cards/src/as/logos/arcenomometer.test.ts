import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses } from '../../testing/houses.ts';

const start = {
  me: {
    house: 'logos',
    houses: ['logos', 'dis', 'brobnar'],
    artifacts: ['arcenomometer'],
    hand: ['fear'],
    deck: filler(14),
  },
  foe: { ...foeHouses, aember: 5, line: ['gub'], hand: ['valdr', 'krump'], deck: filler(6) },
} as const;

describe('arcenomometer', () => {
  it('takes 1 from your opponent each time they play a card during their next turn', () => {
    const t = table(start);
    t.me.action('arcenomometer').end();
    t.foe.house('brobnar').play('valdr').play('krump');
    t.expect({
      me: { line: [] },
      foe: { aember: 3, line: ['gub', { id: 'valdr', exhausted: true }, { id: 'krump', exhausted: true }] },
    });
  });

  it('counts no discards, no cards that you play, and no later turn', () => {
    const t = table(start);
    t.me.action('arcenomometer').end();
    t.foe.house('brobnar').discard('valdr').end();
    t.expect({ foe: { aember: 5, line: ['gub'] } });
    t.me.house('dis').play('fear').end();
    t.foe.house('brobnar').play('krump');
    t.expect({ foe: { aember: 5, line: [{ id: 'krump', exhausted: true }] } });
  });

  it('adds up with another, and cannot take what is not there', () => {
    const t = table({
      ...start,
      me: { ...start.me, artifacts: ['arcenomometer', 'arcenomometer'] },
      foe: { ...start.foe, aember: 3 },
    });
    t.me.action('arcenomometer#1').action('arcenomometer#2').end();
    t.foe.house('brobnar').play('valdr').play('krump');
    t.expect({
      me: { line: [] },
      foe: { aember: 0, line: ['gub', { id: 'valdr', exhausted: true }, { id: 'krump', exhausted: true }] },
    });
  });
});
