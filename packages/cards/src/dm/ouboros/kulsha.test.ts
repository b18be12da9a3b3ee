import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('kulsha', () => {
  it('the opponent’s keys cost 2 more for each that they have forged', () => {
    const t = table({ me: { house: 'ouboros', line: ['kulsha'], aember: 0 }, foe: { keys: 1, aember: 7 } });
    t.me.end();
    t.expect({ me: { line: ['kulsha'] }, foe: { keys: 1, aember: 7 } });
    const enough = table({ me: { house: 'ouboros', line: ['kulsha'] }, foe: { keys: 1, aember: 8 } });
    enough.me.end();
    enough.expect({ me: { line: ['kulsha'] }, foe: { keys: 2, aember: 0 } });
  });

  it('exhausts up to 3 creatures after a reap, and after a fight', () => {
    const t = table({
      me: { house: 'ouboros', line: ['kulsha', 'troll'] },
      foe: { line: ['mother', 'valdr', 'batdrone'] },
    });
    t.me.reap('kulsha').choose('mother', 'valdr').done();
    t.expect({
      me: { aember: 1, line: [{ id: 'kulsha', exhausted: true }, 'troll'] },
      foe: { line: [{ id: 'mother', exhausted: true }, { id: 'valdr', exhausted: true }, 'batdrone'] },
    });
    const fighting = table({ me: { house: 'ouboros', line: ['kulsha'] }, foe: { line: ['mother', 'valdr'] } });
    fighting.me.fight('kulsha', 'mother').choose('valdr').done();
    fighting.expect({
      me: { line: [{ id: 'kulsha', damage: 5, exhausted: true }] },
      foe: { line: [{ id: 'valdr', exhausted: true }] },
    });
  });
});
