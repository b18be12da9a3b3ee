import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hugger-mugger', () => {
  it.each([
    { mine: 0, theirs: 1, stolen: 1 },
    { mine: 1, theirs: 1, stolen: 0 },
    { mine: 2, theirs: 1, stolen: 0 },
  ])('captures 1, and steals $stolen with $mine keys against $theirs', ({ mine, theirs, stolen }) => {
    const t = table({
      me: { house: 'shadows', hand: ['hugger-mugger'], keys: mine },
      foe: { aember: 4, keys: theirs },
    });
    t.me.play('hugger-mugger');
    t.expect({
      me: { aember: stolen, line: [{ id: 'hugger-mugger', aember: 1, exhausted: true }] },
      foe: { aember: 3 - stolen },
    });
  });

  it('ruling hugger-mugger/last: after the last æmber is captured there is nothing to steal', () => {
    const t = table({ me: { house: 'shadows', hand: ['hugger-mugger'] }, foe: { aember: 1, keys: 1 } });
    t.me.play('hugger-mugger');
    t.expect({ me: { aember: 0, line: [{ id: 'hugger-mugger', aember: 1, exhausted: true }] }, foe: { aember: 0 } });
  });
});
