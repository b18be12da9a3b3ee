import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('synchronizer', () => {
  it('gets half of the time counters of a friendly Clock creature that is destroyed, rounded up', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['gateway-to-dis'],
        line: [{ id: 'tick-tock', counters: { time: 3 } }, 'troll'],
        artifacts: ['synchronizer'],
      },
      foe: { line: [{ id: 'chronometer', counters: { time: 5 } }] },
    });
    t.me.play('gateway-to-dis');
    t.expect({ me: { line: [], artifacts: [{ id: 'synchronizer', counters: { time: 2 } }] }, foe: { line: [] } });
  });

  it('gives all of them to a friendly Clock creature', () => {
    const t = table({
      me: {
        house: 'brobnar',
        line: [{ id: 'tick-tock', counters: { time: 1 } }, 'chronometer', 'troll'],
        artifacts: [{ id: 'synchronizer', counters: { time: 4 } }],
      },
    });
    t.me.omni('synchronizer').choose('chronometer');
    t.expect({
      me: {
        line: [{ id: 'tick-tock', counters: { time: 1 } }, { id: 'chronometer', counters: { time: 4 } }, 'troll'],
        artifacts: [{ id: 'synchronizer', exhausted: true, counters: { time: 0 } }],
      },
    });
  });

  it('keeps them without one', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'], artifacts: [{ id: 'synchronizer', counters: { time: 4 } }] },
    });
    t.me.omni('synchronizer');
    t.expect({ me: { line: ['troll'], artifacts: [{ id: 'synchronizer', exhausted: true, counters: { time: 4 } }] } });
  });
});
