import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const me = { house: 'star-alliance' } as const;

describe('d1-v3-pod', () => {
  const armed = { id: 'culf-the-quiet', upgrades: ['d1-v3-pod'] };
  const worn = { id: 'krump', upgrades: ['d1-v3-pod'] };

  it.each([
    ['high', { highFor: 0 }, 0],
    ['low', { highFor: 1 }, 5],
    ['neutral', undefined, 5],
  ] as const)('gives skirmish while the tide is high; it is %s', (_how, tide, damage) => {
    const t = table({
      me: { house: 'brobnar', line: [armed] },
      foe: { line: ['mother'] },
      ...(tide ? { tide } : {}),
    });
    t.me.fight('culf-the-quiet', 'mother');
    t.expect({ me: { line: [{ ...armed, exhausted: true, damage }] }, foe: { line: [] } });
  });

  it.each([
    ['high', { highFor: 1 }, 4],
    ['low', { highFor: 0 }, 0],
    ['neutral', undefined, 4],
  ] as const)('gives elusive while the tide is low; it is %s', (_how, tide, damage) => {
    const t = table({
      me: { house: 'untamed', line: ['snufflegator'] },
      foe: { line: [worn] },
      ...(tide ? { tide } : {}),
    });
    t.me.fight('snufflegator', 'krump');
    t.expect({
      me: { line: [{ id: 'snufflegator', exhausted: true }] },
      foe: { line: [{ ...worn, damage }] },
    });
  });

  it('asks for the tide of its own controller, also on an enemy creature', () => {
    for (const [highFor, damage] of [
      [0, 4],
      [1, 0],
    ] as const) {
      const t = table({
        me: { ...me, hand: ['d1-v3-pod'], line: [{ id: 'snufflegator', house: 'star-alliance' }] },
        foe: { line: ['krump'] },
        tide: { highFor },
      });
      t.me.play('d1-v3-pod').choose('krump').fight('snufflegator', 'krump');
      t.expect({
        me: { line: [{ id: 'snufflegator', exhausted: true }] },
        foe: { line: [{ ...worn, damage }] },
      });
    }
  });
});
