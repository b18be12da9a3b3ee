import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const me = { house: 'star-alliance' } as const;

describe('ch-337a-evil-twin', () => {
  it('gives its neighbors skirmish while the tide is high, but no creature further away', () => {
    const t = table({
      me: { house: 'brobnar', line: ['ch-337a-evil-twin', 'troll', 'krump'] },
      foe: { line: ['mother', 'pit-demon'] },
      tide: { highFor: 0 },
    });
    t.me.fight('troll', 'mother').fight('krump', 'pit-demon');
    t.expect({
      me: {
        line: ['ch-337a-evil-twin', { id: 'troll', exhausted: true }, { id: 'krump', exhausted: true, damage: 5 }],
      },
    });
  });

  it.each([['low', { highFor: 1 }] as const, ['neutral', undefined] as const])(
    'gives nothing while the tide is %s',
    (_how, tide) => {
      const t = table({
        me: { house: 'brobnar', line: ['ch-337a-evil-twin', 'troll'] },
        foe: { line: ['mother'] },
        ...(tide ? { tide } : {}),
      });
      t.me.fight('troll', 'mother');
      t.expect({ me: { line: ['ch-337a-evil-twin', { id: 'troll', exhausted: true, damage: 5 }] } });
    },
  );

  it('has skirmish itself, whatever the tide, and is not elusive', () => {
    const t = table({ me: { ...me, line: ['ch-337a-evil-twin'] }, foe: { line: ['ch-337a-evil-twin'] } });
    t.me.fight('ch-337a-evil-twin', 'ch-337a-evil-twin');
    t.expect({ me: { line: [{ id: 'ch-337a-evil-twin', exhausted: true }] }, foe: { line: [] } });
  });
});
