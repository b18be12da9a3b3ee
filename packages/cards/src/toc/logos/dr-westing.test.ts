import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const made = { id: 'mother', token: 'savant', exhausted: true };
const used = { id: 'dr-westing', exhausted: true };

describe('dr-westing', () => {
  it('makes a token creature after it reaped on a flank', () => {
    const t = table({ me: { house: 'logos', line: ['dr-westing', 'troll'], deck: ['mother'], beside: ['savant'] } });
    t.me.reap('dr-westing').flank('left');
    t.expect({ me: { aember: 1, line: [made, used, 'troll'] } });
  });

  it('makes none where it stands between others', () => {
    const t = table({
      me: { house: 'logos', line: ['krump', 'dr-westing', 'troll'], deck: ['mother'], beside: ['savant'] },
    });
    t.me.reap('dr-westing');
    t.expect({ me: { aember: 1, line: ['krump', used, 'troll'], deck: ['mother'] } });
  });
});
