import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const bot = { id: 'mother', token: 'b0-t' };

describe('b0-t', () => {
  it('uses a friendly creature of another house', () => {
    const t = table({ me: { house: 'star-alliance', line: [bot, 'troll', 'lieutenant-khrkhar'] } });
    t.me.action('b0-t');
    t.expect({
      me: { aember: 1, line: [{ ...bot, exhausted: true }, { id: 'troll', exhausted: true }, 'lieutenant-khrkhar'] },
    });
  });

  it('uses none where there is none, neither itself nor an enemy creature', () => {
    const t = table({
      me: { house: 'star-alliance', line: [bot, bot] },
      foe: { line: ['troll'], artifacts: ['library-of-babble'] },
    });
    t.me.action('b0-t#1');
    t.expect({
      me: { line: [{ ...bot, exhausted: true }, bot] },
      foe: { line: ['troll'], artifacts: ['library-of-babble'] },
    });
  });
});
