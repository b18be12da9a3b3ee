import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('sound-the-horns', () => {
  it('discards down to a Brobnar creature, and takes that', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['sound-the-horns'],
        deck: ['punch', 'mother', 'troll', 'smaaash', 'fear'],
        discard: ['bumpsy'],
      },
      foe: {},
    });
    t.me.play('sound-the-horns');
    t.expect({
      me: {
        aember: 1,
        hand: ['troll'],
        deck: ['smaaash', 'fear'],
        discard: ['sound-the-horns', 'mother', 'punch', 'bumpsy'],
      },
    });
  });

  it('takes the top card where that is one', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['sound-the-horns'], deck: ['troll', 'smaaash'] },
      foe: {},
    });
    t.me.play('sound-the-horns');
    t.expect({ me: { hand: ['troll'], deck: ['smaaash'], discard: ['sound-the-horns'] } });
  });

  it('discards the whole deck where there is none, and takes nothing', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['sound-the-horns'], deck: ['punch', 'mother', 'fear'], discard: ['troll'] },
      foe: { deck: ['troll'] },
    });
    t.me.play('sound-the-horns');
    t.expect({
      me: { hand: [], deck: [], discard: ['sound-the-horns', 'fear', 'mother', 'punch', 'troll'] },
      foe: { deck: ['troll'] },
    });
  });

  it('takes the last card of the deck', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['sound-the-horns'], deck: ['punch', 'troll'] },
      foe: {},
    });
    t.me.play('sound-the-horns');
    t.expect({ me: { hand: ['troll'], deck: [], discard: ['sound-the-horns', 'punch'] } });
  });

  it('does nothing with an empty deck: it does not shuffle the discard pile', () => {
    const t = table({ me: { house: 'brobnar', hand: ['sound-the-horns'], discard: ['troll'] }, foe: {} });
    t.me.play('sound-the-horns');
    t.expect({ me: { aember: 1, hand: [], deck: [], discard: ['sound-the-horns', 'troll'] } });
  });

  it('does not make a Rock-Hurling Giant throw: the cards are not discarded from hand', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['sound-the-horns'], deck: ['punch', 'troll'], line: ['rock-hurling-giant'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('sound-the-horns');
    t.expect({ me: { hand: ['troll'], line: ['rock-hurling-giant'] }, foe: { line: ['tocsin'] } });
  });
});
