import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('mutation-of-instinct', () => {
  const mine = { house: 'untamed', ...myHouses.untamed } as const;

  it('gives a creature skirmish', () => {
    const t = table({
      me: { ...mine, hand: ['mutation-of-instinct'], line: ['lumilu', 'lumilu'] },
      foe: { line: ['kelifi-dragon'] },
    });
    t.me
      .play('mutation-of-instinct')
      .choose('lumilu')
      .fight('lumilu', 'kelifi-dragon')
      .fight('lumilu#2', 'kelifi-dragon');
    t.expect({
      me: { aember: 1, line: [{ id: 'lumilu', exhausted: true }] },
      foe: { line: [{ id: 'kelifi-dragon', damage: 8 }] },
    });
  });

  it('does not help it when it is attacked', () => {
    const t = table({
      me: { ...mine, hand: ['mutation-of-instinct', ...filler(6)], line: ['krump'] },
      foe: { ...foeHouses, line: ['bumpsy'] },
    });
    t.me.play('mutation-of-instinct').choose('krump').end();
    t.foe.house('brobnar').fight('bumpsy', 'krump');
    t.expect({ me: { line: [{ id: 'krump', damage: 5 }] }, foe: { line: [] } });
  });

  it('ruling mutation-of-cunning/until: skirmish and the trait end as the next turn of its player starts', () => {
    const t = table({
      me: { ...mine, hand: ['mutation-of-instinct', 'vault-s-blessing', ...filler(5)], line: ['lumilu'] },
      foe: { ...foeHouses, line: ['troll'] },
    });
    t.me.play('mutation-of-instinct').choose('lumilu').end();
    t.foe.house('dis').end();
    t.me.house('untamed').play('vault-s-blessing').fight('lumilu', 'troll');
    t.expect({ me: { aember: 2, line: [] }, foe: { line: [{ id: 'troll', damage: 4 }] } });
  });

  it('makes it a Mutant until then', () => {
    const t = table({ me: { ...mine, hand: ['mutation-of-instinct', 'vault-s-blessing'], line: ['krump'] }, foe: {} });
    t.me.play('mutation-of-instinct').play('vault-s-blessing');
    t.expect({ me: { aember: 3, line: ['krump'] } });
  });
});
