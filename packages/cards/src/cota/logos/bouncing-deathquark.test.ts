import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('bouncing-deathquark', () => {
  it('destroys an enemy and a friendly creature, and may stop after that', () => {
    const t = table({
      me: { house: 'logos', hand: ['bouncing-deathquark'], line: ['mother', 'batdrone'] },
      foe: { line: ['tocsin', 'valdr'] },
    });
    t.me.play('bouncing-deathquark').choose('valdr').choose('batdrone').no();
    t.expect({
      me: { aember: 0, line: ['mother'], discard: ['bouncing-deathquark', 'batdrone'] },
      foe: { line: ['tocsin'], discard: ['valdr'] },
    });
  });

  it('may go on as long as both players have a creature', () => {
    const t = table({
      me: { house: 'logos', hand: ['bouncing-deathquark'], line: ['mother', 'batdrone', 'doc-bookton'] },
      foe: { line: ['shooler', 'valdr', 'the-terror', 'stealer-of-souls'] },
    });
    t.me.play('bouncing-deathquark').choose('valdr', 'batdrone').yes().choose('shooler', 'mother').yes();
    t.me.choose('stealer-of-souls');
    t.expect({
      me: { line: [], discard: ['bouncing-deathquark', 'doc-bookton', 'mother', 'batdrone'] },
      foe: { line: ['the-terror'], discard: ['stealer-of-souls', 'shooler', 'valdr'] },
    });
  });

  it('is not repeated once the opponent has no creature left', () => {
    const t = table({
      me: { house: 'logos', hand: ['bouncing-deathquark'], line: ['mother', 'batdrone'] },
      foe: { line: ['valdr'] },
    });
    t.me.play('bouncing-deathquark').choose('batdrone');
    t.expect({ me: { line: ['mother'] }, foe: { line: [] } });
  });

  it('destroys what there is where only one player has creatures', () => {
    const enemies = table({
      me: { house: 'logos', hand: ['bouncing-deathquark'] },
      foe: { line: ['tocsin', 'valdr'] },
    });
    enemies.me.play('bouncing-deathquark').choose('valdr');
    enemies.expect({ foe: { line: ['tocsin'], discard: ['valdr'] } });
    const friends = table({
      me: { house: 'logos', hand: ['bouncing-deathquark'], line: ['mother', 'batdrone'] },
      foe: {},
    });
    friends.me.play('bouncing-deathquark').choose('batdrone');
    friends.expect({ me: { line: ['mother'], discard: ['bouncing-deathquark', 'batdrone'] } });
    const nobody = table({ me: { house: 'logos', hand: ['bouncing-deathquark'] }, foe: {} });
    nobody.me.play('bouncing-deathquark');
    nobody.expect({ me: { discard: ['bouncing-deathquark'] } });
  });

  it('destroys both at the same time: neither sees the other go', () => {
    const t = table({
      me: { house: 'logos', hand: ['bouncing-deathquark'], line: ['dust-imp'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.play('bouncing-deathquark').choose('dust-imp', 'dust-imp').order('dust-imp');
    t.expect({ me: { aember: 2, line: [] }, foe: { aember: 2, line: [] } });
  });

  it('may be repeated against a creature that its ward saved', () => {
    const t = table({
      me: { house: 'logos', hand: ['bouncing-deathquark'], line: ['mother', 'batdrone'] },
      foe: { line: [{ id: 'valdr', warded: true }] },
    });
    t.me.play('bouncing-deathquark').choose('batdrone').yes();
    t.expect({ me: { line: [] }, foe: { line: [], discard: ['valdr'] } });
  });
});

describe('Bouncing Deathquark', () => {
  it('may be stopped, and cannot go on when one side has nobody left', () => {
    const t = table({
      me: { house: 'logos', hand: ['bouncing-deathquark'], line: ['urchin', 'dust-imp', 'mother'] },
      foe: { line: ['tocsin', 'krump'] },
    });
    t.me.play('bouncing-deathquark').choose('tocsin', 'urchin').yes().choose('dust-imp');
    t.expect({ me: { aember: 2, line: ['mother'] }, foe: { line: [] } });
    const u = table({
      me: { house: 'logos', hand: ['bouncing-deathquark'], line: ['urchin', 'dust-imp'] },
      foe: { line: ['tocsin', 'krump'] },
    });
    u.me.play('bouncing-deathquark').choose('tocsin', 'urchin').no();
    u.expect({ me: { line: ['dust-imp'] }, foe: { line: ['krump'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling bouncing-deathquark/saved: goes on over a creature that Armageddon Cloak saved, for both are there again (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'logos',
          hand: ['bouncing-deathquark'],
          line: [{ id: 'mother', damage: 2, upgrades: ['armageddon-cloak'] }],
        },
        foe: { line: ['tocsin', 'krump'] },
      });
      t.me.play('bouncing-deathquark').choose('tocsin').yes();
      t.expect({ me: { line: [] }, foe: { line: [] } });
    },
  );

  it('a Phoenix Heart in it may end it, by killing all the others', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['bouncing-deathquark'],
        line: [{ id: 'mother', upgrades: ['phoenix-heart'] }, 'urchin'],
      },
      foe: { line: ['tocsin', 'krump', 'dust-imp'] },
    });
    t.me.play('bouncing-deathquark').choose('dust-imp', 'mother').order('mother');
    t.expect({
      me: { hand: ['mother'], line: [], discard: ['bouncing-deathquark', 'urchin', 'phoenix-heart'] },
      foe: { aember: 2, line: [{ id: 'krump', damage: 3 }] },
    });
  });

  it('without enemies it destroys one friend, once', () => {
    const t = table({ me: { house: 'logos', hand: ['bouncing-deathquark'], line: ['urchin', 'mother'] }, foe: {} });
    t.me.play('bouncing-deathquark').choose('urchin');
    t.expect({ me: { line: ['mother'] } });
  });
});
