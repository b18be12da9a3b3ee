import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('special-agent-fingers', () => {
  it('steals 1', () => {
    const t = table({ me: { house: 'star-alliance', line: ['special-agent-fingers'] }, foe: { aember: 2 } });
    t.me.action('special-agent-fingers');
    t.expect({ me: { aember: 1, line: [{ id: 'special-agent-fingers', exhausted: true }] }, foe: { aember: 1 } });
  });

  it('is elusive', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll'] }, foe: { line: ['special-agent-fingers'] } });
    t.me.fight('troll', 'special-agent-fingers');
    t.expect({ me: { line: [{ id: 'troll', exhausted: true }] }, foe: { line: ['special-agent-fingers'] } });
  });
});
