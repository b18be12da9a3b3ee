import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

describe('submersible', () => {
  it('makes friendly Thieves elusive while the tide is high', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll', 'krump'] },
      foe: { artifacts: ['submersible'], line: ['silvertooth', 'macis-asp'] },
      tide: { highFor: 1 },
    });
    t.me.fight('troll', 'silvertooth').fight('krump', 'macis-asp');
    t.expect({ me: { line: [{ id: 'troll', ...tired }] }, foe: { line: ['silvertooth'] } });
  });

  it.each([
    { tide: { highFor: 0 } as const, name: 'low' },
    { tide: undefined, name: 'neither high nor low' },
  ])('protects nobody while the tide is $name', ({ tide }) => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { artifacts: ['submersible'], line: ['silvertooth'] },
      ...(tide ? { tide } : {}),
    });
    t.me.fight('troll', 'silvertooth');
    t.expect({ me: { line: [{ id: 'troll', damage: 2, ...tired }] }, foe: { line: [] } });
  });

  it('protects no enemy Thieves', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['submersible'], line: ['troll'] },
      foe: { line: ['silvertooth'] },
      tide: { highFor: 0 },
    });
    t.me.fight('troll', 'silvertooth');
    t.expect({ me: { line: [{ id: 'troll', damage: 2, ...tired }] }, foe: { line: [] } });
  });

  it('protects each of them from its first attack in a turn only', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll', 'krump'] },
      foe: { artifacts: ['submersible'], line: ['silvertooth'] },
      tide: { highFor: 1 },
    });
    t.me.fight('troll', 'silvertooth').fight('krump', 'silvertooth');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'troll', ...tired },
          { id: 'krump', damage: 2, ...tired },
        ],
      },
      foe: { line: [] },
    });
  });
});
