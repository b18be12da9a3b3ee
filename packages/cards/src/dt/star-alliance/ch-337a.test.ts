import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ch-337a', () => {
  it('makes its neighbors elusive while the tide is high, but no creature further away', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll', 'krump'] },
      foe: { line: ['dextre', 'mother', 'ch-337a'] },
      tide: { highFor: 1 },
    });
    t.me.fight('troll', 'mother').fight('krump', 'dextre');
    t.expect({
      me: {
        line: [
          { id: 'troll', exhausted: true },
          { id: 'krump', exhausted: true, damage: 3 },
        ],
      },
      foe: { line: ['mother', 'ch-337a'] },
    });
  });

  it('stops only the first attack of a turn', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll', 'krump'] },
      foe: { line: ['mother', 'ch-337a'] },
      tide: { highFor: 1 },
    });
    t.me.fight('troll', 'mother').fight('krump', 'mother');
    t.expect({
      me: {
        line: [
          { id: 'troll', exhausted: true },
          { id: 'krump', exhausted: true, damage: 5 },
        ],
      },
      foe: { line: ['ch-337a'] },
    });
  });

  it.each([['low', { highFor: 0 }] as const, ['neutral', undefined] as const])(
    'gives nothing while the tide is %s; it is elusive itself',
    (_how, tide) => {
      const t = table({
        me: { house: 'brobnar', line: ['troll', 'krump'] },
        foe: { line: ['mother', 'ch-337a'] },
        ...(tide ? { tide } : {}),
      });
      t.me.fight('troll', 'mother').fight('krump', 'ch-337a');
      t.expect({
        me: {
          line: [
            { id: 'troll', exhausted: true, damage: 5 },
            { id: 'krump', exhausted: true },
          ],
        },
        foe: { line: ['ch-337a'] },
      });
    },
  );
});
