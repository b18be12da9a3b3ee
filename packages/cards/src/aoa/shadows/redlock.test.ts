import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('redlock', () => {
  it('gains 1 at the end of a turn in which you played no creature', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, hand: ['finishing-blow'], line: ['redlock'] },
      foe: { ...foeHouses },
    });
    t.me.play('finishing-blow').end();
    t.expect({ me: { aember: 2, line: ['redlock'] } });
    t.foe.house('dis').end();
    t.expect({ me: { aember: 2, line: ['redlock'] } });
  });

  it('gains nothing after a creature was played, be it Redlock', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, hand: ['redlock'] },
      foe: { ...foeHouses },
    });
    t.me.play('redlock').end();
    t.expect({ me: { aember: 0, line: ['redlock'] } });
  });
});
