import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('harmal-atoon', () => {
  it('returns each other friendly Brobnar creature that is destroyed to its owner’s hand', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['punch', 'punch'],
        line: ['harmal-atoon', { id: 'bumpsy', damage: 3 }, { id: 'mother', damage: 3 }],
      },
      foe: { line: ['troll'] },
    });
    t.me.play('punch').choose('bumpsy');
    t.me.play('punch').choose('mother');
    t.expect({
      me: { hand: ['bumpsy'], line: ['harmal-atoon'], discard: ['punch', 'mother', 'punch'] },
      foe: { line: ['troll'] },
    });
  });

  it('does nothing for itself, nor for an enemy creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch'], line: [{ id: 'harmal-atoon', damage: 3 }] },
      foe: { line: [{ id: 'bumpsy', damage: 3 }] },
    });
    t.me.play('punch').choose('bumpsy').play('punch');
    t.expect({ me: { hand: [], line: [] }, foe: { hand: [], line: [], discard: ['bumpsy'] } });
  });

  it('works for one that dies together with it', () => {
    const t = table({ me: { house: 'dis', hand: ['gateway-to-dis'], line: ['harmal-atoon', 'bumpsy'] } });
    t.me.play('gateway-to-dis');
    t.expect({ me: { hand: ['bumpsy'], line: [], chains: 3 } });
  });
});
