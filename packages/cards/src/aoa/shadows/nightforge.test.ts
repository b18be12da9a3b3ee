import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('nightforge', () => {
  it('may forge a key at 4 more', () => {
    const t = table({ me: { house: 'shadows', aember: 9, hand: ['nightforge'] }, foe: {} });
    t.me.play('nightforge').yes();
    t.expect({ me: { keys: 1, aember: 0 } });
  });

  it('may be declined', () => {
    const t = table({ me: { house: 'shadows', aember: 9, hand: ['nightforge'] }, foe: {} });
    t.me.play('nightforge').no();
    t.expect({ me: { keys: 0, aember: 10 } });
  });

  it('offers nothing where the æmber does not suffice', () => {
    const t = table({ me: { house: 'shadows', aember: 8, hand: ['nightforge'] }, foe: {} });
    t.me.play('nightforge');
    t.expect({ me: { keys: 0, aember: 9 } });
  });

  it('does nothing in a turn in which you forged', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.shadows, aember: 15, hand: ['nightforge'] },
      foe: { ...foeHouses },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.me.house('shadows').play('nightforge');
    t.expect({ me: { keys: 1, aember: 10 } });
  });
});
