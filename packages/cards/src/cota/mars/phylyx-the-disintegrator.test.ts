import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('phylyx-the-disintegrator', () => {
  it('costs the opponent 1 for each other friendly Mars creature, ready or not', () => {
    const t = table({
      me: {
        house: 'mars',
        line: ['phylyx-the-disintegrator', 'blypyp', { id: 'tunk', exhausted: true }, 'snufflegator'],
      },
      foe: { aember: 5, line: ['zyzzix-the-many'] },
    });
    t.me.action('phylyx-the-disintegrator');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'phylyx-the-disintegrator', exhausted: true },
          'blypyp',
          { id: 'tunk', exhausted: true },
          'snufflegator',
        ],
      },
      foe: { aember: 3, line: ['zyzzix-the-many'] },
    });
  });

  it('does not count itself, but counts another copy', () => {
    const alone = table({ me: { house: 'mars', line: ['phylyx-the-disintegrator'] }, foe: { aember: 5 } });
    alone.me.action('phylyx-the-disintegrator');
    alone.expect({ me: { line: [{ id: 'phylyx-the-disintegrator', exhausted: true }] }, foe: { aember: 5 } });
    const two = table({
      me: { house: 'mars', line: ['phylyx-the-disintegrator', 'phylyx-the-disintegrator'] },
      foe: { aember: 5 },
    });
    two.me.action('phylyx-the-disintegrator');
    two.expect({
      me: { line: [{ id: 'phylyx-the-disintegrator', exhausted: true }, 'phylyx-the-disintegrator'] },
      foe: { aember: 4 },
    });
  });

  it('takes no more than there is', () => {
    const t = table({
      me: { house: 'mars', line: ['phylyx-the-disintegrator', 'blypyp', 'tunk'] },
      foe: { aember: 1 },
    });
    t.me.action('phylyx-the-disintegrator');
    t.expect({
      me: { line: [{ id: 'phylyx-the-disintegrator', exhausted: true }, 'blypyp', 'tunk'] },
      foe: { aember: 0 },
    });
  });

  it('is elusive', () => {
    const t = table({ me: { house: 'brobnar', line: ['headhunter'] }, foe: { line: ['phylyx-the-disintegrator'] } });
    t.me.fight('headhunter', 'phylyx-the-disintegrator');
    t.expect({
      me: { aember: 1, line: [{ id: 'headhunter', exhausted: true }] },
      foe: { line: ['phylyx-the-disintegrator'] },
    });
  });
});
