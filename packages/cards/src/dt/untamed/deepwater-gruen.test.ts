import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('deepwater-gruen', () => {
  it('gives the opponent 1 when it is played while the tide is low', () => {
    const t = table({ me: { house: 'untamed', hand: ['deepwater-gruen'] }, foe: {}, tide: { highFor: 1 } });
    t.me.play('deepwater-gruen');
    t.expect({ me: { aember: 2, line: [{ id: 'deepwater-gruen', exhausted: true }] }, foe: { aember: 1 } });
  });

  it('gives the opponent 1 when it reaps while the tide is low', () => {
    const t = table({ me: { house: 'untamed', line: ['deepwater-gruen'] }, foe: {}, tide: { highFor: 1 } });
    t.me.reap('deepwater-gruen');
    t.expect({ me: { aember: 1, line: [{ id: 'deepwater-gruen', exhausted: true }] }, foe: { aember: 1 } });
  });

  it.each([
    { how: 'high', tide: { highFor: 0 } },
    { how: 'neither high nor low', tide: undefined },
  ])('gives nothing, played or reaping, while the tide is $how', ({ tide }) => {
    const t = table({
      me: { house: 'untamed', hand: ['deepwater-gruen'], line: ['deepwater-gruen'] },
      foe: {},
      ...(tide === undefined ? {} : { tide }),
    });
    t.me.reap('deepwater-gruen').play('deepwater-gruen');
    t.expect({
      me: {
        aember: 3,
        line: [
          { id: 'deepwater-gruen', exhausted: true },
          { id: 'deepwater-gruen', exhausted: true },
        ],
      },
      foe: { aember: 0 },
    });
  });
});
