import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('faust-the-great', () => {
  it.each([
    { aember: 7, keys: 0, left: 7 },
    { aember: 8, keys: 1, left: 0 },
  ])(
    'makes keys of the opponent dearer by 1 for each friendly creature with æmber: $aember forge $keys',
    ({ aember, keys, left }) => {
      const line = ['faust-the-great', { id: 'troll', aember: 3 }, { id: 'krump', aember: 1 }];
      const t = table({
        me: { house: 'saurian', ...myHouses.saurian, line },
        foe: { ...foeHouses, aember, line: [{ id: 'tocsin', aember: 1 }] },
      });
      t.me.end();
      t.expect({ me: { line }, foe: { keys, aember: left, line: [{ id: 'tocsin', aember: 1 }] } });
    },
  );

  it('counts itself, and does not make keys of its own player dearer', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.saurian, aember: 6, line: [{ id: 'faust-the-great', aember: 1 }] },
      foe: { ...foeHouses, aember: 6 },
    });
    t.me.house('saurian').end();
    t.expect({
      me: { keys: 1, aember: 0, line: [{ id: 'faust-the-great', aember: 1 }] },
      foe: { keys: 0, aember: 6 },
    });
  });

  it('may exalt a friendly creature as it is played, itself too, or none', () => {
    const position = () =>
      table({ me: { house: 'saurian', hand: ['faust-the-great'], line: ['troll'] }, foe: { line: ['krump'] } });
    const t = position();
    t.me.play('faust-the-great').yes();
    expect(t.options()).toEqual(['troll', 'faust-the-great']);
    t.me.choose('faust-the-great');
    t.expect({
      me: { line: ['troll', { id: 'faust-the-great', aember: 1, exhausted: true }] },
      foe: { line: ['krump'] },
    });
    const declined = position();
    declined.me.play('faust-the-great').no();
    declined.expect({ me: { line: ['troll', { id: 'faust-the-great', exhausted: true }] }, foe: { line: ['krump'] } });
  });
});
