import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('mark-of-dis', () => {
  const marked = (target: object) => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, hand: ['mark-of-dis'] },
      foe: { ...foeHouses, line: [target as { id: string }] },
    });
    t.me.play('mark-of-dis').end();
    return t;
  };

  it('makes the opponent choose the house of a creature that it did not destroy', () => {
    marked({ id: 'troll' }).expect({
      house: 'brobnar',
      me: { aember: 1 },
      foe: { line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('binds nobody where the creature was destroyed', () => {
    const t = marked({ id: 'tocsin', damage: 1 });
    expect([...t.options()].sort()).toEqual(['brobnar', 'dis', 'shadows']);
  });

  it('ruling mark-of-dis/ward: a creature that a ward, or armor, saved was not destroyed', () => {
    marked({ id: 'tocsin', warded: true }).expect({ house: 'dis', foe: { line: ['tocsin'] } });
    const t = table({
      me: { house: 'dis', ...myHouses.dis, hand: ['mark-of-dis'] },
      foe: { houses: ['brobnar', 'sanctum', 'dis'], line: ['raiding-knight'] },
    });
    t.me.play('mark-of-dis').end();
    t.expect({ house: 'sanctum', foe: { line: ['raiding-knight'] } });
  });

  it('binds its own player, in their next turn and not the opponent, where that player controls the creature', () => {
    const t = table({
      me: { house: 'dis', houses: ['dis', 'brobnar', 'logos'], hand: ['mark-of-dis'], line: ['troll'] },
      foe: { ...foeHouses, aember: 6 },
    });
    t.me.play('mark-of-dis').end();
    expect([...t.options()].sort()).toEqual(['brobnar', 'dis', 'shadows']);
    t.foe.house('dis').end();
    t.expect({ house: 'brobnar', active: 'me', me: { line: [{ id: 'troll', damage: 2 }] } });
    t.me.end();
    t.foe.house('dis').end();
    expect([...t.options()].sort()).toEqual(['brobnar', 'dis', 'logos']);
  });

  it('binds for one turn only', () => {
    const t = marked({ id: 'troll' });
    t.foe.end();
    t.me.house('dis').end();
    expect([...t.options()].sort()).toEqual(['brobnar', 'dis', 'shadows']);
  });

  it('without a creature there is nobody to bind', () => {
    const t = table({ me: { house: 'dis', ...myHouses.dis, hand: ['mark-of-dis'] }, foe: foeHouses });
    t.me.play('mark-of-dis').end();
    expect([...t.options()].sort()).toEqual(['brobnar', 'dis', 'shadows']);
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling mark-of-dis/house-icons: of a creature with an icon of a house either house may be chosen (%s)',
    (edition) => {
      const marked = () => {
        const t = table({
          edition,
          me: { house: 'dis', hand: ['mark-of-dis'] },
          foe: { houses: ['brobnar', 'logos', 'shadows'], line: [{ id: 'troll', houseIcons: ['logos'] }] },
        });
        t.me.play('mark-of-dis').end();
        return t;
      };
      marked().foe.house('logos');
      marked().foe.house('brobnar');
      const t = marked();
      t.expect({ foe: { line: [{ id: 'troll', damage: 2 }] } });
      if (t.options().includes('shadows')) throw new Error('Shadows is no house of that creature');
    },
  );
});
