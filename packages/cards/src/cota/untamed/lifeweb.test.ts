import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('lifeweb', () => {
  const threeCreatures = { ...foeHouses, hand: ['tocsin', 'dust-imp', 'charette', 'fear'] } as const;

  it('steals 2 after a turn in which the opponent played 3 creatures', () => {
    const t = table({
      me: { house: 'logos', ...myHouses.untamed, hand: ['lifeweb'] },
      foe: { ...threeCreatures, aember: 3 },
    });
    t.me.end();
    t.foe.house('dis').play('tocsin').play('dust-imp').play('charette').end();
    t.me.house('untamed').play('lifeweb');
    t.expect({
      me: { aember: 3, discard: ['lifeweb'] },
      foe: { aember: 1, line: ['tocsin', 'dust-imp', 'charette'] },
    });
  });

  it('steals nothing after 2 creatures and another card', () => {
    const t = table({
      me: { house: 'logos', ...myHouses.untamed, hand: ['lifeweb'], line: ['mother'] },
      foe: { ...threeCreatures, aember: 3 },
    });
    t.me.end();
    t.foe.house('dis').play('tocsin').play('dust-imp').play('fear').end();
    t.me.house('untamed').play('lifeweb');
    t.expect({ me: { aember: 1 }, foe: { aember: 3, line: ['tocsin', 'dust-imp'] } });
  });

  it('does not count what its own player played', () => {
    const t = table({
      me: {
        house: 'untamed',
        ...myHouses.untamed,
        hand: ['lifeweb', 'snufflegator', 'niffle-ape', 'niffle-queen'],
        deck: ['lifeweb'],
      },
      foe: { ...foeHouses, aember: 3 },
    });
    t.me.play('snufflegator').play('niffle-ape').play('niffle-queen').play('lifeweb').end();
    t.foe.house('dis').end();
    t.me.house('untamed').play('lifeweb');
    t.expect({
      me: { aember: 2, line: ['snufflegator', 'niffle-ape', 'niffle-queen'] },
      foe: { aember: 3 },
    });
  });

  it('does not look at the turn before the last one of the opponent', () => {
    const t = table({
      me: { house: 'logos', ...myHouses.untamed, hand: ['lifeweb'] },
      foe: { ...threeCreatures, aember: 3 },
    });
    t.me.end();
    t.foe.house('dis').play('tocsin').play('dust-imp').play('charette').end();
    t.me.house('logos').end();
    t.foe.house('brobnar').end();
    t.me.house('untamed').play('lifeweb');
    t.expect({ me: { aember: 1 }, foe: { aember: 3, line: ['tocsin', 'dust-imp', 'charette'] } });
  });

  it('counts creatures that have left play since, and takes no more than there is', () => {
    const t = table({
      me: { house: 'logos', ...myHouses.untamed, hand: ['lifeweb', 'mighty-tiger'] },
      foe: { ...foeHouses, hand: ['tocsin', 'dust-imp', 'charette'], aember: 1 },
    });
    t.me.end();
    t.foe.house('dis').play('tocsin').play('dust-imp').play('charette').end();
    t.me.house('untamed').play('mighty-tiger').choose('tocsin').play('lifeweb');
    t.expect({
      me: { aember: 2, line: [{ id: 'mighty-tiger', exhausted: true }] },
      foe: { aember: 0, line: ['dust-imp', 'charette'] },
    });
  });
});
