import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

describe('freebooter-faye-evil-twin', () => {
  it('raises the tide when she is played', () => {
    const t = table({ me: { house: 'shadows', hand: ['freebooter-faye-evil-twin'] }, foe: {}, tide: { highFor: 1 } });
    t.me.play('freebooter-faye-evil-twin');
    t.expect({ tide: { highFor: 0 }, me: { chains: 0, line: [{ id: 'freebooter-faye-evil-twin', ...tired }] } });
  });

  it('steals 1 before she fights while the tide is high, though she dies in the fight', () => {
    const t = table({
      me: { house: 'shadows', line: ['freebooter-faye-evil-twin'] },
      foe: { aember: 2, line: ['troll'] },
      tide: { highFor: 0 },
    });
    t.me.fight('freebooter-faye-evil-twin', 'troll');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 1, line: [{ id: 'troll', damage: 4 }] } });
  });

  it.each([
    { tide: { highFor: 1 } as const, name: 'low' },
    { tide: undefined, name: 'neither high nor low' },
  ])('steals nothing while the tide is $name', ({ tide }) => {
    const t = table({
      me: { house: 'shadows', line: ['freebooter-faye-evil-twin'] },
      foe: { aember: 2, line: ['silvertooth'] },
      ...(tide ? { tide } : {}),
    });
    t.me.fight('freebooter-faye-evil-twin', 'silvertooth');
    t.expect({
      me: { aember: 0, line: [{ id: 'freebooter-faye-evil-twin', damage: 2, ...tired }] },
      foe: { aember: 2, line: [] },
    });
  });

  it('steals nothing when she is attacked, or reaps', () => {
    const t = table({
      me: { house: 'shadows', aember: 1, line: ['silvertooth'] },
      foe: { line: ['freebooter-faye-evil-twin'] },
      tide: { highFor: 1 },
    });
    t.me.fight('silvertooth', 'freebooter-faye-evil-twin');
    t.expect({
      me: { aember: 1, line: [] },
      foe: { aember: 0, line: [{ id: 'freebooter-faye-evil-twin', damage: 2 }] },
    });
    const reaping = table({
      me: { house: 'shadows', line: ['freebooter-faye-evil-twin'] },
      foe: { aember: 2 },
      tide: { highFor: 0 },
    });
    reaping.me.reap('freebooter-faye-evil-twin');
    reaping.expect({ me: { aember: 1, line: [{ id: 'freebooter-faye-evil-twin', ...tired }] }, foe: { aember: 2 } });
  });
});
