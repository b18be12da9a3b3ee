import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('revered-monk', () => {
  it.each([
    [['sequis', 'revered-monk', 'francus'], 0],
    [['troll', 'revered-monk', 'francus'], 1],
    [['troll', 'revered-monk', 'mother'], 3],
  ])('beside %j it takes %i of 3 damage', (line, damage) => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'] }, foe: { line } });
    t.me.play('punch').choose('revered-monk');
    t.expect({
      me: { aember: 1, line: [] },
      foe: { line: line.map((id) => (id === 'revered-monk' ? { id, damage } : id)) },
    });
  });
});
