import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

describe('one-eyed-willa-evil-twin', () => {
  it('makes the opponent lose 2 after she fights while the tide is high', () => {
    const t = table({
      me: { house: 'shadows', line: ['one-eyed-willa-evil-twin'] },
      foe: { aember: 3, line: ['troll'] },
      tide: { highFor: 0 },
    });
    t.me.fight('one-eyed-willa-evil-twin', 'troll');
    t.expect({
      me: { aember: 0, line: [{ id: 'one-eyed-willa-evil-twin', ...tired }] },
      foe: { aember: 1, line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('makes them lose the one they have', () => {
    const t = table({
      me: { house: 'shadows', line: ['one-eyed-willa-evil-twin'] },
      foe: { aember: 1, line: ['troll'] },
      tide: { highFor: 0 },
    });
    t.me.fight('one-eyed-willa-evil-twin', 'troll');
    t.expect({
      me: { aember: 0, line: [{ id: 'one-eyed-willa-evil-twin', ...tired }] },
      foe: { aember: 0, line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it.each([
    { tide: { highFor: 1 } as const, name: 'low' },
    { tide: undefined, name: 'neither high nor low' },
  ])('skirmishes, and nothing is lost, while the tide is $name', ({ tide }) => {
    const t = table({
      me: { house: 'shadows', line: ['one-eyed-willa-evil-twin'] },
      foe: { aember: 3, line: ['troll'] },
      ...(tide ? { tide } : {}),
    });
    t.me.fight('one-eyed-willa-evil-twin', 'troll');
    t.expect({
      me: { aember: 0, line: [{ id: 'one-eyed-willa-evil-twin', ...tired }] },
      foe: { aember: 3, line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('does nothing when she is attacked, and is elusive', () => {
    const t = table({
      me: { house: 'brobnar', aember: 3, line: ['troll'] },
      foe: { line: ['one-eyed-willa-evil-twin'] },
      tide: { highFor: 1 },
    });
    t.me.fight('troll', 'one-eyed-willa-evil-twin');
    t.expect({ me: { aember: 3, line: [{ id: 'troll', ...tired }] }, foe: { line: ['one-eyed-willa-evil-twin'] } });
  });
});
