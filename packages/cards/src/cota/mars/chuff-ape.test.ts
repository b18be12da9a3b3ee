import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('chuff-ape', () => {
  it('enters play stunned, and its neighbors are safe behind its taunt', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, hand: ['chuff-ape'], line: ['blypyp'] },
      foe: { ...foeHouses, line: ['headhunter'] },
    });
    t.me.play('chuff-ape', 'right').end();
    t.foe.house('brobnar');
    expect(targetsOf(t, 'headhunter')).toEqual(['chuff-ape']);
    t.foe.fight('headhunter', 'chuff-ape');
    t.expect({
      me: { line: ['blypyp', { id: 'chuff-ape', damage: 5, stunned: true }] },
      foe: { line: [] },
    });
  });

  it('may sacrifice another friendly creature to heal itself wholly after it reaps', () => {
    const t = table({
      me: { house: 'mars', line: [{ id: 'chuff-ape', damage: 9 }, 'snufflegator', 'blypyp'] },
      foe: { line: ['mother'] },
    });
    t.me.reap('chuff-ape').yes();
    expect([...t.options()].sort()).toEqual(['blypyp', 'snufflegator']);
    t.me.choose('snufflegator');
    t.expect({
      me: { aember: 1, line: [{ id: 'chuff-ape', exhausted: true }, 'blypyp'], discard: ['snufflegator'] },
      foe: { line: ['mother'] },
    });
  });

  it('does so after a fight too, with the damage of that fight', () => {
    const t = table({
      me: { house: 'mars', line: [{ id: 'chuff-ape', damage: 2 }, 'dust-imp'] },
      foe: { line: ['mother'] },
    });
    t.me.fight('chuff-ape', 'mother').yes();
    t.expect({
      me: { aember: 2, line: [{ id: 'chuff-ape', exhausted: true }], discard: ['dust-imp'] },
      foe: { line: [] },
    });
  });

  it('may decline, and is not asked without another friendly creature', () => {
    const t = table({ me: { house: 'mars', line: [{ id: 'chuff-ape', damage: 2 }, 'blypyp'] }, foe: {} });
    t.me.reap('chuff-ape').no();
    t.expect({ me: { aember: 1, line: [{ id: 'chuff-ape', damage: 2, exhausted: true }, 'blypyp'] } });
    const alone = table({
      me: { house: 'mars', line: [{ id: 'chuff-ape', damage: 2 }] },
      foe: { line: ['mother'] },
    });
    alone.me.reap('chuff-ape');
    alone.expect({
      me: { aember: 1, line: [{ id: 'chuff-ape', damage: 2, exhausted: true }] },
      foe: { line: ['mother'] },
    });
  });

  it('is not healed when the sacrificed creature is saved', () => {
    const t = table({
      me: {
        house: 'mars',
        line: [
          { id: 'chuff-ape', damage: 2 },
          { id: 'blypyp', upgrades: ['armageddon-cloak'] },
        ],
      },
      foe: {},
    });
    t.me.reap('chuff-ape').yes();
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'chuff-ape', damage: 2, exhausted: true }, 'blypyp'],
        discard: ['armageddon-cloak'],
      },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling chuff-ape/warded: a ward keeps the creature in play, and Chuff Ape is not healed (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'mars',
          line: [
            { id: 'chuff-ape', damage: 2 },
            { id: 'blypyp', warded: true },
          ],
        },
        foe: {},
      });
      t.me.reap('chuff-ape').yes();
      t.expect({ me: { aember: 1, line: [{ id: 'chuff-ape', damage: 2, exhausted: true }, 'blypyp'], discard: [] } });
    },
  );

  it('cannot do anything but lose its stun in the first turn of use', () => {
    const t = table({ me: { house: 'mars', line: [{ id: 'chuff-ape', stunned: true }, 'blypyp'] }, foe: {} });
    t.me.cannot('reap', 'chuff-ape', 'stunned').unstun('chuff-ape');
    t.expect({ me: { aember: 0, line: [{ id: 'chuff-ape', exhausted: true }, 'blypyp'] } });
  });
});
