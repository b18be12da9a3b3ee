import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('lava-ball', () => {
  it('deals 4 to a creature and 2 to each of its neighbors', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['lava-ball'], line: ['smaaash'] },
      foe: { line: ['batdrone', 'tocsin', 'mother', 'shooler', 'niffle-queen'] },
    });
    t.me.play('lava-ball').choose('mother');
    t.expect({
      me: { aember: 0, line: ['smaaash'], discard: ['lava-ball'] },
      foe: {
        line: [
          'batdrone',
          { id: 'tocsin', damage: 2 },
          { id: 'mother', damage: 4 },
          { id: 'shooler', damage: 2 },
          'niffle-queen',
        ],
      },
    });
  });

  it('destroys target and neighbors at once', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['lava-ball'] },
      foe: { line: ['dust-imp', 'snufflegator', 'batdrone', 'mother'] },
    });
    t.me.play('lava-ball').choose('snufflegator');
    t.expect({ foe: { aember: 2, line: ['mother'] } });
  });

  it('has one neighbor to hit on a flank, and none where the creature is alone', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['lava-ball', 'lava-ball'], line: ['troll'] },
      foe: { line: ['mother', 'shooler', 'tocsin'] },
    });
    t.me.play('lava-ball').choose('mother').play('lava-ball').choose('troll');
    t.expect({
      me: { line: [{ id: 'troll', damage: 4 }] },
      foe: { line: [{ id: 'mother', damage: 4 }, { id: 'shooler', damage: 2 }, 'tocsin'] },
    });
  });

  it('is reduced by the armor of each', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['lava-ball'] },
      foe: { line: ['raiding-knight', 'lady-maxena', 'sergeant-zakiel'] },
    });
    t.me.play('lava-ball').choose('lady-maxena');
    t.expect({
      foe: {
        line: ['raiding-knight', { id: 'lady-maxena', damage: 2 }, { id: 'sergeant-zakiel', damage: 1 }],
      },
    });
  });

  it('takes only the ward of a warded target, and still splashes', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['lava-ball'] },
      foe: { line: ['tocsin', { id: 'mother', warded: true }] },
    });
    t.me.play('lava-ball').choose('mother');
    t.expect({ foe: { line: [{ id: 'tocsin', damage: 2 }, 'mother'] } });
  });

  it('does nothing without a creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['lava-ball'] }, foe: {} });
    t.me.play('lava-ball');
    t.expect({ me: { aember: 0, discard: ['lava-ball'] } });
  });
});
