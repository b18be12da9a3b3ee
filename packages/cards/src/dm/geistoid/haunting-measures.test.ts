import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('haunting-measures', () => {
  it('discards 6, of which a card of another house may come to your hand', () => {
    const t = table({
      me: {
        house: 'geistoid',
        hand: ['haunting-measures'],
        deck: ['troll', 'boo', 'punch', 'fear', 'snippy', 'mother', 'krump'],
      },
    });
    t.me.play('haunting-measures').yes().choose('mother');
    t.expect({
      me: {
        aember: 1,
        hand: ['mother'],
        deck: ['krump'],
        discard: ['haunting-measures', 'snippy', 'fear', 'punch', 'boo', 'troll'],
      },
    });
  });

  it('takes no Geistoid card and no card that lay there before', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['haunting-measures'], deck: ['boo', 'snippy', 'troll'], discard: ['punch'] },
    });
    t.me.play('haunting-measures').yes();
    t.expect({ me: { hand: ['troll'], discard: ['haunting-measures', 'snippy', 'boo', 'punch'] } });
    const none = table({
      me: { house: 'geistoid', hand: ['haunting-measures'], deck: ['boo', 'snippy'], discard: ['punch'] },
    });
    none.me.play('haunting-measures');
    none.expect({ me: { hand: [], discard: ['haunting-measures', 'snippy', 'boo', 'punch'] } });
  });

  it('may leave all of them there', () => {
    const t = table({ me: { house: 'geistoid', hand: ['haunting-measures'], deck: ['troll'] } });
    t.me.play('haunting-measures').no();
    t.expect({ me: { hand: [], deck: [], discard: ['haunting-measures', 'troll'] } });
  });
});
