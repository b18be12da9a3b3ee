import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const thrall = (id: string) => ({ id, token: 'thrall' });

describe('the-forsaken', () => {
  it('makes a token creature on the left flank for each card that the opponent discards from their hand', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['anger', 'punch', 'mother'] },
      foe: { line: ['troll', 'the-forsaken'], deck: ['dextre', 'bumpsy', 'krump'], beside: ['thrall'] },
    });
    t.me.discard('anger').discard('punch');
    t.expect({
      me: { hand: ['mother'] },
      foe: {
        line: [
          { ...thrall('bumpsy'), exhausted: true },
          { ...thrall('dextre'), exhausted: true },
          'troll',
          'the-forsaken',
        ],
        deck: ['krump'],
      },
    });
  });

  it('makes one in its own turn, too: Thrall takes the card', () => {
    const t = table({
      me: { house: 'dis', line: ['the-forsaken', thrall('mother')], deck: ['anger'], beside: ['thrall'] },
      foe: { hand: ['punch'], line: ['troll'] },
    });
    t.me.fight('thrall', 'troll');
    t.expect({
      me: { line: [{ ...thrall('anger'), exhausted: true }, 'the-forsaken'] },
      foe: { hand: [], line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('makes none for cards of a deck, nor for those of its own player', () => {
    const t = table({
      me: { house: 'dis', hand: ['pit-demon'], line: ['the-forsaken'], deck: ['anger'], beside: ['thrall'] },
    });
    t.me.discard('pit-demon');
    t.expect({ me: { line: ['the-forsaken'], deck: ['anger'] } });
    const u = table({
      me: { house: 'geistoid', line: [{ id: 'mother', token: 'wrecker' }], deck: ['punch'] },
      foe: { line: ['the-forsaken'], deck: ['anger'], beside: ['thrall'] },
    });
    u.me.reap('wrecker').choose('Your deck');
    u.expect({
      me: { aember: 1, line: [{ id: 'mother', token: 'wrecker', exhausted: true }], discard: ['punch'] },
      foe: { line: ['the-forsaken'], deck: ['anger'] },
    });
  });
});
