import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('greedy-reprisal', () => {
  it('destroys a creature for each æmber of the opponent', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['greedy-reprisal'], line: ['valdr'] },
      foe: { aember: 2, line: ['valdr', 'troll', 'bumpsy'] },
    });
    t.me.play('greedy-reprisal').choose('troll').choose('bumpsy');
    t.expect({ me: { line: ['valdr'] }, foe: { aember: 2, line: ['valdr'] } });
  });

  it('Fate: deals 2 to a friendly creature for each point of armor of enemy creatures', () => {
    const t = fated(
      'greedy-reprisal',
      { line: ['valdr', 'troll'] },
      { line: ['lyco-knight', 'champion-anaphiel', 'bumpsy'] },
    );
    t.foe.choose('troll', 'troll', 'valdr');
    t.expect({
      me: { line: ['lyco-knight', 'champion-anaphiel', 'bumpsy'] },
      foe: {
        line: [
          { id: 'valdr', damage: 2 },
          { id: 'troll', damage: 4 },
        ],
      },
    });
  });
});
