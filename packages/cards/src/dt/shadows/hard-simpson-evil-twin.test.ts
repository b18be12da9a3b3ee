import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

describe('hard-simpson-evil-twin', () => {
  it('has a damaged creature capture 1 from its own side after he reaps while the tide is high', () => {
    const t = table({
      me: { house: 'shadows', line: ['hard-simpson-evil-twin', { id: 'dodger', damage: 1 }] },
      foe: { aember: 2, line: ['krump', { id: 'troll', damage: 1 }] },
      tide: { highFor: 0 },
    });
    t.me.reap('hard-simpson-evil-twin').choose('troll');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'hard-simpson-evil-twin', ...tired },
          { id: 'dodger', damage: 1 },
        ],
      },
      foe: { aember: 1, line: ['krump', { id: 'troll', damage: 1, aember: 1 }] },
    });
  });

  it('must take a friendly one where no other is damaged, himself too', () => {
    const t = table({
      me: { house: 'shadows', line: [{ id: 'hard-simpson-evil-twin', damage: 1 }] },
      foe: { aember: 2, line: ['troll'] },
      tide: { highFor: 0 },
    });
    t.me.reap('hard-simpson-evil-twin');
    t.expect({
      me: { aember: 0, line: [{ id: 'hard-simpson-evil-twin', damage: 1, aember: 1, ...tired }] },
      foe: { aember: 2, line: ['troll'] },
    });
  });

  it('does nothing where no creature is damaged', () => {
    const t = table({
      me: { house: 'shadows', line: ['hard-simpson-evil-twin'] },
      foe: { aember: 2, line: ['troll'] },
      tide: { highFor: 0 },
    });
    t.me.reap('hard-simpson-evil-twin');
    t.expect({
      me: { aember: 1, line: [{ id: 'hard-simpson-evil-twin', ...tired }] },
      foe: { aember: 2, line: ['troll'] },
    });
  });

  it.each([
    { tide: { highFor: 1 } as const, name: 'low' },
    { tide: undefined, name: 'neither high nor low' },
  ])('does nothing while the tide is $name', ({ tide }) => {
    const t = table({
      me: { house: 'shadows', line: ['hard-simpson-evil-twin'] },
      foe: { aember: 2, line: [{ id: 'troll', damage: 1 }] },
      ...(tide ? { tide } : {}),
    });
    t.me.reap('hard-simpson-evil-twin');
    t.expect({
      me: { aember: 1, line: [{ id: 'hard-simpson-evil-twin', ...tired }] },
      foe: { aember: 2, line: [{ id: 'troll', damage: 1 }] },
    });
  });
});
