import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('foozle', () => {
  it('gains 1 more after an enemy creature was destroyed this turn', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'], line: ['foozle'] }, foe: { line: ['batdrone'] } });
    t.me.play('punch').choose('batdrone').reap('foozle');
    t.expect({ me: { aember: 3, line: [{ id: 'foozle', exhausted: true }] }, foe: { line: [] } });
  });

  it('gains nothing more for a friendly creature, or without a death', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'], line: ['foozle', 'batdrone', 'foozle'] }, foe: {} });
    t.me.reap('foozle').play('punch').choose('batdrone').reap('foozle#2');
    t.expect({
      me: {
        aember: 3,
        line: [
          { id: 'foozle', exhausted: true },
          { id: 'foozle', exhausted: true },
        ],
      },
    });
  });

  it('forgets what died last turn', () => {
    const t = table({
      me: { house: 'brobnar', ...myHouses.brobnar, hand: ['punch'], line: ['foozle'] },
      foe: { ...foeHouses, line: ['batdrone'] },
    });
    t.me.play('punch').choose('batdrone').end();
    t.foe.house('dis').end();
    t.me.house('brobnar').reap('foozle');
    t.expect({ me: { aember: 2, line: [{ id: 'foozle', exhausted: true }] }, foe: { line: [] } });
  });
});
