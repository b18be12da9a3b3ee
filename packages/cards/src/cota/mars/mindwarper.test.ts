import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('mindwarper', () => {
  it('lets an enemy creature capture 1 from its own side', () => {
    const t = table({
      me: { house: 'mars', aember: 3, line: ['mindwarper'] },
      foe: { aember: 2, line: ['tocsin', 'mother'] },
    });
    t.me.action('mindwarper').choose('mother');
    t.expect({
      me: { aember: 3, line: [{ id: 'mindwarper', exhausted: true }] },
      foe: { aember: 1, line: ['tocsin', { id: 'mother', aember: 1 }] },
    });
  });

  it('brings nothing where the opponent has no æmber', () => {
    const t = table({
      me: { house: 'mars', aember: 3, line: ['mindwarper'] },
      foe: { line: ['tocsin'] },
    });
    t.me.action('mindwarper');
    t.expect({
      me: { aember: 3, line: [{ id: 'mindwarper', exhausted: true }] },
      foe: { aember: 0, line: ['tocsin'] },
    });
  });

  it('brings nothing without an enemy creature', () => {
    const t = table({ me: { house: 'mars', line: ['mindwarper', 'blypyp'] }, foe: { aember: 2 } });
    t.me.action('mindwarper');
    t.expect({ me: { line: [{ id: 'mindwarper', exhausted: true }, 'blypyp'] }, foe: { aember: 2 } });
  });

  it('is elusive', () => {
    const t = table({ me: { house: 'brobnar', line: ['headhunter'] }, foe: { line: ['mindwarper'] } });
    t.me.fight('headhunter', 'mindwarper');
    t.expect({ me: { aember: 1, line: [{ id: 'headhunter', exhausted: true }] }, foe: { line: ['mindwarper'] } });
  });
});
