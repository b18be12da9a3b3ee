import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('rotfeast', () => {
  it('gains 1 each time a creature is dealt damage this turn', () => {
    const t = table({
      me: { house: 'untamed', hand: ['rotfeast'], line: ['murmook'] },
      foe: { line: ['troll'] },
    });
    t.me.play('rotfeast').fight('murmook', 'troll');
    t.expect({ me: { aember: 3, line: [] }, foe: { line: [{ id: 'troll', damage: 3 }] } });
  });

  it('gains nothing for damage that armor or a ward stops', () => {
    const t = table({
      me: { house: 'untamed', hand: ['rotfeast'], line: ['aemberfly'] },
      foe: { line: [{ id: 'troll', warded: true }] },
    });
    t.me.play('rotfeast').fight('aemberfly', 'troll');
    t.expect({
      me: { aember: 1, line: [{ id: 'aemberfly', exhausted: true }] },
      foe: { line: ['troll'] },
    });
  });

  it('is over with the turn', () => {
    const t = table({
      me: { house: 'untamed', hand: ['rotfeast'], line: ['giant-sloth'] },
      foe: { houses: ['brobnar', 'logos', 'dis'], hand: ['punch'] },
    });
    t.me.play('rotfeast').end();
    t.foe.house('brobnar').play('punch');
    t.expect({ me: { aember: 1, line: [{ id: 'giant-sloth', damage: 3 }] } });
  });
});
