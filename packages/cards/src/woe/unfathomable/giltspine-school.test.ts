import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const beside = ['priest'];

describe('giltspine-school', () => {
  it('makes 3 token creatures', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['giltspine-school'], beside, deck: ['mother', 'troll', 'punch'] },
    });
    t.me.play('giltspine-school').flank('left').flank('left').flank('left');
    expect(t.state.players[0]?.line).toHaveLength(4);
    expect(t.state.players[0]?.deck).toHaveLength(0);
  });

  it('ruling giltspine-school/either: token creatures of either player stay exhausted in the ready step', () => {
    const token = { id: 'mother', token: 'priest', exhausted: true };
    const t = table({
      me: { house: 'unfathomable', line: ['giltspine-school', token, { id: 'hookmaster', exhausted: true }] },
      foe: { houses: ['brobnar', 'logos', 'dis'], line: [token, { id: 'troll', exhausted: true }] },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.expect({ me: { line: ['giltspine-school', token, 'hookmaster'] }, foe: { line: [token, 'troll'] } });
  });
});
