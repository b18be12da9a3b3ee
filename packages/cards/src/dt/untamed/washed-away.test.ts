import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('washed-away', () => {
  it('destroys the artifacts of both players while the tide is high', () => {
    const t = table({
      me: { house: 'untamed', hand: ['washed-away'], artifacts: ['nepenthe-seed'], line: ['mighty-tiger'] },
      foe: { artifacts: ['the-sting', 'safe-place'] },
      tide: { highFor: 0 },
    });
    t.me.play('washed-away');
    t.expect({
      me: { aember: 1, artifacts: [], line: ['mighty-tiger'], discard: ['washed-away', 'nepenthe-seed'] },
      foe: { artifacts: [], discard: ['safe-place', 'the-sting'] },
      tide: { highFor: 0 },
    });
  });

  it.each([
    { how: 'low', tide: { highFor: 1 } },
    { how: 'neither high nor low', tide: undefined },
  ])('raises the tide instead while it is $how, and destroys nothing then', ({ tide }) => {
    const t = table({
      me: { house: 'untamed', hand: ['washed-away'], artifacts: ['nepenthe-seed'] },
      foe: { artifacts: ['the-sting'] },
      ...(tide === undefined ? {} : { tide }),
    });
    t.me.play('washed-away');
    t.expect({
      me: { aember: 1, chains: 0, artifacts: ['nepenthe-seed'] },
      foe: { artifacts: ['the-sting'] },
      tide: { highFor: 0 },
    });
  });

  it('does nothing more while the tide is high and there is no artifact', () => {
    const t = table({ me: { house: 'untamed', hand: ['washed-away'] }, foe: {}, tide: { highFor: 0 } });
    t.me.play('washed-away');
    t.expect({ me: { aember: 1, discard: ['washed-away'] }, tide: { highFor: 0 } });
  });
});
