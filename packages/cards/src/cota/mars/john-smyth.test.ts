import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('john-smyth', () => {
  it('readies a Mars creature that is no Agent after it reaps', () => {
    const t = table({
      me: {
        house: 'mars',
        line: [
          'john-smyth',
          { id: 'john-smyth', exhausted: true },
          { id: 'tunk', exhausted: true },
          { id: 'snufflegator', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'blypyp', exhausted: true }] },
    });
    t.me.reap('john-smyth');
    expect([...t.options()].sort()).toEqual(['blypyp', 'tunk']);
    t.me.choose('tunk').reap('tunk');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'john-smyth', exhausted: true },
          { id: 'john-smyth', exhausted: true },
          { id: 'tunk', exhausted: true },
          { id: 'snufflegator', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'blypyp', exhausted: true }] },
    });
  });

  it('does so after it fights and lives', () => {
    const t = table({
      me: { house: 'mars', line: ['john-smyth', { id: 'tunk', exhausted: true }] },
      foe: { line: ['dust-pixie'] },
    });
    t.me.fight('john-smyth', 'dust-pixie');
    t.expect({ me: { line: [{ id: 'john-smyth', damage: 1, exhausted: true }, 'tunk'] }, foe: { line: [] } });
  });

  it('does nothing without such a creature', () => {
    const t = table({
      me: { house: 'mars', line: ['john-smyth', { id: 'snufflegator', exhausted: true }] },
      foe: {},
    });
    t.me.reap('john-smyth');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'john-smyth', exhausted: true },
          { id: 'snufflegator', exhausted: true },
        ],
      },
    });
  });

  it('is elusive', () => {
    const t = table({ me: { house: 'brobnar', line: ['headhunter'] }, foe: { line: ['john-smyth'] } });
    t.me.fight('headhunter', 'john-smyth');
    t.expect({ me: { aember: 1, line: [{ id: 'headhunter', exhausted: true }] }, foe: { line: ['john-smyth'] } });
  });
});
