import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('double-doom', () => {
  it('returns an enemy creature, and then discards a card at random from their hand', () => {
    const t = table({
      me: { house: 'dis', hand: ['double-doom'], line: ['shooler'] },
      foe: { line: ['troll', 'bumpsy'], hand: ['troll', 'troll'] },
    });
    t.me.play('double-doom').choose('troll');
    t.expect({
      me: { line: ['shooler'] },
      foe: { line: ['bumpsy'], hand: ['troll', 'troll'], discard: ['troll'] },
    });
  });

  it('may discard the very card that was returned, if there is no other', () => {
    const t = table({ me: { house: 'dis', hand: ['double-doom'] }, foe: { line: ['troll'], hand: [] } });
    t.me.play('double-doom');
    t.expect({ foe: { line: [], hand: [], discard: ['troll'] } });
  });

  it('discards a card though there is no creature, and though a ward kept it there', () => {
    const t = table({ me: { house: 'dis', hand: ['double-doom'], line: ['shooler'] }, foe: { hand: ['anger'] } });
    t.me.play('double-doom');
    t.expect({ me: { line: ['shooler'] }, foe: { hand: [], discard: ['anger'] } });
    const u = table({
      me: { house: 'dis', hand: ['double-doom'] },
      foe: { line: [{ id: 'troll', warded: true }], hand: ['anger'] },
    });
    u.me.play('double-doom');
    u.expect({ foe: { line: ['troll'], hand: [], discard: ['anger'] } });
  });

  it('returns a creature to the hand of its owner, but the opponent discards', () => {
    const t = table({
      me: { house: 'dis', hand: ['double-doom'] },
      foe: { line: [{ id: 'troll', owner: 0 }], hand: ['anger'] },
    });
    t.me.play('double-doom');
    t.expect({ me: { hand: ['troll'] }, foe: { line: [], hand: [], discard: ['anger'] } });
  });
});
