import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('stratosmack', () => {
  it('makes a token creature where its 3 damage destroys a creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['stratosmack'], line: ['troll'], deck: ['mother'], beside: ['warrior'] },
      foe: { line: ['dextre'] },
    });
    t.me.play('stratosmack').choose('dextre').flank('left');
    t.expect({
      me: { line: [{ id: 'mother', token: 'warrior', exhausted: true }, 'troll'] },
      foe: { line: [], deck: ['dextre'] },
    });
  });

  it('makes none where the creature survives, or there is none', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['stratosmack'], deck: ['mother'], beside: ['warrior'] },
      foe: { line: ['troll'] },
    });
    t.me.play('stratosmack');
    t.expect({ me: { line: [], deck: ['mother'] }, foe: { line: [{ id: 'troll', damage: 3 }] } });
    const u = table({ me: { house: 'brobnar', hand: ['stratosmack'], deck: ['mother'], beside: ['warrior'] } });
    u.me.play('stratosmack');
    u.expect({ me: { line: [], deck: ['mother'] } });
  });
});
