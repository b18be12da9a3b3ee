import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('aubade-the-grim', () => {
  it('captures 3 when played, and lets go of 1 after each reap', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['aubade-the-grim'], line: [{ id: 'aubade-the-grim', aember: 2 }] },
      foe: { aember: 5 },
    });
    t.me.play('aubade-the-grim').reap('aubade-the-grim');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'aubade-the-grim', aember: 1, exhausted: true },
          { id: 'aubade-the-grim', aember: 3, exhausted: true },
        ],
      },
      foe: { aember: 2 },
    });
  });

  it('captures what there is, and has nothing to let go without æmber', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['aubade-the-grim'], line: ['aubade-the-grim'] },
      foe: { aember: 1 },
    });
    t.me.reap('aubade-the-grim').play('aubade-the-grim');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'aubade-the-grim', exhausted: true },
          { id: 'aubade-the-grim', aember: 1, exhausted: true },
        ],
      },
      foe: { aember: 0 },
    });
  });
});
