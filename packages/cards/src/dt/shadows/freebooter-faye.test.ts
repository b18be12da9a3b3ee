import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

describe('freebooter-faye', () => {
  it('raises the tide when she is played', () => {
    const t = table({ me: { house: 'shadows', hand: ['freebooter-faye'] }, foe: { aember: 1 }, tide: { highFor: 1 } });
    t.me.play('freebooter-faye');
    t.expect({
      tide: { highFor: 0 },
      me: { aember: 0, chains: 0, line: [{ id: 'freebooter-faye', ...tired }] },
      foe: { aember: 1 },
    });
  });

  it('steals 1 after she reaps while the tide is high', () => {
    const t = table({ me: { house: 'shadows', line: ['freebooter-faye'] }, foe: { aember: 2 }, tide: { highFor: 0 } });
    t.me.reap('freebooter-faye');
    t.expect({ me: { aember: 2, line: [{ id: 'freebooter-faye', ...tired }] }, foe: { aember: 1 } });
  });

  it.each([
    { tide: { highFor: 1 } as const, name: 'low' },
    { tide: undefined, name: 'neither high nor low' },
  ])('steals nothing while the tide is $name', ({ tide }) => {
    const t = table({
      me: { house: 'shadows', line: ['freebooter-faye'] },
      foe: { aember: 2 },
      ...(tide ? { tide } : {}),
    });
    t.me.reap('freebooter-faye');
    t.expect({ me: { aember: 1, line: [{ id: 'freebooter-faye', ...tired }] }, foe: { aember: 2 } });
  });

  it('steals nothing after a fight', () => {
    const t = table({
      me: { house: 'shadows', line: ['freebooter-faye'] },
      foe: { aember: 2, line: ['silvertooth'] },
      tide: { highFor: 0 },
    });
    t.me.fight('freebooter-faye', 'silvertooth');
    t.expect({
      me: { aember: 0, line: [{ id: 'freebooter-faye', damage: 2, ...tired }] },
      foe: { aember: 2, line: [] },
    });
  });
});
