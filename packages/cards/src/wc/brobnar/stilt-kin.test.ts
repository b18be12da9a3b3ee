import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('stilt-kin', () => {
  it('is readied and fights after a Giant is played next to it', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['troll'], line: [{ id: 'stilt-kin', exhausted: true }] },
      foe: { line: ['mother', 'krump'] },
    });
    t.me.play('troll').choose('mother');
    t.expect({
      me: {
        line: [
          { id: 'stilt-kin', exhausted: true },
          { id: 'troll', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'mother', damage: 2 }, 'krump'] },
    });
  });

  it('does nothing for a creature that is no Giant, or that is played farther away', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['slimy-jark', 'troll'], line: [{ id: 'stilt-kin', exhausted: true }, 'krump'] },
      foe: { line: ['mother'] },
    });
    t.me.play('slimy-jark', 'left').play('troll', 'right');
    t.expect({
      me: {
        line: [
          { id: 'slimy-jark', exhausted: true },
          { id: 'stilt-kin', exhausted: true },
          'krump',
          { id: 'troll', exhausted: true },
        ],
      },
      foe: { line: ['mother'] },
    });
  });

  it('only loses its stun, and stays ready where there is nobody to fight', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['troll'], line: [{ id: 'stilt-kin', exhausted: true, stunned: true }] },
      foe: { line: ['mother'] },
    });
    t.me.play('troll');
    t.expect({
      me: {
        line: [
          { id: 'stilt-kin', exhausted: true },
          { id: 'troll', exhausted: true },
        ],
      },
      foe: { line: ['mother'] },
    });
    const u = table({ me: { house: 'brobnar', hand: ['troll'], line: [{ id: 'stilt-kin', exhausted: true }] } });
    u.me.play('troll');
    u.expect({ me: { line: ['stilt-kin', { id: 'troll', exhausted: true }] } });
  });

  it('minds no Giant of the opponent', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['troll'] },
      foe: { line: [{ id: 'stilt-kin', exhausted: true }] },
    });
    t.me.play('troll');
    t.expect({
      me: { line: [{ id: 'troll', exhausted: true }] },
      foe: { line: [{ id: 'stilt-kin', exhausted: true }] },
    });
  });
});
