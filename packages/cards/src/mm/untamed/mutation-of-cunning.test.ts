import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('mutation-of-cunning', () => {
  const mine = { house: 'untamed', ...myHouses.untamed } as const;
  const foes = { ...foeHouses, line: ['troll', 'bumpsy'] };

  it('gives a creature elusive in the next turn of the opponent', () => {
    const t = table({ me: { ...mine, hand: ['mutation-of-cunning', ...filler(5)], line: ['krump'] }, foe: foes });
    t.me.play('mutation-of-cunning').choose('krump').end();
    t.foe.house('brobnar').fight('troll', 'krump').fight('bumpsy', 'krump');
    t.expect({
      me: { aember: 1, line: [{ id: 'krump', damage: 5 }] },
      foe: { line: [{ id: 'troll', exhausted: true }] },
    });
  });

  it('ruling mutation-of-cunning/until: elusive and the trait end as the next turn of its player starts', () => {
    const t = table({
      me: { ...mine, hand: ['mutation-of-cunning', 'vault-s-blessing', ...filler(5)], line: ['krump'] },
      foe: foes,
    });
    t.me.play('mutation-of-cunning').choose('krump').end();
    t.foe.house('shadows').end();
    t.me.house('untamed').play('vault-s-blessing').end();
    t.foe.house('brobnar').fight('troll', 'krump');
    t.expect({
      me: { aember: 2, line: [] },
      foe: { aember: 0, line: [{ id: 'troll', damage: 6, exhausted: true }, 'bumpsy'] },
    });
  });

  it('makes it a Mutant besides what it is, whoever controls it', () => {
    const t = table({
      me: { ...mine, hand: ['mutation-of-cunning', 'vault-s-blessing'] },
      foe: { ...foeHouses, line: ['krump'] },
    });
    t.me.play('mutation-of-cunning').play('vault-s-blessing');
    t.expect({ me: { aember: 2 }, foe: { aember: 1, line: ['krump'] } });
    const beast = table({ me: { ...mine, hand: ['mutation-of-cunning'], line: ['snufflegator', 'lumilu'] }, foe: {} });
    beast.me.play('mutation-of-cunning').choose('snufflegator').reap('lumilu');
    beast.expect({ me: { aember: 3, line: ['snufflegator', { id: 'lumilu', exhausted: true }] } });
  });

  it('does nothing without a creature', () => {
    const t = table({ me: { ...mine, hand: ['mutation-of-cunning'] }, foe: {} });
    t.me.play('mutation-of-cunning');
    t.expect({ me: { aember: 1, discard: ['mutation-of-cunning'] } });
  });
});
