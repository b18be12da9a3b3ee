import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('trojan-sauropod', () => {
  it('enters play under the control of the opponent; its bonus is for whoever plays it', () => {
    const t = table({ me: { house: 'saurian', hand: ['trojan-sauropod'] }, foe: { artifacts: ['iss-indominus'] } });
    t.me.play('trojan-sauropod');
    t.expect({
      me: { aember: 1, artifacts: [] },
      foe: { aember: 0, artifacts: ['iss-indominus', { id: 'trojan-sauropod', exhausted: true }] },
    });
  });

  it('there it serves the opponent, and plays the hand of its owner', () => {
    const t = table({
      me: { house: 'saurian', ...myHouses.saurian, hand: ['trojan-sauropod', 'mother', 'punch'], deck: filler(9) },
      foe: { ...foeHouses, hand: filler(6), deck: filler(9) },
    });
    t.me.play('trojan-sauropod').end();
    t.foe.house('dis').end();
    t.me.house('dis').end();
    t.foe.house('dis').omni('trojan-sauropod');
    t.expect({
      me: { aember: 1, line: ['mother'], hand: filler(7), discard: ['trojan-sauropod'] },
      foe: { aember: 3, artifacts: [], discard: [] },
    });
  });

  it('gives 3 æmber and puts the creatures of the opponent’s hand into play ready, then that hand is refilled', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: [{ id: 'trojan-sauropod', owner: 1 }], hand: ['bumpsy'], line: ['krump'] },
      foe: { aember: 2, hand: ['troll', 'punch', 'mother'], deck: filler(7), line: ['tocsin'] },
    });
    t.me.omni('trojan-sauropod').choose('mother').flank('left').flank('right');
    t.expect({
      me: { aember: 3, hand: ['bumpsy'], line: ['krump'], artifacts: [] },
      foe: {
        aember: 2,
        line: ['mother', 'tocsin', 'troll'],
        hand: filler(7),
        deck: filler(1),
        discard: ['trojan-sauropod'],
      },
    });
  });

  it('they are not played: no bonus, and no Play: ability', () => {
    const t = table({
      me: { house: 'brobnar', aember: 1, artifacts: [{ id: 'trojan-sauropod', owner: 1 }] },
      foe: { hand: [{ id: 'bumpsy', bonus: ['aember'] }], deck: filler(9) },
    });
    t.me.omni('trojan-sauropod');
    t.expect({ me: { aember: 4 }, foe: { aember: 0, line: ['bumpsy'], hand: filler(6), deck: filler(3) } });
  });

  it('chains of the opponent count when the hand is refilled, and one is shed', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: [{ id: 'trojan-sauropod', owner: 1 }] },
      foe: { chains: 7, hand: ['troll'], deck: filler(9) },
    });
    t.me.omni('trojan-sauropod');
    t.expect({ foe: { chains: 6, line: ['troll'], hand: filler(4), deck: filler(5) } });
  });

  it('without a creature in that hand the rest happens all the same', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: [{ id: 'trojan-sauropod', owner: 1 }] },
      foe: { hand: ['punch'], deck: filler(9) },
    });
    t.me.omni('trojan-sauropod');
    t.expect({
      me: { aember: 3, artifacts: [] },
      foe: { line: [], hand: filler(6), deck: filler(4), discard: ['trojan-sauropod'] },
    });
  });

  it('only those creatures enter ready, and no others in this turn', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: [{ id: 'trojan-sauropod', owner: 1 }], hand: ['bumpsy'] },
      foe: { hand: ['troll'], deck: filler(9) },
    });
    t.me.omni('trojan-sauropod').play('bumpsy');
    t.expect({ me: { aember: 3, line: [{ id: 'bumpsy', exhausted: true }] }, foe: { line: ['troll'] } });
  });

  it('a gigantic creature is put into play with both halves, and one half stays in hand', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: [{ id: 'trojan-sauropod', owner: 1 }] },
      foe: { hand: ['deusillus', 'deusillus2'] },
    });
    t.me.omni('trojan-sauropod');
    t.expect({ foe: { hand: [], line: ['deusillus'] } });
    const u = table({
      me: { house: 'brobnar', artifacts: [{ id: 'trojan-sauropod', owner: 1 }] },
      foe: { hand: ['deusillus2', 'troll'] },
    });
    u.me.omni('trojan-sauropod');
    u.expect({ foe: { hand: ['deusillus2'], line: ['troll'] } });
  });
});
