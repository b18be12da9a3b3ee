import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('further-testing-needed', () => {
  it('puts a friendly card into the archives of its owner', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['further-testing-needed'],
        line: ['zorg', { id: 'infomorph', owner: 1 }],
        artifacts: ['dominator-bauble'],
      },
      foe: { line: ['kelpminder'] },
    });
    t.me.play('further-testing-needed').choose('infomorph');
    t.expect({
      me: { aember: 1, line: ['zorg'], archives: [] },
      foe: { line: ['kelpminder'], archives: ['infomorph'] },
    });
  });

  it('may be an artifact, and nothing where no card is friendly', () => {
    const t = table({
      me: { house: 'mars', hand: ['further-testing-needed'], line: ['zorg'], artifacts: ['dominator-bauble'] },
    });
    t.me.play('further-testing-needed').choose('dominator-bauble');
    t.expect({ me: { line: ['zorg'], artifacts: [], archives: ['dominator-bauble'] } });
    const u = table({ me: { house: 'mars', hand: ['further-testing-needed'] }, foe: { line: ['kelpminder'] } });
    u.me.play('further-testing-needed');
    u.expect({ me: { archives: [] }, foe: { line: ['kelpminder'] } });
  });
});
