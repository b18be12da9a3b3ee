import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('mutation-of-fury', () => {
  const mine = { house: 'untamed', ...myHouses.untamed } as const;

  it('gives a creature assault 3', () => {
    const t = table({ me: { ...mine, hand: ['mutation-of-fury'], line: ['snufflegator'] }, foe: { line: ['troll'] } });
    t.me.play('mutation-of-fury').choose('snufflegator').fight('snufflegator', 'troll');
    t.expect({
      me: { aember: 1, line: [{ id: 'snufflegator', exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 7 }] },
    });
  });

  it('adds to the assault that it has', () => {
    const t = table({
      me: { ...mine, hand: ['mutation-of-fury'], line: ['ancient-bear'] },
      foe: { line: ['tantadlin'] },
    });
    t.me.play('mutation-of-fury').choose('ancient-bear').fight('ancient-bear', 'tantadlin');
    t.expect({ me: { line: [{ id: 'ancient-bear', damage: 2, exhausted: true }] }, foe: { line: [] } });
  });

  it('serves an enemy creature in its own turn', () => {
    const t = table({
      me: { ...mine, hand: ['mutation-of-fury', ...filler(6)], line: ['troll'] },
      foe: { ...foeHouses, line: ['batdrone'], houses: ['brobnar', 'dis', 'logos'] },
    });
    t.me.play('mutation-of-fury').choose('batdrone').end();
    t.foe.house('logos').fight('batdrone', 'troll');
    t.expect({
      me: { aember: 0, line: [{ id: 'troll', damage: 5 }] },
      foe: { aember: 1, line: [{ id: 'batdrone', exhausted: true }] },
    });
  });

  it('ruling mutation-of-cunning/until: assault and the trait end as the next turn of its player starts', () => {
    const t = table({
      me: { ...mine, hand: ['mutation-of-fury', 'vault-s-blessing', ...filler(5)], line: ['snufflegator'] },
      foe: { ...foeHouses, line: ['troll'] },
    });
    t.me.play('mutation-of-fury').choose('snufflegator').end();
    t.foe.house('dis').end();
    t.me.house('untamed').play('vault-s-blessing').fight('snufflegator', 'troll');
    t.expect({
      me: { aember: 2, line: [{ id: 'snufflegator', exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 4 }] },
    });
  });

  it('makes it a Mutant until then', () => {
    const t = table({ me: { ...mine, hand: ['mutation-of-fury', 'vault-s-blessing'], line: ['krump'] }, foe: {} });
    t.me.play('mutation-of-fury').play('vault-s-blessing');
    t.expect({ me: { aember: 3, line: ['krump'] } });
  });
});
