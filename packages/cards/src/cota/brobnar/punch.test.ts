import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('punch', () => {
  it('deals 3 to a creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['mother'] },
      foe: { line: ['snufflegator', 'tocsin'] },
    });
    t.me.play('punch').choose('snufflegator');
    t.expect({
      me: { aember: 1, line: ['mother'], discard: ['punch'] },
      foe: { line: [{ id: 'snufflegator', damage: 3 }, 'tocsin'] },
    });
  });

  it('destroys a creature of power 3', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'] }, foe: { line: ['tocsin', 'snufflegator'] } });
    t.me.play('punch').choose('tocsin');
    t.expect({ me: { aember: 1 }, foe: { line: ['snufflegator'], discard: ['tocsin'] } });
  });

  it('may hit a friendly creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'], line: ['dust-imp'] }, foe: { line: ['tocsin'] } });
    t.me.play('punch').choose('dust-imp');
    t.expect({ me: { aember: 3, line: [], discard: ['punch', 'dust-imp'] }, foe: { line: ['tocsin'] } });
  });

  it('is reduced by armor, once a turn', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch'] },
      foe: { line: ['raiding-knight'] },
    });
    t.me.play('punch');
    t.expect({ foe: { line: [{ id: 'raiding-knight', damage: 1 }] } });
    t.me.play('punch');
    t.expect({ me: { aember: 2 }, foe: { line: [], discard: ['raiding-knight'] } });
  });

  it('only takes the ward of a warded creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'] }, foe: { line: [{ id: 'dust-imp', warded: true }] } });
    t.me.play('punch');
    t.expect({ me: { aember: 1 }, foe: { aember: 0, line: ['dust-imp'] } });
  });

  it('gives only its bonus without a creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'] }, foe: {} });
    t.me.play('punch');
    t.expect({ me: { aember: 1, discard: ['punch'] } });
  });
});
