import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('academy-training', () => {
  it('makes a friendly creature Logos instead of its own house, and draws when it reaps', () => {
    const t = table({
      me: { house: 'logos', hand: ['academy-training'], line: ['krump'], deck: ['fear', 'punch'] },
      foe: {},
    });
    t.me.cannot('reap', 'krump', 'wrong-house').play('academy-training').reap('krump');
    t.expect({
      me: {
        aember: 1,
        hand: ['fear'],
        deck: ['punch'],
        line: [{ id: 'krump', exhausted: true, upgrades: ['academy-training'] }],
      },
    });
    const u = table({ me: { house: 'brobnar', line: [{ id: 'bumpsy', upgrades: ['academy-training'] }] }, foe: {} });
    u.me.cannot('reap', 'bumpsy', 'wrong-house');
  });

  it('on an enemy creature changes no house, but its controller draws', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['academy-training', ...filler(6)], deck: ['punch'] },
      foe: { ...foeHouses, line: ['krump'], deck: ['fear'] },
    });
    t.me.play('academy-training').end();
    t.foe.house('brobnar').reap('krump');
    t.expect({
      me: { deck: ['punch'] },
      foe: { aember: 1, hand: ['fear'], line: [{ id: 'krump', exhausted: true, upgrades: ['academy-training'] }] },
    });
  });
});
