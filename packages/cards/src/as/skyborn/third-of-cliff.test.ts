import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('third-of-cliff', () => {
  const used = { id: 'third-of-cliff', exhausted: true };

  it('destroys an enemy flank creature', () => {
    const t = table({
      me: { house: 'skyborn', keys: ['blue', 'yellow'], line: ['third-of-cliff'] },
      foe: { keys: ['red'], line: ['troll', 'mother', 'gub'] },
    });
    t.me.action('third-of-cliff');
    expect(t.options()).toEqual(['troll', 'gub']);
    t.me.choose('gub');
    t.expect({ me: { line: [used] }, foe: { line: ['troll', 'mother'] } });
  });

  it('each of them with your red key forged', () => {
    const t = table({
      me: { house: 'skyborn', keys: ['red'], line: ['third-of-cliff', 'mother'] },
      foe: { line: ['troll', 'mother', 'gub'] },
    });
    t.me.action('third-of-cliff');
    t.expect({ me: { line: [used, 'mother'] }, foe: { line: ['mother'] } });
  });

  it('does nothing without an enemy creature', () => {
    const t = table({ me: { house: 'skyborn', line: ['third-of-cliff', 'mother'] } });
    t.me.action('third-of-cliff');
    t.expect({ me: { line: [used, 'mother'] } });
  });
});
