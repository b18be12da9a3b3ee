import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('first-blood', () => {
  it('deals 2 for each friendly Brobnar creature, point by point', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['first-blood'], line: ['troll', 'smaaash', 'mother'] },
      foe: { line: ['valdr', 'shooler'] },
    });
    t.me.play('first-blood').choose('valdr', 'valdr', 'valdr', 'shooler');
    t.expect({
      me: { aember: 1, line: ['troll', 'smaaash', 'mother'] },
      foe: {
        line: [
          { id: 'valdr', damage: 3 },
          { id: 'shooler', damage: 1 },
        ],
      },
    });
  });

  it('is dealt at once, so armor takes of the sum', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['first-blood'], line: ['troll', 'smaaash'] },
      foe: { line: ['raiding-knight', 'mother'] },
    });
    t.me.play('first-blood').choose('raiding-knight', 'raiding-knight', 'raiding-knight', 'mother');
    t.expect({
      me: { line: ['troll', 'smaaash'] },
      foe: {
        line: [
          { id: 'raiding-knight', damage: 1 },
          { id: 'mother', damage: 1 },
        ],
      },
    });
  });

  it('must come before anything else in the step', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['first-blood', 'punch'], line: ['troll'] },
      foe: { line: ['valdr'] },
    });
    t.me.reap('troll').cannot('play', 'first-blood', 'alpha');
    t.expect({ me: { aember: 1, line: [{ id: 'troll', exhausted: true }] }, foe: { line: ['valdr'] } });
  });

  it('deals nothing without a friendly Brobnar creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['first-blood'], line: ['mother'] }, foe: { line: ['valdr'] } });
    t.me.play('first-blood');
    t.expect({ me: { aember: 1, line: ['mother'] }, foe: { line: ['valdr'] } });
  });
});
